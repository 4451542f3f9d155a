//! The archive: all saved games, open and finished.

use talon_rules::GameName;

use super::Session;
use crate::{ArchiveRow, ResumeError, Sitting, Store, TableKind};

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

    /// The games read so far: within each game, the one played last comes first. Records that cannot be read are left out.
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
    /// When another program has it open, or the store fails.
    pub fn delete_record(&mut self, name: &str) -> Result<(), ResumeError<S::Error>> {
        let is_here = self.autosave.current() == Some(name);
        self.autosave.delete(name)?;
        if is_here {
            self.seat_down(self.kind, Sitting::new(self.sitting.start().clone()));
        }
        Ok(())
    }
}
