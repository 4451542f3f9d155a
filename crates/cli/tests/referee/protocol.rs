//! Runs every example of docs/develop/PROTOCOL.md.

use serde_json::{Value, json};
use talon_cli::referee::Session;

use super::ask;

const PAGE: &str = include_str!("../../../../docs/develop/PROTOCOL.md");

/// The placeholder for any value in an example.
const ANYTHING: &str = "…";

/// The sessions of the page: requests with their answers.
fn sessions(page: &str) -> Vec<Vec<(&str, &str)>> {
    page.split("```session\n").skip(1).map(read_session).collect()
}

fn read_session(text: &str) -> Vec<(&str, &str)> {
    let end = text.find("```").expect("every box ends");
    let lines: Vec<&str> = text[..end].lines().collect();
    let pairs = lines.chunks(2).map(|pair| {
        let [request, answer] = pair else { panic!("a request without an answer: {pair:?}") };
        let request = request.strip_prefix("> ").unwrap_or_else(|| panic!("no request: {request}"));
        (request, answer.strip_prefix("< ").unwrap_or_else(|| panic!("no answer: {answer}")))
    });
    pairs.collect()
}

/// Returns true if an answer matches the page, apart from placeholders.
fn agrees(shown: &Value, actual: &Value) -> bool {
    match (shown, actual) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Array(shown), Value::Array(actual)) => {
            let open = shown.last().is_some_and(|last| last == ANYTHING);
            let length = shown.len() - usize::from(open);
            let length_fits = if open { actual.len() > length } else { actual.len() == length };
            length_fits && shown[..length].iter().zip(actual).all(|(shown, actual)| agrees(shown, actual))
        }
        (Value::Object(shown), Value::Object(actual)) => {
            let open = shown.contains_key(ANYTHING);
            let fields = || shown.iter().filter(|(name, _)| *name != ANYTHING);
            (open || fields().count() == actual.len())
                && fields().all(|(name, shown)| actual.get(name).is_some_and(|actual| agrees(shown, actual)))
        }
        _ => shown == actual,
    }
}

#[test]
fn the_examples_of_the_page_are_true() {
    let mut run = 0;
    for examples in sessions(PAGE) {
        let mut session = Session::new(1_790_000_000);
        for (request, shown) in examples {
            let mut answer = Vec::new();
            session.answer(request.as_bytes(), &mut answer);
            let actual: Value = serde_json::from_slice(&answer).unwrap();
            let expected: Value =
                serde_json::from_str(shown).unwrap_or_else(|error| panic!("{shown}: {error}"));
            assert!(agrees(&expected, &actual), "{request}\nshown: {shown}\nfound: {actual}");
            run += 1;
        }
    }
    assert_eq!(run, PAGE.lines().filter(|line| line.starts_with("> ")).count());
}

#[test]
fn every_operation_has_an_example() {
    let operations = [
        "hello", "new", "arrange", "state", "moves", "play", "undo", "redo", "record", "load", "solve",
        "choose",
    ];
    for operation in operations {
        assert!(PAGE.contains(&format!("> {{\"op\":\"{operation}\"")), "{operation}");
    }
}

#[test]
fn the_loop_of_the_page_plays_all_games_to_their_end() {
    let mut session = Session::new(0);
    let mut request = |fields: Value| ask(&mut session, &fields);
    for (game, deals) in [("doublets", 1..=2), ("yield", 1..=4), ("lady-jane", 1..=6), ("curse", 1..=2)] {
        for deal in deals {
            let mut new = json!({ "op": "new", "game": game, "deal": deal });
            if game == "curse" {
                new["match"] = json!(true);
            }
            let mut answer = request(new);
            let mut moves = 0;
            while answer["state"]["status"] == "playing" {
                moves += 1;
                assert!(moves < 1000, "{game} {deal}: {answer}");
                let state = &answer["state"];
                let chosen = if game == "curse" && state["turn"].is_null() && state["choosing"].is_null() {
                    json!("next")
                } else {
                    let mut chosen = request(json!({ "op": "choose", "nodes": 500, "seed": 1 }));
                    let is_stuck = chosen["why"]["reason"] == "stuck";
                    if is_stuck && !chosen["move"].as_str().is_some_and(|text| text.ends_with('f')) {
                        break;
                    }
                    chosen["move"].take()
                };
                answer = request(json!({ "op": "play", "move": chosen }));
                assert_eq!(answer["ok"], true, "{game} {deal}: {answer}");
            }
        }
    }
}

#[test]
fn a_wrong_example_is_detected() {
    let actual = serde_json::json!({ "ok": true, "list": [1, 2, 3], "inner": { "a": 1, "b": 2 } });
    let agrees = |shown: &str| agrees(&serde_json::from_str(shown).unwrap(), &actual);
    assert!(agrees(r#"{"ok":true,"list":[1,2,"…"],"inner":{"a":1,"…":"…"}}"#));
    assert!(agrees(r#"{"ok":"…","…":"…"}"#));
    for shown in [
        r#"{"ok":true,"list":[1,2,3]}"#,
        r#"{"ok":true,"list":[1,2],"inner":"…"}"#,
        r#"{"ok":true,"list":[1,2,3,"…"],"inner":"…"}"#,
        r#"{"ok":true,"list":[2,"…"],"inner":"…"}"#,
        r#"{"ok":true,"list":"…","inner":{"a":2,"…":"…"}}"#,
        r#"{"other":1,"…":"…"}"#,
    ] {
        assert!(!agrees(shown), "{shown}");
    }
}
