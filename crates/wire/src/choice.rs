use serde::Serialize;
use serde_json::Value;
use talon_query::Choice;

/// The answer to `choose`: a move and the reason for it.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Chosen {
    /// The text of the move.
    #[serde(rename = "move")]
    made: String,
    /// The reason's name as `reason`, and the values that belong to it.
    #[serde(rename = "why")]
    reason: Value,
    /// Number of the sampled worlds that are won, if they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u32>,
    /// Number of the sampled worlds.
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<u32>,
}

impl<M: ToString, R: Serialize> From<Choice<M, R>> for Chosen {
    fn from(choice: Choice<M, R>) -> Chosen {
        Chosen {
            made: choice.chosen.to_string(),
            reason: serde_json::to_value(choice.reason).expect("a reason is written with names and texts"),
            wins: choice.odds.map(|odds| odds.wins),
            worlds: choice.odds.map(|odds| odds.worlds),
        }
    }
}
