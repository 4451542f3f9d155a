//! The numbered migrations.

use deadpool_postgres::{Client, GenericClient};
use tokio_postgres::Error;

use crate::store::StoreError;
use crate::version;

/// The migrations in order. A released one never changes.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/postgres/1.sql"),
    include_str!("../../migrations/postgres/2.sql"),
    include_str!("../../migrations/postgres/3.sql"),
    include_str!("../../migrations/postgres/4.sql"),
    include_str!("../../migrations/postgres/5.sql"),
    include_str!("../../migrations/postgres/6.sql"),
    include_str!("../../migrations/postgres/7.sql"),
];

/// Lets one node at a time migrate: any number that no other program locks.
const LOCK: i64 = 0x7461_6c6f_6e00;

/// Checks that the database can be read as it is.
pub(super) async fn check(client: &Client) -> Result<(), StoreError> {
    let away = |error: Error| StoreError::Away(error.to_string());
    let tables = client.query_one("SELECT to_regclass('migration') IS NOT NULL", &[]).await.map_err(away)?;
    let version = if tables.get(0) { version(client).await.map_err(away)? } else { 0 };
    version::check(usize::try_from(version).unwrap_or(usize::MAX), &MIGRATIONS)
}

/// Applies the migrations that the database lacks.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let away = |error: Error| StoreError::Away(error.to_string());
    let transaction = client.transaction().await.map_err(away)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(away)?;
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY)")
        .await
        .map_err(away)?;
    let version = version(&transaction).await.map_err(away)?;
    let missing = version::missing(usize::try_from(version).unwrap_or(usize::MAX), &MIGRATIONS)?;
    for (number, migration) in (version + 1..).zip(missing) {
        transaction.batch_execute(migration).await.map_err(away)?;
        transaction.execute("INSERT INTO migration VALUES ($1)", &[&number]).await.map_err(away)?;
    }
    transaction.commit().await.map_err(away)
}

/// The version of a database that has been migrated.
async fn version(client: &impl GenericClient) -> Result<i64, Error> {
    let row = client.query_one("SELECT coalesce(max(version), 0) FROM migration", &[]).await?;
    row.try_get(0)
}
