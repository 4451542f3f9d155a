use super::pairs::{CLASSES, Meeting, PAIRS_OF_CLASS, PairSet, Pairs, number_of_pair};
use super::perfect_matchings::with_any;
use super::puzzle::{PYRAMID, Puzzle, STRIDE};
use crate::bits;

/// Pairs of cards of the pyramid that wait for each other, so that not both can be removed.
///
/// A pair *waits* for another one if a card of the other covers one of its cards, directly or through others (Y5). Two
/// pairs that wait for each other are a deadlock in the sense of operating systems (E. G. Coffman, M. J. Elphick,
/// A. Shoshani: System Deadlocks. Computing Surveys 3, 1971). Longer circles are left to the relaxation.
///
/// Suppose that a card *c* of one pair covers a card *a* of another one, and that neither pair waits for itself. Then
/// they are a deadlock exactly if the partner of *a* covers the partner of *c*: no card covers one that covers it, and
/// if the partner of *a* covered *c*, or *a* the partner of *c*, a pair would wait for itself. So the pairs in a
/// deadlock with a pair have one card over one of its cards and the other card under the other one.
#[derive(Clone, Debug)]
pub(super) struct Deadlocks {
    /// The pairs that are in a deadlock with others.
    waiting: PairSet,
    /// For each pair, the others.
    others: [Others; PAIRS_OF_CLASS * CLASSES],
}

/// The pairs that are in a deadlock with one.
#[derive(Clone, Copy, Debug, Default)]
struct Others {
    pairs: PairSet,
    /// The classes that have some.
    classes: u8,
}

impl Deadlocks {
    /// Finds the deadlocks, given for each card of the pyramid the cards that cover it.
    pub(super) fn new(puzzle: &Puzzle, over: &Covering) -> Deadlocks {
        let mut deadlocks =
            Deadlocks { waiting: [0; CLASSES], others: [Others::default(); PAIRS_OF_CLASS * CLASSES] };
        let under = covered(puzzle);
        for card in bits::indices(puzzle.pyramid & !puzzle.kings) {
            let lane = puzzle.lanes[card];
            let below = puzzle.pyramid & bits::below(card as u32);
            for other in bits::indices(puzzle.partners[card] & below) {
                let mut others = Others { pairs: over[card].pairs_between(&under[other]), classes: 0 };
                let more = under[card].pairs_between(&over[other]);
                for (class, pairs) in others.pairs.iter_mut().enumerate() {
                    *pairs |= more[class];
                    others.classes |= u8::from(*pairs != 0) << class;
                }
                if others.classes != 0 {
                    let (class, number) = number_of_pair(lane, puzzle.lanes[other]);
                    deadlocks.waiting[class] |= 1 << number;
                    deadlocks.others[PAIRS_OF_CLASS * class + number] = others;
                }
            }
        }
        deadlocks
    }

    /// Excludes the perfect matchings of a class that have pairs in a deadlock, and the pairs that are in a deadlock
    /// with a pair of each perfect matching of some class. Returns `false` if a class has no perfect matching left.
    pub(super) fn exclude_hopeless(&self, pairs: &mut Pairs) -> bool {
        let (mut class, mut unchanged) = (0, 0);
        // Goes round until no class changes.
        while unchanged < CLASSES {
            let before = pairs.perfect(class);
            let mut left = before;
            for pair in singles(self.waiting[class] & pairs.of_class(class)) {
                left &= !pairs.hopeless_with(class, pair, &self.others_of(class, pair).pairs);
            }
            if left != before && !pairs.keep_perfect(class, left) {
                return false;
            }
            unchanged = if left == before { unchanged + 1 } else { 0 };
            class = (class + 1) % CLASSES;
        }
        true
    }

    /// Excludes the pairs that are in a deadlock with one that all perfect matchings of a changed class share, and
    /// so on for the classes that this changes. Returns `false` if a class has none left.
    #[inline]
    pub(super) fn exclude_around(&self, pairs: &mut Pairs, changed: usize) -> bool {
        let mut changed = 1_u32 << changed;
        while changed != 0 {
            let class = changed.trailing_zeros() as usize % CLASSES;
            changed &= changed - 1;
            for sure in singles(self.waiting[class] & pairs.of_class(class) & pairs.sure(class)) {
                let others = self.others_of(class, sure);
                for other in bits::indices(others.classes.into()) {
                    let excluded = others.pairs[other % CLASSES];
                    if excluded & pairs.of_class(other) != 0 && pairs.perfect(other) != 0 {
                        let left = pairs.perfect(other) & !with_any(excluded);
                        if !pairs.keep_perfect(other, left) {
                            return false;
                        }
                        changed |= 1 << other;
                    }
                }
            }
        }
        true
    }

    /// The pairs that are in a deadlock with this one.
    #[inline]
    fn others_of(&self, class: usize, pair: u16) -> &Others {
        &self.others[PAIRS_OF_CLASS * class + pair.trailing_zeros() as usize % PAIRS_OF_CLASS]
    }
}

