//! The search: depth first, each node a whole component.

use super::Prunings;
use super::cards::{Cards, each};
use super::component::{Stand, explore};
use super::forced;
use super::order::find_orders;
use super::puzzle::{Node, Puzzle};
use super::relaxed::Reach;
use super::table::Table;
use crate::budget::Meter;

/// A move that cannot be taken back.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The card that leaves its place; none when it is a deal.
    pub card: Cards,
    /// The cards on the foundations after it.
    pub up: Cards,
}

/// What is kept from one search to the next, so as not to ask for memory again.
pub(super) struct Workspace {
    /// The keys of the positions from which nothing better can be had.
    done: Table,
    /// The stands of the components along the line that is being tried, one after the other.
    stands: Vec<Stand>,
    /// That line.
    path: Vec<Step>,
}

/// Which of the cards that can leave their places is tried first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// The one with the most cards under it.
    DeepestFirst,
    /// The one with the fewest.
    ShallowestFirst,
}

/// One search from one position.
pub(super) struct Search<'a, 'b> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) prunings: Prunings,
    pub(super) meter: &'a mut Meter<'b>,
    pub(super) work: &'a mut Workspace,
    pub(super) order: Order,
    /// How many cards on the foundations are looked for.
    pub(super) wanted: u32,
    /// Whether to go on for one more card when a line has been found.
    pub(super) improve: bool,
    /// The best line so far, and what is on the foundations after it.
    pub(super) best: Option<(Vec<Step>, Cards)>,
    /// The number of nodes at which the search gives up.
    pub(super) cap: u64,
}

impl Workspace {
    pub(super) fn new() -> Workspace {
        Workspace { done: Table::new(), stands: Vec::new(), path: Vec::new() }
    }

    /// Forgets everything; the table may hold so many bytes from now on.
    pub(super) fn clear(&mut self, bytes: usize) {
        self.done.clear(bytes);
    }
}

impl Search<'_, '_> {
    /// Searches; `true` when it has ended because there is nothing more to be had, rather than at a limit.
    pub(super) fn run(&mut self, node: &Node) -> bool {
        self.work.stands.clear();
        self.work.path.clear();
        self.visit(*node) || !self.is_cut()
    }

    fn is_cut(&self) -> bool {
        self.meter.limit().is_some() || self.meter.nodes() >= self.cap
    }

    /// Looks for lines from here; `true` when all that is wanted has been found. Leaves the stands of the
    /// node's component at the end of the list.
    fn visit(&mut self, node: Node) -> bool {
        if (node.moved | node.roots) == self.puzzle.all && self.found(self.puzzle.all) {
            return true;
        }
        let first = self.work.stands.len();
        explore(self.puzzle, &node, self.prunings.idle, &mut self.work.stands);
        let ups = self.work.stands[first..].iter().map(|stand| stand.up);
        // Any stand stands for all of them, but the same one should whenever it is there.
        let up = ups.max().expect("there is at least one stand");
        let node = Node { up, ..node };
        let key = node.key();
        if self.work.done.contains(key) || self.is_cut() || !self.meter.count() {
            return false;
        }
        if self.improve && self.note_best(first) {
            return true;
        }
        let found = self.branch(node, first);
        if !found && !self.is_cut() {
            self.work.done.insert(key);
        }
        found
    }

    /// Notes the line if a stand of the component has all that is wanted.
    fn note_best(&mut self, first: usize) -> bool {
        let ups = self.work.stands[first..].iter().map(|stand| stand.up);
        let best = ups.max_by_key(|up| up.count_ones()).expect("there is at least one stand");
        best.count_ones() >= self.wanted && self.found(best)
    }

    /// Notes the line; `true` when no better one is wanted.
    fn found(&mut self, up: Cards) -> bool {
        self.best = Some((self.work.path.clone(), up));
        self.wanted = up.count_ones() + 1;
        !self.improve || up == self.puzzle.all
    }

