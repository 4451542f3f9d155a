//! Faces and backs of tiles as markup.

use talon_rules::pieces::Tile;

use super::{DOT_RADIUS, Detail, TILE_SIDE, dots};

/// A tile's face, upright with its lower number on top: an `<svg>` that fills the element around it, which is twice as high
/// as wide. Turn that element to lay the tile down.
pub fn tile_face(tile: Tile, detail: Detail) -> String {
    let half = if detail == Detail::Compact { figure } else { half };
    let (low, high) = (half(tile.low()), half(tile.high()));
    let body = whole("tile");
    tile_shape(&format!(r#"{body}{low}<g transform="translate(0 {TILE_SIDE})">{high}</g>"#))
}

/// The back of all tiles, as an `<svg>` that fills the element around it.
pub fn tile_back() -> String {
    tile_shape(&whole("tile-back"))
}

/// A drawing with the shape of a tile.
fn tile_shape(drawing: &str) -> String {
    let height = 2.0 * TILE_SIDE;
    format!(r#"<svg class="piece-face is-tile" viewBox="0 0 {TILE_SIDE} {height}">{drawing}</svg>"#)
}

/// A symbol over the whole tile.
fn whole(symbol: &str) -> String {
    let height = 2.0 * TILE_SIDE;
    format!(r##"<use href="#{symbol}" width="{TILE_SIDE}" height="{height}"/>"##)
}

/// The dots of a number in the upper half of a tile.
fn half(number: u8) -> String {
    let dot = |&(x, y): &(f64, f64)| format!(r#"<circle cx="{x}" cy="{y}" r="{DOT_RADIUS}"/>"#);
    let dots = dots(number).iter().map(dot).collect::<String>();
    format!(r#"<g class="tile-dots-{number}">{dots}</g>"#)
}

/// A number as a figure in the upper half of a tile. It stands upright however the tile is turned.
fn figure(number: u8) -> String {
    let middle = TILE_SIDE / 2.0;
    format!(
        r#"<g transform="translate({middle} {middle})"><text class="tile-figure tile-dots-{number}" dy=".36em">{number}</text></g>"#
    )
}
