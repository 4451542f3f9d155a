//! Logs that are one value each, inside a transaction of the caller.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, params};
use talon_hall::{MatchId, Seq, Time};

use super::queries::{self, ids, insert, rows_of};
use crate::packed;
use crate::records::{Append, Appended, StoredEntry, has_begun};

type Result<T> = rusqlite::Result<T>;

/// Packs the matches that ended first, deletes those that never began, and returns their number.
pub(super) fn pack(connection: &Connection, before: Time, limit: u32) -> Result<u32> {
    let sql = "SELECT id FROM game WHERE ended_at < ?1 AND is_packed = 0 AND due_at IS NULL \
               ORDER BY ended_at LIMIT ?2";
    let games = ids(connection, sql, params![before.ms(), limit])?;
    for game in &games {
        let log = rows_of(connection, *game, 0)?;
        if !has_begun(&log) {
            queries::delete_game(connection, *game)?;
            continue;
        }
        connection
            .prepare_cached("INSERT INTO packed (game, log) VALUES (?1, ?2)")?
            .execute(params![game.bytes(), packed::pack(&log)])?;
        connection.prepare_cached("DELETE FROM event WHERE game = ?1")?.execute([game.bytes()])?;
        mark(connection, *game, true)?;
    }
    Ok(u32::try_from(games.len()).unwrap_or(u32::MAX))
}

/// Appends an entry, to a packed log too.
pub(super) fn append(connection: &Connection, append: &Append, now: Time) -> Result<Appended> {
    if let Some(appended) = queries::append(connection, append, now)? {
        return Ok(appended);
    }
    unpack(connection, append.game)?;
    queries::append(connection, append, now)?.ok_or(rusqlite::Error::QueryReturnedNoRows)
}

/// The entries of a log from a number on. The caller sees to it that the log is not packed or unpacked meanwhile.
pub(super) fn entries(connection: &Connection, game: MatchId, from: Seq) -> Result<Vec<StoredEntry>> {
    let mut entries = rows_of(connection, game, from)?;
    if entries.is_empty() {
        entries = packed_entries(connection, game)?;
        entries.retain(|entry| entry.seq >= from);
    }
    Ok(entries)
}

/// Makes rows of a packed log again.
fn unpack(connection: &Connection, game: MatchId) -> Result<()> {
    for entry in packed_entries(connection, game)? {
        insert(connection, game, &entry)?;
    }
    connection.prepare_cached("DELETE FROM packed WHERE game = ?1")?.execute([game.bytes()])?;
    mark(connection, game, false)
}

fn mark(connection: &Connection, game: MatchId, is_packed: bool) -> Result<()> {
    let mut update = connection.prepare_cached("UPDATE game SET is_packed = ?2 WHERE id = ?1")?;
    update.execute(params![game.bytes(), is_packed]).map(drop)
}

/// The entries of a packed log; none if the log is not packed.
fn packed_entries(connection: &Connection, game: MatchId) -> Result<Vec<StoredEntry>> {
    let log: Option<Vec<u8>> = connection
        .prepare_cached("SELECT log FROM packed WHERE game = ?1")?
        .query_row([game.bytes()], |row| row.get(0))
        .optional()?;
    let Some(log) = log else { return Ok(Vec::new()) };
    packed::unpack(&log)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Blob, Box::new(error)))
}
