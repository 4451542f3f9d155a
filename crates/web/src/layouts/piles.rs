//! Piles: squared up, or spread so that all cards are visible.

use super::board::{Placed, Turn};
use super::rect::Rect;

/// The number of cards that make a stack look thicker by one step.
const CARDS_IN_A_STEP: usize = 9;

/// The height of a step, as a fraction of a card's width.
const STEP: f64 = 0.016;

/// The distance that the top of the thickest stack lies higher and farther left than its bottom.
pub(crate) fn thickness(card_width: f64) -> f64 {
    5.0 * step(card_width)
}

fn step(card_width: f64) -> f64 {
    (card_width * STEP).max(1.0).round()
}

/// A pile that is squared up: the bottom card lies in the rectangle, and the stack rises to the upper left. Its steps are
/// visible, its top card, and the card below, which appears when the player lifts the top.
pub(crate) fn stack(bottom: Rect, count: usize) -> Vec<Placed> {
    let step_of = |index: usize| index / CARDS_IN_A_STEP;
    let placed = |index: usize| {
        let rise = step_of(index) as f64 * step(bottom.width);
        let is_visible = index + 2 >= count || step_of(index) != step_of(index + 1);
        Placed { rect: bottom.moved(-rise, -rise), is_visible, turn: Turn::Up }
    };
    (0..count).map(placed).collect()
}

/// A pile that stays exactly where it is, however high it grows.
pub(crate) fn squared_up(rect: Rect, count: usize) -> Vec<Placed> {
    let placed = |index| Placed { is_visible: index + 2 >= count, ..Placed::upright(rect) };
    (0..count).map(placed).collect()
}

/// Cards that overlap, each at an offset to the right and down from the first.
pub(crate) fn spread(first: Rect, offsets: impl Iterator<Item = (f64, f64)>) -> Vec<Placed> {
    let placed = |(right, down): (f64, f64)| Placed {
        rect: first.moved(right.round(), down.round()),
        is_visible: true,
        turn: Turn::Up,
    };
    offsets.map(placed).collect()
}
