//! Moves chosen for a view, without a game on the table.

use serde_json::{Value, json};
use talon_cli::referee::Session;
use talon_rules::pieces::{Card, Chance};

use super::{any_move, ask, granted, look, state};

/// The choice for a view, by a bot that knows nothing else.
fn chosen_for(view: &Value) -> Value {
    ask(&mut Session::new(0), &json!({ "op": "choose", "view": view, "nodes": 300, "seed": 7 }))
}

/// The removed cards of Yield, from a state that shows everything.
fn removed(open: &Value) -> Vec<String> {
    let text = format!("{}{}{}", open["stock"], open["waste"], open["pyramid"]);
    let ranks = open["options"]["ranks"].as_u64().expect("as the protocol says") as u8;
    Card::deck(ranks).map(|card| card.to_string()).filter(|card| !text.contains(card)).collect()
}

/// Games of all kinds.
fn beginnings() -> Vec<Value> {
    let mut requests = Vec::new();
    for deal in 0..3 {
        requests.extend(
            ["doublets", "yield", "lady-jane", "curse"].map(|game| json!({ "game": game, "deal": deal })),
        );
        requests.push(json!({ "game": "curse", "deal": deal, "match": true }));
        requests.push(json!({ "game": "doublets", "deal": deal, "options": { "redeals": 0 } }));
        requests.push(json!({ "game": "yield", "deal": deal, "options": { "ranks": 7, "rows": 4 } }));
        requests.push(json!({ "game": "lady-jane", "deal": deal, "options": { "ranks": 5, "piles": 3 } }));
    }
    for request in &mut requests {
        request["op"] = "new".into();
    }
    requests
}

/// Plays a game at random. At every position with a seat to move, passes on the session and the state as that seat sees
/// it, with what it remembers.
fn walk(beginning: &Value, seed: u64, mut visit: impl FnMut(&mut Session, &Value)) {
    let mut session = Session::new(0);
    let mut chance = Chance::from_seed(seed);
    granted(&mut session, beginning);
    let arranged_after = chance.below(60);
    for count in 0..120 {
        if count == arranged_after {
            let open = look(&mut session);
            granted(&mut session, &json!({ "op": "arrange", "state": open }));
        }
        let mut view = state(&mut session, &json!({ "op": "state" }));
        if view["game"] == "yield" {
            let open = look(&mut session);
            view["removed"] = removed(&open).into();
        }
        let Some(next) = any_move(&mut session, &mut chance) else { break };
        if next != "next" {
            visit(&mut session, &view);
        }
        granted(&mut session, &json!({ "op": "play", "move": next }));
    }
}

#[test]
fn a_view_has_the_same_choice_as_its_session() {
    for (seed, beginning) in beginnings().iter().enumerate() {
        walk(beginning, seed as u64, |session, view| {
            let expected = granted(session, &json!({ "op": "choose", "nodes": 300, "seed": 7 }));
            assert_eq!(chosen_for(view), expected, "{view}");
        });
    }
}

#[test]
fn passes_in_a_view_are_considered() {
    let (mut with_passes, mut other_choices) = (0, 0);
    for deal in 0..20 {
        walk(&json!({ "op": "new", "game": "curse", "deal": deal }), deal, |_, view| {
            let passed = view["history"].as_array().unwrap().iter().any(|turn| turn["move"] == "pass");
            if passed && !view["turn"].is_null() {
                let mut forgetful = view.clone();
                forgetful["history"] = json!([]);
                with_passes += 1;
                other_choices += u32::from(chosen_for(view) != chosen_for(&forgetful));
            }
        });
    }
    assert!(with_passes > 20 && other_choices > with_passes / 4, "{other_choices} of {with_passes}");
}

