use serde::{Deserialize, Serialize};
use talon_rules::curse::{Layout, Seat};

use crate::{Chain, Entry, Event, Seq, Table, Time};

/// An entry as players and spectators see it: everything but the id of the command, and the hands that it opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenEntry {
    /// Its place in the log.
    pub seq: Seq,
    /// The time when the command reached the server.
    pub at: Time,
    /// The time when the store committed the entry.
    pub done: Time,
    /// The seat that acted; `None` for the server.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The event.
    pub event: Event,
    /// The table if the entry ended a hand: both hands are open, the tiles aside are not. A client that sees
    /// the next hand at the same time can still show how this one ended.
    #[serde(with = "crate::text::option", default, skip_serializing_if = "Option::is_none")]
    pub ended_hand: Option<Layout>,
}

impl From<&Entry> for SeenEntry {
    fn from(entry: &Entry) -> SeenEntry {
        let Entry { seq, at, done, seat, event, .. } = entry;
        SeenEntry { seq: *seq, at: *at, done: *done, seat: *seat, event: event.clone(), ended_hand: None }
    }
}

/// The part of a log that a client has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The last entry.
    pub seq: Seq,
    /// The chain after it.
    pub chain: Chain,
}

/// The answer to a client that asks what is new with [`ToHall::Resume`](crate::ToHall::Resume).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// Send the view without entries.
    Whole,
    /// Say that nothing is new.
    UpToDate,
    /// Send the entries from this one on, and the view.
    From(Seq),
    /// Say that the log came back older, and send the view without entries.
    Rewound,
}

impl Table {
    /// An entry of this table's log as players and spectators see it.
    pub fn seen(&self, entry: &Entry) -> SeenEntry {
        let ended = self.ended_hands.iter().find(|(seq, _)| *seq == entry.seq);
        SeenEntry { ended_hand: ended.map(|(_, layout)| Layout::clone(layout)), ..SeenEntry::from(entry) }
    }

    /// The answer to a client that has seen this much.
    pub fn resume(&self, seen: Option<Seen>) -> Resume {
        match seen {
            None => Resume::Whole,
            Some(Seen { chain, .. }) if self.chain() == chain => Resume::UpToDate,
            Some(Seen { seq, chain }) if self.chain_at(seq) == Some(chain) => Resume::From(seq + 1),
            Some(_) => Resume::Rewound,
        }
    }
}
