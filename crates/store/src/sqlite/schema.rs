//! The set-up of a connection, and the numbered migrations.

use std::time::Duration;

use rusqlite::Connection;

use crate::store::StoreError;
use crate::version;

/// The migrations in order. A released one never changes.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/sqlite/1.sql"),
    include_str!("../../migrations/sqlite/2.sql"),
    include_str!("../../migrations/sqlite/3.sql"),
    include_str!("../../migrations/sqlite/4.sql"),
    include_str!("../../migrations/sqlite/5.sql"),
    include_str!("../../migrations/sqlite/6.sql"),
    include_str!("../../migrations/sqlite/7.sql"),
];

/// The time to wait while another program writes.
const BUSY: Duration = Duration::from_secs(5);

/// Chooses the write-ahead log, synchronized at each commit: what was committed survives a power cut.
pub(super) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    wait_for_others(connection)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")
}

/// Makes calls wait while another program writes.
pub(super) fn wait_for_others(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY)
}

/// Lets the file grow to this size only.
pub(super) fn limit(connection: &Connection, most_bytes: u64) -> rusqlite::Result<()> {
    let page_size: u64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    connection.pragma_update_and_check(None, "max_page_count", most_bytes / page_size, |_| Ok(()))
}

/// Checks that the file can be read as it is.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let version = version(connection).map_err(|error| StoreError::Unfit(error.to_string()))?;
    version::check(version, &MIGRATIONS)
}

fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Applies the migrations that the file lacks.
pub(super) fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let unfit = |error: rusqlite::Error| StoreError::Unfit(error.to_string());
    connection.execute_batch("BEGIN IMMEDIATE").map_err(unfit)?;
    let version = version(connection).map_err(unfit)?;
    for migration in version::missing(version, &MIGRATIONS)? {
        connection.execute_batch(migration).map_err(unfit)?;
    }
    connection.pragma_update(None, "user_version", MIGRATIONS.len()).map_err(unfit)?;
    connection.execute_batch("COMMIT").map_err(unfit)
}
