//! Lady Jane, a patience by Rosanna Yuen (AisleRiot, 1999).
//!
//! - **L1** The stock lies at the top left, four foundations at the top right, seven tableau piles
//!   below them and seven reserve piles on the right.
//! - **L2** The tableau is dealt row by row, so that pile 1 has one card, pile 2 two and so on; only the last
//!   card of each pile lies face up. Then each reserve pile gets one card face up, left to right, and the first
//!   foundation gets one: its rank is the base. The remaining 16 cards are the stock.
//! - **L3** A foundation begins with the base and goes up in suit, round the corner (A on K). A card of the
//!   base rank starts an empty foundation. The top card of a foundation, a lone base card too, may
//!   go back to the tableau, but never to another foundation.
//! - **L4** The tableau is built down in alternating colours, round the corner (K on A), but nothing
//!   goes on a card of the base rank. Any top part of a pile's face-up cards moves as a unit when its
//!   lowest card fits. A face-down card that becomes the top is turned up.
//! - **L5** An empty tableau pile takes only a card of the rank just below the base, or a group that
//!   starts with one.
//! - **L6** The top card of each reserve pile may go to a foundation or to the tableau. Nothing is
//!   built on the reserve.
//! - **L7** A deal from the stock puts one card face up on each reserve pile, left to right. When fewer cards
//!   than reserve piles are left, the last deal turns them up as spares instead, each of which is played like a
//!   reserve card: the stock has 16, 9, 2 and no cards, so there are two spares. There is no redeal.
//! - **L8** Each card on the foundations scores one point. 52 points win. The game is lost when no legal move
//!   is left.
//! - **L9** The player knows every card that lies or has lain face up. The face-down cards and the stock are
//!   hidden.

mod arrange;
mod game;
mod judge;
mod layout;
mod moves;
mod play;
mod state;
mod view;

pub use judge::Violation;
pub use layout::{Layout, PileLayout};
pub use moves::{Move, Place};
pub use play::Effect;
pub use state::{State, TableauPile};
pub use view::View;

use crate::options::take_options;
use crate::{GameOptions, OptionsError};

/// The numbers of the rules.
pub const RULES: &[&str] = &["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9"];

/// The highest number of tableau piles, and of reserve piles.
pub const MOST_PILES: u8 = 7;

/// The number of foundations: one for each suit.
pub const FOUNDATIONS: u8 = 4;

/// The options of a deal.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::Options;
///
/// let options = Options::default();
/// assert_eq!((options.first_stock(), options.spares()), (16, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    ranks: u8,
    piles: u8,
}

impl Options {
    /// Makes options of these numbers; the defaults are 13 ranks, and 7 piles both in the tableau and in the
    /// reserve.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::lady_jane::Options;
    ///
    /// assert!(Options::new(5, 3).is_ok());
    /// let error = Options::new(3, 7).expect_err("12 cards are too few for seven piles");
    /// assert_eq!(error.to_string(), "a deck with this number of ranks has too few cards for this number of piles");
    /// ```
    ///
    /// # Errors
    /// There must be 1 to 13 ranks, 1 to 7 piles, and enough cards to deal.
    pub fn new(ranks: u8, piles: u8) -> Result<Options, OptionsError> {
        let options = Options { ranks, piles };
        if !(1..=13).contains(&ranks) {
            return Err(OptionsError::Impossible("ranks must be 1 to 13"));
        }
        if !(1..=MOST_PILES).contains(&piles) {
            return Err(OptionsError::Impossible("piles must be 1 to 7"));
        }
        if options.dealt_at_first() > options.cards() {
            return Err(OptionsError::Impossible(
                "a deck with this number of ranks has too few cards for this number of piles",
            ));
        }
        Ok(options)
    }

    /// The number of ranks in the deck.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The number of tableau piles, and of reserve piles.
    pub const fn piles(&self) -> u8 {
        self.piles
    }

    /// The number of cards; all of them on the foundations win (L8).
    pub const fn cards(&self) -> usize {
        4 * self.ranks as usize
    }

    /// The number of cards in the stock after the deal (L2).
    pub const fn first_stock(&self) -> usize {
        self.cards() - self.dealt_at_first()
    }

    /// The number of cards that the last deal turns up as spares (L7).
    pub const fn spares(&self) -> usize {
        self.first_stock() % self.piles as usize
    }

    /// The number of cards dealt to the tableau, the reserve and the first foundation (L2).
    const fn dealt_at_first(&self) -> usize {
        let piles = self.piles as usize;
        piles * (piles + 1) / 2 + piles + 1
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { ranks: 13, piles: 7 }
    }
}

impl GameOptions for Options {
    fn points_that_win(&self) -> Option<u32> {
        u32::try_from(self.cards()).ok()
    }

    fn pairs(&self) -> Vec<(&'static str, u8)> {
        vec![("ranks", self.ranks), ("piles", self.piles)]
    }

    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, u8)>) -> Result<Options, OptionsError> {
        let [ranks, piles] = take_options([("ranks", 13), ("piles", 7)], pairs)?;
        Options::new(ranks, piles)
    }
}
