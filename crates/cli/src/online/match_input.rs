//! The messages of a connection to a match over the network.

use talon_client::LinkState;
use talon_client::net::Show;
use talon_hall::{MatchRecord, Person, Time, View};

/// The state that a client knows at a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    /// The match as the server showed it last.
    pub(crate) view: Option<View>,
    /// The connection.
    pub(crate) link: LinkState,
    /// True if the server cannot save.
    pub(crate) is_server_away: bool,
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
