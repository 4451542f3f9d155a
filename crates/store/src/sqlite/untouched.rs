//! A file that is read as it is, with nothing left behind beside it.
//!
//! SQLite reads a file with a write-ahead log by files beside it, and makes those that are missing. While a server runs, they are
//! there. When it has ended, they are not, and the file alone is the store: SQLite can then read it as one that nobody changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rusqlite::{Connection, OpenFlags};

use super::schema;
use crate::private::files_beside;
use crate::store::StoreError;

/// A file that is open to read.
#[derive(Debug)]
pub(super) struct Untouched {
    path: PathBuf,
    /// The time of the file, if no program used it when it was opened. It must not change then.
    unused_since: Option<SystemTime>,
}

impl Untouched {
    /// Looks at the file and at those beside it.
    ///
    /// # Errors
    /// If it is not there, or a program was stopped while it changed it.
    pub(super) fn new(path: &Path) -> Result<Untouched, StoreError> {
        let unused_since = if is_used(path)? { None } else { Some(changed_at(path)?) };
        Ok(Untouched { path: path.to_owned(), unused_since })
    }

    /// Opens a connection that changes nothing.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub(super) fn connect(&self) -> Result<Connection, StoreError> {
        let mode = if self.unused_since.is_some() { "?immutable=1" } else { "" };
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let unfit = |error: rusqlite::Error| StoreError::Unfit(error.to_string());
        let address = format!("{}{mode}", address(&self.path));
        let connection = Connection::open_with_flags(address, flags).map_err(unfit)?;
        schema::wait_for_others(&connection).map_err(unfit)?;
        Ok(connection)
    }

    /// Checks that what was read is right: no program has begun to use the file.
    ///
    /// # Errors
    /// If one has.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let Some(time) = self.unused_since else { return Ok(()) };
        if is_used(&self.path)? || changed_at(&self.path)? != time {
            return Err(StoreError::Away("a server has just begun to use it: try again".to_owned()));
        }
        Ok(())
    }
}

/// Returns true if a program uses the file, or was killed while it did.
fn is_used(path: &Path) -> Result<bool, StoreError> {
    let is_there = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let [log, index, journal] = files_beside(path);
    let [has_log, has_journal] = [&log, &journal].map(is_there);
    if has_journal || (has_log && !index.exists()) {
        let name = if has_journal { journal } else { log };
        let reason =
            format!("{} has changes of it that only a server can apply: start one with it", name.display());
        return Err(StoreError::Unfit(reason));
    }
    Ok(log.exists() && index.exists())
}

fn changed_at(path: &Path) -> Result<SystemTime, StoreError> {
    let time = fs::metadata(path).and_then(|file| file.modified());
    time.map_err(|error| StoreError::Unfit(error.to_string()))
}

/// The path as an address, which can have parameters.
fn address(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes();
    format!("file:{}", bytes.iter().map(|byte| format!("%{byte:02X}")).collect::<String>())
}
