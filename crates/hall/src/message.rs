use serde::{Deserialize, Serialize};

use crate::{CommandId, Refusal, Request, Seen, SeenEntry, Seq, Time, View};

/// A message from a player or a spectator, one JSON value a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHall {
    /// Asks for everything after this place; `null` for one who has seen nothing. Sent now and then, it also shows
    /// whether the connection lives.
    Resume(Option<Seen>),
    /// A command.
    Command(Request),
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
    /// The receiver has seen everything.
    UpToDate {
        /// The server's time.
        now: Time,
    },
}
