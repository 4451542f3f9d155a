use serde::{Deserialize, Serialize};
use talon_rules::curse::Seat;

use crate::{CommandId, Event, Time};

/// The place of an entry in the log of its match, from 0 without gaps.
pub type Seq = u32;

/// An entry of a match's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its place in the log.
    pub seq: Seq,
    /// The time when the command reached the server: never before the `done` of the entry before, nor after its own
    /// `done`.
    pub at: Time,
    /// The time when the store committed the entry.
    pub done: Time,
    /// The seat that acted; `None` for the server.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The id of the command.
    pub command: CommandId,
    /// The event.
    pub event: Event,
}
