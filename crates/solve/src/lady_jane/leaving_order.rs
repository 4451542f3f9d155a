//! Which of two cards must leave first.

use super::cards::{Cards, mates, pairs};
use super::puzzle::{Position, Puzzle};
use super::relaxation::Relaxation;
use crate::bits::singles;

/// Notes, for the classes of `contested`, which card must leave where it was dealt after the other, if
/// `wanted` cards are to be brought to the foundations; `false` if that cannot be, in either order.
///
/// Any line in which a card leaves first is one in which the other leaves later or not at all, and is
/// foreseen by a [`Relaxation`] that knows so. If that does not bring enough cards up, the order is the other
/// way round, in all lines from here on: so the note stays true for every position after this one.
///
/// What was asked in vain is seldom answered one position later, so it is left out there.
pub(super) fn find_orders(puzzle: &Puzzle, position: &mut Position, contested: Cards, wanted: u32) -> bool {
    let is_possible = |later| {
        let reach = Relaxation::new(puzzle, &Position { later, ..*position }, 0);
        reach.up().count_ones() >= wanted
    };
    let mut later = position.later;
    let known = later | mates(later) | position.asked;
    let mut asked = 0;
    for one in singles(contested & pairs(puzzle.all & !position.moved & !puzzle.kings) & !known) {
        let other = mates(one);
        if !is_possible(later | other) {
            later |= one;
            if !is_possible(later) {
                return false;
            }
        } else if !is_possible(later | one) {
            later |= other;
        } else {
            asked |= one;
        }
    }
    position.later = later;
    position.asked = asked;
    true
}
