//! Which of two cards must leave first.

use super::cards::{Cards, each, mates, pairs};
use super::puzzle::{Node, Puzzle};
use super::relaxed::Reach;

/// Notes, for the classes of `contested`, which card must leave where it was dealt after the other, if
/// `wanted` cards are to be brought to the foundations; `false` if that cannot be, in either order.
///
/// Any line in which a card leaves first is one in which the other leaves later or not at all, and is
/// foreseen by a [`Reach`] that knows so. If that does not bring enough cards up, the order is the other
/// way round, in all lines from here on: so the note stays true for every position after this one.
///
/// What was asked in vain is seldom answered one position later, so it is left out there.
pub(super) fn find_orders(puzzle: &Puzzle, node: &mut Node, contested: Cards, wanted: u32) -> bool {
    let is_possible = |later| {
        let reach = Reach::new(puzzle, &Node { later, ..*node }, 0);
        reach.up().count_ones() >= wanted
    };
    let mut later = node.later;
    let known = later | mates(later) | node.asked;
    let mut asked = 0;
    for one in each(contested & pairs(puzzle.all & !node.moved & !puzzle.kings) & !known) {
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
    node.later = later;
    node.asked = asked;
    true
}
