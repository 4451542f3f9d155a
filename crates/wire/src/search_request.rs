use std::fmt;
use std::str::FromStr;

use talon_query::Level;
use talon_rules::AnySeat;

/// What a search is asked, and how much it may cost. Where a limit is `None`, it is the usual one of
/// whoever answers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SolveRequest {
    /// What is looked for.
    pub goal: Goal,
    /// The most time, in milliseconds.
    pub milliseconds: Option<u64>,
    /// The most positions that are looked at.
    pub nodes: Option<u64>,
    /// The most memory for tables, in units of 2^20 bytes.
    pub megabytes: Option<u64>,
}

/// What is looked for in a patience.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Goal {
    /// Moves that win.
    #[default]
    Win,
    /// Moves that make as many points as can be had.
    Score,
}

impl Goal {
    /// Both.
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

/// A text that is no goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a goal is \"win\" or \"score\"")]
pub struct UnknownGoal;

/// Who is to choose a move, and how.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ChooseRequest<'a> {
    /// How well it is chosen; `None` for as well as can be.
    pub level: Option<Level>,
    /// How long that may take.
    pub milliseconds: Option<u64>,
    /// How many decisions may be looked at.
    pub nodes: Option<u64>,
    /// What chance follows from.
    pub seed: u64,
    /// What is to be looked at instead of the game on the table.
    pub view: Option<GivenView<'a>>,
}

/// A state as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenView<'a> {
    /// The state, which is JSON.
    pub json: &'a str,
    /// Whose view it is; `None` for that of the seat to move.
    pub seat: Option<AnySeat>,
}
