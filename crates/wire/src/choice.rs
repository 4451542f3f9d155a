use serde::Serialize;
use serde_json::{Value, json};
use talon_bots::Choice;
use talon_bots::curse::Why;
use talon_rules::curse::Move;

/// A move that was chosen for whoever asked.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Chosen {
    /// The text of the move.
    #[serde(rename = "move")]
    made: String,
    /// What speaks for it: `reason`, and what belongs to that reason.
    why: Value,
    /// How many of the worlds that were looked at are won, where that was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u32>,
    /// How many worlds were looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<u32>,
}

impl From<Choice<Move, Why>> for Chosen {
    fn from(choice: Choice<Move, Why>) -> Chosen {
        Chosen {
            made: choice.chosen.to_string(),
            why: reason(&choice.why),
            wins: choice.odds.map(|odds| odds.wins),
            worlds: choice.odds.map(|odds| odds.worlds),
        }
    }
}

/// A reason in JSON.
fn reason(why: &Why) -> Value {
    match why {
        Why::OnlyMove => json!({ "reason": "only-move" }),
        Why::LeadingIsBetter => json!({ "reason": "leading-is-better" }),
        Why::GoesOut { points } => json!({ "reason": "goes-out", "points": points }),
        Why::PlaysAgain { number } => json!({ "reason": "plays-again", "number": number }),
        Why::CannotBeAnswered { seat, numbers } => {
            json!({ "reason": "cannot-be-answered", "seat": seat.to_string(), "numbers": numbers })
        }
        Why::ClosesAnEnd { seat, number } => {
            json!({ "reason": "closes-an-end", "seat": seat.to_string(), "number": number })
        }
        Why::FewAnswers { answers, possible } => {
            json!({ "reason": "few-answers", "answers": answers, "possible": possible })
        }
        Why::RidOfDoublet { number } => json!({ "reason": "rid-of-doublet", "number": number }),
        Why::KeepsGoing { joinable, held } => {
            json!({ "reason": "keeps-going", "joinable": joinable, "held": held })
        }
        Why::BestOnAverage => json!({ "reason": "best-on-average" }),
    }
}
