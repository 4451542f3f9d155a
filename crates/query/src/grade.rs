//! The difficulty of deals.

/// The difficulty of a deal of a patience for a player who cannot peek.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Grade {
    /// Quick play often wins it.
    Easy,
    /// Quick play sometimes wins it.
    Medium,
    /// Quick play seldom wins it, or only the adviser does.
    Hard,
    /// It can be won, but quick play hardly ever wins it, and the adviser does not.
    VeryHard,
    /// Nobody can win it, not even a player who sees all cards.
    CannotBeWon,
}

/// A grade with the results that it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Graded {
    /// The grade.
    pub grade: Grade,
    /// Number of the [`QUICK_PLAYS`] quick plays that won the deal.
    pub wins: u32,
    /// True if the adviser won it, deciding as quickly as when its odds are counted.
    pub adviser_wins: bool,
}

/// Number of quick plays of a deal that can be won, each with preferences of its own.
pub const QUICK_PLAYS: u32 = 200;

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 5] =
        [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard, Grade::CannotBeWon];

    /// The grades of deals that can be won.
    pub const WINNABLE: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard];

    /// The name in commands and files: `easy`, `medium`, `hard`, `very-hard`, `cannot-be-won`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::VeryHard => "very-hard",
            Grade::CannotBeWon => "cannot-be-won",
        }
    }
}
