use talon_query::{Level, Origin};
use talon_rules::pieces::DealNumber;

use crate::{Day, GameResult, Outcome, Sitting, TableKind, curse};

/// One saved game in a list of all games, open and finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchiveRow {
    /// The name of its record.
    pub name: String,
    /// The kind of its table.
    pub kind: TableKind,
    /// The number of its deal, if it has one.
    pub deal: Option<DealNumber>,
    /// The day whose deal it is, if it was played as one.
    pub day: Option<Day>,
    /// The level of its opponent, if the record says one.
    pub opponent: Option<Level>,
    /// The result; `None` while it is open. A loss that was taken back is open again.
    pub result: Option<GameResult>,
    /// The most points that were reached, where the game counts them for one player.
    pub points: Option<u32>,
    /// The points of south and north in a match.
    pub match_score: Option<[u8; 2]>,
    /// Number of moves of its line.
    pub moves: usize,
    /// The time that it was played, in seconds.
    pub seconds: u64,
    /// True if the player knew more than the rules allow.
    pub is_assisted: bool,
    /// The time when it began, in seconds since 1970.
    pub started: u64,
    /// The time when it was last played, in seconds since 1970.
    pub last_played: u64,
}

impl ArchiveRow {
    /// The row of a sitting whose record has this name and was last played at this time, in seconds since 1970.
    pub(crate) fn new(name: &str, kind: TableKind, sitting: &Sitting, last_played: u64) -> ArchiveRow {
        let outcome = sitting.outcome();
        let is_open = outcome == Outcome::Unfinished || (outcome == Outcome::Lost && sitting.can_continue());
        let deal = match sitting.start().origin() {
            Origin::Deal(number) => Some(*number),
            Origin::Deck(_) | Origin::Position(_) => None,
        };
        ArchiveRow {
            name: name.to_owned(),
            kind,
            deal,
            day: sitting.start().day(),
            opponent: sitting.start().opponent(),
            result: if is_open { None } else { Some(GameResult::of_sitting(sitting)) },
            points: sitting.best_score(),
            match_score: curse::match_score(&sitting.end_of_line()),
            moves: sitting.moves_made() + sitting.moves_ahead(),
            seconds: sitting.seconds(),
            is_assisted: sitting.is_assisted(),
            started: sitting.start().started(),
            last_played,
        }
    }

    /// Returns true if the game can continue.
    pub fn is_open(&self) -> bool {
        self.result.is_none()
    }
}
