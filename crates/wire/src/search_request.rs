use std::fmt;
use std::str::FromStr;

use talon_query::Level;
use talon_rules::AnySeat;

/// A request for a search, with its limits. A limit of `None` is the default of the program that answers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SolveRequest {
    /// The goal of the search.
    pub goal: Goal,
    /// The time limit, in milliseconds.
    pub milliseconds: Option<u64>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The memory limit for tables, in units of 2^20 bytes.
    pub megabytes: Option<u64>,
}

/// The goal of a search in a patience.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Goal {
    /// Moves that win.
    #[default]
    Win,
    /// Moves that make the most points.
    Score,
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 2] = [Goal::Win, Goal::Score];

    /// The name in requests, on the command line and in files: `win` or `score`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Score => "score",
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Goal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Goal, UnknownGoal> {
        Goal::ALL.into_iter().find(|goal| goal.as_str() == text).ok_or(UnknownGoal)
    }
}

/// A text that is not a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a goal is \"win\" or \"score\"")]
pub struct UnknownGoal;

/// A request to choose a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ChooseRequest<'a> {
    /// The level of the opponent; `None` for the strongest.
    pub level: Option<Level>,
    /// The time limit, in milliseconds.
    pub milliseconds: Option<u64>,
    /// The most decisions to look at.
    pub nodes: Option<u64>,
    /// The random seed.
    pub seed: u64,
    /// The view to choose from, instead of the game on the table.
    pub view: Option<GivenView<'a>>,
}

/// A state as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenView<'a> {
    /// The state as JSON.
    pub json: &'a str,
    /// The seat of the view; `None` for the seat to move.
    pub seat: Option<AnySeat>,
}
