//! The order in which the two cards of a class must leave their places.

use super::cards::{Cards, pairs, twins};
use super::puzzle::{Position, Puzzle};
use super::relaxation::Relaxation;
use crate::bits::singles;

/// Records, for the classes of `contested`, which card must leave its place after the other if `wanted` cards
/// are to reach the foundations. Returns `false` if neither order allows that.
///
/// Any line in which a card leaves first is one in which the other leaves later or not at all, and a
/// [`Relaxation`] with that knowledge foresees it. If that does not bring up enough cards, the order is the
/// other way round in all lines from here on, so the result holds for every later position.
///
/// A query that finds no order seldom finds one in the next position, so it is skipped there.
pub(super) fn find_orders(puzzle: &Puzzle, position: &mut Position, contested: Cards, wanted: u32) -> bool {
    let is_possible = |later| {
        let reach = Relaxation::new(puzzle, &Position { later, ..*position }, 0);
        reach.up().count_ones() >= wanted
    };
    let mut later = position.later;
    let settled = later | twins(later) | position.asked;
    let mut asked = 0;
    for one in singles(contested & pairs(puzzle.all & !position.moved & !puzzle.kings) & !settled) {
        let other = twins(one);
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
