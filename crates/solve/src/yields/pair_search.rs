use std::ops::ControlFlow;

use super::costly_cards::CostlyCards;
use super::deadlocks::{Covering, Deadlocks, covering};
use super::pairs::{Lane, MATCHINGS, Matching, Pairs};
use super::prunings::{Prunings, all_enough_partners, enough_partners, first_moment, never_together};
use super::puzzle::{Puzzle, number_of};
use super::relaxation::sure_to_stay;
use super::transposition_table::TranspositionTable;
use crate::bits::{highest, lowest};
use crate::budget::Meter;

/// A depth-first branch-and-bound search for pairs to remove.
#[derive(Debug, Default)]
pub(super) struct PairSearch {
    table: TranspositionTable,
    /// The pairs that lead to the current position, two bits each.
    line: Vec<u64>,
    /// The pairs that leave the fewest cards of all visited positions.
    best: Vec<u64>,
    /// Number of cards that these leave.
    fewest: u32,
}

/// A search position.
#[derive(Clone, Copy, Debug)]
struct Position {
    left: u64,
    /// The pairs that may still be removed.
    pairs: Pairs,
    /// The cards left one pair earlier.
    before: u64,
    /// The cards of the line whose predecessor is a partner: those of one pair earlier, until the position is
    /// expanded.
    after_partner: u64,
    /// A lower bound on the number of cards that stay, by [`enough_partners`].
    stay: u32,
}

/// The puzzle and limits of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSpec<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) prunings: Prunings,
    /// Maximum number of bytes for the table.
    pub(super) bytes: usize,
}

/// The end of a branch of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BranchResult {
    /// The goal cannot be reached from here.
    Fails,
    /// There is nothing better to find, or the budget ran out.
    Ends,
}

struct Run<'a, 'b> {
    search: &'a mut PairSearch,
    spec: &'a SearchSpec<'a>,
    deadlocks: Option<&'a Deadlocks>,
    /// The cards that cannot stay if the goal is to be reached; not needed if no card may stay.
    costly: Option<CostlyCards>,
    meter: &'a mut Meter<'b>,
    matchings: &'static [Matching],
    /// A position must leave at most this number of cards to improve on the best one.
    goal: u32,
    /// A lower bound on the number of cards left.
    floor: u32,
}

impl PairSearch {
    /// Drops earlier results. The best known result so far is to remove only Kings.
    pub(super) fn begin(&mut self, puzzle: &Puzzle) {
        self.best.clear();
        self.fewest = puzzle.without_kings(puzzle.cards()).count_ones();
    }

    /// Searches for pairs that leave at most `goal` cards, and then for pairs that leave fewer.
    ///
    /// Unless the budget runs out, no pairs leave fewer cards than the best ones, or than `goal` if the best
    /// ones leave more.
    pub(super) fn run(&mut self, spec: &SearchSpec<'_>, goal: u32, meter: &mut Meter<'_>) {
        let over = covering(spec.puzzle);
        let mut root = Position::of_root(spec, &over);
        if self.fewest <= goal || root.stay > goal || !meter.count() {
            return;
        }
        let deadlocks =
            if spec.prunings.no_deadlock { Some(Deadlocks::new(spec.puzzle, &over)) } else { None };
        let deadlocks = deadlocks.as_ref();
        if spec.prunings.enough_partners
            && !all_enough_partners(&mut root.pairs, (root.stay, goal), deadlocks)
        {
            return;
        }
        self.table.clear();
        self.line.clear();
        let floor = if spec.prunings.within_reach && goal > 0 {
            root.sure_to_stay(spec.puzzle, goal).max(root.stay)
        } else {
            root.stay
        };
        if floor <= goal {
            let costly = if goal > 0 { root.costly_cards(spec, goal) } else { None };
            Run { search: self, spec, deadlocks, costly, meter, goal, floor, matchings: &MATCHINGS }
                .visit(&mut root);
        }
    }

    /// The pairs that leave the fewest cards of all visited positions.
    pub(super) fn best(&self) -> &[u64] {
        &self.best
    }

    /// Number of cards that these leave.
    pub(super) fn fewest(&self) -> u32 {
        self.fewest
    }
}

impl Position {
    fn of_root(spec: &SearchSpec<'_>, over: &Covering) -> Position {
        let puzzle = spec.puzzle;
        let left = puzzle.without_kings(puzzle.cards());
        let pairs = puzzle.pairs_but(&never_together(spec.prunings.never_together, puzzle, over));
        let cards = (left & !puzzle.kings).count_ones();
        let stay = if spec.prunings.enough_partners { cards - 2 * pairs.most() } else { 0 };
        let after_partner = puzzle.after_partner(0, left, puzzle.line);
        Position { left, before: left, pairs, after_partner, stay }
    }

    fn costly_cards(&self, spec: &SearchSpec<'_>, goal: u32) -> Option<CostlyCards> {
        if !spec.prunings.costly_cards {
            return None;
        }
        Some(CostlyCards::new(spec.puzzle, self.left, &self.pairs, goal))
    }

    fn sure_to_stay(&self, puzzle: &Puzzle, goal: u32) -> u32 {
        sure_to_stay(puzzle, self.left, puzzle.turned(self.left), &self.pairs, goal)
    }
}

