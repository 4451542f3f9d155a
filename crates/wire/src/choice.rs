use serde::Serialize;
use serde_json::{Value, json};
use talon_query::{Choice, curse, doublets, lady_jane, yields};
use talon_rules as rules;

/// A move chosen for the seat that asked.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Chosen {
    /// The text of the move.
    #[serde(rename = "move")]
    made: String,
    /// The reason for it: `reason`, and the values that belong to that reason.
    why: Value,
    /// Number of worlds won, if that was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u32>,
    /// Number of worlds played.
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<u32>,
}

impl Chosen {
    fn new<M: ToString, W>(choice: &Choice<M, W>, why: Value) -> Chosen {
        Chosen {
            made: choice.chosen.to_string(),
            why,
            wins: choice.odds.map(|odds| odds.wins),
            worlds: choice.odds.map(|odds| odds.worlds),
        }
    }
}

impl From<Choice<rules::curse::Move, curse::Reason>> for Chosen {
    fn from(choice: Choice<rules::curse::Move, curse::Reason>) -> Chosen {
        Chosen::new(&choice, of_curse(&choice.reason))
    }
}

impl From<Choice<rules::doublets::Move, doublets::Reason>> for Chosen {
    fn from(choice: Choice<rules::doublets::Move, doublets::Reason>) -> Chosen {
        Chosen::new(&choice, of_doublets(choice.reason))
    }
}

impl From<Choice<rules::yields::Move, yields::Reason>> for Chosen {
    fn from(choice: Choice<rules::yields::Move, yields::Reason>) -> Chosen {
        Chosen::new(&choice, of_yield(choice.reason))
    }
}

impl From<Choice<rules::lady_jane::Move, lady_jane::Reason>> for Chosen {
    fn from(choice: Choice<rules::lady_jane::Move, lady_jane::Reason>) -> Chosen {
        Chosen::new(&choice, of_lady_jane(choice.reason))
    }
}

/// A reason in JSON, like the ones below.
fn of_curse(reason: &curse::Reason) -> Value {
    use curse::Reason;
    match reason {
        Reason::OnlyMove => json!({ "reason": "only-move" }),
        Reason::LeadingIsBetter => json!({ "reason": "leading-is-better" }),
        Reason::GoesOut { points } => json!({ "reason": "goes-out", "points": points }),
        Reason::PlaysAgain { number } => json!({ "reason": "plays-again", "number": number }),
        Reason::CannotBeAnswered { seat, numbers } => {
            json!({ "reason": "cannot-be-answered", "seat": seat.to_string(), "numbers": numbers })
        }
        Reason::ClosesAnEnd { seat, number } => {
            json!({ "reason": "closes-an-end", "seat": seat.to_string(), "number": number })
        }
        Reason::FewAnswers { answers, possible } => {
            json!({ "reason": "few-answers", "answers": answers, "possible": possible })
        }
        Reason::RidOfDoublet { number } => json!({ "reason": "rid-of-doublet", "number": number }),
        Reason::KeepsGoing { joinable, held } => {
            json!({ "reason": "keeps-going", "joinable": joinable, "held": held })
        }
        Reason::BestOnAverage => json!({ "reason": "best-on-average" }),
    }
}

fn of_doublets(reason: doublets::Reason) -> Value {
    use doublets::Reason;
    match reason {
        Reason::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Reason::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Reason::WantedSoon { card, plays } => {
            json!({ "reason": "wanted-soon", "card": card.to_string(), "plays": plays })
        }
        Reason::LooksOn => json!({ "reason": "looks-on" }),
    }
}

fn of_yield(reason: yields::Reason) -> Value {
    use yields::Reason;
    match reason {
        Reason::King => json!({ "reason": "king" }),
        Reason::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Reason::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Reason::CanWait => json!({ "reason": "can-wait" }),
        Reason::Best { rather_than } => json!({ "reason": "best", "rather_than": rather_than.to_string() }),
        Reason::Hopeless => json!({ "reason": "hopeless" }),
        Reason::Unfinished => json!({ "reason": "unfinished" }),
    }
}

fn of_lady_jane(reason: lady_jane::Reason) -> Value {
    use lady_jane::Reason;
    match reason {
        Reason::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Reason::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Reason::Safe => json!({ "reason": "safe" }),
        Reason::Only { towards } => json!({ "reason": "only", "towards": towards.to_string() }),
        Reason::Best { towards, rather_than } => {
            let (towards, rather_than) = (towards.to_string(), rather_than.to_string());
            json!({ "reason": "best", "towards": towards, "rather_than": rather_than })
        }
        Reason::Stuck => json!({ "reason": "stuck" }),
    }
}
