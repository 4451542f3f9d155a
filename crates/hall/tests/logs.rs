//! Old logs are replayed for ever: each version of the format keeps its files, and nothing about them changes.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::path::Path;

use talon_hall::{MatchRecord, Verified};

/// The proof of a file, as its second file says.
fn text(Verified { hands, missing, outcome }: &Verified) -> String {
    let outcome = outcome.unwrap();
    let winner = outcome.winner.map_or("nobody".to_owned(), |seat| seat.to_string());
    format!("hands {hands}, missing {missing:?}, {winner}, {:?}\n", outcome.end)
}

#[test]
fn every_old_log_has_its_old_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let mut logs = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let json = fs::read_to_string(&path).unwrap();
        let record: MatchRecord = serde_json::from_str(&json).unwrap();
        assert_eq!(
            serde_json::to_string(&record).unwrap() + "\n",
            json,
            "{path:?} is written as it was read"
        );
        let expected = fs::read_to_string(path.with_extension("txt")).unwrap();
        assert_eq!(text(&record.verify().unwrap()), expected, "{path:?}");
        logs += 1;
    }
    assert!(logs >= 8, "{logs} logs");
}
