//! The faults that the text of a collection can have.

use talon_rules::fields::{FaultyField, FieldFault};
use talon_rules::{AnyMove, ParseMoveError};

use super::answer::ParseCandidateError;

/// The first line of a collection.
pub(super) const FIRST_LINE: &str = "talon puzzles 1";

/// The first thing that is wrong with the text of a collection.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct CollectionError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The fault there.
    pub fault: CollectionFault,
}

/// A fault that the text of a collection can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CollectionFault {
    /// Another first line.
    #[error("this is not a collection of puzzles: it must begin with \"{FIRST_LINE}\"")]
    NotACollection,
    /// A line that is not right.
    #[error(transparent)]
    Field(#[from] FieldFault),
    /// A text that is not a move.
    #[error(transparent)]
    Move(#[from] ParseMoveError),
    /// A text that is not a candidate.
    #[error(transparent)]
    Candidate(#[from] ParseCandidateError),
    /// A move that cannot be made.
    #[error("{0} cannot be played there")]
    Illegal(AnyMove),
    /// A question with fewer than two answers or several right ones that are not equal.
    #[error("a question needs at least two answers, and they cannot all be equally good")]
    NoQuestion,
    /// A puzzle without a question.
    #[error("a puzzle asks at least one question")]
    NoSteps,
}

impl From<FaultyField> for CollectionError {
    fn from((line, fault): FaultyField) -> CollectionError {
        CollectionError { line, fault: fault.into() }
    }
}