#[test]
fn a_view_of_yield_can_omit_the_removed_cards() {
    let beginning = json!({ "op": "new", "game": "yield", "deal": 4 });
    let mut left_open = 0;
    walk(&beginning, 5, |session, view| {
        let mut view = view.clone();
        let removed = view.as_object_mut().unwrap().remove("removed").unwrap();
        let chosen = chosen_for(&view);
        left_open += u32::from(!removed.as_array().unwrap().is_empty());
        granted(session, &json!({ "op": "play", "move": chosen["move"] }));
        granted(session, &json!({ "op": "undo" }));
    });
    assert!(left_open > 5);
}

#[test]
fn a_request_to_an_outside_bot_is_answered_without_changing_the_table() {
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": "curse", "deal": 3 }));
    let view = state(&mut session, &json!({ "op": "state" }));
    let (seat, moves) = (&view["turn"], ["0-0"]);
    let request = json!({ "op": "choose", "view": view, "seat": seat, "moves": moves, "ms": 50, "seed": 1 });
    granted(&mut session, &json!({ "op": "new", "game": "yield", "deal": 3 }));
    let before = look(&mut session);
    let hand = view["hands"][seat.as_str().unwrap()].as_array().unwrap();
    assert!(hand.contains(&granted(&mut session, &request)["move"]));
    assert_eq!(look(&mut session), before);
}

/// A view of Curse in which north has passed, and it is south's turn.
fn after_a_pass() -> Value {
    let mut example = Value::Null;
    for deal in 0.. {
        walk(&json!({ "op": "new", "game": "curse", "deal": deal, "match": true }), 1, |_, view| {
            let history = view["history"].as_array().expect("as the protocol says");
            let is_whole =
                history.first().is_some_and(|turn| turn["move"].as_str().is_some_and(|set| set.len() == 3));
            let has_passed = history.last() == Some(&json!({ "seat": "north", "move": "pass" }));
            if has_passed && is_whole && view["turn"] == "south" {
                example = view.clone();
            }
        });
        if !example.is_null() {
            break;
        }
    }
    example
}

/// Replaces a value in a view.
fn with(view: &Value, path: &str, value: Value) -> Value {
    let mut changed = view.clone();
    *changed.pointer_mut(path).unwrap_or_else(|| panic!("{path} in {view}")) = value;
    changed
}

fn beginning_of(game: &str) -> Value {
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": game, "deal": 17 }))["state"].clone()
}

/// Checks that views are refused, with the code and a part of the message.
fn check_refused(refused: &[(Value, &str, &str)]) {
    for (view, code, part) in refused {
        let seat = if view["game"] == "curse" { "south" } else { "player" };
        let request = json!({ "op": "choose", "view": view, "seat": seat, "nodes": 0 });
        let answer = ask(&mut Session::new(0), &request);
        let message = answer["error"]["message"].as_str().unwrap_or_else(|| panic!("{answer}\n{view}"));
        assert_eq!(answer["error"]["code"], *code, "{answer}\n{view}");
        assert!(message.contains(part) && !message.contains('\n'), "{message}, not {part}\n{view}");
    }
}

#[test]
fn an_invalid_view_is_refused_in_one_sentence() {
    let curse = after_a_pass();
    let unseen_tile = beginning_of("curse")["hands"]["south"][0].clone();
    let refused = [
        (json!({}), "bad-request", "view: \"game\" is missing"),
        (json!(7), "bad-request", "view: "),
        (json!([]), "bad-request", "view: "),
        (json!({ "game": "chess" }), "bad-request", "the games are"),
        (with(&curse, "/status", json!("over")), "bad-position", "status: does not agree"),
        (with(&curse, "/deal", json!(17)), "bad-position", "deal: must be null"),
        (with(&curse, "/hands/south/0", json!("?-?")), "bad-position", "hands.south[0]: must be known here"),
        (with(&curse, "/hands/north", json!(["?-?"])), "bad-position", ""),
        (with(&curse, "/hands/south/0", curse["set"].clone()), "bad-position", "is there twice"),
        (with(&beginning_of("curse"), "/aside/0", unseen_tile), "bad-position", "is there twice"),
    ];
    check_refused(&refused);
}

