use talon_query::{Scored, Solved, Valued, Verdict};
use talon_rules::{AnyGame, AnyMove, GameName, games};

use crate::budget::Budget;
use crate::patience::PatienceSolver;
use crate::{curse, doublets, lady_jane, yields};

/// Solves positions of any game, with one solver for each.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, GameName};
/// use talon_query::Verdict;
/// use talon_solve::{AnySolver, Budget};
///
/// let deal = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(2).unwrap());
/// let mut solver = AnySolver::default();
/// let best = solver.best_score(&deal, &Budget::default()).expect("Yield is a patience");
/// let can_be_won = matches!(solver.solve(&deal, &Budget::default()).unwrap().verdict, Verdict::Won(_));
/// assert_eq!(can_be_won, best.score == 52);
/// ```
#[derive(Debug, Default)]
pub struct AnySolver {
    doublets: doublets::Solver,
    yields: yields::Solver,
    lady_jane: lady_jane::Solver,
    curse: curse::Solver,
}

/// The registry of patiences: runs an expression with the solver of a position's game; `None` for a two-player game.
macro_rules! for_patience {
    ($solvers:expr, $position:expr, |$solver:ident, $game:ident| $solved:expr) => {
        for_patience!(@ $solvers, $position, $solver, $game, $solved, Doublets: doublets, Yield: yields, LadyJane: lady_jane)
    };
    (@ $solvers:expr, $position:expr, $solver:ident, $game:ident, $solved:expr, $($name:ident: $field:ident),+) => {
        match $position {
            $(AnyGame::$name($game) => {
                let $solver = &mut $solvers.$field;
                Some($solved)
            })+
            _ => None,
        }
    };
}

/// Writes [`usual_bytes`] and [`block_size`] with the constants of each game's module.
macro_rules! constants {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        /// The number of bytes that suffices for every deal tried with the game's usual options.
        pub const fn usual_bytes(game: GameName) -> usize {
            match game {
                $(GameName::$game => $module::USUAL_BYTES,)+
            }
        }

        /// The number of deals in a block, the unit of a census that several machines share: one core decides them in
        /// about half a minute. Blocks of another size cannot be combined with these, so the number stays.
        pub const fn block_size(game: GameName) -> u64 {
            match game {
                $(GameName::$game => $module::BLOCK_SIZE,)+
            }
        }
    };
}

games!(constants! {});

/// The most positions that the search for one deal of a block looks at, unless the user says otherwise. The hardest of a
/// million deals of each patience needs fewer.
pub const BLOCK_NODES: u64 = 1 << 22;

impl AnySolver {
    /// Solvers with all prunings off: a second opinion, for positions with few continuations.
    pub fn unpruned() -> AnySolver {
        AnySolver {
            doublets: doublets::Solver::with_prunings(doublets::Prunings::NONE),
            yields: yields::Solver::with_prunings(yields::Prunings::NONE),
            lady_jane: lady_jane::Solver::new(lady_jane::Prunings::NONE),
            curse: curse::Solver::with_prunings(curse::Prunings::NONE),
        }
    }

    /// Decides whether a position of a patience can be won. Returns `None` for a two-player game.
    ///
    /// # Examples
    ///
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    /// use talon_query::Verdict;
    /// use talon_solve::{AnySolver, Budget};
    ///
    /// let deal = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17).unwrap());
    /// let solved = AnySolver::default().solve(&deal, &Budget::default()).expect("Doublets is a patience");
    /// let Verdict::Won(line) = solved.verdict else { panic!("deal 17 can be won") };
    ///
    /// let mut position = deal;
    /// for chosen in line {
    ///     position.play(chosen).expect("the line is legal");
    /// }
    /// ```
    pub fn solve(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Solved<AnyMove>> {
        for_patience!(self, position, |solver, game| {
            let Solved { verdict, nodes } = solver.solve(game, budget);
            let verdict = match verdict {
                Verdict::Won(line) => Verdict::Won(any_moves(line)),
                Verdict::Lost => Verdict::Lost,
                Verdict::Unknown(limit) => Verdict::Unknown(limit),
            };
            Solved { verdict, nodes }
        })
    }

    /// Finds the most points that can be reached from a position of a patience. Returns `None` for a
    /// two-player game.
    pub fn best_score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Scored<AnyMove>> {
        for_patience!(self, position, |solver, game| {
            let Scored { score, line, limit, nodes } = solver.best_score(game, budget);
            Scored { score, line: any_moves(line), limit, nodes }
        })
    }

    /// Returns the value of a hand of a two-player game when both players know everything. Returns `None` for
    /// a patience.
    pub fn value(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Valued<AnyMove>> {
        let AnyGame::Curse(game) = position else { return None };
        let Valued { value, line, nodes } = self.curse.value(game, budget);
        Some(Valued { value, line: any_moves(line), nodes })
    }

    /// Returns the legal moves of a two-player game, each with the value of the hand after it for the seat
    /// that makes it, when both players know everything. Returns `None` for a patience and when the budget
    /// runs out.
    pub fn values(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Vec<(AnyMove, i32)>> {
        let AnyGame::Curse(game) = position else { return None };
        let values = self.curse.values(game, budget).ok()?;
        Some(values.into_iter().map(|(made, value)| (made.into(), value)).collect())
    }
}

/// The moves of one game as moves of any game.
fn any_moves<M: Into<AnyMove>>(line: Vec<M>) -> Vec<AnyMove> {
    line.into_iter().map(M::into).collect()
}
