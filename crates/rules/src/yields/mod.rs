//! Yield, a patience by Rosanna Yuen (AisleRiot, 2001).
//!
//! - **Y1** 28 cards lie face up in a pyramid that stands on its point: rows of 7, 6, 5, 4, 3, 2 and
//!   1, dealt row by row from the widest, left to right. Card *i* of a row lies over cards *i* and
//!   *i* + 1 of the wider row before it. The remaining 24 cards are the stock.
//! - **Y2** A pyramid card is exposed when no remaining card lies over it.
//! - **Y3** The player turns cards one at a time from the stock onto the waste, which never goes back. The top
//!   and the bottom card of the waste are available; a lone card is both, and is called the top.
//! - **Y4** An available King is removed alone.
//! - **Y5** Two available cards whose ranks add up to 13 are removed together: two exposed pyramid cards, one
//!   of them with the top or the bottom of the waste, or the top with the bottom of the waste. The top of the
//!   waste can also go with the second card from the top. A card is never available together with one that lies
//!   over it.
//! - **Y6** Each removed card scores one point; removing them all wins. The game is lost when no legal move is
//!   left.
//! - **Y7** The player knows every card but those that still lie in the stock.
//!
//! With fewer ranks, the highest rank takes the part of the Kings, and the ranks of a pair add up to it.

mod arrange;
mod game;
mod judge;
mod layout;
mod moves;
mod play;
mod state;
mod view;

pub use judge::Violation;
pub use layout::{Layout, Spot};
pub use moves::{Move, Pair, Place};
pub use play::{Effect, Taken};
pub use state::State;
pub use view::View;

use crate::options::take_options;
use crate::pieces::Rank;
use crate::{GameOptions, OptionsError};

/// The numbers of the rules.
pub const RULES: &[&str] = &["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"];

/// The most rows that a pyramid can have.
pub const MOST_ROWS: u8 = 7;

/// The options of a deal.
///
/// # Examples
/// ```
/// use talon_rules::yields::Options;
///
/// let options = Options::default();
/// assert_eq!((options.cards(), options.pyramid_cards()), (52, 28));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    ranks: u8,
    rows: u8,
}

impl Options {
    /// Makes options of these numbers; the defaults are 13 ranks and 7 rows.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::yields::Options;
    ///
    /// assert!(Options::new(5, 3).is_ok());
    /// let error = Options::new(3, 5).expect_err("15 places for 12 cards");
    /// assert_eq!(error.to_string(), "a deck with this number of ranks has too few cards for this number of rows");
    /// ```
    ///
    /// # Errors
    /// The number of ranks must be odd, so that no two cards of one rank make a pair, and at most 13. There
    /// must be 1 to 7 rows, and enough cards for the pyramid.
    pub fn new(ranks: u8, rows: u8) -> Result<Options, OptionsError> {
        let options = Options { ranks, rows };
        if ranks > 13 || ranks.is_multiple_of(2) {
            return Err(OptionsError::Impossible("ranks must be odd and at most 13"));
        }
        if !(1..=MOST_ROWS).contains(&rows) {
            return Err(OptionsError::Impossible("rows must be 1 to 7"));
        }
        if options.pyramid_cards() > options.cards() {
            return Err(OptionsError::Impossible(
                "a deck with this number of ranks has too few cards for this number of rows",
            ));
        }
        Ok(options)
    }

    /// The number of ranks in the deck; the ranks of a pair add up to it (Y5).
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The number of rows in the pyramid, which is also the number of cards in the widest row.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of cards, which is also the number of points that win.
    pub const fn cards(&self) -> usize {
        4 * self.ranks as usize
    }

    /// The number of cards in the pyramid.
    pub const fn pyramid_cards(&self) -> usize {
        self.rows as usize * (self.rows as usize + 1) / 2
    }

    /// The rank that is removed alone (Y4), and that the ranks of a pair add up to (Y5).
    pub(super) fn king(&self) -> Rank {
        Rank::new(self.ranks).expect("options have 1 to 13 ranks")
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { ranks: 13, rows: 7 }
    }
}

impl GameOptions for Options {
    fn points_that_win(&self) -> Option<u32> {
        u32::try_from(self.cards()).ok()
    }

    fn pairs(&self) -> Vec<(&'static str, u8)> {
        vec![("ranks", self.ranks), ("rows", self.rows)]
    }

    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Options, OptionsError> {
        let [ranks, rows] = take_options([("ranks", 13), ("rows", 7)], pairs)?;
        Options::new(ranks, rows)
    }
}
