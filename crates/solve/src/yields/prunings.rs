use super::pairs::{Lane, Pairs};
use super::puzzle::Puzzle;
use crate::bits;

/// Which prunings are used; all of them unless a test wants to know what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Remove a pair at the first moment when that is possible, or never.
    pub first_moment: bool,
    /// Never look for a pair of a card and one that lies over it.
    pub never_together: bool,
    /// Give up when too many cards have no partner left.
    pub enough_partners: bool,
    /// Give up when too many cards are out of reach even if no pair hindered another.
    pub within_reach: bool,
}

impl Default for Prunings {
    fn default() -> Prunings {
        Prunings { first_moment: true, never_together: true, enough_partners: true, within_reach: true }
    }
}

/// Rules out a pair that has been tried, by [`Prunings::first_moment`]. Answers how many pairs fewer can
/// then be removed.
///
/// Say that a pair can be removed now, and that a line of play removes it later. Then it can as well be
/// removed now: without its two cards, all that comes in between is still possible, as a card that
/// leaves covers others no more, and the top, the bottom and two neighbours in the waste stay what they
/// are until they leave themselves. The line ends in the same position. So when removing the pair now
/// has been searched and does not reach the goal, no line from here that ever removes it does; and the
/// same holds for every position after this one. The stock is turned only after all pairs have been tried
/// that can be removed without it, and so on card by card: so a pair that is ruled out at one moment
/// stays so at the later ones.
///
/// Therefore, too, a position from which the goal was not reached without the pairs that were ruled out
/// there is one from which it cannot be reached at all; nothing about them needs to be remembered.
#[inline]
pub(super) fn first_moment(on: bool, pairs: &mut Pairs, one: Lane, other: Lane) -> u32 {
    if on { pairs.remove(one, other) } else { 0 }
}

/// Rules out all pairs of a card and one that lies over it, by [`Prunings::never_together`].
///
/// As long as the one is there the other is covered (Y5).
pub(super) fn never_together(on: bool, puzzle: &Puzzle, pairs: &mut Pairs) {
    if !on {
        return;
    }
    for card in bits::indices(puzzle.pyramid) {
        for other in bits::indices(puzzle.over(card) & puzzle.partners[card]) {
            pairs.remove(puzzle.lanes[card], puzzle.lanes[other]);
        }
    }
}

/// Keeps those of a class's pairs that can still be of use, by [`Prunings::enough_partners`]; `stay` is how
/// many cards are sure to stay, and the goal is that at most `goal` do.
///
/// A card is removed with one partner, so the pairs that are removed are a matching of each class, and
/// all that no largest matching covers is sure to stay. If two cards more must not stay, then the pairs
/// removed are a largest matching in each class: any other pair is of no use.
#[inline]
pub(super) fn enough_partners(pairs: &mut Pairs, card: Lane, stay: u32, goal: u32, largest: &[u16]) {
    if stay + 2 > goal {
        pairs.keep_largest(card, largest);
    }
}
