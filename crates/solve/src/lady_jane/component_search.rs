//! Depth-first search in which each node is a whole component of reversible moves.

use super::cards::Cards;
use super::dominance;
use super::leaving_order::find_orders;
use super::prunings::Prunings;
use super::puzzle::{Position, Puzzle};
use super::relaxation::Relaxation;
use super::reversible_moves::{Configuration, explore};
use super::transposition_table::TranspositionTable;
use crate::bits::singles;
use crate::budget::Meter;

/// An irreversible move.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The card that leaves its place; none for a deal.
    pub card: Cards,
    /// The cards on the foundations after it.
    pub up: Cards,
}

/// Memory that is reused from one search to the next.
pub(super) struct Workspace {
    /// The transposition table: the keys of positions from which nothing better can be reached.
    done: TranspositionTable,
    /// The configurations of the components along the current line, one after the other.
    configurations: Vec<Configuration>,
    /// The current line.
    path: Vec<Step>,
}

/// The move ordering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MoveOrdering {
    /// The card with the most cards under it first.
    DeepestFirst,
    /// The card with the fewest cards under it first.
    ShallowestFirst,
}

/// One search from one position.
pub(super) struct ComponentSearch<'a, 'b> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) prunings: Prunings,
    pub(super) meter: &'a mut Meter<'b>,
    pub(super) work: &'a mut Workspace,
    pub(super) order: MoveOrdering,
    /// Number of cards on the foundations to reach.
    pub(super) wanted: u32,
    /// True if to continue with one more card after a line has been found.
    pub(super) improve: bool,
    /// The best line so far, and the foundations after it.
    pub(super) best: Option<(Vec<Step>, Cards)>,
    /// The number of nodes at which the search gives up.
    pub(super) cap: u64,
}

impl Workspace {
    pub(super) fn new() -> Workspace {
        Workspace { done: TranspositionTable::new(), configurations: Vec::new(), path: Vec::new() }
    }

    /// Removes all results; the table may hold this number of bytes from now on.
    pub(super) fn clear(&mut self, bytes: usize) {
        self.done.clear(bytes);
    }
}

impl ComponentSearch<'_, '_> {
    /// Runs the search. Returns `true` if it ended because nothing better exists rather than at a limit.
    pub(super) fn run(&mut self, position: &Position) -> bool {
        self.work.configurations.clear();
        self.work.path.clear();
        self.visit(*position) || !self.is_cut()
    }

    fn is_cut(&self) -> bool {
        self.meter.limit().is_some() || self.meter.nodes() >= self.cap
    }

    /// Searches for lines from here. Returns `true` once everything wanted has been found. Leaves the
    /// configurations of the node's component at the end of the list.
    fn visit(&mut self, position: Position) -> bool {
        if (position.moved | position.roots) == self.puzzle.all && self.found(self.puzzle.all) {
            return true;
        }
        let first = self.work.configurations.len();
        explore(self.puzzle, &position, self.prunings.idle, &mut self.work.configurations);
        let ups = self.work.configurations[first..].iter().map(|configuration| configuration.up);
        // Any configuration can represent the component, but it must always be the same one.
        let up = ups.max().expect("there is at least one configuration");
        let position = Position { up, ..position };
        let key = position.key();
        if self.work.done.contains(key) || self.is_cut() || !self.meter.count() {
            return false;
        }
        if self.improve && self.note_best(first) {
            return true;
        }
        let is_won = self.branch(position, first);
        if !is_won && !self.is_cut() {
            self.work.done.insert(key);
        }
        is_won
    }

    /// Records the line if a configuration of the component reaches the goal.
    fn note_best(&mut self, first: usize) -> bool {
        let ups = self.work.configurations[first..].iter().map(|configuration| configuration.up);
        let best = ups.max_by_key(|up| up.count_ones()).expect("there is at least one configuration");
        best.count_ones() >= self.wanted && self.found(best)
    }

    /// Records the line. Returns `true` if no better one is wanted.
    fn found(&mut self, up: Cards) -> bool {
        self.best = Some((self.work.path.clone(), up));
        self.wanted = up.count_ones() + 1;
        !self.improve || up == self.puzzle.all
    }

