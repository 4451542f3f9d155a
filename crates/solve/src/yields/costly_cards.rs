use super::pairs::{Lane, MATCHINGS, Matching, Meeting, Pairs, SIDES};
use super::puzzle::{PYRAMID, Puzzle, STRIDE};
use crate::bits;

/// The cards of the pyramid that cannot stay if the goal is to be reached, for
/// [`Prunings::costly_cards`](super::Prunings::costly_cards).
///
/// If a card of the pyramid stays, so do all cards that it covers, directly or through others (Y5). The pairs that are
/// removed are then a matching of the other cards, and the cards outside a maximum matching are certain to stay. Their
/// number is the *cost* of the card. A card that costs more than the goal is *costly*: each line that reaches the goal
/// removes it.
#[derive(Clone, Debug)]
pub(super) struct CostlyCards {
    /// For each card of the pyramid that forms pairs, its cost.
    costs: [u32; PYRAMID],
    /// The cards that are not costly.
    others: u64,
    /// The costly cards.
    costly: Meeting,
    /// Number of the costly low and high cards of each class.
    numbers: [u8; SIDES],
}

impl CostlyCards {
    /// Finds what costs more than the goal, if only these cards are left and only these pairs may be removed.
    pub(super) fn new(puzzle: &Puzzle, left: u64, pairs: &Pairs, goal: u32) -> CostlyCards {
        let others = left & puzzle.pyramid & !puzzle.kings;
        let mut costly =
            CostlyCards { costs: [0; PYRAMID], others, costly: Meeting::default(), numbers: [0; SIDES] };
        let cards = (left & !puzzle.kings).count_ones();
        let mut stay = [0; PYRAMID];
        for card in bits::indices(left & puzzle.pyramid) {
            // A card covers two of the row before its own.
            let covered = if card < STRIDE { 0 } else { stay[card - STRIDE] | stay[card - STRIDE + 1] };
            stay[card] = 1 << card | covered;
            let lanes = bits::indices(stay[card] & !puzzle.kings).map(|card| puzzle.lanes[card]);
            let kings = (stay[card] & puzzle.kings).count_ones();
            costly.costs[card] = kings + cards - 2 * pairs.most_without(lanes, &MATCHINGS);
        }
        costly.lower_goal(puzzle, goal);
        costly
    }

    /// Adds the cards that cost more than a lower goal.
    pub(super) fn lower_goal(&mut self, puzzle: &Puzzle, goal: u32) {
        for card in bits::singles(self.others) {
            let number = card.trailing_zeros() as usize % PYRAMID;
            if self.costs[number] > goal {
                let lane: Lane = puzzle.lanes[number];
                self.others ^= card;
                self.costly.add(lane);
                self.numbers[lane.side()] += 1;
            }
        }
    }

    /// Returns true if all costly cards of a class can still be removed, or have been.
    ///
    /// There is a matching with all its costly cards if there is one with the low ones and one with the high ones
    /// (N. S. Mendelsohn, A. L. Dulmage: Some Generalizations of the Problem of Distinct Representatives. Canadian
    /// Journal of Mathematics 10, 1958).
    #[inline]
    pub(super) fn can_go(&self, pairs: &Pairs, class: usize, matchings: &[Matching]) -> bool {
        // A perfect matching has them all.
        if pairs.perfect(class) != 0 {
            return true;
        }
        [Lane::low_side(class), Lane::high_side(class)].into_iter().all(|side| {
            self.numbers[side] == 0
                || pairs.most_with(class, self.costly.of_side(side), matchings) >= self.numbers[side]
        })
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::Chance;

    use super::super::pairs::CLASSES;
    use super::*;

    /// Number of low and of high cards of a class.
    const CARDS: u32 = 4;

    /// Returns true if some matching of these pairs has all these low and high cards, from a low card on.
    fn plainly_can_go(pairs: u16, costly: [u32; 2], number: u32) -> bool {
        let [low, high] = costly;
        if number == CARDS {
            return high == 0;
        }
        let skips = low >> number & 1 == 0 && plainly_can_go(pairs, costly, number + 1);
        let takes = |partner: u32| {
            let rest = pairs & !(0x1111 << partner);
            let is_pair = pairs >> (4 * number + partner) & 1 != 0;
            is_pair && plainly_can_go(rest, [low, high & !(1 << partner)], number + 1)
        };
        skips || (0..CARDS).any(takes)
    }

    #[test]
    fn they_can_go_if_one_matching_has_all() {
        let mut chance = Chance::from_seed(3);
        let mut can_go = 0;
        for _ in 0..50_000 {
            let pairs = (chance.below(1 << 16) & chance.below(1 << 16)) as u16;
            let costly = [chance.below(1 << CARDS), chance.below(1 << CARDS)];
            let mut cards = CostlyCards {
                costs: [0; PYRAMID],
                others: 0,
                costly: Meeting::default(),
                numbers: costly_numbers(costly),
            };
            let mut all = Meeting::default();
            for number in 0..CARDS {
                let lanes = [Lane::of_low(0, number), Lane::of_high(0, number)];
                for (lane, costly) in lanes.into_iter().zip(costly) {
                    all.add(lane);
                    if costly >> number & 1 != 0 {
                        cards.costly.add(lane);
                    }
                }
            }
            let mut excluded = [0; CLASSES];
            excluded[0] = !pairs;
            let expected = plainly_can_go(pairs, costly, 0);
            let actual = cards.can_go(&all.pairs_but(&excluded), 0, &MATCHINGS);
            assert_eq!(actual, expected, "{pairs:016b} {costly:?}");
            can_go += u32::from(actual);
        }
        assert!(10_000 < can_go && can_go < 40_000, "{can_go}");
    }

    fn costly_numbers([low, high]: [u32; 2]) -> [u8; SIDES] {
        let mut numbers = [0; SIDES];
        numbers[Lane::low_side(0)] = low.count_ones() as u8;
        numbers[Lane::high_side(0)] = high.count_ones() as u8;
        numbers
    }
}
