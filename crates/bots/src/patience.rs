//! The patiences that have an adviser: what each game's folder supplies, and the registry of them.

use talon_query::{AnyReason, Grade};
use talon_rules::pieces::Chance;
use talon_rules::{AnyMove, Game, Player};
use talon_solve::{Budget, PatienceSolver};

use crate::bot::Bot;

/// A patience with an adviser.
pub(crate) trait AdvisedPatience: Game<Seat = Player, Move: Into<AnyMove>> {
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
pub(crate) struct GradeBounds {
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

/// The registry of the patiences with advisers: evaluates an expression for the one in `$value`, an `AnyGame` or
/// `AnyView`. `None` for a game without an adviser.
macro_rules! for_patience {
    ($any:ident, $value:expr, |$patience:ident, $inner:ident| $result:expr) => {
        match $value {
            $any::Doublets($inner) => {
                type $patience = talon_rules::doublets::State;
                $result
            }
            $any::Yield($inner) => {
                type $patience = talon_rules::yields::State;
                $result
            }
            $any::LadyJane($inner) => {
                type $patience = talon_rules::lady_jane::State;
                $result
            }
            _ => None,
        }
    };
}

pub(crate) use for_patience;
