use std::fmt;
use std::str::FromStr;

use talon_rules::fields::{MOST_QUOTED, shorten};
use talon_rules::{AnyMove, GameName, ParseMoveError};

/// One change of a sitting: what a [`Sitting`](crate::Sitting) can apply, and a line of its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A move, written as the game writes it.
    Move(AnyMove),
    /// `back 3`: this number of moves was taken back.
    Back(usize),
    /// `forward 3`: this number of moves was played again.
    Forward(usize),
    /// `time 95`: the sitting has been played for this number of seconds in all.
    Time(u64),
    /// `hint`: a hint was taken that knew the hidden pieces.
    Hint,
    /// `looked back`: the player took back a move that had shown hidden pieces, and played another one. A log with all
    /// moves in their order implies it; a shorter log says it.
    LookedBack,
    /// `gave up`: the player gave up. Playing on is possible, but it counts as lost.
    GaveUp,
}

impl Entry {
    /// Reads a line of the log of this game.
    ///
    /// # Errors
    /// The texts that can be written instead.
    pub fn read(game: GameName, line: &str) -> Result<Entry, ParseEntryError> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["back", count] => number(count).map(Entry::Back),
            ["forward", count] => number(count).map(Entry::Forward),
            ["time", seconds] => number(seconds).map(Entry::Time),
            ["hint"] => Ok(Entry::Hint),
            ["looked", "back"] => Ok(Entry::LookedBack),
            ["gave", "up"] => Ok(Entry::GaveUp),
            _ => Ok(Entry::Move(AnyMove::read(game, line)?)),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(played) => played.fmt(f),
            Entry::Back(count) => write!(f, "back {count}"),
            Entry::Forward(count) => write!(f, "forward {count}"),
            Entry::Time(seconds) => write!(f, "time {seconds}"),
            Entry::Hint => f.write_str("hint"),
            Entry::LookedBack => f.write_str("looked back"),
            Entry::GaveUp => f.write_str("gave up"),
        }
    }
}

/// A line that is not an entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseEntryError {
    /// Something else where a number must be.
    #[error("{0:?} is not a whole number from 0")]
    NotANumber(String),
    /// Neither a move nor anything else that a log holds.
    #[error(transparent)]
    Move(#[from] ParseMoveError),
}

fn number<T: FromStr>(text: &str) -> Result<T, ParseEntryError> {
    text.parse().map_err(|_| ParseEntryError::NotANumber(shorten(text, MOST_QUOTED)))
}