    /// Tries the moves that must be tried from here.
    fn branch(&mut self, mut position: Position, first: usize) -> bool {
        let last = self.work.configurations.len();
        if self.prunings.safe {
            for at in first..last {
                let configuration = self.work.configurations[at];
                let card = dominance::safe_play(&position, &configuration);
                if card != 0 {
                    return self.release(&position, card, configuration.up | card);
                }
            }
        }
        if self.is_relaxation_due() && !self.is_hopeful(&mut position) {
            return false;
        }
        if self.prunings.uncontested {
            let configurations = &self.work.configurations[first..last];
            if let Some(urgent) =
                dominance::uncontested(self.puzzle, &position, configurations, self.prunings.rivals)
            {
                return singles(urgent.cards).any(|card| self.release(&position, card, urgent.up));
            }
        }
        if self.prunings.free_deals && dominance::free_deal(self.puzzle, &position) {
            return self.deal(&position);
        }
        self.try_all(&position, first)
    }

    /// Returns true if to compute the relaxed game: after every second step. A dead position is then detected one step
    /// later, which costs less than computing it twice as often.
    #[inline]
    fn is_relaxation_due(&self) -> bool {
        self.work.path.len().is_multiple_of(2)
    }

    /// Returns true if the relaxed game brings up enough cards. Records orders that must be kept.
    fn is_hopeful(&self, position: &mut Position) -> bool {
        if !self.prunings.dead {
            return true;
        }
        let reach = Relaxation::with_contests(self.puzzle, position);
        let contested = if self.prunings.orders { reach.contested_pairs() } else { 0 };
        reach.up().count_ones() >= self.wanted
            && (contested == 0 || find_orders(self.puzzle, position, contested, self.wanted))
    }

    /// Tries every card that can leave its place, then the next deal.
    fn try_all(&mut self, position: &Position, first: usize) -> bool {
        let last = self.work.configurations.len();
        let configurations = &self.work.configurations[first..last];
        let all = configurations
            .iter()
            .fold(0, |all, configuration| all | configuration.onto_tableau | configuration.onto_foundation);
        let mut cards = [(0, 0); MOST_SOURCES];
        let mut count = 0;
        for card in singles(all & !position.must_wait()) {
            cards[count] = (self.depth(position, card), card);
            count += 1;
        }
        cards[..count].sort_unstable_by_key(|(depth, card)| match self.order {
            MoveOrdering::DeepestFirst => (-depth, *card),
            MoveOrdering::ShallowestFirst => (*depth, *card),
        });
        cards[..count].iter().any(|(_, card)| self.try_card(position, *card, first, last))
            || usize::from(position.dealt) < self.puzzle.deals.len() && self.deal(position)
    }

    /// Number of cards under this one.
    fn depth(&self, position: &Position, card: Cards) -> i32 {
        let mut below = self.puzzle.below(card);
        let mut depth = 0;
        while below != 0 {
            depth += i32::from(below & position.moved == 0);
            below = self.puzzle.below(below);
        }
        depth
    }

    /// Lets a card leave from every configuration, but only once into each component.
    fn try_card(&mut self, position: &Position, card: Cards, first: usize, last: usize) -> bool {
        for at in first..last {
            let Some(up) = self.work.configurations[at].after(card) else { continue };
            if self.work.configurations[last..].iter().any(|configuration| configuration.up == up) {
                continue;
            }
            let mut next = Position { up, ..*position };
            next.release(self.puzzle, card);
            self.work.path.push(Step { card, up });
            if self.visit(next) {
                return true;
            }
            self.work.path.pop();
        }
        self.work.configurations.truncate(last);
        false
    }

    /// Lets a card leave from one configuration.
    fn release(&mut self, position: &Position, card: Cards, up: Cards) -> bool {
        let mut next = Position { up, ..*position };
        next.release(self.puzzle, card);
        self.step(next, Step { card, up })
    }

    /// Deals from the stock.
    fn deal(&mut self, position: &Position) -> bool {
        let mut next = *position;
        next.deal(self.puzzle);
        self.step(next, Step { card: 0, up: position.up })
    }

    fn step(&mut self, next: Position, step: Step) -> bool {
        let last = self.work.configurations.len();
        self.work.path.push(step);
        let is_won = self.visit(next);
        self.work.path.pop();
        self.work.configurations.truncate(last);
        is_won
    }
}

/// Maximum number of sources: 7 piles in the tableau, 7 in the reserve, and 6 spares.
const MOST_SOURCES: usize = 20;
