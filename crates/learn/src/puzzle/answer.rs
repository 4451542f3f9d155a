use std::fmt;

use talon_rules::pieces::Tile;
use talon_rules::{AnyMove, GameName, ParseMoveError};

/// An answer to the question of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub enum Answer {
    /// A move: `flip`.
    Move(AnyMove),
    /// The numbers that the other seat cannot hold, lowest first: `numbers 1 4`.
    Numbers(Vec<u8>),
    /// A tile that the other seat can hold: `tile 2-5`.
    Tile(Tile),
    /// The number of hands that the other seat can hold: `count 84`.
    Count(u64),
}

/// An answer with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The answer.
    pub answer: Answer,
    /// Its value; [`PuzzleKind`](super::PuzzleKind) says of what.
    pub value: i32,
    /// A hand of the other seat against which the play has this value; empty if the kind has no hidden hands.
    pub against: Vec<Tile>,
    /// Moves that show the value, beginning after the answer; empty if none are stored.
    pub then: Vec<AnyMove>,
}

/// The reason why a text is not a candidate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCandidateError {
    /// No number in the beginning.
    #[error("{0:?} does not begin with a value, like \"52 flip\"")]
    Value(String),
    /// An answer that is not a move.
    #[error(transparent)]
    Move(#[from] ParseMoveError),
    /// Numbers, a tile or a count that cannot be read.
    #[error("{0:?} is not an answer, like \"numbers 1 4\", \"tile 2-5\" or \"count 84\"")]
    Answer(String),
}

/// The word before a hand of the other seat.
const AGAINST: &str = " against ";

/// The word before the moves that show a value.
const THEN: &str = " then ";

impl Candidate {
    /// A candidate without a hand or moves.
    pub fn new(answer: Answer, value: i32) -> Candidate {
        Candidate { answer, value, against: Vec::new(), then: Vec::new() }
    }

    /// Reads the text of a candidate in this game.
    ///
    /// # Errors
    /// The part that cannot be read.
    pub fn read(game: GameName, text: &str) -> Result<Candidate, ParseCandidateError> {
        let (text, then) = text.split_once(THEN).unwrap_or((text, ""));
        let (text, against) = text.split_once(AGAINST).unwrap_or((text, ""));
        let value_and_answer = text.trim().split_once(' ');
        let (value, answer) = value_and_answer.ok_or_else(|| ParseCandidateError::Value(text.to_owned()))?;
        let unreadable = |part: &str| ParseCandidateError::Answer(part.to_owned());
        Ok(Candidate {
            answer: Answer::read(game, answer.trim())?,
            value: value.parse().map_err(|_| ParseCandidateError::Value(text.to_owned()))?,
            against: against
                .split_whitespace()
                .map(|tile| tile.parse().map_err(|_| unreadable(tile)))
                .collect::<Result<_, _>>()?,
            then: read_moves(game, then)?,
        })
    }
}

impl Answer {
    /// Reads the text of an answer in this game.
    ///
    /// # Errors
    /// The part that cannot be read.
    pub fn read(game: GameName, text: &str) -> Result<Answer, ParseCandidateError> {
        let unreadable = || ParseCandidateError::Answer(text.to_owned());
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "numbers" => {
                let numbers = rest.split_whitespace().map(|number| number.parse().map_err(|_| unreadable()));
                Ok(Answer::Numbers(numbers.collect::<Result<_, _>>()?))
            }
            "tile" => rest.parse().map(Answer::Tile).map_err(|_| unreadable()),
            "count" => rest.parse().map(Answer::Count).map_err(|_| unreadable()),
            _ => Ok(Answer::Move(AnyMove::read(game, text)?)),
        }
    }

    /// The move, if it is one.
    pub fn as_move(&self) -> Option<AnyMove> {
        match self {
            Answer::Move(chosen) => Some(*chosen),
            Answer::Numbers(_) | Answer::Tile(_) | Answer::Count(_) => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Move(chosen) => chosen.fmt(f),
            Answer::Numbers(numbers) => {
                write!(f, "numbers")?;
                numbers.iter().try_for_each(|number| write!(f, " {number}"))
            }
            Answer::Tile(tile) => write!(f, "tile {tile}"),
            Answer::Count(count) => write!(f, "count {count}"),
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.value, self.answer)?;
        if !self.against.is_empty() {
            let tiles: Vec<String> = self.against.iter().map(Tile::to_string).collect();
            write!(f, "{AGAINST}{}", tiles.join(" "))?;
        }
        if !self.then.is_empty() {
            write!(f, "{THEN}{}", moves_text(&self.then))?;
        }
        Ok(())
    }
}

/// Moves as one text.
pub(super) fn moves_text(moves: &[AnyMove]) -> String {
    moves.iter().map(AnyMove::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads moves that are separated by commas.
///
/// # Errors
/// The first text that is not a move.
pub(super) fn read_moves(game: GameName, text: &str) -> Result<Vec<AnyMove>, ParseMoveError> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    text.split(',').map(|part| AnyMove::read(game, part.trim())).collect()
}
