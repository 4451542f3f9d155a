//! Requests of all kinds, good and bad.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{self, Read, Write};
use std::rc::Rc;

use serde_json::{Map, Value, json};
use talon_cli::referee::{LONGEST_LINE, Session, serve};
use talon_rules::pieces::Chance;

use super::{any_move, ask, look, state};

/// Sends bytes and reads one answer per line.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(input, &mut output, &mut Session::new(0)).expect("memory is never closed");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

const NEW: &str = r#"{"op":"new","game":"lady-jane","deal":17,"options":{"ranks":3,"piles":2}}"#;

/// Lines that fail: the code and the `id` of the answer, `-` for none, and the line.
const REFUSED: &str = include_str!("refused.txt");

#[test]
fn a_failed_request_has_a_reason_and_changes_nothing() {
    let mut session = Session::new(0);
    session.answer(NEW.as_bytes(), &mut Vec::new());
    let look = json!({ "op": "state", "seat": "all" });
    state(&mut session, &json!({ "op": "play", "move": "deal" }));
    let before = state(&mut session, &look);
    let refused = REFUSED.lines().chain(["bad-json - ", "bad-json -  \r"]);
    for refused in refused {
        let [code, id, line] = refused.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{refused}") };
        let mut answer = Vec::new();
        session.answer(line.as_bytes(), &mut answer);
        let text = String::from_utf8(answer).unwrap();
        let start = if id == "-" { String::new() } else { format!(r#""id":{id},"#) };
        let start = format!(r#"{{"ok":false,{start}"error":{{"code":"{code}","#);
        assert!(text.starts_with(&start), "{line}\nexpected {start}\nfound {text}");
        assert_eq!(text.find('\n'), Some(text.len() - 1), "{line}: {text}");
        assert_eq!(state(&mut session, &look), before, "{line}");
    }
    assert_eq!(state(&mut session, &json!({ "op": "undo" }))["moves_made"], 0);
}

#[test]
fn every_line_has_an_answer_even_an_unterminated_last_one() {
    let hello = r#"{"op":"hello"}"#;
    assert_eq!(answers(b"").len(), 0);
    assert_eq!(answers(b"\n").len(), 1);
    assert_eq!(answers(format!("{hello}\r\n\n{hello}").as_bytes()).len(), 3);
    assert_eq!(answers(b"\xff\xfe\n\x00\n")[0]["error"]["code"], "bad-json");
}

#[test]
fn the_longest_line_is_read_and_a_longer_one_is_skipped() {
    let padded = |length: usize| {
        let mut line = br#"{"op":"hello","id":1}"#.to_vec();
        line.resize(length, b' ');
        line
    };
    let mut input = padded(LONGEST_LINE);
    for length in [LONGEST_LINE + 1, 3 * LONGEST_LINE + 7] {
        input.push(b'\n');
        input.extend(padded(length));
    }
    input.extend(b"\n{\"op\":\"hello\",\"id\":2}");
    let answers = answers(&input);
    assert_eq!(answers[0]["id"], 1);
    for answer in &answers[1..3] {
        assert_eq!((&answer["error"]["code"], answer.get("id")), (&json!("limit"), None));
    }
    assert_eq!((&answers[3]["id"], answers.len()), (&json!(2), 4));
}

#[test]
fn deep_nesting_is_refused() {
    let deep = "[".repeat(LONGEST_LINE / 4) + &"]".repeat(LONGEST_LINE / 4);
    for (line, ok) in [
        (deep.clone(), false),
        (format!(r#"{{"op":"hello","id":{deep}}}"#), true),
        (format!(r#"{{"op":"hello","extra":{deep}}}"#), false),
        (format!(r#"{{"op":"arrange","state":{deep}}}"#), false),
        (format!(r#"{{"op":"arrange","state":{{"game":"yield","stock":{deep}}}}}"#), false),
        (format!(r#"{{"op":"choose","view":{deep}}}"#), false),
        ("[".repeat(LONGEST_LINE), false),
    ] {
        let mut output = Vec::new();
        serve(line.as_bytes(), &mut output, &mut Session::new(0)).unwrap();
        let text = String::from_utf8(output).unwrap();
        assert!(text.starts_with(&format!(r#"{{"ok":{ok}"#)), "{}", &text[..100.min(text.len())]);
    }
}

#[test]
fn an_id_is_returned_unchanged() {
    for id in [
        "null",
        "1e999",
        "-0",
        r#""\ud800""#,
        r#"{"a":1,"a":[ 2 ]}"#,
        "123456789012345678901234567890",
        "\"é\"",
    ] {
        let mut answer = Vec::new();
        Session::new(0).answer(format!(r#"{{"id": {id} ,"op":"hello"}}"#).as_bytes(), &mut answer);
        let text = String::from_utf8(answer).unwrap();
        assert!(text.starts_with(&format!(r#"{{"ok":true,"id":{id},"protocol""#)), "{text}");
    }
    let mut answer = Vec::new();
    Session::new(0).answer(b"{\"op\":\"hello\",\"id\":[1,\r2]}", &mut answer);
    assert!(!answer.contains(&b'\r'), "an answer is one line, whatever ends a line");
}

/// An input in parts that checks that all complete lines before each part are answered.
struct InParts {
    parts: Vec<&'static str>,
    lines_given: usize,
    written: Rc<RefCell<Vec<u8>>>,
}

impl Read for InParts {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let answered = self.written.borrow().iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(answered, self.lines_given, "all requests are answered before the referee waits for more");
        if self.parts.is_empty() {
            return Ok(0);
        }
        let part = self.parts.remove(0);
        self.lines_given += part.matches('\n').count();
        buffer[..part.len()].copy_from_slice(part.as_bytes());
        Ok(part.len())
    }
}

struct Shared(Rc<RefCell<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn answers_are_flushed_whenever_no_complete_request_is_waiting() {
    let written = Rc::new(RefCell::new(Vec::new()));
    let parts = vec!["{\"op\":\"hello\"}\n", "nonsense\n\n", "{\"op\":", "\"state\"}\n"];
    let input = InParts { parts, lines_given: 0, written: Rc::clone(&written) };
    serve(input, Shared(Rc::clone(&written)), &mut Session::new(0)).unwrap();
    assert_eq!(written.borrow().iter().filter(|byte| **byte == b'\n').count(), 4);
}

/// Games to play, with small or default options.
fn games() -> Vec<Value> {
    vec![
        json!({ "op": "new", "game": "doublets", "deal": 17 }),
        json!({ "op": "new", "game": "doublets", "deal": 4, "options": { "ranks": 3, "piles": 2 } }),
        json!({ "op": "new", "game": "yield", "deal": 17 }),
        json!({ "op": "new", "game": "lady-jane", "deal": 17 }),
        json!({ "op": "new", "game": "lady-jane", "deal": 2, "options": { "ranks": 3, "piles": 3 } }),
        json!({ "op": "new", "game": "lady-jane", "deal": 5, "options": { "ranks": 1, "piles": 1 } }),
        json!({ "op": "new", "game": "curse", "deal": 17 }),
        json!({ "op": "new", "game": "curse", "deal": 17, "match": true }),
    ]
}

/// Plays at random to the end or for a while, and passes the session on at every step.
fn play_through(new: &Value, mut look: impl FnMut(&mut Session)) {
    let mut session = Session::new(0);
    let mut chance = Chance::from_seed(17);
    state(&mut session, new);
    for _ in 0..80 {
        look(&mut session);
        let Some(wanted) = any_move(&mut session, &mut chance) else { return };
        state(&mut session, &json!({ "op": "play", "move": wanted }));
    }
}

#[test]
fn every_state_can_be_arranged_as_it_was_answered() {
    for new in games() {
        play_through(&new, |session| {
            let mut shown = look(session);
            let mut other = Session::new(0);
            let arranged = state(&mut other, &json!({ "op": "arrange", "state": shown, "seat": "all" }));
            let is_match = shown.get("match").is_some_and(|game| !game.is_null());
            if !is_match {
                shown["deal"] = Value::Null;
            }
            if shown.get("history").is_some() {
                shown["history"] = json!([]);
            }
            assert_eq!(arranged, shown);
        });
    }
}

#[test]
fn derived_fields_can_be_omitted_and_wrong_ones_are_faults() {
    let derived = [
        ("/score", json!(99)),
        ("/status", json!("over")),
        ("/choosing", json!("south")),
        ("/match/winner", json!("north")),
        ("/match/target", json!(12)),
        ("/branches/0/end", json!(7)),
        ("/branches/0/from", json!(7)),
    ];
    let mut checked = BTreeSet::new();
    for new in games() {
        play_through(&new, |session| {
            let shown = look(session);
            for (path, wrong) in &derived {
                let mut changed = shown.clone();
                let Some((object, field)) = field_at(&mut changed, path) else { continue };
                if object.get(field).is_none_or(|right| right == wrong) {
                    continue;
                }
                object.insert(field.to_owned(), wrong.clone());
                let answer = ask(&mut Session::new(0), &json!({ "op": "arrange", "state": changed }));
                assert_eq!(answer["error"]["code"], "bad-position", "{path} in {changed}: {answer}");

                let (object, field) = field_at(&mut changed, path).unwrap();
                object.remove(field);
                state(&mut Session::new(0), &json!({ "op": "arrange", "state": changed }));
                checked.insert(*path);
            }
        });
    }
    assert_eq!(checked.len(), derived.len());
}

/// The last object of a path and the name of its field.
fn field_at<'a>(state: &'a mut Value, path: &'a str) -> Option<(&'a mut Map<String, Value>, &'a str)> {
    let (parent, field) = path.rsplit_once('/')?;
    Some((state.pointer_mut(parent)?.as_object_mut()?, field))
}

#[test]
fn a_record_restores_the_game() {
    for new in games() {
        play_through(&new, |session| {
            let shown = look(session);
            let record = ask(session, &json!({ "op": "record" }))["record"].take();
            let mut other = Session::new(0);
            let loaded = state(&mut other, &json!({ "op": "load", "record": record, "seat": "all" }));
            assert_eq!(loaded, shown);
            let cut = record.as_str().unwrap().trim_end();
            assert_eq!(state(&mut other, &json!({ "op": "load", "record": cut, "seat": "all" })), shown);
        });
    }
}

#[test]
fn a_move_has_the_listed_result_and_undo_reverts_it() {
    for new in games() {
        play_through(&new, |session| {
            let shown = look(session);
            let listed = ask(session, &json!({ "op": "moves", "states": true, "seat": "all" }));
            for line in listed["moves"].as_array().unwrap() {
                let played = state(session, &json!({ "op": "play", "move": line["move"], "seat": "all" }));
                assert_eq!(played, line["state"]);
                assert_eq!(state(session, &json!({ "op": "undo", "seat": "all" })), shown);
            }
        });
    }
}

#[test]
fn a_seat_sees_neither_the_deal_nor_the_others_moves() {
    for new in games() {
        play_through(&new, |session| {
            let all = look(session);
            let seats = if all["game"] == "curse" { vec!["south", "north"] } else { vec!["player"] };
            for seat in seats {
                let seen = state(session, &json!({ "op": "state", "seat": seat }));
                assert_eq!(seen["deal"], Value::Null);
                let moves = ask(session, &json!({ "op": "moves", "seat": seat }))["moves"].take();
                let is_to_move = [&all["turn"], &all["choosing"]].iter().any(|turn| **turn == seat);
                let listed = !moves.as_array().unwrap().is_empty();
                if all["game"] == "curse" {
                    assert_eq!(listed, is_to_move, "{seat} in {all}");
                    let other = if seat == "south" { "north" } else { "south" };
                    let hidden = seen["hands"][other].as_array().unwrap();
                    assert!(hidden.iter().all(|tile| tile == "?-?"), "{seen}");
                } else {
                    assert_eq!(listed, all["status"] == "playing", "{all}");
                }
            }
        });
    }
}