#[test]
fn a_view_with_an_impossible_history_is_refused_in_one_sentence() {
    let curse = after_a_pass();
    let last = curse["history"].as_array().unwrap().len() - 1;
    let played = |text: &str| with(&curse, &format!("/history/{last}/move"), json!(text));
    let first_passed = with(&curse, "/history/0", json!({ "seat": "south", "move": "pass" }));
    let refused = [
        (with(&curse, "/passes", json!(0)), "bad-position", "history: this does not lead to"),
        (with(&curse, "/turn", json!("north")), "bad-position", "history: this does not lead to"),
        (first_passed, "bad-position", "history[0]: this was not allowed then"),
        (with(&curse, &format!("/history/{last}/seat"), json!("south")), "bad-position", "history["),
        (played("0-9"), "bad-position", "is not a move of this game"),
        (played("1-2@7"), "bad-position", "this is not what lies"),
        (played("next"), "bad-position", "this is not what lies"),
        (with(&curse, &format!("/history/{last}"), json!(3)), "bad-request", "view: "),
    ];
    check_refused(&refused);
}

#[test]
fn a_view_of_a_patience_shows_exactly_what_was_seen() {
    let (doublets, yields, jane) =
        (beginning_of("doublets"), beginning_of("yield"), beginning_of("lady-jane"));
    let up = jane["tableau"][3]["up"][0].clone();
    let refused = [
        (with(&doublets, "/stock/5", json!("KH")), "bad-position", "stock[5]: cannot have been seen"),
        (with(&doublets, "/waste", json!(["??"])), "bad-position", "waste[0]: must be known here"),
        (with(&doublets, "/status", json!("won")), "bad-position", "status: does not agree"),
        (with(&yields, "/pyramid/0/0", json!("??")), "bad-position", ""),
        (with(&jane, "/stock/0", json!("!")), "bad-position", "stock[0]: "),
        (with(&jane, "/tableau/3/down/0", up), "bad-position", "is there twice"),
        (with(&jane, "/reserve/0", json!([])), "bad-position", ""),
    ];
    check_refused(&refused);
}

#[test]
fn only_the_seat_to_move_has_a_choice() {
    let curse = after_a_pass();
    let refused = [
        (json!({ "view": curse, "seat": "north" }), "bad-position", ""),
        (json!({ "view": curse, "seat": "all" }), "bad-request", "one seat sees"),
        (json!({ "view": curse, "seat": "player" }), "bad-request", "curse has no seat"),
        (json!({ "view": beginning_of("yield"), "seat": "south" }), "bad-request", "yield has no seat"),
        (
            json!({ "view": beginning_of("yield"), "level": "club" }),
            "bad-request",
            "only opponents have levels",
        ),
        (json!({ "view": curse, "moves": "pass" }), "bad-request", ""),
        (json!({ "seat": "south" }), "bad-request", "go with a \"view\""),
        (json!({ "moves": [] }), "bad-request", "go with a \"view\""),
    ];
    for (mut request, code, part) in refused {
        request["op"] = "choose".into();
        let error = ask(&mut Session::new(0), &request)["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().unwrap().contains(part), "{error}");
    }
    let mut session = Session::new(0);
    granted(&mut session, &json!({ "op": "new", "game": "curse", "deal": 1 }));
    let to_move = granted(&mut session, &json!({ "op": "state" }))["state"]["turn"].clone();
    let other = if to_move == "south" { "north" } else { "south" };
    let view = state(&mut session, &json!({ "op": "state", "seat": other }));
    let error = ask(&mut session, &json!({ "op": "choose", "view": view, "seat": other }))["error"].clone();
    let expected = format!("seat: it is {}'s move in this view, not {other}'s", to_move.as_str().unwrap());
    assert_eq!((&error["code"], error["message"].as_str()), (&json!("bad-request"), Some(&*expected)));
}
