//! The referee: bytes in and bytes out.

mod protocol;
mod requests;
mod solve;
mod views;

use serde_json::{Value, json};
use talon_cli::referee::Session;
use talon_rules::pieces::Chance;

/// The answer to a request.
fn ask(session: &mut Session, request: &Value) -> Value {
    let mut answer = Vec::new();
    session.answer(request.to_string().as_bytes(), &mut answer);
    serde_json::from_slice(&answer).expect("answers are JSON")
}

/// The answer to a successful request.
fn granted(session: &mut Session, request: &Value) -> Value {
    let answer = ask(session, request);
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}

/// The state in the answer to a successful request.
fn state(session: &mut Session, request: &Value) -> Value {
    granted(session, request)["state"].take()
}

/// Everything about the position.
fn look(session: &mut Session) -> Value {
    state(session, &json!({ "op": "state", "seat": "all" }))
}

/// Any of the legal moves; `None` if there is none.
fn any_move(session: &mut Session, chance: &mut Chance) -> Option<Value> {
    let moves = granted(session, &json!({ "op": "moves", "seat": "all" }))["moves"].take();
    chance.pick(moves.as_array().expect("a list")).map(|picked| picked["move"].clone())
}