    /// Tries what has to be tried from here.
    fn branch(&mut self, mut node: Node, first: usize) -> bool {
        let last = self.work.stands.len();
        if self.prunings.safe {
            for at in first..last {
                let stand = self.work.stands[at];
                let card = forced::safe_play(&node, &stand);
                if card != 0 {
                    return self.release(&node, card, stand.up | card);
                }
            }
        }
        if !self.is_hopeful(&mut node) {
            return false;
        }
        if self.prunings.uncontested {
            let stands = &self.work.stands[first..last];
            if let Some(urgent) = forced::uncontested(self.puzzle, &node, stands, self.prunings.rivals) {
                return each(urgent.cards).any(|card| self.release(&node, card, urgent.up));
            }
        }
        if self.prunings.free_deals && forced::free_deal(self.puzzle, &node) {
            return self.deal(&node);
        }
        self.try_all(&node, first)
    }

    /// Whether as many cards as are wanted might come up. Notes orders that must be kept.
    fn is_hopeful(&self, node: &mut Node) -> bool {
        if !self.prunings.dead {
            return true;
        }
        let reach = Reach::with_contests(self.puzzle, node);
        let contested = if self.prunings.orders { reach.contested_pairs() } else { 0 };
        reach.up().count_ones() >= self.wanted
            && (contested == 0 || find_orders(self.puzzle, node, contested, self.wanted))
    }

    /// Tries every card that can leave its place, then the next deal.
    fn try_all(&mut self, node: &Node, first: usize) -> bool {
        let last = self.work.stands.len();
        let stands = &self.work.stands[first..last];
        let all = stands.iter().fold(0, |all, stand| all | stand.onto_tableau | stand.onto_foundation);
        let mut cards = [(0, 0); MOST_SOURCES];
        let mut count = 0;
        for card in each(all & !node.must_wait()) {
            cards[count] = (self.depth(node, card), card);
            count += 1;
        }
        cards[..count].sort_unstable_by_key(|(depth, card)| match self.order {
            Order::DeepestFirst => (-depth, *card),
            Order::ShallowestFirst => (*depth, *card),
        });
        cards[..count].iter().any(|(_, card)| self.try_card(node, *card, first, last))
            || usize::from(node.dealt) < self.puzzle.deals.len() && self.deal(node)
    }

    /// How many cards lie under this one.
    fn depth(&self, node: &Node, card: Cards) -> i32 {
        let mut below = self.puzzle.below(card);
        let mut depth = 0;
        while below != 0 {
            depth += i32::from(below & node.moved == 0);
            below = self.puzzle.below(below);
        }
        depth
    }

    /// Lets a card leave from every stand, but not twice into the same component.
    fn try_card(&mut self, node: &Node, card: Cards, first: usize, last: usize) -> bool {
        for at in first..last {
            let Some(up) = self.work.stands[at].after(card) else { continue };
            if self.work.stands[last..].iter().any(|stand| stand.up == up) {
                continue;
            }
            let mut next = Node { up, ..*node };
            next.release(self.puzzle, card);
            self.work.path.push(Step { card, up });
            if self.visit(next) {
                return true;
            }
            self.work.path.pop();
        }
        self.work.stands.truncate(last);
        false
    }

    /// Lets a card leave from one stand.
    fn release(&mut self, node: &Node, card: Cards, up: Cards) -> bool {
        let mut next = Node { up, ..*node };
        next.release(self.puzzle, card);
        self.step(next, Step { card, up })
    }

    /// Deals from the stock.
    fn deal(&mut self, node: &Node) -> bool {
        let mut next = *node;
        next.deal(self.puzzle);
        self.step(next, Step { card: 0, up: node.up })
    }

    fn step(&mut self, next: Node, step: Step) -> bool {
        let last = self.work.stands.len();
        self.work.path.push(step);
        let found = self.visit(next);
        self.work.path.pop();
        self.work.stands.truncate(last);
        found
    }
}

/// There are at most 7 piles in the tableau and 7 in the reserve, and 6 spares.
const MOST_SOURCES: usize = 20;
