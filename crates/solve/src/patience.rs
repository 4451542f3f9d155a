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
/// use talon_solve::{Budget, PatienceSolver, Verdict};
///
/// let deal = State::deal(&Options::default(), DealNumber::new(17).unwrap());
/// let solved = Solver::default().solve(&deal, &Budget::default());
/// assert!(matches!(solved.verdict, Verdict::Won(_)));
/// ```
pub trait PatienceSolver: Default {
    /// The patience that it solves.
    type Game: Game;

    /// Decides whether a position can be won when every card is known.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{Game, yields};
    /// use talon_solve::{Budget, PatienceSolver, Verdict};
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: AD; pyramid: 2D 2C | AC";
    /// let position = yields::State::arrange(&layout.parse()?)?;
    /// let solved = talon_solve::yields::Solver::default().solve(&position, &Budget::default());
    /// assert_eq!(solved.verdict, Verdict::Lost, "an ace covers both twos");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn solve(&mut self, position: &Self::Game, budget: &Budget<'_>) -> Solved<<Self::Game as Game>::Move>;

    /// Finds the most points that can be reached when every card is known.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, yields};
    /// use talon_solve::{Budget, PatienceSolver};
    ///
    /// let deal = yields::State::deal(&Default::default(), DealNumber::new(17)?);
    /// let best = talon_solve::yields::Solver::default().best_score(&deal, &Budget::default());
    /// let mut end = deal;
    /// for made in best.line {
    ///     end.play(made)?;
    /// }
    /// assert_eq!(end.score(), Some(best.score));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn best_score(
        &mut self,
        position: &Self::Game,
        budget: &Budget<'_>,
    ) -> Scored<<Self::Game as Game>::Move>;
}
