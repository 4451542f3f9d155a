//! Doublets, a patience by Rosanna Yuen (AisleRiot, 1998).
//!
//! - **D1** The stock lies at the top left, the waste to its right, then seven reserve piles in an
//!   arch with the one foundation in the middle of its bottom row. Piles 1 to 3 are the top row, 4
//!   and 5 the middle row, 6 and 7 stand left and right of the foundation.
//! - **D2** The deal puts one card face up on each reserve pile, 1 to 7, then one on the foundation. A King
//!   that comes up goes to the bottom of the deck at once, and another card is dealt to the same place. The
//!   remaining cards are the stock.
//! - **D3** The foundation takes a card of twice the rank of its top card, less 13 if that exceeds 13; suits do
//!   not matter: A 2 4 8 3 6 Q J 9 5 T 7 A … The card comes from the top of the waste or from a reserve pile.
//! - **D4** A reserve pile holds one card. When that is played, the top of the waste fills the pile at once, or
//!   else the top of the stock; if both are empty, the pile stays empty. A King that fills a pile stays there.
//! - **D5** The player turns cards one at a time from the stock onto the waste. No card turns by itself.
//! - **D6** When the stock is empty and the waste is not, the waste can go back to the stock in the same order.
//!   There are two redeals, so three passes.
//! - **D7** Each card on the foundation scores one point. 48 points win: the four Kings can never be played.
//!   The game is lost when no legal move is left.
//! - **D8** The player knows every card that has lain face up: the whole stock after the first pass, and the
//!   Kings that the deal put back.
//!
//! With fewer ranks, the highest rank takes the part of the Kings.

mod arrange;
mod game;
mod judge;
mod layout;
mod moves;
mod play;
mod state;
mod view;

pub use judge::Violation;
pub use layout::Layout;
pub use moves::Move;
pub use play::{Effect, Source};
pub use state::State;
pub use view::View;

use crate::options::take_options;
use crate::pieces::Rank;
use crate::{GameOptions, OptionsError};

/// The numbers of the rules.
pub const RULES: &[&str] = &["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"];

/// The most reserve piles that the arch has room for.
pub const MOST_PILES: u8 = 7;

/// The options of a deal.
///
/// # Examples
/// ```
/// use talon_rules::doublets::Options;
///
/// let options = Options::new(13, 0, 7)?;
/// assert_eq!(options.redeals(), 0);
/// assert_eq!(options.most_points(), 48);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    ranks: u8,
    redeals: u8,
    piles: u8,
}

impl Options {
    /// Makes options of these numbers; the defaults are 13 ranks, 2 redeals and 7 piles.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::doublets::Options;
    ///
    /// assert!(Options::new(5, 1, 3).is_ok());
    /// let error = Options::new(4, 1, 3).expect_err("doubling 4 ranks goes 1 2 4 4 4");
    /// assert_eq!(error.to_string(), "ranks must be 3, 5, 11 or 13");
    /// ```
    ///
    /// # Errors
    /// Doubling must run through all ranks but the highest, as it does for 3, 5, 11 and 13 ranks, and there
    /// must be 1 to 7 piles.
    pub fn new(ranks: u8, redeals: u8, piles: u8) -> Result<Options, OptionsError> {
        if ![3, 5, 11, 13].contains(&ranks) {
            return Err(OptionsError::Impossible("ranks must be 3, 5, 11 or 13"));
        }
        if !(1..=MOST_PILES).contains(&piles) {
            return Err(OptionsError::Impossible("piles must be 1 to 7"));
        }
        // Three ranks already have eight cards below the King: enough for seven piles and the foundation.
        Ok(Options { ranks, redeals, piles })
    }

    /// The number of ranks in the deck.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The number of redeals.
    pub const fn redeals(&self) -> u8 {
        self.redeals
    }

    /// The number of reserve piles.
    pub const fn piles(&self) -> u8 {
        self.piles
    }

    /// The rank that follows a rank of the deck on the foundation: twice the rank, less the number of ranks if
    /// that is too much (D3).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::doublets::Options;
    ///
    /// let options = Options::default();
    /// assert_eq!(options.following("6".parse()?), "Q".parse()?);
    /// assert_eq!(options.following("Q".parse()?), "J".parse()?, "24 less 13");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn following(&self, rank: Rank) -> Rank {
        let twice = 2 * rank.number();
        let number = if twice > self.ranks { twice - self.ranks } else { twice };
        Rank::new(number).expect("twice a rank, less the ranks, is a rank")
    }

    /// The rank that can never be played (D7): the highest of the deck.
    pub(super) fn king(&self) -> Rank {
        Rank::new(self.ranks).expect("options have 3 to 13 ranks")
    }

    /// The points that win the game: one for each card but the Kings.
    pub const fn most_points(&self) -> usize {
        4 * (self.ranks as usize - 1)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { ranks: 13, redeals: 2, piles: 7 }
    }
}

impl GameOptions for Options {
    fn points_that_win(&self) -> Option<u32> {
        u32::try_from(self.most_points()).ok()
    }

    fn pairs(&self) -> Vec<(&'static str, u8)> {
        vec![("ranks", self.ranks), ("redeals", self.redeals), ("piles", self.piles)]
    }

    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Options, OptionsError> {
        let [ranks, redeals, piles] = take_options([("ranks", 13), ("redeals", 2), ("piles", 7)], pairs)?;
        Options::new(ranks, redeals, piles)
    }
}
