//! The pieces of the games.
//!
//! - [`Card`], [`Rank`], [`Suit`] and sets of cards ([`CardSet`]);
//! - [`Tile`] (a domino of the double-six set) and sets of tiles ([`TileSet`]);
//! - [`DealNumber`] and [`Chance`]: deal 17 is the same cards for ever, on every machine.
//!
//! They know no game.
//!
//! ```
//! use talon_rules::pieces::{Card, DealNumber, shuffled_cards};
//!
//! let deck = shuffled_cards(DealNumber::new(17)?, 13);
//! assert_eq!(deck.len(), 52);
//! assert_eq!("10h".parse::<Card>()?.to_string(), "TH");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod chance;
mod deal;
mod tile;

pub use card::{Card, CardSet, Colour, ParseCardError, ParseRankError, Rank, Suit};
pub use chance::Chance;
#[doc(hidden)]
pub use chance::binomial;
pub use deal::{
    DEAL_VERSION, DealNumber, DealNumberError, Root, shuffled_cards, shuffled_tiles, shuffled_tiles_of_root,
};
pub use tile::{ParseTileError, Tile, TileSet};