/// Each of these pairs of a class on its own.
#[inline]
fn singles(pairs: u16) -> impl Iterator<Item = u16> {
    bits::singles(u64::from(pairs)).map(|pair| pair as u16)
}

/// The pairs of a card and one that covers it, which wait for themselves.
pub(super) fn with_itself(puzzle: &Puzzle, over: &Covering) -> PairSet {
    let mut pairs = PairSet::default();
    for card in bits::indices(puzzle.pyramid & !puzzle.kings) {
        let lane = puzzle.lanes[card];
        pairs[lane.class()] |= over[card].pairs_with(lane);
    }
    pairs
}

/// For each card of the pyramid, the cards that cover it, directly or through others.
pub(super) type Covering = [Meeting; PYRAMID];

/// For each card of the pyramid, the cards that cover it, directly or through others.
pub(super) fn covering(puzzle: &Puzzle) -> Covering {
    // The two cards that cover a card directly are in the next row.
    meetings_beyond(puzzle, (0..PYRAMID - STRIDE).rev(), |card| [card + STRIDE - 1, card + STRIDE])
}

/// For each card of the pyramid, the cards that it covers, directly or through others.
fn covered(puzzle: &Puzzle) -> [Meeting; PYRAMID] {
    meetings_beyond(puzzle, STRIDE..PYRAMID, |card| [card - STRIDE, card - STRIDE + 1])
}

/// For each card of the pyramid, the cards that neighbours lead to. Neighbours come earlier than the card.
fn meetings_beyond(
    puzzle: &Puzzle,
    cards: impl Iterator<Item = usize>,
    neighbours: impl Fn(usize) -> [usize; 2],
) -> [Meeting; PYRAMID] {
    let in_pyramid = |card: &usize| puzzle.pyramid >> card & 1 != 0;
    let mut beyond = [Meeting::default(); PYRAMID];
    for card in cards.filter(in_pyramid) {
        for neighbour in neighbours(card).into_iter().filter(in_pyramid) {
            let further = beyond[neighbour];
            beyond[card].add_all(&further);
            beyond[card].add(puzzle.lanes[neighbour]);
        }
    }
    beyond
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::pieces::DealNumber;
    use talon_rules::yields::{Options, State};

    use super::*;

    /// The cards that cover a card.
    fn over(puzzle: &Puzzle, card: usize) -> u64 {
        let direct =
            [card + STRIDE - 1, card + STRIDE].into_iter().filter(|over| puzzle.pyramid >> over & 1 != 0);
        direct.fold(0, |covering, next| covering | 1 << next | over(puzzle, next))
    }

    /// Returns true if a pair waits for another one or, if it is the same, for itself.
    fn waits(puzzle: &Puzzle, pair: [usize; 2], other: [usize; 2]) -> bool {
        let covers = |over: &usize, under: &usize| {
            puzzle.pyramid >> under & 1 != 0 && self::over(puzzle, *under) >> over & 1 != 0
        };
        other.iter().any(|over| pair.iter().any(|under| covers(over, under)))
    }

    #[test]
    fn they_are_the_pairs_that_wait_for_each_other() {
        let mut deadlocked = 0;
        for number in 0..20 {
            let deal = State::deal(&Options::default(), DealNumber::new(number).expect("a small number"));
            let puzzle = Puzzle::new(&deal);
            let over = covering(&puzzle);
            let (deadlocks, with_itself) = (Deadlocks::new(&puzzle, &over), with_itself(&puzzle, &over));
            let pairs_of = |card: usize| bits::indices(puzzle.partners[card]).map(move |other| [card, other]);
            let pairs: Vec<_> =
                bits::indices(puzzle.cards()).flat_map(pairs_of).filter(|[one, other]| one < other).collect();
            let place = |[one, other]: [usize; 2]| number_of_pair(puzzle.lanes[one], puzzle.lanes[other]);
            let alone = |pair| !waits(&puzzle, pair, pair);
            for pair in &pairs {
                let (class, number) = place(*pair);
                assert_eq!(with_itself[class] >> number & 1 == 0, alone(*pair), "{pair:?}");
                for other in pairs.iter().filter(|other| alone(*pair) && alone(**other) && *other != pair) {
                    let (other_class, other_number) = place(*other);
                    let others = deadlocks.others_of(class, 1 << number);
                    let is_deadlock = others.pairs[other_class] >> other_number & 1 != 0;
                    let expected = waits(&puzzle, *pair, *other) && waits(&puzzle, *other, *pair);
                    assert_eq!(is_deadlock, expected, "{pair:?} {other:?}");
                    deadlocked += u32::from(is_deadlock);
                }
            }
        }
        assert!(deadlocked > 100, "only {deadlocked} deadlocks");
    }
}
