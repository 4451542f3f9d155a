use serde::Serialize;
use serde_json::{Value, json};
use talon_bots::{Choice, curse, doublets, lady_jane, yields};
use talon_rules as rules;

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

impl From<Choice<rules::curse::Move, curse::Why>> for Chosen {
    fn from(choice: Choice<rules::curse::Move, curse::Why>) -> Chosen {
        Chosen::new(&choice, of_curse(&choice.why))
    }
}

impl From<Choice<rules::doublets::Move, doublets::Why>> for Chosen {
    fn from(choice: Choice<rules::doublets::Move, doublets::Why>) -> Chosen {
        Chosen::new(&choice, of_doublets(choice.why))
    }
}

impl From<Choice<rules::yields::Move, yields::Why>> for Chosen {
    fn from(choice: Choice<rules::yields::Move, yields::Why>) -> Chosen {
        Chosen::new(&choice, of_yield(choice.why))
    }
}

impl From<Choice<rules::lady_jane::Move, lady_jane::Why>> for Chosen {
    fn from(choice: Choice<rules::lady_jane::Move, lady_jane::Why>) -> Chosen {
        Chosen::new(&choice, of_lady_jane(choice.why))
    }
}

/// A reason in JSON, as the others below.
fn of_curse(why: &curse::Why) -> Value {
    use curse::Why;
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

fn of_doublets(why: doublets::Why) -> Value {
    use doublets::Why;
    match why {
        Why::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Why::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Why::WantedSoon { card, plays } => {
            json!({ "reason": "wanted-soon", "card": card.to_string(), "plays": plays })
        }
        Why::LooksOn => json!({ "reason": "looks-on" }),
    }
}

fn of_yield(why: yields::Why) -> Value {
    use yields::Why;
    match why {
        Why::King => json!({ "reason": "king" }),
        Why::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Why::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Why::CanWait => json!({ "reason": "can-wait" }),
        Why::Best { rather_than } => json!({ "reason": "best", "rather_than": rather_than.to_string() }),
        Why::Hopeless => json!({ "reason": "hopeless" }),
        Why::Unfinished => json!({ "reason": "unfinished" }),
    }
}

fn of_lady_jane(why: lady_jane::Why) -> Value {
    use lady_jane::Why;
    match why {
        Why::Wins { moves } => json!({ "reason": "wins", "moves": moves }),
        Why::MostPoints { points } => json!({ "reason": "most-points", "points": points }),
        Why::Safe => json!({ "reason": "safe" }),
        Why::Only { towards } => json!({ "reason": "only", "towards": towards.to_string() }),
        Why::Best { towards, rather_than } => {
            let (towards, rather_than) = (towards.to_string(), rather_than.to_string());
            json!({ "reason": "best", "towards": towards, "rather_than": rather_than })
        }
        Why::Stuck => json!({ "reason": "stuck" }),
    }
}
