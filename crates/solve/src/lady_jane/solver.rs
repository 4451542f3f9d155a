use std::fmt;
use talon_query::{Scored, Solved, Verdict};

use talon_rules::lady_jane::{Move, State};
use talon_rules::{Game, Status};

use super::cards::Cards;
use super::component_search::{ComponentSearch, Order, Step, Workspace};
use super::prunings::Prunings;
use super::puzzle::{Position, Puzzle};
use super::to_moves::play_line;
use crate::budget::{Budget, Meter};
use crate::patience::PatienceSolver;

/// Decides positions of Lady Jane. It keeps its memory from one position to the next, but nothing of
/// what was found.
pub struct Solver {
    prunings: Prunings,
    work: Workspace,
}

/// One attempt at a win.
#[derive(Clone, Copy, Debug)]
struct Attempt {
    /// How many nodes it may take.
    nodes: u64,
    /// What it tries first.
    order: Order,
    /// Whether it uses the prunings that look far ahead: they cost more than trying a few moves.
    looks_ahead: bool,
}

/// The attempts until one of them ends.
///
/// A won position is often won quickly in one of the two orders. What has been found lost is not tried
/// again.
fn attempts() -> impl Iterator<Item = Attempt> {
    let rushed = [100, 100].map(|nodes| (nodes, false));
    let careful = [200, 200, 1_000, 1_000, 5_000, 5_000, u64::MAX].map(|nodes| (nodes, true));
    let orders = [Order::DeepestFirst, Order::ShallowestFirst].into_iter().cycle();
    let caps = rushed.into_iter().chain(careful);
    caps.zip(orders).map(|((nodes, looks_ahead), order)| Attempt { nodes, order, looks_ahead })
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("prunings", &self.prunings).finish_non_exhaustive()
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(Prunings::default())
    }
}

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, state: &State, budget: &Budget<'_>) -> Solved<Move> {
        let (puzzle, position) = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        self.work.clear(budget.bytes);
        let verdict = match self.win(&puzzle, &position, &mut meter) {
            Some((path, up)) => {
                let (line, end) = play_line(state, self.prunings, &path, up);
                assert_eq!(end.status(), Status::Won, "the solver's line does not win");
                Verdict::Won(line)
            }
            None => meter.limit().map_or(Verdict::Lost, Verdict::Unknown),
        };
        Solved { verdict, nodes: meter.nodes() }
    }

    fn best_score(&mut self, state: &State, budget: &Budget<'_>) -> Scored<Move> {
        let (puzzle, position) = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        self.work.clear(budget.bytes);
        let mut best = self.win(&puzzle, &position, &mut meter);
        if best.is_none() {
            self.work.clear(budget.bytes);
            let mut search = self.search(&puzzle, &mut meter, position.up.count_ones() + 1);
            search.improve = true;
            search.run(&position);
            best = search.best;
        }
        let unplayed = || (Vec::new(), state.clone());
        let (line, end) = best.map_or_else(unplayed, |(path, up)| play_line(state, self.prunings, &path, up));
        let score = end.score().unwrap_or_default();
        let is_all = score as usize == state.options().cards();
        Scored { score, line, limit: meter.limit().filter(|_| !is_all), nodes: meter.nodes() }
    }
}

impl Solver {
    /// A solver that prunes like this.
    pub fn new(prunings: Prunings) -> Solver {
        Solver { prunings, work: Workspace::new() }
    }

    /// A line that wins, if the budget allows finding one.
    fn win(
        &mut self,
        puzzle: &Puzzle,
        position: &Position,
        meter: &mut Meter<'_>,
    ) -> Option<(Vec<Step>, Cards)> {
        for attempt in attempts() {
            let cap = meter.nodes().saturating_add(attempt.nodes);
            let mut search = self.search(puzzle, meter, puzzle.all.count_ones());
            search.cap = cap;
            search.order = attempt.order;
            search.prunings.dead &= attempt.looks_ahead;
            search.prunings.uncontested &= attempt.looks_ahead;
            search.prunings.free_deals &= attempt.looks_ahead;
            if search.run(position) || search.meter.limit().is_some() {
                return search.best;
            }
        }
        None
    }

    /// A search that has not begun.
    fn search<'a, 'b>(
        &'a mut self,
        puzzle: &'a Puzzle,
        meter: &'a mut Meter<'b>,
        wanted: u32,
    ) -> ComponentSearch<'a, 'b> {
        ComponentSearch {
            puzzle,
            prunings: self.prunings,
            meter,
            work: &mut self.work,
            order: Order::DeepestFirst,
            wanted,
            improve: false,
            best: None,
            cap: u64::MAX,
        }
    }
}
