//! The statements of players who look for an opponent.

use deadpool_postgres::Client;
use talon_hall::{MatchId, Rating, Time, Wish};
use talon_rules::curse::Seat;
use tokio_postgres::Row;

use super::queries::{self, Result, all, bytes, ms, time};
use crate::columns::{blocked_bytes, blocked_players, pace, pace_number, seat_number};
use crate::records::{IdentityId, NewGame, StoredSeek};

pub(super) async fn seek(
    client: &mut Client,
    id: IdentityId,
    wish: &Wish,
    now: Time,
    until: Time,
) -> Result<()> {
    let transaction = client.transaction().await?;
    // What another node deals with at the moment is forgotten the next time.
    let sql = "DELETE FROM seek WHERE identity IN (SELECT identity FROM seek WHERE until <= $1 \
               OR game IN (SELECT id FROM game WHERE ended_at IS NOT NULL) FOR UPDATE SKIP LOCKED)";
    transaction.execute(sql, &[&ms(now)]).await?;
    let sql = "INSERT INTO seek (identity, pace, blocked, since, until) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (identity) DO UPDATE SET pace = excluded.pace, blocked = excluded.blocked, \
               until = excluded.until WHERE seek.game IS NULL";
    let (pace, blocked) = (pace_number(wish.pace), blocked_bytes(&wish.blocked));
    transaction.execute(sql, &[&&id.0[..], &pace, &blocked, &ms(now), &ms(until)]).await?;
    transaction.commit().await
}

pub(super) async fn stop(client: &Client, id: IdentityId) -> Result<()> {
    client.execute("DELETE FROM seek WHERE identity = $1 AND game IS NULL", &[&&id.0[..]]).await?;
    Ok(())
}

pub(super) async fn seeks(client: &Client, now: Time) -> Result<Vec<StoredSeek>> {
    let sql = "SELECT id, name, pace, blocked, since, game, rating, deviation, volatility \
               FROM seek JOIN identity ON id = seek.identity LEFT JOIN rating ON rating.identity = id \
               WHERE until > $1 ORDER BY id";
    Ok(all(client, sql, &[&ms(now)]).await?.iter().map(stored).collect())
}

fn stored(row: &Row) -> StoredSeek {
    let rating: Option<f64> = row.get(6);
    let is_paired = row.get::<_, Option<&[u8]>>(5).is_some();
    StoredSeek {
        id: IdentityId(bytes(row, 0)),
        name: row.get(1),
        rating: rating.map(|rating| Rating { rating, deviation: row.get(7), volatility: row.get(8) }),
        wish: Wish { pace: pace(row.get(2)), blocked: blocked_players(row.get(3)) },
        since: time(row, 4),
        game: if is_paired { Some(MatchId::new(bytes(row, 5))) } else { None },
    }
}

pub(super) async fn pair(
    client: &mut Client,
    players: [IdentityId; 2],
    game: &NewGame,
    now: Time,
    until: Time,
) -> Result<bool> {
    let transaction = client.transaction().await?;
    let [south, north] = players.each_ref().map(|id| &id.0[..]);
    // Another node that pairs one of them waits here, always in the same order.
    let sql = "SELECT game FROM seek WHERE identity IN ($1, $2) AND until > $3 ORDER BY identity FOR UPDATE";
    let rows = all(&transaction, sql, &[&south, &north, &ms(now)]).await?;
    let games: Vec<Option<&[u8]>> = rows.iter().map(|row| row.get(0)).collect();
    let id = &game.id.bytes()[..];
    if games != [None, None] {
        // A repeated call finds both as it left them.
        return Ok(games == [Some(id), Some(id)]);
    }
    queries::open_game(&transaction, game).await?;
    for (seat, player) in Seat::BOTH.into_iter().zip([south, north]) {
        let sql = "UPDATE seek SET game = $2, until = $3 WHERE identity = $1";
        transaction.execute(sql, &[&player, &id, &ms(until)]).await?;
        let sql = "INSERT INTO seat VALUES ($1, $2, $3)";
        transaction.execute(sql, &[&id, &seat_number(Some(seat)), &player]).await?;
    }
    transaction.commit().await?;
    Ok(true)
}
