use std::ops::ControlFlow;

use super::pairs::{LARGEST, Lane, Pairs};
use super::prunings::{Prunings, enough_partners, first_moment, never_together};
use super::puzzle::{Puzzle, first_of, last_of, number_of};
use super::reach::sure_to_stay;
use super::table::Table;
use crate::budget::Meter;

/// A search depth first for the pairs to remove.
#[derive(Debug, Default)]
pub(super) struct Search {
    table: Table,
    /// The pairs that lead to the position being looked at, each as two bits.
    line: Vec<u64>,
    /// The pairs that leave the fewest cards of all positions that were looked at.
    best: Vec<u64>,
    /// How many cards these leave.
    fewest: u32,
}

/// A position.
#[derive(Clone, Copy, Debug)]
struct Node {
    left: u64,
    /// The pairs that may be removed.
    pairs: Pairs,
    /// The cards of the line for which the card before them is a partner.
    after_partner: u64,
    /// How many cards are sure to stay, by [`enough_partners`].
    stay: u32,
}

/// What one search is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) prunings: Prunings,
    /// The most bytes that the table may take.
    pub(super) bytes: usize,
}

/// How a branch of the search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// The goal cannot be reached from here.
    Fails,
    /// There is nothing more to look for, or the budget ran out.
    Ends,
}

struct Run<'a, 'b> {
    search: &'a mut Search,
    question: &'a Question<'a>,
    meter: &'a mut Meter<'b>,
    largest: &'static [u16],
    /// The most cards that may be left for a position to be worth anything.
    goal: u32,
    /// As few cards are left at least.
    floor: u32,
}

impl Search {
    /// Forgets what was found; so far, the best that is known is to remove Kings only.
    pub(super) fn begin(&mut self, puzzle: &Puzzle) {
        self.best.clear();
        self.fewest = puzzle.without_kings(puzzle.cards()).count_ones();
    }

    /// Looks for pairs that leave at most `goal` cards, and then for such as leave still fewer.
    ///
    /// When the budget has not run out, no pairs leave fewer than the best, or fewer than all within the
    /// goal if the best is not within the goal.
    pub(super) fn run(&mut self, question: &Question<'_>, goal: u32, meter: &mut Meter<'_>) {
        let mut root = Node::of_root(question);
        if self.fewest <= goal || root.stay > goal || !meter.count() {
            return;
        }
        if question.prunings.enough_partners && root.stay + 2 > goal {
            root.pairs.keep_all_largest(&LARGEST);
        }
        self.table.clear();
        self.line.clear();
        let floor = match question.prunings.within_reach && goal > 0 {
            true => root.sure_to_stay(question.puzzle, goal).max(root.stay),
            false => root.stay,
        };
        if floor <= goal {
            Run { search: self, question, meter, goal, floor, largest: &LARGEST }.visit(&root);
        }
    }

    /// The pairs that leave the fewest cards of all that was looked at.
    pub(super) fn best(&self) -> &[u64] {
        &self.best
    }

    /// How many cards these leave.
    pub(super) fn fewest(&self) -> u32 {
        self.fewest
    }
}

impl Node {
    fn of_root(question: &Question<'_>) -> Node {
        let puzzle = question.puzzle;
        let left = puzzle.without_kings(puzzle.cards());
        let mut pairs = puzzle.pairs();
        never_together(question.prunings.never_together, puzzle, &mut pairs);
        let cards = (left & !puzzle.kings).count_ones();
        let stay = if question.prunings.enough_partners { cards - 2 * pairs.most() } else { 0 };
        Node { left, pairs, after_partner: puzzle.after_partner(0, left, puzzle.line), stay }
    }

    fn sure_to_stay(&self, puzzle: &Puzzle, goal: u32) -> u32 {
        sure_to_stay(puzzle, self.left, puzzle.turned(self.left), &self.pairs, goal > 0)
    }
}

impl Run<'_, '_> {
    /// Looks at a position.
    fn visit(&mut self, node: &Node) -> Flow {
        if self.note(node.left.count_ones()) {
            return Flow::Ends;
        }
        if self.search.table.contains(node.left) {
            return Flow::Fails;
        }
        if !self.meter.count() {
            return Flow::Ends;
        }
        let Question { puzzle, prunings, bytes } = *self.question;
        if prunings.within_reach && is_due(node.left) && node.sure_to_stay(puzzle, self.goal) > self.goal {
            return Flow::Fails;
        }
        if self.expand(*node) == ControlFlow::Break(Flow::Ends) {
            return Flow::Ends;
        }
        self.search.table.insert(node.left, bytes);
        Flow::Fails
    }

