//! The referee answers any line with one line of JSON that says whether the request is `ok`. A refused request
//! leaves the game as it was.

#![no_main]

use std::collections::HashMap;

use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;
use talon_cli::referee::Session;

/// Asks for everything about the game.
const STATE: &[u8] = br#"{"op":"state","seat":"all"}"#;

fuzz_target!(|input: &[u8]| {
    let mut session = Session::new(0);
    for line in input.split(|byte| *byte == b'\n') {
        let before = answer(&mut session, STATE);
        if !is_ok(&answer(&mut session, line)) {
            assert_eq!(answer(&mut session, STATE), before, "refused: {}", String::from_utf8_lossy(line));
        }
    }
});

fn answer(session: &mut Session, line: &[u8]) -> Vec<u8> {
    let mut answer = Vec::new();
    session.answer(line, &mut answer);
    answer
}

fn is_ok(answer: &[u8]) -> bool {
    let line = answer.strip_suffix(b"\n").expect("an answer is a line");
    assert!(!line.contains(&b'\n') && !line.contains(&b'\r'), "an answer is one line");
    // An id comes back as it was written, even one that no number or text in memory can hold, such as 1e999.
    let json: HashMap<&str, &RawValue> = serde_json::from_slice(line).expect("an answer is JSON");
    json["ok"].get() == "true"
}
