use super::pairs::{Lane, MATCHINGS, Matching, Pairs};
use super::puzzle::Puzzle;
use crate::bits;

/// Switches for the prunings. Tests turn them off to check that no answer depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Remove a pair as soon as that is possible, or never.
    pub first_moment: bool,
    /// Never try a pair of a card and one that covers it.
    pub never_together: bool,
    /// Give up when too many cards have no partner left.
    pub enough_partners: bool,
    /// Give up when too many cards are out of reach even in the relaxed game.
    pub within_reach: bool,
}

impl Prunings {
    /// All prunings off.
    pub const NONE: Prunings =
        Prunings { first_moment: false, never_together: false, enough_partners: false, within_reach: false };
}

impl Default for Prunings {
    fn default() -> Prunings {
        Prunings { first_moment: true, never_together: true, enough_partners: true, within_reach: true }
    }
}

/// Excludes a pair that has been tried, by [`Prunings::first_moment`]. Returns by how much the maximum number
/// of removable pairs falls.
///
/// Pairs commute. Suppose that a pair can be removed now and that a line of play removes it later. Then it
/// can be removed now instead: without its two cards everything in between is still possible, because a
/// removed card covers nothing, and the top, the bottom and two neighbours in the waste stay what they are
/// until they leave themselves. The line ends in the same position. So if removing the pair now has been
/// searched and does not reach the goal, no line from here that ever removes it does, and the same holds for
/// every later position. The stock is turned only after all pairs have been tried that can be removed without
/// it, and so on card by card. So a pair that is excluded at one moment stays excluded at later ones.
///
/// For the same reason, a position that fails without the pairs excluded there fails with them too, so the
/// excluded pairs need not be part of what is stored.
#[inline]
pub(super) fn first_moment(on: bool, pairs: &mut Pairs, pair: (Lane, Lane), matchings: &[Matching]) -> u32 {
    if on { pairs.remove(pair.0, pair.1, matchings) } else { 0 }
}

/// Excludes all pairs of a card and one that covers it, by [`Prunings::never_together`].
///
/// As long as the one is there, the other is covered (Y5).
pub(super) fn never_together(on: bool, puzzle: &Puzzle, pairs: &mut Pairs) {
    if !on {
        return;
    }
    for card in bits::indices(puzzle.pyramid) {
        for other in bits::indices(puzzle.over(card) & puzzle.partners[card]) {
            pairs.remove(puzzle.lanes[card], puzzle.lanes[other], &MATCHINGS);
        }
    }
}

/// Keeps the pairs of a class that can still be useful, by [`Prunings::enough_partners`]. At least `stay`
/// cards stay, and the goal is at most `goal`.
///
/// Each card is removed with one partner, so the removed pairs are a matching of each class, and every card
/// outside a maximum matching is certain to stay. If two more cards must not stay, the removed pairs are a
/// maximum matching of each class, and no other pair is useful.
#[inline]
pub(super) fn enough_partners(pairs: &mut Pairs, card: Lane, stay: u32, goal: u32, matchings: &[Matching]) {
    if stay + 2 > goal {
        pairs.keep_largest(card, matchings);
    }
}
