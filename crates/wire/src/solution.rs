use std::time::Duration;

use serde::{Deserialize, Serialize, Serializer};
use talon_query::Limit;
use talon_rules::AnyMove;

/// The finding of a search and its cost: the answer to `solve`.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Solution {
    /// The finding.
    #[serde(flatten)]
    pub finding: Finding,
    /// The number of positions that it looked at.
    pub nodes: u64,
    /// The time that it took, written in milliseconds with three decimals.
    #[serde(rename = "ms", serialize_with = "milliseconds")]
    pub time: Duration,
    /// The limit that ended it before the answer was certain: `nodes`, `ms` or `mb`, or `interrupted`.
    pub limit: Option<&'static str>,
}

/// The finding of a search.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[serde(untagged)]
pub enum Finding {
    /// The end of a patience.
    Patience {
        /// The verdict on the position.
        verdict: Verdict,
        /// The moves that win or, with the goal of points, make the most points.
        line: Option<Line>,
        /// The points at the end of the line.
        score: Option<u32>,
    },
    /// The value of a hand of a game for two.
    Hand {
        /// The points of the seat to move minus those of the other seat; `None` if unknown or if no seat is to move.
        value: Option<i32>,
        /// Moves that lead to this value.
        line: Line,
    },
}

/// Moves in the order in which they are played, written as their texts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line(pub Vec<AnyMove>);

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(ToString::to_string))
    }
}

/// The verdict on a position: `won`, `lost` or `unknown`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It can be won.
    Won,
    /// It cannot be won.
    Lost,
    /// A limit was hit first.
    Unknown,
}

impl Verdict {
    /// The name in JSON and files: `won`, `lost` or `unknown`.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// The name of a limit in JSON and on the command line: `nodes`, `ms` or `mb`.
pub fn limit_name(limit: Limit) -> &'static str {
    match limit {
        Limit::Nodes => "nodes",
        Limit::Bytes => "mb",
        Limit::Stopped => "ms",
    }
}

/// Writes a time in milliseconds, to the microsecond.
fn milliseconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    // Whole microseconds are exact in 53 bits for hundreds of years.
    #[expect(clippy::cast_precision_loss)]
    serializer.serialize_f64(time.as_micros() as f64 / 1000.0)
}
