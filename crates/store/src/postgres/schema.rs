//! The numbered migrations.

use deadpool_postgres::Client;
use tokio_postgres::Error;

use crate::store::StoreError;

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

/// Applies the migrations that the database lacks.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let away = |error: Error| StoreError::Away(error.to_string());
    let transaction = client.transaction().await.map_err(away)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(away)?;
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY)")
        .await
        .map_err(away)?;
    let row =
        transaction.query_one("SELECT coalesce(max(version), 0) FROM migration", &[]).await.map_err(away)?;
    let version: i64 = row.get(0);
    let missing = usize::try_from(version).ok().and_then(|version| MIGRATIONS.get(version..));
    let Some(missing) = missing else {
        return Err(StoreError::Unfit("a newer version of this program wrote it".to_owned()));
    };
    for (number, migration) in (version + 1..).zip(missing) {
        transaction.batch_execute(migration).await.map_err(away)?;
        transaction.execute("INSERT INTO migration VALUES ($1)", &[&number]).await.map_err(away)?;
    }
    transaction.commit().await.map_err(away)
}
