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
mod worlds;

pub use history::{OpenHand, PastTurn};
pub use judge::Violation;
pub use layout::{BranchLayout, Layout, MatchLayout};
pub use moves::{Move, Seat, Turn, UnknownSeat};
pub use play::{Effect, Ending};
pub use score::hand_winner;
pub use state::{Branch, State, sides_of};
pub use view::View;

use crate::options::take_options;
use crate::{GameOptions, OptionsError};

/// The numbers of the rules.
pub const RULES: &[&str] = &["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"];

/// The points that win a match.
pub const MATCH_TARGET: u8 = 11;

/// The highest target: a score with the points of the last hand still fits into a byte.
const MOST_TARGET: u8 = 200;

/// The number of tiles that each seat is dealt (C1).
pub const HAND_SIZE: usize = 11;

/// The number of tiles that lie aside (C1).
pub const ASIDE_SIZE: usize = 6;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Options {
    target: u8,
}

impl Options {
    /// A single hand.
    pub const HAND: Options = Options { target: 0 };
    /// A match to 11 points (C10).
    pub const MATCH: Options = Options { target: MATCH_TARGET };

    /// The points that win the match; 0 for a single hand.
    pub const fn target(&self) -> u8 {
        self.target
    }

    /// Whether the game is a match.
    pub const fn is_match(&self) -> bool {
        self.target > 0
    }
}

impl GameOptions for Options {
    fn for_table() -> Options {
        Options::MATCH
    }

    fn pairs(&self) -> Vec<(&'static str, u8)> {
        vec![("target", self.target)]
    }

    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Options, OptionsError> {
        let [target] = take_options([("target", 0)], pairs)?;
        if target > MOST_TARGET {
            return Err(OptionsError::Impossible("target must be at most 200"));
        }
        Ok(Options { target })
    }
}