    /// Keeps the line if it is the best so far. Answers whether there is none better.
    #[inline]
    fn note(&mut self, left: u32) -> bool {
        if left < self.search.fewest {
            self.search.fewest = left;
            self.search.best.clone_from(&self.search.line);
            if left <= self.floor {
                return true;
            }
            self.goal = self.goal.min(left - 1);
        }
        false
    }

    /// Tries all pairs, in the order in which they can be removed while the stock is turned; answers how
    /// it ended if it did before the last one.
    fn expand(&mut self, mut node: Node) -> ControlFlow<Flow> {
        let puzzle = self.question.puzzle;
        let line = node.left & puzzle.line;
        let waste = line & puzzle.turned(node.left);
        let stock = line ^ waste;
        let bottom = first_of(line);
        let open = puzzle.exposed(node.left) | bottom;
        let mut wanted = puzzle.partners_of(bottom);
        // Without turning a card: the pairs of the pyramid, and those of its cards with the bottom.
        let mut ones = open & !stock;
        while ones != 0 {
            let one = last_of(ones);
            ones ^= one;
            let partners = puzzle.partners_of(one);
            wanted |= partners;
            self.try_pairs(&mut node, one, ones & partners)?;
        }
        // With the top, and with each card of the stock that is of use when it is the top.
        let mut tops = last_of(waste) | stock & (wanted | node.after_partner);
        while tops != 0 {
            let top = first_of(tops);
            tops ^= top;
            let second = last_of(line & (top - 1));
            self.try_pairs(&mut node, top, (open | second) & puzzle.partners_of(top))?;
        }
        ControlFlow::Continue(())
    }

    /// Tries one card with each of the others; answers how the whole position ended if it did.
    #[inline]
    fn try_pairs(&mut self, node: &mut Node, one: u64, mut others: u64) -> ControlFlow<Flow> {
        let puzzle = self.question.puzzle;
        while others != 0 {
            let other = last_of(others);
            others ^= other;
            let lanes = (puzzle.lanes[number_of(one)], puzzle.lanes[number_of(other)]);
            if !node.pairs.has(lanes.0, lanes.1) {
                continue;
            }
            if let Some(child) = self.without(node, one | other, lanes) {
                self.search.line.push(one | other);
                if self.visit(&child) == Flow::Ends {
                    return ControlFlow::Break(Flow::Ends);
                }
                self.search.line.pop();
            }
            let lost = first_moment(self.question.prunings.first_moment, &mut node.pairs, lanes.0, lanes.1);
            if !self.has_enough(node, lanes.0, lost) {
                return ControlFlow::Break(Flow::Fails);
            }
        }
        ControlFlow::Continue(())
    }

    /// The position after a pair is removed, unless too many cards are then sure to stay.
    #[inline]
    fn without(&self, node: &Node, pair: u64, lanes: (Lane, Lane)) -> Option<Node> {
        let puzzle = self.question.puzzle;
        let left = puzzle.without_kings(node.left ^ pair);
        let after_partner = puzzle.after_partner(node.after_partner, left, node.left ^ left);
        let mut child = Node { left, after_partner, ..*node };
        // One pair fewer is left in any case.
        let lost = child.pairs.remove_cards(lanes.0, lanes.1) - 1;
        self.has_enough(&mut child, lanes.0, lost).then_some(child)
    }

    /// Notes that so many pairs fewer can be removed, and answers whether enough cards have partners.
    #[inline]
    fn has_enough(&self, node: &mut Node, card: Lane, lost: u32) -> bool {
        if !self.question.prunings.enough_partners {
            return true;
        }
        node.stay += 2 * lost;
        enough_partners(&mut node.pairs, card, node.stay, self.goal, self.largest);
        node.stay <= self.goal
    }
}

/// Whether it is worth while to look at what is in reach: after every second pair. A position that fails
/// is then found out one pair later, which costs less than to look twice as often.
fn is_due(left: u64) -> bool {
    left.count_ones() & 2 == 0
}
