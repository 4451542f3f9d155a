use std::time::Duration;

use serde::{Deserialize, Serialize, Serializer};
use talon_query::{Limit, Scored, Solved, Valued};
use talon_rules::{AnyGame, AnyMove, Status};

/// What a search found out: the answer to `solve`.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[serde(untagged)]
pub enum Solution {
    /// Of a patience.
    Patience {
        /// Whether the position can be won.
        verdict: Verdict,
        /// The moves that win; with the goal of points, those that make the most of them.
        line: Option<Vec<String>>,
        /// The points at the end of the line.
        score: Option<u32>,
        /// What it cost.
        #[serde(flatten)]
        cost: Cost,
    },
    /// Of a hand of a game between two.
    Hand {
        /// The points that the seat to move makes more than the other; `None` when that was not found
        /// out, or nobody is to move.
        value: Option<i32>,
        /// Moves that lead there.
        line: Vec<String>,
        /// What it cost.
        #[serde(flatten)]
        cost: Cost,
    },
}

/// Whether a position can be won: `won`, `lost` or `unknown`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It can.
    Won,
    /// It cannot.
    Lost,
    /// A limit was hit before that was found out.
    Unknown,
}

impl Verdict {
    /// As it is written: `won`, `lost` or `unknown`.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
pub struct Cost {
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took; written in milliseconds with three decimals.
    #[serde(rename = "ms", serialize_with = "milliseconds")]
    pub time: Duration,
    /// What ran out before the answer was certain: `nodes`, `ms` or `mb`; or `interrupted`.
    pub limit: Option<&'static str>,
}

impl Solution {
    /// The answer to whether a position of a patience can be won, found in so much time.
    pub fn of_win(position: &AnyGame, found: &Solved<AnyMove>, time: Duration) -> Solution {
        let (verdict, line, limit) = match &found.verdict {
            talon_query::Verdict::Won(line) => (Verdict::Won, Some(line.as_slice()), None),
            talon_query::Verdict::Lost => (Verdict::Lost, None, None),
            talon_query::Verdict::Unknown(limit) => (Verdict::Unknown, None, Some(*limit)),
        };
        let score = line.and_then(|line| after(position, line).score());
        Solution::Patience {
            verdict,
            line: line.map(texts),
            score,
            cost: Cost::new(found.nodes, time, limit),
        }
    }

    /// The answer to how many points can be had from a position of a patience, found in so much time.
    pub fn of_score(position: &AnyGame, found: &Scored<AnyMove>, time: Duration) -> Solution {
        let verdict = match (after(position, &found.line).status(), found.limit) {
            (Status::Won, _) => Verdict::Won,
            (_, None) => Verdict::Lost,
            (_, Some(_)) => Verdict::Unknown,
        };
        Solution::Patience {
            verdict,
            line: Some(texts(&found.line)),
            score: Some(found.score),
            cost: Cost::new(found.nodes, time, found.limit),
        }
    }

    /// The answer to what a hand of a game between two is worth, found in so much time.
    pub fn of_hand(found: &Valued<AnyMove>, time: Duration) -> Solution {
        let cost = Cost::new(found.nodes, time, found.value.err());
        Solution::Hand { value: found.value.ok(), line: texts(&found.line), cost }
    }

    /// The same answer, after somebody ended the search: then that, and not the time, was the limit.
    pub fn interrupted(mut self) -> Solution {
        match &mut self {
            Solution::Patience { cost, .. } | Solution::Hand { cost, .. } => {
                cost.limit = cost.limit.map(|_| "interrupted");
            }
        }
        self
    }

    /// What the search cost.
    pub fn cost(&self) -> Cost {
        match self {
            Solution::Patience { cost, .. } | Solution::Hand { cost, .. } => *cost,
        }
    }
}

impl Cost {
    /// What a search cost that looked at so many positions in so much time.
    pub fn new(nodes: u64, time: Duration, limit: Option<Limit>) -> Cost {
        let limit = limit.map(|limit| match limit {
            Limit::Nodes => "nodes",
            Limit::Bytes => "mb",
            Limit::Stopped => "ms",
        });
        Cost { nodes, time, limit }
    }
}

/// Writes a time in milliseconds, to the microsecond.
fn milliseconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    // Whole microseconds are exact in a number with so many digits for hundreds of years.
    #[expect(clippy::cast_precision_loss)]
    serializer.serialize_f64(time.as_micros() as f64 / 1000.0)
}

/// The position at the end of a line that a solver has checked.
fn after(position: &AnyGame, line: &[AnyMove]) -> AnyGame {
    let mut game = position.clone();
    for made in line {
        game.play(*made).expect("a solver plays its lines through the rules");
    }
    game
}

fn texts(line: &[AnyMove]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}
