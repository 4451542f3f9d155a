//! The result of the deal of a day.

use talon_table::{ArchiveRow, GameResult};

/// The result of the deal of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DayState {
    None,
    Open,
    Won,
    Lost,
}

impl DayState {
    /// The result by its record, if it was played.
    pub(super) fn of(row: Option<&ArchiveRow>) -> DayState {
        match row.map(|row| row.result) {
            None => DayState::None,
            Some(None) => DayState::Open,
            Some(Some(GameResult::Won)) => DayState::Won,
            Some(Some(GameResult::Lost | GameResult::Drawn)) => DayState::Lost,
        }
    }

    /// The id of its text.
    pub(super) fn text_id(self) -> &'static str {
        match self {
            DayState::None => "daily-none",
            DayState::Open => "daily-open",
            DayState::Won => "daily-won",
            DayState::Lost => "daily-lost",
        }
    }

    /// Its sign.
    pub(super) fn sign(self) -> &'static str {
        match self {
            DayState::None => "",
            DayState::Open => "…",
            DayState::Won => "✓",
            DayState::Lost => "✗",
        }
    }
}
