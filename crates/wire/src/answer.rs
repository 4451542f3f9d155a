use serde::Serialize;
use serde_json::value::RawValue;

use crate::choice::Chosen;
use crate::fault_line::FaultLine;
use crate::solution::Solution;
use crate::state::State;

/// The answer to a request, one line. `B` is a [`Body`].
#[derive(Serialize, Debug)]
pub struct Answer<'a, B> {
    /// True if the request succeeded.
    ok: bool,
    /// The request's own `id`, unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    body: B,
}

impl<'a> Answer<'a, Body<'a>> {
    /// The answer to the request with this `id`.
    pub fn new(id: Option<&'a RawValue>, body: Body<'a>) -> Answer<'a, Body<'a>> {
        Answer { ok: !matches!(body, Body::Failure { .. }), id, body }
    }
}

/// The content of an answer.
#[derive(Serialize, Debug)]
#[serde(untagged)]
pub enum Body<'a> {
    /// To `hello`.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the program.
        version: &'a str,
        /// The names of the games.
        games: Vec<&'a str>,
    },
    /// To every request that leads to a position.
    State {
        /// The position.
        state: State,
    },
    /// To `moves`.
    Moves {
        /// Every legal move, once.
        moves: Vec<MoveLine>,
    },
    /// To `record`.
    Record {
        /// The whole game as text.
        record: String,
    },
    /// To `choose`.
    Chosen(Chosen),
    /// To `solve`.
    Solution(Solution),
    /// To a request that failed.
    Failure {
        /// The reason.
        error: Failure,
    },
}

/// A legal move, with the state after it if the request asked for it.
#[derive(Serialize, Debug)]
pub struct MoveLine {
    /// The text of the move.
    #[serde(rename = "move")]
    pub made: String,
    /// The position after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}

/// The reason why a request failed.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    code: Code,
    rule: Option<&'static str>,
    message: String,
    faults: Vec<FaultLine>,
}

/// The kinds of failure. Their names are stable.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON, or not UTF-8.
    BadJson,
    /// The line is JSON but not a known request.
    BadRequest,
    /// There is no game yet.
    NoGame,
    /// The deck or the hands are not a complete set.
    BadDeck,
    /// The arrangement does not obey the rules.
    BadPosition,
    /// The record cannot be read.
    BadRecord,
    /// The move is not legal or not a move at all.
    IllegalMove,
    /// There is no move to undo.
    NothingToUndo,
    /// There is no move to redo.
    NothingToRedo,
    /// The request is too large.
    Limit,
    /// This version cannot do it.
    Unsupported,
}

impl Failure {
    /// A failure of this kind. The message is a lower-case clause.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, rule: None, message: message.into(), faults: Vec::new() }
    }

    /// A move that breaks this rule.
    pub fn illegal(rule: &'static str, message: impl Into<String>) -> Failure {
        Failure { rule: Some(rule), ..Failure::new(Code::IllegalMove, message) }
    }

    /// A deck, an arrangement or a record with these faults.
    pub fn faulty(code: Code, faults: Vec<FaultLine>) -> Failure {
        let message = match faults.as_slice() {
            [fault] => format!("{}: {}", fault.path, fault.message),
            faults => format!("{} faults were found", faults.len()),
        };
        Failure { faults, ..Failure::new(code, message) }
    }

    /// The kind of failure.
    pub fn code(&self) -> Code {
        self.code
    }
}
