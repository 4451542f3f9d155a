use serde::Serialize;
use serde_json::{Map, Value};
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
            reason: written(&choice.reason),
            wins: choice.odds.map(|odds| odds.wins),
            worlds: choice.odds.map(|odds| odds.worlds),
        }
    }
}

/// The reason as an object: its name as `reason`, beside the values that belong to it.
fn written(reason: &impl Serialize) -> Value {
    let derived = serde_json::to_value(reason).expect("a reason is written with names and texts");
    let (name, mut values) = match derived {
        Value::Object(variants) => variants.into_iter().next().unwrap_or_default(),
        name => (name.as_str().unwrap_or_default().to_owned(), Value::Object(Map::new())),
    };
    values["reason"] = Value::String(name);
    values
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde_json::json;
    use talon_query::{curse, doublets, lady_jane, yields};
    use talon_rules::curse::Seat;

    use super::*;

    /// The reason is written with the names of the protocol, and arrives in a browser's page as it was sent.
    fn check<R: Serialize + DeserializeOwned + PartialEq + Debug>(reason: &R, expected: &Value) {
        assert_eq!(written(reason), *expected);
        let sent = serde_json::to_string(reason).unwrap();
        assert_eq!(serde_json::from_str::<R>(&sent).unwrap(), *reason);
    }

    #[test]
    #[rustfmt::skip] // One row per line.
    fn reasons_have_the_names_of_the_protocol() {
        for (reason, expected) in [
            (curse::Reason::OnlyMove, json!({ "reason": "only-move" })),
            (curse::Reason::LeadingIsBetter, json!({ "reason": "leading-is-better" })),
            (curse::Reason::GoesOut { points: 7 }, json!({ "reason": "goes-out", "points": 7 })),
            (curse::Reason::PlaysAgain { number: 3 }, json!({ "reason": "plays-again", "number": 3 })),
            (curse::Reason::CannotBeAnswered { seat: Seat::North, numbers: vec![3, 5] },
                json!({ "reason": "cannot-be-answered", "seat": "north", "numbers": [3, 5] })),
            (curse::Reason::ClosesAnEnd { seat: Seat::South, number: 4 },
                json!({ "reason": "closes-an-end", "seat": "south", "number": 4 })),
            (curse::Reason::FewAnswers { answers: 1, possible: 12 },
                json!({ "reason": "few-answers", "answers": 1, "possible": 12 })),
            (curse::Reason::RidOfDoublet { number: 6 }, json!({ "reason": "rid-of-doublet", "number": 6 })),
            (curse::Reason::KeepsGoing { joinable: 2, held: 5 },
                json!({ "reason": "keeps-going", "joinable": 2, "held": 5 })),
            (curse::Reason::BestOnAverage, json!({ "reason": "best-on-average" })),
        ] {
            check(&reason, &expected);
        }
    }

    #[test]
    fn reasons_of_advisers_have_the_names_of_the_protocol() {
        let (pair, step, card) =
            (talon_rules::yields::Move::Flip, talon_rules::lady_jane::Move::Deal, "7S".parse().unwrap());
        check(&doublets::Reason::Wins { moves: 7 }, &json!({ "reason": "wins", "moves": 7 }));
        check(
            &doublets::Reason::MostPoints { points: 31 },
            &json!({ "reason": "most-points", "points": 31 }),
        );
        check(
            &doublets::Reason::WantedSoon { card, plays: 3 },
            &json!({ "reason": "wanted-soon", "card": "7S", "plays": 3 }),
        );
        check(&doublets::Reason::LooksOn, &json!({ "reason": "looks-on" }));
        check(&yields::Reason::King, &json!({ "reason": "king" }));
        check(&yields::Reason::Wins { moves: 7 }, &json!({ "reason": "wins", "moves": 7 }));
        check(&yields::Reason::MostPoints { points: 31 }, &json!({ "reason": "most-points", "points": 31 }));
        check(&yields::Reason::CanWait, &json!({ "reason": "can-wait" }));
        check(
            &yields::Reason::Best { rather_than: pair },
            &json!({ "reason": "best", "rather_than": "flip" }),
        );
        check(&yields::Reason::Hopeless, &json!({ "reason": "hopeless" }));
        check(&yields::Reason::Unfinished, &json!({ "reason": "unfinished" }));
        check(&lady_jane::Reason::Wins { moves: 7 }, &json!({ "reason": "wins", "moves": 7 }));
        check(
            &lady_jane::Reason::MostPoints { points: 31 },
            &json!({ "reason": "most-points", "points": 31 }),
        );
        check(&lady_jane::Reason::Safe, &json!({ "reason": "safe" }));
        check(&lady_jane::Reason::Only { towards: step }, &json!({ "reason": "only", "towards": "deal" }));
        check(
            &lady_jane::Reason::Best { towards: step, rather_than: step },
            &json!({ "reason": "best", "towards": "deal", "rather_than": "deal" }),
        );
        check(&lady_jane::Reason::Stuck, &json!({ "reason": "stuck" }));
    }
}
