//! The statements of identities and their keys, inside a transaction of the caller.

use rusqlite::{Connection, OptionalExtension, Result, params};
use talon_hall::Time;

use crate::columns::day;
use crate::records::{Identity, IdentityId, KeyHash};

/// Makes an identity unless its key is spent, and returns the one that has the key.
pub(super) fn make(
    connection: &Connection,
    identity: &Identity,
    key: KeyHash,
    now: Time,
) -> Result<Option<Identity>> {
    connection
        .prepare_cached(
            "INSERT INTO identity (id, key_hash, name, made_at, seen_on) SELECT ?1, ?2, ?3, ?4, ?5 \
             WHERE NOT EXISTS (SELECT 1 FROM spent_key WHERE key_hash = ?2) ON CONFLICT DO NOTHING",
        )?
        .execute(params![identity.id.0, key.0, identity.name, identity.made_at.ms(), day(now)])?;
    Ok(self::identity(connection, key)?.map(|(identity, _)| identity))
}

/// Replaces the key of an identity, and returns whether it has the new one.
pub(super) fn change_key(
    connection: &Connection,
    id: IdentityId,
    old: KeyHash,
    new: KeyHash,
) -> Result<bool> {
    let changed = connection
        .prepare_cached(
            "UPDATE identity SET key_hash = ?3 WHERE id = ?1 AND key_hash = ?2 \
             AND NOT EXISTS (SELECT 1 FROM spent_key WHERE key_hash = ?3) \
             AND NOT EXISTS (SELECT 1 FROM identity WHERE key_hash = ?3)",
        )?
        .execute(params![id.0, old.0, new.0])?;
    if changed > 0 {
        connection.prepare_cached("INSERT INTO spent_key VALUES (?1)")?.execute([old.0])?;
        return Ok(true);
    }
    // The same call came before, or both keys are the same.
    connection
        .prepare_cached("SELECT 1 FROM identity WHERE id = ?1 AND key_hash = ?2")?
        .exists(params![id.0, new.0])
}

pub(super) fn is_spent(connection: &Connection, key: KeyHash) -> Result<bool> {
    connection.prepare_cached("SELECT 1 FROM spent_key WHERE key_hash = ?1")?.exists([key.0])
}

/// The identity with this key, and the day on which it was last used.
pub(super) fn identity(connection: &Connection, key: KeyHash) -> Result<Option<(Identity, i64)>> {
    connection
        .prepare_cached("SELECT id, name, made_at, seen_on FROM identity WHERE key_hash = ?1")?
        .query_row([key.0], |row| {
            let identity = Identity {
                id: IdentityId(row.get(0)?),
                name: row.get(1)?,
                made_at: Time::from_ms(row.get(2)?),
            };
            Ok((identity, row.get(3)?))
        })
        .optional()
}

pub(super) fn see(connection: &Connection, key: KeyHash, today: i64) -> Result<()> {
    connection
        .prepare_cached("UPDATE identity SET seen_on = ?2 WHERE key_hash = ?1")?
        .execute(params![key.0, today])?;
    Ok(())
}

pub(super) fn name(connection: &Connection, id: IdentityId) -> Result<Option<String>> {
    connection
        .prepare_cached("SELECT name FROM identity WHERE id = ?1")?
        .query_row([id.0], |row| row.get(0))
        .optional()
}

pub(super) fn erase(connection: &Connection, id: IdentityId) -> Result<()> {
    let spend = "INSERT OR IGNORE INTO spent_key SELECT key_hash FROM identity WHERE id = ?1";
    connection.execute(spend, [id.0])?;
    for table in ["seat", "rating", "seek"] {
        connection.execute(&format!("DELETE FROM {table} WHERE identity = ?1"), [id.0])?;
    }
    connection.execute("DELETE FROM identity WHERE id = ?1", [id.0])?;
    Ok(())
}
