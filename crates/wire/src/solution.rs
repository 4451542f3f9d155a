use std::time::Duration;

use serde::{Deserialize, Serialize, Serializer};
use talon_query::Limit;

/// The answer to `solve`.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[serde(untagged)]
pub enum Solution {
    /// The end of a patience.
    Patience {
        /// Whether the position can be won.
        verdict: Verdict,
        /// The moves that win or, with the goal of points, make the most points.
        line: Option<Vec<String>>,
        /// The points at the end of the line.
        score: Option<u32>,
        /// The cost of the search.
        #[serde(flatten)]
        cost: Cost,
    },
    /// The value of a hand of a game for two.
    Hand {
        /// The points of the seat to move minus those of the other seat; `None` if unknown or if no seat is to move.
        value: Option<i32>,
        /// Moves that lead to this value.
        line: Vec<String>,
        /// The cost of the search.
        #[serde(flatten)]
        cost: Cost,
    },
}

/// Whether a position can be won: `won`, `lost` or `unknown`.
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

/// The cost of a search.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
pub struct Cost {
    /// The number of positions that it looked at.
    pub nodes: u64,
    /// How long it took, written in milliseconds with three decimals.
    #[serde(rename = "ms", serialize_with = "milliseconds")]
    pub time: Duration,
    /// The limit that ended it before the answer was certain: `nodes`, `ms` or `mb`, or `interrupted`.
    pub limit: Option<&'static str>,
}

impl Solution {
    /// This answer if the user ended the search: the limit, if any, is then the interruption.
    pub fn interrupted(mut self) -> Solution {
        match &mut self {
            Solution::Patience { cost, .. } | Solution::Hand { cost, .. } => {
                cost.limit = cost.limit.map(|_| "interrupted");
            }
        }
        self
    }

    /// The cost of the search.
    pub fn cost(&self) -> Cost {
        match self {
            Solution::Patience { cost, .. } | Solution::Hand { cost, .. } => *cost,
        }
    }
}

impl Cost {
    /// The cost of a search over this number of positions.
    pub fn new(nodes: u64, time: Duration, limit: Option<Limit>) -> Cost {
        Cost { nodes, time, limit: limit.map(Cost::limit_name) }
    }

    /// The name of a limit: `nodes`, `ms` or `mb`.
    pub fn limit_name(limit: Limit) -> &'static str {
        match limit {
            Limit::Nodes => "nodes",
            Limit::Bytes => "mb",
            Limit::Stopped => "ms",
        }
    }
}

/// Writes a time in milliseconds, to the microsecond.
fn milliseconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    // Whole microseconds are exact in 53 bits for hundreds of years.
    #[expect(clippy::cast_precision_loss)]
    serializer.serialize_f64(time.as_micros() as f64 / 1000.0)
}