impl Run<'_, '_> {
    /// Visits a position.
    fn visit(&mut self, position: &mut Position) -> BranchResult {
        if self.note(position.left.count_ones()) {
            return BranchResult::Ends;
        }
        if self.search.table.contains(position.left) {
            return BranchResult::Fails;
        }
        if !self.meter.count() {
            return BranchResult::Ends;
        }
        let SearchSpec { puzzle, prunings, bytes } = *self.spec;
        if prunings.within_reach
            && self.is_relaxation_due()
            && position.sure_to_stay(puzzle, self.goal) > self.goal
        {
            return BranchResult::Fails;
        }
        if self.expand(position) == ControlFlow::Break(BranchResult::Ends) {
            return BranchResult::Ends;
        }
        self.search.table.insert(position.left, bytes);
        BranchResult::Fails
    }

    /// Returns true if to compute the relaxation: after every second pair. A failing position is then detected one pair
    /// later, which costs less than computing it twice as often.
    #[inline]
    fn is_relaxation_due(&self) -> bool {
        self.search.line.len().is_multiple_of(2)
    }

    /// Keeps the line if it is the best so far. Returns whether none can be better.
    #[inline]
    fn note(&mut self, left: u32) -> bool {
        if left < self.search.fewest {
            self.search.fewest = left;
            self.search.best.clone_from(&self.search.line);
            if left <= self.floor {
                return true;
            }
            self.goal = self.goal.min(left - 1);
            if let Some(costly) = &mut self.costly {
                costly.lower_goal(self.spec.puzzle, self.goal);
            }
        }
        false
    }

    /// Tries all pairs in the order in which they become possible while the stock is turned. Breaks if that
    /// decides the position before the last pair.
    fn expand(&mut self, position: &mut Position) -> ControlFlow<BranchResult> {
        let puzzle = self.spec.puzzle;
        let line = position.left & puzzle.line;
        let waste = line & puzzle.turned(position.left);
        let stock = line ^ waste;
        let bottom = lowest(line);
        position.after_partner =
            puzzle.after_partner(position.after_partner, position.left, position.before ^ position.left);
        let open = puzzle.exposed(position.left) | bottom;
        let mut wanted = puzzle.partners_of(bottom);
        // Without turning a card: the pairs of the pyramid, and those of its cards with the bottom of the
        // waste.
        let mut ones = open & !stock;
        while ones != 0 {
            let one = highest(ones);
            ones ^= one;
            let partners = puzzle.partners_of(one);
            wanted |= partners;
            if ones & partners != 0 {
                self.try_pairs(position, one, ones & partners)?;
            }
        }
        // With the top, and with each card of the stock that is useful when it is the top.
        let mut tops = highest(waste) | stock & (wanted | position.after_partner);
        while tops != 0 {
            let top = lowest(tops);
            tops ^= top;
            let second = highest(line & (top - 1));
            let partners = (open | second) & puzzle.partners_of(top);
            if partners != 0 {
                self.try_pairs(position, top, partners)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tries one card with each of the others. Breaks if that decides the position.
    #[inline]
    fn try_pairs(&mut self, position: &mut Position, one: u64, mut others: u64) -> ControlFlow<BranchResult> {
        let puzzle = self.spec.puzzle;
        while others != 0 {
            // A pair that fails can exclude others.
            let other = highest(others & puzzle.partners_among(&position.pairs, one));
            if other == 0 {
                break;
            }
            others &= other - 1;
            let lanes = (puzzle.lanes[number_of(one)], puzzle.lanes[number_of(other)]);
            if let Some(mut child) = self.without(position, one | other, lanes) {
                self.search.line.push(one | other);
                if self.visit(&mut child) == BranchResult::Ends {
                    return ControlFlow::Break(BranchResult::Ends);
                }
                self.search.line.pop();
            }
            let is_on = self.spec.prunings.first_moment;
            let lost = first_moment(is_on, &mut position.pairs, lanes, self.matchings);
            if !self.has_enough(position, lanes.0, lost) {
                return ControlFlow::Break(BranchResult::Fails);
            }
        }
        ControlFlow::Continue(())
    }

    /// The position after a pair is removed, unless too many cards are then certain to stay.
    #[inline]
    fn without(&self, position: &Position, pair: u64, lanes: (Lane, Lane)) -> Option<Position> {
        let puzzle = self.spec.puzzle;
        let mut child = Position { before: position.left, ..*position };
        // The number of possible pairs always falls by one.
        let lost = child.pairs.remove(lanes.0, lanes.1, self.matchings) - 1;
        if !self.has_enough(&mut child, lanes.0, lost) {
            return None;
        }
        child.left = puzzle.without_kings(position.left ^ pair);
        Some(child)
    }

    /// Records that fewer pairs can be removed, and returns whether enough cards still have partners.
    #[inline]
    fn has_enough(&self, position: &mut Position, card: Lane, lost: u32) -> bool {
        if !self.spec.prunings.enough_partners {
            return true;
        }
        position.stay += 2 * lost;
        let bounds = (position.stay, self.goal);
        let class = card.class();
        enough_partners(&mut position.pairs, class, bounds, self.deadlocks, self.matchings)
            && self.costly.as_ref().is_none_or(|costly| costly.can_go(&position.pairs, class, self.matchings))
    }
}
