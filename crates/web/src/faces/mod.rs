//! The look of cards and tiles.
//!
//! Suits, courts and backs are drawn by hand in `assets/pieces.svg`. The page holds this drawing once
//! ([`PieceSymbols`]), and each face uses its symbols. The places of pips, dots and indices are plain data here.
//! Lengths are in units of the drawing: a card is [`CARD_WIDTH`] by [`CARD_HEIGHT`], a tile two squares of
//! [`TILE_SIDE`]. Colours are the custom properties in `styles/`.
//!
//! A face is one piece of markup: a table has hundreds of shapes, and none of them changes by itself. Screen readers
//! ignore faces.

pub mod card;
mod dots;
mod indices;
mod pips;
pub mod tile;

#[cfg(test)]
mod tests;

use leptos::prelude::*;
use talon_rules::pieces::Rank;
use talon_table::Face;

pub use card::{card_back, card_face};
pub use dots::{DOT_RADIUS, Dot, dots};
pub use indices::{Detail, Index, Marks, Place, Showing, marks};
pub use pips::{Pip, pip_size, pips};
pub use tile::{tile_back, tile_face};

/// The width of a card.
pub const CARD_WIDTH: f64 = 100.0;

/// The height of a card.
pub const CARD_HEIGHT: f64 = 140.0;

/// The side of each half of a tile.
pub const TILE_SIDE: f64 = 100.0;

/// The drawings that all faces use.
pub const PIECES: &str = include_str!("../../assets/pieces.svg");

/// The symbols that all faces use; the page must hold them once.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    view! { <div class="piece-symbols" aria-hidden="true" inner_html=PIECES></div> }
}

/// The face of a piece as markup, which contains no text from a player. `index` gives the text for a rank.
pub fn face_markup(face: Face, index: impl Fn(Rank) -> String, detail: Detail, showing: Showing) -> String {
    match face {
        Face::Card(card) => card_face(card, &index(card.rank()), detail, showing),
        Face::Back(_) => card_back(),
        Face::Tile(tile) | Face::Joined { tile, .. } => tile_face(tile, detail),
        Face::TileBack => tile_back(),
        Face::Empty => String::new(),
    }
}
