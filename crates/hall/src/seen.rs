use serde::{Deserialize, Serialize};
use talon_rules::curse::Seat;

use crate::{Entry, Event, Seq, Time};

/// An entry as players and spectators see it: everything but the id of the command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenEntry {
    /// Its place in the log.
    pub seq: Seq,
    /// When the command reached the server.
    pub at: Time,
    /// When the store committed the entry.
    pub done: Time,
    /// The seat that acted; `None` for the server.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// What happened.
    pub event: Event,
}

impl From<&Entry> for SeenEntry {
    fn from(entry: &Entry) -> SeenEntry {
        let Entry { seq, at, done, seat, event, .. } = entry;
        SeenEntry { seq: *seq, at: *at, done: *done, seat: *seat, event: event.clone() }
    }
}
