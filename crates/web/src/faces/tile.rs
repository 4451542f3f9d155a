//! Tiles, drawn: the components for their faces and their back.

use leptos::prelude::*;
use talon_pieces::Tile;

use super::{DOT_RADIUS, TILE_SIDE, dots};

/// A tile's face, upright with its lower number on top. It fills the element that it stands in, which is
/// twice as high as wide; whoever wants it to lie turns that element.
#[component]
pub fn TileFace(
    /// The tile.
    tile: Tile,
) -> impl IntoView {
    view! {
        <svg class="piece-face" viewBox=tile_box()>
            <use href="#tile" width=TILE_SIDE height=2.0 * TILE_SIDE/>
            <Dots number=tile.low()/>
            <g transform=format!("translate(0 {TILE_SIDE})")>
                <Dots number=tile.high()/>
            </g>
        </svg>
    }
}

/// The back of all tiles. It fills the element that it stands in.
#[component]
pub fn TileBack() -> impl IntoView {
    view! {
        <svg class="piece-face" viewBox=tile_box()>
            <use href="#tile-back" width=TILE_SIDE height=2.0 * TILE_SIDE/>
        </svg>
    }
}

/// The dots of a number in the upper half of a tile.
#[component]
fn Dots(number: u8) -> impl IntoView {
    let dot = |&(x, y): &(f64, f64)| view! { <circle cx=x cy=y r=DOT_RADIUS/> };
    view! { <g class=format!("tile-dots-{number}")>{dots(number).iter().map(dot).collect_view()}</g> }
}

/// The view box of everything with the shape of a tile.
fn tile_box() -> String {
    format!("0 0 {TILE_SIDE} {}", 2.0 * TILE_SIDE)
}
