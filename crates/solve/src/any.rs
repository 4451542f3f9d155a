use talon_query::{Limit, Scored, Solved, Valued};
use talon_rules::{AnyGame, AnyMove, GameName, games, patiences};

use crate::budget::Budget;
use crate::patience::PatienceSolver;
use crate::{curse, doublets, lady_jane, yields};

/// Writes [`AnySolver`] with the solver of each game's module, and [`usual_bytes`] and [`block_size`] with its constants.
macro_rules! solvers {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        /// Solves positions of any game, with one solver for each.
        ///
        /// # Examples
        ///
        /// ```
        /// use talon_rules::pieces::DealNumber;
        /// use talon_rules::{AnyGame, AnyOptions, GameName};
        /// use talon_solve::{AnySolver, Budget, Verdict};
        ///
        /// let deal = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(2).unwrap());
        /// let mut solver = AnySolver::default();
        /// let best = solver.best_score(&deal, &Budget::default()).expect("Yield is a patience");
        /// let can_be_won = matches!(solver.solve(&deal, &Budget::default()).unwrap().verdict, Verdict::Won(_));
        /// assert_eq!(can_be_won, best.score == 52);
        /// ```
        #[derive(Debug, Default)]
        pub struct AnySolver {
            $($module: $module::Solver,)+
        }

        impl AnySolver {
            /// Makes solvers with all prunings off: a second opinion, for positions with few continuations.
            ///
            /// # Examples
            /// ```
            /// use talon_rules::AnyGame;
            /// use talon_solve::{AnySolver, Budget, Verdict};
            ///
            /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC 2D | .";
            /// let position = AnyGame::arrange(&layout.parse()?)?;
            /// let verdicts = [AnySolver::default(), AnySolver::unpruned()]
            ///     .map(|mut solver| solver.solve(&position, &Budget::default()).map(|solved| solved.verdict));
            /// assert!(matches!(&verdicts[..], [Some(Verdict::Won(_)), Some(Verdict::Won(_))]));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn unpruned() -> AnySolver {
                AnySolver { $($module: $module::Solver::with_prunings($module::Prunings::NONE),)+ }
            }
        }

        /// The number of bytes that suffices for every deal tried with the game's usual options.
        ///
        /// # Examples
        /// ```
        /// use talon_rules::GameName;
        /// use talon_solve::{Budget, usual_bytes};
        ///
        /// let budget = Budget { bytes: usual_bytes(GameName::LadyJane), ..Budget::default() };
        /// assert_eq!(budget.bytes, 200 << 20);
        /// ```
        pub const fn usual_bytes(game: GameName) -> usize {
            match game {
                $(GameName::$game => $module::USUAL_BYTES,)+
            }
        }

        /// The number of deals in a block, the unit of a census that several machines share: one core decides them in
        /// about half a minute. Blocks of another size cannot be combined with these, so the number stays.
        ///
        /// # Examples
        /// ```
        /// use talon_rules::GameName;
        /// use talon_solve::block_size;
        ///
        /// assert_eq!(block_size(GameName::Yield), 1 << 20);
        /// ```
        pub const fn block_size(game: GameName) -> u64 {
            match game {
                $(GameName::$game => $module::BLOCK_SIZE,)+
            }
        }
    };
}

games!(solvers! {});

/// Runs an expression with the solver of a position's game; `None` for a two-player game.
macro_rules! with_solver {
    ({ @arms $solvers:expr, $position:expr, $solver:ident, $state:ident, $solved:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match $position {
            $(AnyGame::$game($state) => {
                let $solver = &mut $solvers.$module;
                Some($solved)
            })+
            _ => None,
        }
    };
    ($solvers:expr, $position:expr, |$solver:ident, $state:ident| $solved:expr) => {
        patiences!(with_solver! { @arms $solvers, $position, $solver, $state, $solved })
    };
}

/// The most positions that the search for one deal of a block looks at, unless the user says otherwise. The hardest of a
/// million deals of each patience needs fewer.
pub const BLOCK_NODES: u64 = 1 << 22;

impl AnySolver {
    /// Decides whether a position of a patience can be won. Returns `None` for a two-player game.
    ///
    /// # Examples
    ///
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    /// use talon_solve::{AnySolver, Budget, Verdict};
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
        with_solver!(self, position, |solver, game| solver.solve(game, budget).map(AnyMove::from))
    }

    /// Finds the most points that can be reached from a position of a patience. Returns `None` for a
    /// two-player game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::AnyGame;
    /// use talon_solve::{AnySolver, Budget};
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: AD; pyramid: 2D 2C | AC";
    /// let position = AnyGame::arrange(&layout.parse()?)?;
    /// let best = AnySolver::default().best_score(&position, &Budget::default()).expect("a patience");
    /// assert_eq!((best.score, best.line.len()), (8, 0), "an ace covers both twos");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn best_score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Scored<AnyMove>> {
        with_solver!(self, position, |solver, game| solver.best_score(game, budget).map(AnyMove::from))
    }

    /// Returns the value of a hand of a two-player game when both players know everything. Returns `None` for
    /// a patience.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    /// use talon_solve::{AnySolver, Budget};
    ///
    /// let options = AnyOptions::from_text(GameName::Curse, "pips 3, hand 4")?;
    /// let hand = AnyGame::deal(&options, DealNumber::new(7)?);
    /// let valued = AnySolver::default().value(&hand, &Budget::default()).expect("a game for two");
    /// let end = valued.line.iter().try_fold(hand, |mut hand, made| hand.play(*made).map(|_| hand))?;
    /// assert!(valued.value.is_ok() && end.seat_to_move().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Valued<AnyMove>> {
        let AnyGame::Curse(game) = position else { return None };
        Some(self.curse.value(game, budget).map(AnyMove::from))
    }

    /// Returns the legal moves of a two-player game, each with the value of the hand after it for the seat
    /// that makes it, when both players know everything; or else the part of the budget that ran out first.
    /// Returns `None` for a patience.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    /// use talon_solve::{AnySolver, Budget};
    ///
    /// let options = AnyOptions::from_text(GameName::Curse, "pips 3, hand 4")?;
    /// let hand = AnyGame::deal(&options, DealNumber::new(7)?);
    /// let (mut solver, budget) = (AnySolver::default(), Budget::default());
    /// let values = solver.values(&hand, &budget).expect("a game for two")?;
    /// let best = values.iter().map(|(_, value)| *value).max();
    /// assert_eq!(best, solver.value(&hand, &budget).and_then(|valued| valued.value.ok()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn values(
        &mut self,
        position: &AnyGame,
        budget: &Budget<'_>,
    ) -> Option<Result<Vec<(AnyMove, i32)>, Limit>> {
        let AnyGame::Curse(game) = position else { return None };
        let values = self.curse.values(game, budget);
        Some(values.map(|values| values.into_iter().map(|(made, value)| (made.into(), value)).collect()))
    }
}
