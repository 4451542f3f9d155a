use talon_query::{Scored, Solved};
use talon_rules::Game;

use crate::budget::Budget;

/// A solver for one patience. It reuses its memory from one position to the next but no results: the same
/// question always has the same answer, whatever was asked before.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
/// use talon_rules::doublets::{Options, State};
/// use talon_solve::doublets::Solver;
/// use talon_query::Verdict;
/// use talon_solve::{Budget, PatienceSolver};
///
/// let deal = State::deal(&Options::default(), DealNumber::new(17).unwrap());
/// let solved = Solver::default().solve(&deal, &Budget::default());
/// assert!(matches!(solved.verdict, Verdict::Won(_)));
/// ```
pub trait PatienceSolver: Default {
    /// The patience that it solves.
    type Game: Game;

    /// Decides whether a position can be won when every card is known.
    fn solve(&mut self, position: &Self::Game, budget: &Budget<'_>) -> Solved<<Self::Game as Game>::Move>;

    /// Finds the most points that can be reached when every card is known.
    fn best_score(
        &mut self,
        position: &Self::Game,
        budget: &Budget<'_>,
    ) -> Scored<<Self::Game as Game>::Move>;
}
