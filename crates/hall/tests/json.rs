//! The JSON of the log never changes its meaning.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::{Value, json};
use talon_hall::{
    ClockSettings, CommandId, Entry, Event, FromHall, MatchId, NewerHall, Refusal, Request, Seed, SeenEntry,
    Settings, Table, Time,
};
use talon_rules::curse::{Move, Seat};

/// The text of a value, after reading it back.
fn text_of<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(
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
        lines += &(text_of(&entry(seq, seat, event)) + "\n");
    }
    assert_eq!(lines, include_str!("json/entries.jsonl"));
    assert_eq!(settings.clock, Some(ClockSettings::NORMAL));
}

#[test]
fn a_request_is_one_line() {
    let line = r#"{"id":"AAAAAAAAAAAAAAAAAAAAAA","expect":"AAAAAAAAAAAAAAAAAAAAAA","do":{"move":"2-5@1"}}"#;
    let request: Request = serde_json::from_str(line).unwrap();
    assert_eq!(text_of(&request), line);
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

/// One message of each kind.
fn messages() -> Vec<FromHall> {
    let id = CommandId::new([1; 16]);
    let now = Time::from_ms(5);
    let (match_id, secret) = (MatchId::new([2; 16]), Seed::new([3; 32]));
    let event = Table::create(&match_id, &secret, Settings::FRIENDS);
    let entry = Entry { seq: 0, at: now, done: now, seat: None, command: id, event };
    let view = Box::new(Table::fold(match_id, secret, [&entry]).unwrap().view(None));
    vec![
        FromHall::Update { now, entries: vec![SeenEntry::from(&entry)], view },
        FromHall::Accepted { id, seq: 7 },
        FromHall::Refused { id, reason: Refusal::Stale },
        FromHall::Away { id },
        FromHall::Rewound { head: 7 },
        FromHall::Bye { after_ms: 300 },
        FromHall::UpToDate { now },
    ]
}

/// The number of a kind of message.
fn kind(message: &FromHall) -> usize {
    match message {
        FromHall::Update { .. } => 0,
        FromHall::Accepted { .. } => 1,
        FromHall::Refused { .. } => 2,
        FromHall::Away { .. } => 3,
        FromHall::Rewound { .. } => 4,
        FromHall::Bye { .. } => 5,
        FromHall::UpToDate { .. } => 6,
    }
}

/// Adds a field to each object in a message, but to those that players send and logs keep.
fn with_more(value: &mut Value) {
    if let Value::Object(fields) = value {
        let parts = fields.iter_mut().filter(|(name, _)| !["settings", "event"].contains(&name.as_str()));
        parts.for_each(|(_, part)| with_more(part));
        fields.insert("more".to_owned(), json!(1));
    } else if let Value::Array(items) = value {
        items.iter_mut().for_each(with_more);
    }
}

#[test]
fn a_client_reads_the_messages_of_a_newer_server_as_far_as_it_can() {
    let messages = messages();
    assert!(messages.iter().map(kind).eq(0..7), "a message of each kind");
    for message in messages {
        let text = text_of(&message);
        assert_eq!(FromHall::read(&text), Ok(Some(message)));
        let name = text.split('"').nth(1).unwrap();
        assert_eq!(FromHall::read(&json!({ name: 7 }).to_string()), Err(NewerHall), "{name}");
    }
    for unknown in [r#"{"weather":"fine"}"#, r#""weather""#, "{}", "weather", ""] {
        assert_eq!(FromHall::read(unknown), Ok(None), "{unknown}");
    }
}

#[test]
fn fields_that_a_client_does_not_know_mean_nothing() {
    for message in messages() {
        let mut value = serde_json::to_value(&message).unwrap();
        value.as_object_mut().unwrap().values_mut().for_each(with_more);
        assert_eq!(FromHall::read(&value.to_string()), Ok(Some(message)), "{value}");
    }
}
