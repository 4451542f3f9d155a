//! The JSON of the log never changes its meaning.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use talon_hall::{ClockSettings, CommandId, Entry, Event, MatchId, Request, Seed, Settings, Time};
use talon_rules::curse::{Move, Seat};

/// The text of a value, after reading it back.
fn json<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
) -> String {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
    text
}

#[test]
fn an_entry_is_one_line() {
    let commitment = Seed::new([3; 32]).server_commitment(&MatchId::new([1; 16]));
    let settings = Settings { leader: Some(Seat::North), ..Settings::PAIRED };
    let entry = |seq, seat, event| Entry {
        seq,
        at: Time::from_ms(5),
        done: Time::from_ms(6),
        seat,
        command: CommandId::new([0; 16]),
        event,
    };
    let events = [
        (None, Event::Created { version: 1, settings, commitment }),
        (Some(Seat::South), Event::Moved { moves: vec!["2-5@1".parse().unwrap(), Move::Pass] }),
        (Some(Seat::North), Event::Resigned),
        (None, Event::Flagged { seat: Seat::South }),
    ];
    let mut lines = String::new();
    for (seq, (seat, event)) in (0..).zip(events) {
        lines += &(json(&entry(seq, seat, event)) + "\n");
    }
    assert_eq!(lines, include_str!("json/entries.jsonl"));
    assert_eq!(settings.clock, Some(ClockSettings::NORMAL));
}

#[test]
fn a_request_is_one_line() {
    let line = r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":{"move":"2-5@1"}}"#;
    let request: Request = serde_json::from_str(line).unwrap();
    assert_eq!(json(&request), line);
}

#[test]
fn what_the_format_does_not_know_is_refused() {
    for line in [
        r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":"win"}"#,
        r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":"resign","more":1}"#,
        r#"{"id":"AAAAAAAAAAAAAAAAAAAAAB","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":"resign"}"#,
        r#"{"id":"short","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":"resign"}"#,
    ] {
        assert!(serde_json::from_str::<Request>(line).is_err(), "{line}");
    }
}
