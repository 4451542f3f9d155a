//! The faults that the text of a record can have.

use std::fmt;

use talon_rules::fields::{FaultyField, FieldFault};
use talon_rules::{AnyMove, Fault, OptionsError, ParseLayoutError};

use crate::entry::ParseEntryError;

/// The newest version of the text. Older ones can be read for ever.
pub const VERSION: u32 = 4;

/// The most moves that a log may play, take back and play again in all. Nobody plays that many; a record made to go back
/// and forth for ever is refused before it takes too long.
pub(crate) const MOST_STEPS: usize = 1_000_000;

/// One thing that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// The fault there.
    pub problem: RecordProblem,
}

impl From<FaultyField> for RecordFault {
    fn from((line, fault): FaultyField) -> RecordFault {
        RecordFault { line, problem: fault.into() }
    }
}

/// Everything that is wrong with a record, roughly in the order of its lines; never empty. Moves after the first illegal
/// one are not judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFaults(Vec<RecordFault>);

impl RecordFaults {
    pub(crate) fn new(faults: Vec<RecordFault>) -> RecordFaults {
        RecordFaults(faults)
    }

    /// The faults, at most about fifty.
    pub fn list(&self) -> &[RecordFault] {
        &self.0
    }
}

impl fmt::Display for RecordFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for RecordFaults {}

/// A fault that a record can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// The first line is another one.
    #[error("this is not a record: it must begin with \"talon record 1\"")]
    NotARecord,
    /// A version that is not known yet.
    #[error("this is a record of version {0}, from a newer talon: version {VERSION} can be read here")]
    Newer(u32),
    /// A field of the header that is not right.
    #[error(transparent)]
    Field(#[from] FieldFault),
    /// Neither a deal number, nor a deck, nor a position; or more than one of them.
    #[error("there must be one of \"deal\", \"deck\" and \"position\"")]
    NotOneOrigin,
    /// Options that cannot be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A position that cannot be read.
    #[error(transparent)]
    Layout(#[from] ParseLayoutError),
    /// A deck or a position that cannot be played.
    #[error("{0}")]
    Start(Fault),
    /// A line that is not an entry.
    #[error(transparent)]
    Entry(#[from] ParseEntryError),
    /// A move that is not allowed.
    #[error("{played} breaks rule {rule}")]
    Illegal {
        /// The move.
        played: AnyMove,
        /// The rule.
        rule: &'static str,
    },
    /// More moves than anybody plays.
    #[error("the log goes back and forth too long: {MOST_STEPS} moves are the most")]
    TooLong,
    /// Going back by more moves than there are.
    #[error("there are not that many moves to take back")]
    NothingToUndo,
    /// Going forward by more moves than there are.
    #[error("there are not that many moves to play again")]
    NothingToRedo,
}
