//! The statements of players who look for an opponent, inside a transaction of the caller.

use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use talon_hall::{MatchId, Rating, Time, Wish};
use talon_rules::curse::Seat;

use super::queries;
use crate::clock;
use crate::columns::{blocked_bytes, blocked_players, pace, pace_number};
use crate::records::{IdentityId, NewGame, StoredSeek};

pub(super) fn seek(
    connection: &Connection,
    id: IdentityId,
    wish: &Wish,
    now: Time,
    until: Time,
) -> Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM seek WHERE until <= ?1 OR game IN (SELECT id FROM game WHERE ended_at IS NOT NULL)",
        )?
        .execute([now.ms()])?;
    connection
        .prepare_cached(
            "INSERT INTO seek (identity, pace, blocked, since, until) VALUES (?1, ?2, ?3, ?4, ?5) \
             ON CONFLICT (identity) DO UPDATE SET pace = excluded.pace, blocked = excluded.blocked, \
             until = excluded.until WHERE game IS NULL",
        )?
        .execute(params![id.0, pace_number(wish.pace), blocked_bytes(&wish.blocked), now.ms(), until.ms()])?;
    Ok(())
}

pub(super) fn stop(connection: &Connection, id: IdentityId) -> Result<()> {
    connection.prepare_cached("DELETE FROM seek WHERE identity = ?1 AND game IS NULL")?.execute([id.0])?;
    Ok(())
}

pub(super) fn seeks(connection: &Connection, now: Time) -> Result<Vec<StoredSeek>> {
    connection
        .prepare_cached(
            "SELECT id, name, pace, blocked, since, game, rating, deviation, volatility \
             FROM seek JOIN identity ON id = seek.identity LEFT JOIN rating ON rating.identity = id \
             WHERE until > ?1 ORDER BY id",
        )?
        .query_map([now.ms()], stored)?
        .collect()
}

fn stored(row: &Row<'_>) -> Result<StoredSeek> {
    let rating = match row.get(6)? {
        Some(rating) => Some(Rating { rating, deviation: row.get(7)?, volatility: row.get(8)? }),
        None => None,
    };
    Ok(StoredSeek {
        id: IdentityId(row.get(0)?),
        name: row.get(1)?,
        rating,
        wish: Wish { pace: pace(row.get(2)?), blocked: blocked_players(&row.get::<_, Vec<u8>>(3)?) },
        since: Time::from_ms(row.get(4)?),
        game: row.get::<_, Option<_>>(5)?.map(MatchId::new),
    })
}

pub(super) fn pair(
    connection: &Connection,
    players: [IdentityId; 2],
    game: &NewGame,
    now: Time,
    until: Time,
) -> Result<bool> {
    let mut paired_game =
        connection.prepare_cached("SELECT game FROM seek WHERE identity = ?1 AND until > ?2")?;
    for id in players {
        let paired: Option<Option<[u8; 16]>> =
            paired_game.query_row(params![id.0, now.ms()], |row| row.get(0)).optional()?;
        match paired {
            Some(None) => {}
            // A repeated call finds both as it left them.
            Some(Some(other)) => return Ok(other == *game.id.bytes()),
            None => return Ok(false),
        }
    }
    let mut pair = connection.prepare_cached("UPDATE seek SET game = ?2, until = ?3 WHERE identity = ?1")?;
    queries::open_game(connection, game, clock::now())?;
    for (seat, id) in Seat::BOTH.into_iter().zip(players) {
        pair.execute(params![id.0, game.id.bytes(), until.ms()])?;
        queries::sit(connection, game.id, id, seat)?;
    }
    Ok(true)
}
