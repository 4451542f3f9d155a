use super::deadlocks::{Covering, Deadlocks, with_itself};
use super::pairs::{CLASSES, Lane, MATCHINGS, Matching, PairSet, Pairs};
use super::puzzle::Puzzle;

/// Switches for the prunings. Tests turn them off to check that no answer depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Remove a pair as soon as that is possible, or never.
    pub first_moment: bool,
    /// Never try a pair of a card and one that covers it.
    pub never_together: bool,
    /// Give up when too many cards have no partner left.
    pub enough_partners: bool,
    /// If all cards must find partners, never try two pairs that wait for each other.
    pub no_deadlock: bool,
    /// Give up when cards that would keep too many others from leaving have no partners left.
    pub costly_cards: bool,
    /// Give up when too many cards are out of reach even in the relaxed game.
    pub within_reach: bool,
}

impl Prunings {
    /// All prunings off.
    pub const NONE: Prunings = Prunings {
        first_moment: false,
        never_together: false,
        enough_partners: false,
        no_deadlock: false,
        costly_cards: false,
        within_reach: false,
    };
}

impl Default for Prunings {
    fn default() -> Prunings {
        Prunings {
            first_moment: true,
            never_together: true,
            enough_partners: true,
            no_deadlock: true,
            costly_cards: true,
            within_reach: true,
        }
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
    if on { pairs.exclude(pair.0, pair.1, matchings) } else { 0 }
}

/// The pairs of a card and one that covers it, by [`Prunings::never_together`].
///
/// As long as the one is there, the other is covered (Y5).
pub(super) fn never_together(on: bool, puzzle: &Puzzle, over: &Covering) -> PairSet {
    if on { with_itself(puzzle, over) } else { PairSet::default() }
}

/// Keeps the pairs that can still be useful after those of a class have changed, by [`Prunings::enough_partners`] and
/// [`Prunings::no_deadlock`]. At least `stay` cards stay, and the goal is at most `goal`. Returns whether it can
/// still be reached.
///
/// Each card is removed with one partner, so the removed pairs are a matching of each class, and every card
/// outside a maximum matching is certain to stay. If two more cards must not stay, the removed pairs are a
/// maximum matching of each class, and no other pair is useful.
///
/// If these are perfect matchings, and all of a class share a pair, then that pair is removed. Of two pairs that wait
/// for each other, each must be removed before the other one. So no pair that is in such a [deadlock](Deadlocks) with
/// this pair is removed, and no perfect matching with one is useful.
#[inline]
pub(super) fn enough_partners(
    pairs: &mut Pairs,
    class: usize,
    (stay, goal): (u32, u32),
    deadlocks: Option<&Deadlocks>,
    matchings: &[Matching],
) -> bool {
    if stay + 2 > goal {
        pairs.keep_largest(class, matchings);
        return stay <= goal && deadlocks.is_none_or(|deadlocks| deadlocks.exclude_around(pairs, class));
    }
    true
}

/// The same for all classes, at the root.
///
/// There a perfect matching is not useful either if two of its pairs are in a deadlock, or if one of its pairs is in a
/// deadlock with a pair of every perfect matching of another class.
pub(super) fn all_enough_partners(
    pairs: &mut Pairs,
    (stay, goal): (u32, u32),
    deadlocks: Option<&Deadlocks>,
) -> bool {
    if stay + 2 > goal {
        (0..CLASSES).for_each(|class| pairs.keep_largest(class, &MATCHINGS));
        return stay <= goal && deadlocks.is_none_or(|deadlocks| deadlocks.exclude_hopeless(pairs));
    }
    true
}
