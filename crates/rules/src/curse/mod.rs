//! Curse of the Doublet, also called Flaken's Frustration, a domino game for two by Howard Fosdick
//! (2023).
//!
//! - **C1** There are two seats, south and north. Each gets 11 of the 28 tiles of a double-six set; the other
//!   six lie aside, unseen and unused.
//! - **C2** A coin that belongs to the deal says who leads the first hand. Later, the loser of the last hand
//!   chooses who leads; after a blocked hand nobody has lost, and the coin is flipped again.
//! - **C3** The leader puts down any tile, the *set*, and their turn ends.
//! - **C4** The set *a–b* has two sides open for *a* and two for *b*; a doublet has four of its number.
//!   One branch can grow from each side. The open end of a started branch is the outward number of
//!   its last tile.
//! - **C5** A play is one tile joined to the open end of a started branch, or to a side not yet started.
//! - **C6** A player who can play must play; a player who cannot passes.
//! - **C7** When the outward number of the tile just played equals the open end of any other *started*
//!   branch, it is a match, and the same player plays again. Any other tile ends the turn.
//! - **C8** The hand ends when a player has played their last tile. It is blocked when two passes follow each
//!   other (a pass after a match counts).
//! - **C9** The player who goes out scores one point for each tile in the other's hand, and one more if the
//!   last tile made a match. Nobody scores in a blocked hand.
//! - **C10** The first player with 11 points, over as many hands as it takes, wins the match.
//! - **C11** A seat knows its own tiles, the layout, the order of plays, every pass, and the number of tiles
//!   that the other seat holds. It knows neither those tiles nor the ones aside.

mod arrange;
mod course;
mod game;
mod history;
mod judge;
mod layout;
mod moves;
mod play;
mod score;
mod state;
mod unseen;
mod view;

pub use history::{OpenHand, PastTurn};
pub use judge::Violation;
pub use layout::{BranchLayout, Layout, MatchLayout};
pub use moves::{Move, Seat, Turn, UnknownSeat};
pub use play::{Effect, Ending};
pub use score::hand_winner;
pub use state::{Branch, State, sides_of};
pub use view::View;

use crate::options::take_options;
use crate::pieces::Tile;
use crate::{GameOptions, OptionsError};

/// The numbers of the rules.
pub const RULES: &[&str] = &["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"];

/// The points that win a match.
pub const MATCH_TARGET: u8 = 11;

/// The highest target: a score with the points of the last hand still fits into a byte.
const MOST_TARGET: u8 = 200;

/// The number of tiles that each seat is dealt (C1); in a small set, the most.
pub const HAND_SIZE: usize = 11;

/// The number of tiles that lie aside (C1); in a small set, the most.
pub const ASIDE_SIZE: usize = 6;

/// The highest number of pips of a double-six set.
const MOST_PIPS: u8 = 6;

/// The options of a game.
///
/// In a small set no number is above `pips`, and each seat gets `hand` tiles; the rest lies aside. All other rules stay
/// the same. Small sets exist to be solved and examined, not to be played.
///
/// # Examples
/// ```
/// use talon_rules::GameOptions;
/// use talon_rules::curse::Options;
///
/// let small = Options::from_text("pips 3, hand 4")?;
/// assert_eq!((small.set().count(), small.hand_size(), small.aside_size()), (10, 4, 2));
/// assert_eq!(Options::HAND.to_text(), "target 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    target: u8,
    pips: u8,
    hand: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options::HAND
    }
}

impl Options {
    /// A single hand.
    pub const HAND: Options = Options { target: 0, pips: MOST_PIPS, hand: HAND_SIZE as u8 };
    /// A match to 11 points (C10).
    pub const MATCH: Options = Options { target: MATCH_TARGET, ..Options::HAND };

    /// The points that win the match; 0 for a single hand.
    pub const fn target(&self) -> u8 {
        self.target
    }

    /// The tiles of the set, in the order of [`Tile::all`] (C1).
    pub fn set(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        let pips = self.pips;
        Tile::all().filter(move |tile| tile.high() <= pips)
    }

    /// The number of tiles that each seat is dealt (C1).
    pub const fn hand_size(&self) -> usize {
        self.hand as usize
    }

    /// The number of tiles that lie aside (C1).
    pub const fn aside_size(&self) -> usize {
        let numbers = self.pips as usize + 1;
        numbers * (numbers + 1) / 2 - 2 * self.hand_size()
    }

    /// Returns true if the game is a match.
    pub const fn is_match(&self) -> bool {
        self.target > 0
    }
}

impl GameOptions for Options {
    fn for_table() -> Options {
        Options::MATCH
    }

    fn pairs(&self) -> Vec<(&'static str, u8)> {
        let mut pairs = vec![("target", self.target)];
        if self.pips < MOST_PIPS {
            pairs.extend([("pips", self.pips), ("hand", self.hand)]);
        }
        pairs
    }

    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Options, OptionsError> {
        let usual = [("target", 0), ("pips", MOST_PIPS), ("hand", HAND_SIZE as u8)];
        let [target, pips, hand] = take_options(usual, pairs)?;
        if target > MOST_TARGET {
            return Err(OptionsError::Impossible("target must be at most 200"));
        }
        if !(2..=MOST_PIPS).contains(&pips) {
            return Err(OptionsError::Impossible("pips must be from 2 to 6"));
        }
        let options = Options { target, pips, hand };
        let tiles = options.set().count();
        let possible = tiles.saturating_sub(ASIDE_SIZE).div_ceil(2).max(2)..=(tiles / 2).min(HAND_SIZE);
        if !possible.contains(&options.hand_size()) {
            let problem = "hand must be from 2 to 11 and leave at most six tiles of the set aside";
            return Err(OptionsError::Impossible(problem));
        }
        Ok(options)
    }
}
