use talon_query::{Scored, Solved, Verdict};
use talon_rules::yields::{Move, State};
use talon_rules::{Game, Status};

use super::pair_search::{PairSearch, SearchSpec};
use super::prunings::Prunings;
use super::puzzle::Puzzle;
use super::to_moves::to_moves;
use crate::budget::{Budget, Meter};
use crate::patience::PatienceSolver;

/// The number of bytes that suffices for every deal tried with the usual options.
pub const USUAL_BYTES: usize = 64 << 20;

/// The number of deals in a block of a census, as [`crate::block_size`] says.
pub const BLOCK_SIZE: u64 = 1 << 20;

/// Solves positions of Yield. It reuses its memory from one position to the next.
///
/// # Examples
/// ```
/// use talon_rules::Game;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::yields::{Options, State};
/// use talon_solve::yields::Solver;
/// use talon_solve::{Budget, PatienceSolver, Verdict};
///
/// let mut solver = Solver::default();
/// let deals = (0..20).map(|number| DealNumber::new(number).map(|number| State::deal(&Options::default(), number)));
/// let deals = deals.collect::<Result<Vec<_>, _>>()?;
/// let won = deals.iter().filter(|deal| matches!(solver.solve(deal, &Budget::default()).verdict, Verdict::Won(_)));
/// assert!((1..20).contains(&won.count()), "about two of five deals can be won");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Solver {
    prunings: Prunings,
    search: PairSearch,
}

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, state: &State, budget: &Budget<'_>) -> Solved<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        self.search.begin(&puzzle);
        self.search.run(&self.spec(&puzzle, budget), 0, &mut meter);
        let verdict = if self.search.fewest() == 0 {
            let (moves, end) = to_moves(state, &puzzle, self.search.best());
            assert_eq!(end.status(), Status::Won, "the solver's line does not win");
            Verdict::Won(moves)
        } else {
            meter.limit().map_or(Verdict::Lost, Verdict::Unknown)
        };
        Solved::new(verdict, meter.nodes())
    }

    fn best_score(&mut self, state: &State, budget: &Budget<'_>) -> Scored<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        let spec = self.spec(&puzzle, budget);
        self.search.begin(&puzzle);
        self.search.run(&spec, 0, &mut meter);
        if meter.limit().is_none() {
            // The search for a win has met positions with few cards; only fewer are of interest now.
            let fewer = self.search.fewest().saturating_sub(1);
            self.search.run(&spec, fewer, &mut meter);
        }
        let (moves, end) = to_moves(state, &puzzle, self.search.best());
        let score = u32::try_from(end.points()).expect("at most 52 points");
        let limit = if self.search.fewest() == 0 { None } else { meter.limit() };
        Scored::new(score, moves, limit, meter.nodes())
    }
}

impl Solver {
    /// Creates a solver with these prunings.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::Game;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::yields::{Options, State};
    /// use talon_solve::yields::{Prunings, Solver};
    /// use talon_solve::{Budget, PatienceSolver};
    ///
    /// let deal = State::deal(&Options::new(5, 3)?, DealNumber::new(17)?);
    /// let [all, none] = [Prunings::default(), Prunings::NONE]
    ///     .map(|prunings| Solver::with_prunings(prunings).best_score(&deal, &Budget::default()));
    /// assert_eq!(all.score, none.score);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, ..Solver::default() }
    }

    fn spec<'a>(&self, puzzle: &'a Puzzle, budget: &Budget<'_>) -> SearchSpec<'a> {
        SearchSpec { puzzle, prunings: self.prunings, bytes: budget.bytes }
    }
}
