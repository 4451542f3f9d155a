//! Logs that are one value each.

use deadpool_postgres::Client;
use talon_hall::{MatchId, Time};
use tokio_postgres::types::ToSql;

use super::queries::{Result, all, delete_game, ids, ms, one, rows_of};
use crate::columns::seat_number;
use crate::packed;
use crate::records::{StoredEntry, has_begun};

/// Packs the matches that ended first and that no other node packs, deletes those that never began, and returns their
/// number.
pub(super) async fn pack(client: &mut Client, before: Time, limit: u32) -> Result<u32> {
    let transaction = client.transaction().await?;
    // A writer of one of these matches waits here, and learns then that it is packed.
    let sql = "SELECT id FROM game WHERE ended_at < $1 AND NOT is_packed AND due_at IS NULL \
               ORDER BY ended_at LIMIT $2 FOR UPDATE SKIP LOCKED";
    let games = ids(&all(&transaction, sql, &[&ms(before), &i64::from(limit)]).await?);
    for game in &games {
        let (id, log) = (&game.bytes()[..], rows_of(&transaction, *game, 0).await?);
        if !has_begun(&log) {
            delete_game(&transaction, *game).await?;
            continue;
        }
        let log = packed::pack(&log);
        transaction.execute("INSERT INTO packed (game, log) VALUES ($1, $2)", &[&id, &log]).await?;
        transaction.execute("DELETE FROM event WHERE game = $1", &[&id]).await?;
        transaction.execute("UPDATE game SET is_packed = TRUE WHERE id = $1", &[&id]).await?;
    }
    transaction.commit().await?;
    Ok(u32::try_from(games.len()).unwrap_or(u32::MAX))
}

/// A log that is packed.
pub(super) async fn log(client: &Client, id: MatchId) -> Result<Option<Vec<u8>>> {
    let row = one(client, "SELECT log FROM packed WHERE game = $1", &[&&id.bytes()[..]]).await?;
    Ok(row.map(|row| row.get(0)))
}

/// Makes rows of a packed log again, unless another node has done so.
pub(super) async fn unpack(client: &mut Client, game: MatchId, log: &[StoredEntry]) -> Result<()> {
    const INSERT: &str = "\
        INSERT INTO event (game, seq, at, done, seat, command, body)
        SELECT $1, * FROM unnest($2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::SMALLINT[], $6::BYTEA[], $7::TEXT[])";
    let (id, transaction) = (&game.bytes()[..], client.transaction().await?);
    if transaction.execute("DELETE FROM packed WHERE game = $1", &[&id]).await? == 0 {
        return Ok(());
    }
    let seqs: Vec<i64> = log.iter().map(|entry| i64::from(entry.seq)).collect();
    let (at, done): (Vec<i64>, Vec<i64>) = log.iter().map(|entry| (ms(entry.at), ms(entry.done))).unzip();
    let seats: Vec<i16> = log.iter().map(|entry| seat_number(entry.seat)).collect();
    let commands: Vec<&[u8]> = log.iter().map(|entry| &entry.command.bytes()[..]).collect();
    let bodies: Vec<&str> = log.iter().map(|entry| entry.body.as_str()).collect();
    let columns: [&(dyn ToSql + Sync); 7] = [&id, &seqs, &at, &done, &seats, &commands, &bodies];
    transaction.execute(INSERT, &columns).await?;
    transaction.execute("UPDATE game SET is_packed = FALSE WHERE id = $1", &[&id]).await?;
    transaction.commit().await
}
