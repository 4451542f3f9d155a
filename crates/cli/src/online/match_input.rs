//! The messages of a connection to a match over the network.

use talon_app::network::Seen;
use talon_client::net::Show;
use talon_hall::{MatchRecord, Person, Time};

/// The knowledge of a client at a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    /// The match and the connection.
    pub(crate) seen: Seen,
    /// The server's time.
    pub(crate) now: Time,
}

/// Something that the connection brings.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum MatchInput {
    /// Something to show, and what the client knows then.
    Show(Show, Box<Snapshot>),
    /// The people in the south and north seats, as far as that is known.
    People([Option<Person>; 2]),
    /// The server's time, about once a second.
    Time(Time),
    /// The record of the match, once it is over.
    Record(Box<MatchRecord>),
}
