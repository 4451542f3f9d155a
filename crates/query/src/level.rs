use std::fmt;
use std::str::FromStr;

/// The strength of an opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Plays a match if there is one, otherwise the heaviest tile.
    Novice,
    /// Has a feeling for a hand, but often settles for the second best play.
    Casual,
    /// Plays what feels best, or nearly so.
    Club,
    /// Plays from experience, and notices which tiles the other player does not play.
    Strong,
    /// Thinks it through many times, in hands that fit the other player's moves.
    Best,
}

/// The text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the levels are novice, casual, club, strong and best")]
pub struct UnknownLevel;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Novice, Level::Casual, Level::Club, Level::Strong, Level::Best];

    /// The name in commands and messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Strong => "strong",
            Level::Best => "best",
        }
    }

    /// Default number of decisions that the level thinks through for a move.
    pub const fn usual_nodes(self) -> u64 {
        match self {
            Level::Novice | Level::Casual | Level::Club | Level::Strong => 1,
            Level::Best => 60_000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.as_str() == text).ok_or(UnknownLevel)
    }
}
