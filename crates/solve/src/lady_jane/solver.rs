use std::fmt;
use talon_query::{Scored, Solved, Verdict};

use talon_rules::lady_jane::{Move, State};
use talon_rules::{Game, Status};

use super::cards::Cards;
use super::component_search::{ComponentSearch, MoveOrdering, Step, Workspace};
use super::prunings::Prunings;
use super::puzzle::{Position, Puzzle};
use super::to_moves::play_line;
use crate::budget::{Budget, Meter};
use crate::patience::PatienceSolver;

/// The number of bytes that suffices for every deal tried with the usual options.
pub const USUAL_BYTES: usize = 200 << 20;

/// The number of deals in a block of a census, as [`crate::block_size`] says.
pub const BLOCK_SIZE: u64 = 1 << 15;

/// Solves positions of Lady Jane. It reuses its memory from one position to the next but no results.
///
/// # Examples
/// ```
/// use talon_rules::Game;
/// use talon_rules::lady_jane::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_solve::lady_jane::Solver;
/// use talon_solve::{Budget, Limit, PatienceSolver, Verdict};
///
/// let deal = State::deal(&Options::default(), DealNumber::new(17)?);
/// let stopped = Budget { stop: &|| true, ..Budget::default() };
/// let verdict = Solver::default().solve(&deal, &stopped).verdict;
/// assert!(matches!(verdict, Verdict::Won(_) | Verdict::Unknown(Limit::Stopped)), "never a guess");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    prunings: Prunings,
    work: Workspace,
}

/// One attempt to find a win.
#[derive(Clone, Copy, Debug)]
struct Attempt {
    /// Maximum number of nodes.
    nodes: u64,
    /// The move ordering.
    order: MoveOrdering,
    /// True if it uses the prunings that look far ahead, which cost more than trying a few moves.
    looks_ahead: bool,
}

/// The attempts, of growing size, until one of them ends.
///
/// A win is often found quickly in one of the two orders. Attempts share a transposition table, so what one
/// has proved lost is not searched again.
fn attempts() -> impl Iterator<Item = Attempt> {
    let rushed = [100, 100].map(|nodes| (nodes, false));
    let careful = [200, 200, 1_000, 1_000, 5_000, 5_000, u64::MAX].map(|nodes| (nodes, true));
    let orders = [MoveOrdering::DeepestFirst, MoveOrdering::ShallowestFirst].into_iter().cycle();
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
        Solver::with_prunings(Prunings::default())
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
        Solved::new(verdict, meter.nodes())
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
        let limit = if is_all { None } else { meter.limit() };
        Scored::new(score, line, limit, meter.nodes())
    }
}

impl Solver {
    /// Creates a solver with these prunings.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::Game;
    /// use talon_rules::lady_jane::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_solve::lady_jane::{Prunings, Solver};
    /// use talon_solve::{Budget, PatienceSolver};
    ///
    /// let deal = State::deal(&Options::new(3, 2)?, DealNumber::new(17)?);
    /// let [all, none] = [Prunings::default(), Prunings::NONE]
    ///     .map(|prunings| Solver::with_prunings(prunings).best_score(&deal, &Budget::default()));
    /// assert_eq!(all.score, none.score);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, work: Workspace::new() }
    }

    /// Returns a line that wins, if the budget allows finding one.
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

    /// A new search.
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
            order: MoveOrdering::DeepestFirst,
            wanted,
            improve: false,
            best: None,
            cap: u64::MAX,
        }
    }
}
