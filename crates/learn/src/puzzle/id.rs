use std::fmt;
use std::str::FromStr;

use talon_query::{Line, Origin};
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;

use super::kind::PuzzleKind;

/// The name of a puzzle: its game, its kind and the deal that it comes from, such as `yield-way-1234`. The player's own
/// games have other origins and no such name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PuzzleId {
    /// The game.
    pub game: GameName,
    /// The kind.
    pub kind: PuzzleKind,
    /// The deal; `None` for a puzzle that does not come from a deal number.
    pub deal: Option<DealNumber>,
}

/// The puzzles of one kind of one game, such as `yield-way`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PuzzleGroup {
    /// The game.
    pub game: GameName,
    /// The kind.
    pub kind: PuzzleKind,
}

impl PuzzleGroup {
    /// The name of the file with its puzzles: `yield-way.txt`.
    pub fn file_name(self) -> String {
        format!("{self}.txt")
    }
}

impl fmt::Display for PuzzleGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.kind)
    }
}

impl FromStr for PuzzleGroup {
    type Err = UnknownPuzzle;

    fn from_str(text: &str) -> Result<PuzzleGroup, UnknownPuzzle> {
        let kinds = PuzzleKind::ALL.into_iter();
        let mut groups = kinds.flat_map(|kind| GameName::ALL.map(|game| PuzzleGroup { game, kind }));
        groups.find(|group| text == group.to_string()).ok_or(UnknownPuzzle)
    }
}

/// The error for a text that names no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a puzzle is its game, its kind and a deal, like yield-way-1234")]
pub struct UnknownPuzzle;

impl PuzzleId {
    /// The name of the puzzle of a kind that begins at the end of a line.
    pub fn new(kind: PuzzleKind, start: &Line) -> PuzzleId {
        let deal = match start.origin {
            Origin::Deal(number) => Some(number),
            Origin::Deck(_) | Origin::Position(_) => None,
        };
        PuzzleId { game: start.options.game(), kind, deal }
    }

    /// The puzzles that it is one of.
    pub fn group(self) -> PuzzleGroup {
        PuzzleGroup { game: self.game, kind: self.kind }
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.group())?;
        self.deal.map_or(Ok(()), |deal| write!(f, "-{deal}"))
    }
}

impl FromStr for PuzzleId {
    type Err = UnknownPuzzle;

    fn from_str(text: &str) -> Result<PuzzleId, UnknownPuzzle> {
        let (names, deal) = text.rsplit_once('-').ok_or(UnknownPuzzle)?;
        let deal = deal.parse().map_err(|_| UnknownPuzzle)?;
        let PuzzleGroup { game, kind } = names.parse()?;
        Ok(PuzzleId { game, kind, deal: Some(deal) })
    }
}
