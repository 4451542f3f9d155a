//! The statements of identities and their keys.

use deadpool_postgres::{Client, Transaction};

use super::queries::{Result, bytes, ms, one, time};
use crate::records::{Identity, IdentityId, KeyHash};

/// Lets one node at a time change who has which key: any number that no other program locks. Without it, a key could be
/// introduced in the moment in which another node spends it.
const LOCK: i64 = 0x7461_6c6f_6e01;

async fn lock(transaction: &Transaction<'_>) -> Result<()> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map(drop)
}

/// Makes an identity unless its key is spent, and returns the one that has the key.
pub(super) async fn make(client: &mut Client, identity: &Identity, key: KeyHash) -> Result<Option<Identity>> {
    let transaction = client.transaction().await?;
    lock(&transaction).await?;
    let (id, key, made_at) = (&identity.id.0[..], &key.0[..], ms(identity.made_at));
    if one(&transaction, "SELECT 1 FROM spent_key WHERE key_hash = $1", &[&key]).await?.is_some() {
        return Ok(None);
    }
    let sql = "INSERT INTO identity (id, key_hash, name, made_at, seen_on) \
               VALUES ($1, $2, $3, $4, clock_ms() / 86400000) ON CONFLICT DO NOTHING";
    transaction.execute(sql, &[&id, &key, &identity.name, &made_at]).await?;
    let sql = "SELECT id, name, made_at FROM identity WHERE key_hash = $1";
    let row = one(&transaction, sql, &[&key]).await?;
    transaction.commit().await?;
    Ok(row.map(|row| Identity { id: IdentityId(bytes(&row, 0)), name: row.get(1), made_at: time(&row, 2) }))
}

/// Replaces the key of an identity, and returns whether it has the new one.
pub(super) async fn change_key(
    client: &mut Client,
    id: IdentityId,
    old: KeyHash,
    new: KeyHash,
) -> Result<bool> {
    let transaction = client.transaction().await?;
    lock(&transaction).await?;
    let (id, old, new) = (&id.0[..], &old.0[..], &new.0[..]);
    let sql = "UPDATE identity SET key_hash = $3 WHERE id = $1 AND key_hash = $2 \
               AND NOT EXISTS (SELECT 1 FROM spent_key WHERE key_hash = $3) \
               AND NOT EXISTS (SELECT 1 FROM identity WHERE key_hash = $3)";
    if transaction.execute(sql, &[&id, &old, &new]).await? > 0 {
        transaction.execute("INSERT INTO spent_key VALUES ($1)", &[&old]).await?;
        transaction.commit().await?;
        return Ok(true);
    }
    // The same call came before, or both keys are the same.
    let sql = "SELECT 1 FROM identity WHERE id = $1 AND key_hash = $2";
    Ok(one(&transaction, sql, &[&id, &new]).await?.is_some())
}

pub(super) async fn is_spent(client: &Client, key: KeyHash) -> Result<bool> {
    let sql = "SELECT 1 FROM spent_key WHERE key_hash = $1";
    Ok(one(client, sql, &[&&key.0[..]]).await?.is_some())
}

pub(super) async fn identity(client: &Client, key: KeyHash, today: i64) -> Result<Option<Identity>> {
    let sql = "SELECT id, name, made_at, seen_on FROM identity WHERE key_hash = $1";
    let key = &key.0[..];
    let Some(row) = one(client, sql, &[&key]).await? else { return Ok(None) };
    let seen_on: i64 = row.get(3);
    if seen_on < today {
        client.execute("UPDATE identity SET seen_on = $2 WHERE key_hash = $1", &[&key, &today]).await?;
    }
    Ok(Some(Identity { id: IdentityId(bytes(&row, 0)), name: row.get(1), made_at: time(&row, 2) }))
}

pub(super) async fn name(client: &Client, id: IdentityId) -> Result<Option<String>> {
    let row = one(client, "SELECT name FROM identity WHERE id = $1", &[&&id.0[..]]).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn erase(client: &mut Client, id: IdentityId) -> Result<()> {
    let transaction = client.transaction().await?;
    lock(&transaction).await?;
    for sql in [
        "INSERT INTO spent_key SELECT key_hash FROM identity WHERE id = $1 ON CONFLICT DO NOTHING",
        "DELETE FROM identity WHERE id = $1",
        "DELETE FROM seat WHERE identity = $1",
        "DELETE FROM rating WHERE identity = $1",
        "DELETE FROM seek WHERE identity = $1",
    ] {
        transaction.execute(sql, &[&&id.0[..]]).await?;
    }
    transaction.commit().await
}
