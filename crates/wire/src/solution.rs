use std::time::Duration;

use serde::Serialize;
use talon_rules::{AnyGame, AnyMove, Status};
use talon_solve::{Limit, Scored, Solved, Valued, Verdict};

/// What a search found out: the answer to `solve`.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(untagged)]
pub enum Solution {
    /// Of a patience.
    Patience {
        /// `won`, `lost` or `unknown`: whether the position can be won.
        verdict: &'static str,
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

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct Cost {
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took, in milliseconds with three decimals.
    pub ms: f64,
    /// What ran out before the answer was certain: `nodes`, `ms` or `mb`.
    pub limit: Option<&'static str>,
}

impl Solution {
    /// The answer to whether a position of a patience can be won, found in so much time.
    pub fn of_win(position: &AnyGame, found: &Solved<AnyMove>, time: Duration) -> Solution {
        let (verdict, line, limit) = match &found.verdict {
            Verdict::Won(line) => ("won", Some(line.as_slice()), None),
            Verdict::Lost => ("lost", None, None),
            Verdict::Unknown(limit) => ("unknown", None, Some(*limit)),
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
            (Status::Won, _) => "won",
            (_, None) => "lost",
            (_, Some(_)) => "unknown",
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
        // Whole microseconds are exact in a number with so many digits for hundreds of years.
        #[expect(clippy::cast_precision_loss)]
        let ms = time.as_micros() as f64 / 1000.0;
        Cost { nodes, ms, limit }
    }
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
