//! How cards and tiles look.
//!
//! What does not move is drawn by hand in `assets/pieces.svg`: suits, courts, backs. A page holds it once
//! ([`PieceSymbols`]) and each face uses its symbols. Where pips, dots and indices stand is plain data
//! here. Lengths are in units of the drawing: a card is [`CARD_WIDTH`] by [`CARD_HEIGHT`], a tile two
//! squares of [`TILE_SIDE`]. Colours are the custom properties in `styles/`.
//!
//! Nothing in here speaks to a screen reader: faces are only looked at.

pub mod card;
mod dots;
mod marks;
mod pips;
pub mod tile;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

pub use dots::{DOT_RADIUS, Dot, dots};
pub use marks::{Detail, Index, Marks, Place, Showing, marks};
pub use pips::{Pip, pip_size, pips};

/// The width of a card.
pub const CARD_WIDTH: f64 = 100.0;

/// The height of a card.
pub const CARD_HEIGHT: f64 = 140.0;

/// The side of each half of a tile.
pub const TILE_SIDE: f64 = 100.0;

/// The drawings that all faces use.
const PIECES: &str = include_str!("../../assets/pieces.svg");

/// The symbols that all faces use; a page must hold them once, anywhere.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    view! { <div class="piece-symbols" aria-hidden="true" inner_html=PIECES></div> }
}
