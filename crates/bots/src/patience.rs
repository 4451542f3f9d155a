//! The parts that the folder of a patience supplies for its adviser.

use talon_query::{AnyReason, Grade};
use talon_rules::pieces::Chance;
use talon_rules::{AnyMove, Game, Player};
use talon_solve::{Budget, PatienceSolver};

use crate::bot::Bot;

/// A patience with an adviser and a solver.
///
/// # Examples
///
/// ```
/// use talon_bots::{AdvisedPatience, Bot};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName, Player, of_patience};
/// use talon_solve::Budget;
///
/// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17).unwrap());
/// let advised: Option<AnyMove> = of_patience!(&game, AnyGame(game), State => {
///     let mut adviser = <State as AdvisedPatience>::Adviser::default();
///     let budget = Budget { nodes: State::NODES, ..Budget::default() };
///     adviser.choose(&talon_rules::Game::view(game, Player), &budget, 0).map(|choice| choice.chosen.into())
/// });
/// assert!(advised.is_some());
/// ```
pub trait AdvisedPatience: Game<Seat = Player, Move: Into<AnyMove>> {
    /// Its adviser.
    type Adviser: Bot<Game = Self, Reason: Into<AnyReason>> + Default;
    /// Its exact solver.
    type Solver: PatienceSolver<Game = Self>;

    /// Maximum number of positions for the advised move.
    const NODES: u64;
    /// Maximum number of positions for each later move when odds are counted, which takes many games.
    const NODES_WHEN_COUNTING: u64;
    /// Number of worlds that one request for odds plays out: about a quarter of a second.
    const WORLDS_PER_REQUEST: usize;
    /// The bounds of its grades.
    const GRADE_BOUNDS: GradeBounds;

    /// Returns true if a quick player with these preferences wins; `None` if the budget ran out.
    fn quick_player_wins(&self, chance: &mut Chance, budget: &Budget<'_>) -> Option<bool>;

    /// The moves of that quick player's game; `None` if the budget ran out.
    fn quick_game(&self, chance: &mut Chance, budget: &Budget<'_>) -> Option<Vec<Self::Move>>;
}

/// The bounds of a patience's grades.
///
/// They were chosen so that every grade has a good part of the deals that can be won: `talon-lab grade` counts them.
#[derive(Clone, Copy, Debug)]
pub struct GradeBounds {
    /// A deal is easy if at least this number of quick players win it.
    pub(crate) easy: u32,
    /// A deal is medium if at least this number of quick players win it.
    pub(crate) medium: u32,
    /// A deal is hard if at least this number of quick players win it.
    pub(crate) hard: u32,
    /// True if a deal that the adviser wins is at most hard.
    pub(crate) adviser_counts: bool,
}

impl GradeBounds {
    /// The grade of a deal that can be won.
    pub(crate) fn grade(&self, wins: u32, adviser_wins: bool) -> Grade {
        if wins >= self.easy {
            Grade::Easy
        } else if wins >= self.medium {
            Grade::Medium
        } else if wins >= self.hard || self.adviser_counts && adviser_wins {
            Grade::Hard
        } else {
            Grade::VeryHard
        }
    }
}
