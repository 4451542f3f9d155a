use serde::de::IgnoredAny;
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
#[serde(rename_all = "kebab-case")]
pub enum FromHall {
    /// An event, and the match after it. Only committed entries are sent.
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

/// A message without which a client cannot go on, and which only a newer version can read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the server is of a newer version")]
pub struct NewerHall;

impl FromHall {
    /// Reads a message. `None` for a kind of message that this version does not know: a client can do without it.
    ///
    /// # Errors
    /// If this version knows the kind of message, but cannot read this one: a server of a newer version says something
    /// that a client has to understand, such as an event of the log.
    ///
    /// # Examples
    /// ```
    /// use talon_hall::{FromHall, NewerHall};
    ///
    /// let bye = Ok(Some(FromHall::Bye { after_ms: 300 }));
    /// assert_eq!(FromHall::read(r#"{"bye":{"after_ms":300}}"#), bye);
    /// assert_eq!(FromHall::read(r#"{"bye":{"after_ms":300,"why":"upgrade"}}"#), bye);
    /// assert_eq!(FromHall::read(r#"{"weather":"fine"}"#), Ok(None));
    /// assert_eq!(FromHall::read(r#"{"bye":"soon"}"#), Err(NewerHall));
    /// ```
    pub fn read(text: &str) -> Result<Option<FromHall>, NewerHall> {
        match serde_json::from_str(text) {
            Ok(message) => Ok(Some(message)),
            Err(_) if serde_json::from_str::<Kind>(text).is_ok() => Err(NewerHall),
            Err(_) => Ok(None),
        }
    }
}

/// The kinds of messages, without what is in them.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Update(IgnoredAny),
    Accepted(IgnoredAny),
    Refused(IgnoredAny),
    Away(IgnoredAny),
    Rewound(IgnoredAny),
    Bye(IgnoredAny),
    UpToDate(IgnoredAny),
}
