use serde::{Deserialize, Serialize};

use crate::{Chain, CommandId, Refusal, Request, SeenEntry, Seq, Table, Time, View};

/// A message from a player or a spectator, one JSON value a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHall {
    /// Asks for everything after this place; `null` for one who has seen nothing.
    Resume(Option<Seen>),
    /// A command.
    Command(Request),
    /// Asks whether the connection lives.
    Ping,
}

/// How far somebody has seen a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The last entry.
    pub seq: Seq,
    /// The chain after it.
    pub chain: Chain,
}

/// A message to a player or a spectator, one JSON value a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromHall {
    /// What happened, and the match after it. Only what is committed is sent.
    Update {
        /// The server's time.
        now: Time,
        /// The entries that the receiver has not seen; none in the answer to one who had seen nothing.
        entries: Vec<SeenEntry>,
        /// The match after the last of them.
        view: Box<View>,
    },
    /// The command is in the log.
    Accepted {
        /// The command.
        id: CommandId,
        /// Its place.
        seq: Seq,
    },
    /// The command is not in the log, and this copy of it will not be.
    Refused {
        /// The command.
        id: CommandId,
        /// The reason.
        reason: Refusal,
    },
    /// The server cannot save at the moment. The sender keeps the command and sends it again.
    Away {
        /// The command.
        id: CommandId,
    },
    /// The server's log came back older than what the receiver has seen. An update follows.
    Rewound {
        /// The last entry that is left.
        head: Seq,
    },
    /// The server goes; the receiver connects again after this time.
    Bye {
        /// The time, in milliseconds.
        after_ms: u64,
    },
    /// The connection lives.
    Pong,
}

/// The answer to a [`ToHall::Resume`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// Send the view without entries.
    Whole,
    /// Send the entries from this one on, and the view; if there are none, the view alone.
    From(Seq),
    /// Say that the log came back older, and send the view without entries.
    Rewound,
}

impl Table {
    /// How to bring somebody up to date who has seen this much.
    pub fn resume(&self, seen: Option<Seen>) -> Resume {
        match seen {
            None => Resume::Whole,
            Some(Seen { seq, chain }) if self.chain_at(seq) == Some(chain) => Resume::From(seq + 1),
            Some(_) => Resume::Rewound,
        }
    }
}
