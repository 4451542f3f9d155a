//! The archive: all saved games, open and finished.

use std::collections::BTreeMap;

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, GameName};

use super::Session;
use crate::header::day_line;
use crate::{ArchiveRow, Day, GameResult, ResumeError, Sitting, Start, Store, TableKind};

/// A list of all saved games that is read record by record, as thousands of them take longer than a player waits for a
/// picture. It does not include what changes meanwhile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchiveListing {
    /// The records that are not read yet. The last one is next.
    waiting: Vec<(TableKind, String)>,
    /// The games read so far, in the order of their records.
    rows: Vec<ArchiveRow>,
}

impl ArchiveListing {
    /// Number of records that are not read yet.
    pub fn left(&self) -> usize {
        self.waiting.len()
    }

    /// The games read so far: within each game, the one played last comes first. Records that cannot be read are left
    /// out.
    pub fn rows(&self) -> &[ArchiveRow] {
        &self.rows
    }
}

impl<S: Store> Session<S> {
    /// All saved games, the one played last first.
    pub fn archive(&self) -> Vec<ArchiveRow> {
        let mut listing = self.begin_archive();
        while listing.left() > 0 {
            self.list_one(&mut listing);
        }
        listing.rows.sort_by_key(|row| std::cmp::Reverse(row.last_played));
        listing.rows
    }

    /// Begins to list what [`Session::archive`] returns.
    pub fn begin_archive(&self) -> ArchiveListing {
        let kinds = GameName::ALL.into_iter().flat_map(TableKind::all_of);
        let waiting = kinds.flat_map(|kind| self.names(kind).into_iter().map(move |name| (kind, name)));
        ArchiveListing { waiting: waiting.collect(), rows: Vec::new() }
    }

    /// Reads one more record. One that has gone meanwhile, or cannot be read, is left out.
    pub fn list_one(&self, listing: &mut ArchiveListing) {
        let Some((kind, name)) = listing.waiting.pop() else { return };
        listing.rows.extend(self.archive_row(kind, &name));
    }

    /// The games of a player alone that began last, at most `most` of them, the newest first.
    pub fn latest_games(&self, game: GameName, most: usize) -> Vec<ArchiveRow> {
        let kind = TableKind::alone(game);
        let names = self.names(kind).into_iter().rev();
        names.filter_map(|name| self.archive_row(kind, &name)).take(most).collect()
    }

    /// The deals of the day that were begun, by their days. Of several tries at one, the best: won, or else open.
    pub fn daily_games(&self, game: GameName) -> BTreeMap<Day, ArchiveRow> {
        let kind = TableKind::alone(game);
        let mut games: BTreeMap<Day, ArchiveRow> = BTreeMap::new();
        for name in self.names(kind) {
            let Some(row) = self.daily_row(kind, &name, None) else { continue };
            let Some(day) = row.day else { continue };
            let worth = |row: &ArchiveRow| (row.result == Some(GameResult::Won), row.is_open());
            if games.get(&day).is_none_or(|best| worth(best) <= worth(&row)) {
                games.insert(day, row);
            }
        }
        games
    }

    /// The row of a record if it is of a deal of the day: of this day, or of any.
    fn daily_row(&self, kind: TableKind, name: &str, day: Option<Day>) -> Option<ArchiveRow> {
        let text = self.store().read(name).ok()?;
        let line = day.map_or_else(|| "\ndaily: ".to_owned(), |day| format!("\n{}\n", day_line(day)));
        if text.contains(&line) { self.archive_row(kind, name) } else { None }
    }

    /// Puts the deal of a day on the table: as it was left, or its end, or dealt anew. The game that was there stays
    /// open. `now` is in seconds since 1970.
    pub fn open_daily(&mut self, game: GameName, number: DealNumber, day: Day, now: u64) {
        let kind = TableKind::alone(game);
        let rows = self.names(kind).into_iter().filter_map(|name| self.daily_row(kind, &name, Some(day)));
        if let Some(row) = rows.max_by_key(|row| (row.is_open(), row.result == Some(GameResult::Won))) {
            return self.open_record(kind, &row.name);
        }
        if self.kind == kind && self.sitting.start().day() == Some(day) {
            return;
        }
        self.keep_time();
        self.autosave.leave();
        self.seat_start(kind, Start::deal(AnyOptions::for_table(game), number, now).of_day(day));
    }

    /// The row of a record.
    fn archive_row(&self, kind: TableKind, name: &str) -> Option<ArchiveRow> {
        let text = self.store().read(name).ok()?;
        let sitting = Sitting::read_as_far_as_possible(&text)?;
        let last_played = self.store().last_played(name).ok()?;
        Some(ArchiveRow::new(name, kind, &sitting, last_played))
    }

    /// Deletes a saved game for ever. If it is the one on the table, its deal lies there anew.
    ///
    /// # Errors
    /// If another program has it open, or the store fails.
    pub fn delete_record(&mut self, name: &str) -> Result<(), ResumeError<S::Error>> {
        let is_here = self.autosave.current() == Some(name);
        self.autosave.delete(name)?;
        if is_here {
            self.seat_down(self.kind, Sitting::new(self.sitting.start().clone()));
        }
        Ok(())
    }
}
