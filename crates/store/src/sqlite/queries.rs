//! The statements, inside a transaction of the caller.

use rusqlite::{Connection, OptionalExtension, Row, params};
use talon_hall::{CommandId, MatchId, Rated, Rating, Seed, Seq, Time};
use talon_rules::curse::Seat;

use crate::columns::{choose_seat, seat, seat_number};
use crate::records::{
    Append, Appended, Game, IdentityId, KeyHash, MOST_AHEAD, NewGame, StoredEntry, Summary, rate,
};

type Result<T> = rusqlite::Result<T>;

/// The columns of [`entry`].
const ENTRY: &str = "seq, at, done, seat, command, body";

fn entry(row: &Row<'_>) -> Result<StoredEntry> {
    Ok(StoredEntry {
        seq: row.get(0)?,
        at: Time::from_ms(row.get(1)?),
        done: Time::from_ms(row.get(2)?),
        seat: seat(row.get(3)?),
        command: CommandId::new(row.get(4)?),
        body: row.get(5)?,
    })
}

/// The entry that a seat's command made, if there is one.
fn entry_of(connection: &Connection, append: &Append) -> Result<Option<StoredEntry>> {
    let sql = format!("SELECT {ENTRY} FROM event WHERE game = ?1 AND seat = ?2 AND command = ?3");
    let key = params![append.game.bytes(), seat_number(append.seat), append.command.bytes()];
    connection.prepare_cached(&sql)?.query_row(key, entry).optional()
}

/// Opens a match and returns its first entry; `None` if there is one of this id.
pub(super) fn open_game(connection: &Connection, game: &NewGame, now: Time) -> Result<Option<StoredEntry>> {
    if is_there(connection, game.id)? {
        return Ok(None);
    }
    let done = now.max(game.at);
    connection
        .prepare_cached(
            "INSERT INTO game (id, head, done, due_at, ended_at, invite, chain) VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            game.id.bytes(),
            done.ms(),
            game.summary.due_at.map(|due| due.ms()),
            ended_at(game.summary, done),
            game.invite.map(|key| key.0),
            game.chain.bytes(),
        ])?;
    connection
        .prepare_cached("INSERT INTO secret (game, server_seed) VALUES (?1, ?2)")?
        .execute(params![game.id.bytes(), game.secret.bytes()])?;
    let first = StoredEntry {
        seq: 0,
        at: game.at,
        done,
        seat: None,
        command: CommandId::new(*game.id.bytes()),
        body: game.body.clone(),
    };
    insert(connection, game.id, &first)?;
    Ok(Some(first))
}

/// Deletes all that the store has about a match.
pub(super) fn delete_game(connection: &Connection, game: MatchId) -> Result<()> {
    for table in ["event", "packed", "secret", "seat", "rated"] {
        connection
            .prepare_cached(&format!("DELETE FROM {table} WHERE game = ?1"))?
            .execute([game.bytes()])?;
    }
    connection.prepare_cached("DELETE FROM game WHERE id = ?1")?.execute([game.bytes()]).map(drop)
}

fn is_there(connection: &Connection, game: MatchId) -> Result<bool> {
    connection.prepare_cached("SELECT 1 FROM game WHERE id = ?1")?.exists([game.bytes()])
}

fn ended_at(summary: Summary, done: Time) -> Option<u64> {
    if summary.is_over { Some(done.ms()) } else { None }
}

pub(super) fn insert(connection: &Connection, game: MatchId, entry: &StoredEntry) -> Result<()> {
    connection
        .prepare_cached(&format!("INSERT INTO event (game, {ENTRY}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"))?
        .execute(params![
            game.bytes(),
            entry.seq,
            entry.at.ms(),
            entry.done.ms(),
            seat_number(entry.seat),
            entry.command.bytes(),
            entry.body,
        ])?;
    Ok(())
}

pub(super) fn sit(
    connection: &Connection,
    game: MatchId,
    identity: IdentityId,
    wanted: Seat,
) -> Result<Option<Seat>> {
    let seat = choose_seat(seats(connection, game)?, identity, wanted);
    let is_there = is_there(connection, game)?;
    let Some(seat) = seat.filter(|_| is_there) else { return Ok(None) };
    connection
        .prepare_cached("INSERT OR IGNORE INTO seat (game, seat, identity) VALUES (?1, ?2, ?3)")?
        .execute(params![game.bytes(), seat_number(Some(seat)), identity.0])?;
    Ok(Some(seat))
}

/// Appends an entry; `None` if the log is packed.
pub(super) fn append(connection: &Connection, append: &Append, now: Time) -> Result<Option<Appended>> {
    if let Some(first) = entry_of(connection, append)? {
        return Ok(Some(Appended::Already(first)));
    }
    let last: Option<(Seq, u64, [u8; 16], bool)> = connection
        .prepare_cached("SELECT head, done, chain, is_packed FROM game WHERE id = ?1")?
        .query_row([append.game.bytes()], |row| row.try_into())
        .optional()?;
    let Some((head, last_done, chain, is_packed)) = last else { return Ok(Some(Appended::NoGame)) };
    if is_packed {
        return Ok(None);
    }
    if (head, chain, last_done) != (append.expected, *append.before.bytes(), append.last_done.ms()) {
        return Ok(Some(Appended::Behind { head }));
    }
    if append.at > now.plus(MOST_AHEAD) {
        return Ok(Some(Appended::Ahead));
    }
    let done = now.max(append.at).max(append.last_done);
    continue_log(connection, append, done)?;
    if let Some(rated) = &append.rated {
        write_ratings(connection, append.game, rated)?;
    }
    Ok(Some(Appended::Done { seq: append.expected, done }))
}

/// Writes an entry that fits.
fn continue_log(connection: &Connection, append: &Append, done: Time) -> Result<()> {
    let entry = StoredEntry {
        seq: append.expected,
        at: append.at,
        done,
        seat: append.seat,
        command: append.command,
        body: append.body.clone(),
    };
    insert(connection, append.game, &entry)?;
    connection
        .prepare_cached(
            "UPDATE game SET head = head + 1, chain = ?5, done = ?2, due_at = ?3, ended_at = ?4, claimed_until = 0 WHERE id = ?1",
        )?
        .execute(params![
            append.game.bytes(),
            done.ms(),
            append.summary.due_at.map(|due| due.ms()),
            ended_at(append.summary, done),
            append.after.bytes(),
        ])?;
    Ok(())
}

/// Changes the ratings of both seats. A match against a player who has been erased changes none.
fn write_ratings(connection: &Connection, game: MatchId, rated: &Rated) -> Result<()> {
    let players = seats(connection, game)?;
    let mut before = rated.bots;
    for (place, player) in before.iter_mut().zip(players) {
        if let (None, Some(player)) = (&place, player) {
            *place = Some(rating(connection, player)?.unwrap_or(Rating::NEW));
        }
    }
    let [Some(south), Some(north)] = before else { return Ok(()) };
    let (before, after) = ([south, north], rate([south, north], rated));
    connection.prepare_cached("INSERT INTO rated VALUES (?1, ?2, ?3, ?4, ?5)")?.execute(params![
        game.bytes(),
        before[0].rating,
        after[0].rating,
        before[1].rating,
        after[1].rating
    ])?;
    for (identity, rating) in players.into_iter().zip(after) {
        let Some(identity) = identity else { continue };
        connection
            .prepare_cached("INSERT OR REPLACE INTO rating VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![identity.0, rating.rating, rating.deviation, rating.volatility])?;
    }
    Ok(())
}

pub(super) fn rating(connection: &Connection, id: IdentityId) -> Result<Option<Rating>> {
    connection
        .prepare_cached("SELECT rating, deviation, volatility FROM rating WHERE identity = ?1")?
        .query_row([id.0], |row| {
            Ok(Rating { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? })
        })
        .optional()
}

/// The players in the south and north seats.
fn seats(connection: &Connection, game: MatchId) -> Result<[Option<IdentityId>; 2]> {
    let mut seats = [None; 2];
    let mut statement = connection.prepare_cached("SELECT seat, identity FROM seat WHERE game = ?1")?;
    let mut rows = statement.query([game.bytes()])?;
    while let Some(row) = rows.next()? {
        let number: usize = row.get(0)?;
        if let Some(seat) = seats.get_mut(number) {
            *seat = Some(IdentityId(row.get(1)?));
        }
    }
    Ok(seats)
}

pub(super) fn game(connection: &Connection, id: MatchId) -> Result<Option<Game>> {
    let seats = seats(connection, id)?;
    connection
        .prepare_cached(
            "SELECT head, due_at, ended_at, invite, server_seed FROM game JOIN secret ON secret.game = game.id \
             WHERE id = ?1",
        )?
        .query_row([id.bytes()], |row| {
            let ended_at: Option<u64> = row.get(2)?;
            Ok(Game {
                id,
                head: row.get(0)?,
                secret: Seed::new(row.get(4)?),
                invite: row.get::<_, Option<_>>(3)?.map(KeyHash),
                summary: Summary { due_at: row.get::<_, Option<_>>(1)?.map(Time::from_ms), is_over: ended_at.is_some() },
                seats,
            })
        })
        .optional()
}

/// The entries of a log that is not packed.
pub(super) fn rows_of(connection: &Connection, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>> {
    let sql = format!("SELECT {ENTRY} FROM event WHERE game = ?1 AND seq >= ?2 ORDER BY seq");
    connection.prepare_cached(&sql)?.query_map(params![id.bytes(), from], entry)?.collect()
}

pub(super) fn heads(connection: &Connection, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>> {
    let mut statement = connection.prepare_cached("SELECT head FROM game WHERE id = ?1")?;
    let mut heads = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some(head) = statement.query_row([id.bytes()], |row| row.get(0)).optional()? {
            heads.push((*id, head));
        }
    }
    Ok(heads)
}

/// The condition of being due, for both statements below.
const DUE: &str = "due_at <= ?1 AND claimed_until <= ?1";

pub(super) fn is_nothing_due(connection: &Connection, now: Time) -> Result<bool> {
    let sql = format!("SELECT 1 FROM game WHERE {DUE} LIMIT 1");
    Ok(!connection.prepare_cached(&sql)?.exists([now.ms()])?)
}

pub(super) fn due(connection: &Connection, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>> {
    let sql = format!("SELECT id FROM game WHERE {DUE} ORDER BY due_at LIMIT ?2");
    let ids = ids(connection, &sql, params![now.ms(), limit])?;
    let mut claim = connection.prepare_cached("UPDATE game SET claimed_until = ?2 WHERE id = ?1")?;
    for id in &ids {
        claim.execute(params![id.bytes(), now.plus(lease).ms()])?;
    }
    Ok(ids)
}

pub(super) fn games(connection: &Connection, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>> {
    // No id comes before the empty one.
    let after = after.map(|id| id.bytes().to_vec()).unwrap_or_default();
    ids(connection, "SELECT id FROM game WHERE id > ?1 ORDER BY id LIMIT ?2", params![after, limit])
}

pub(super) fn games_of(connection: &Connection, identity: IdentityId) -> Result<Vec<MatchId>> {
    let sql = "SELECT DISTINCT id FROM seat JOIN game ON id = game WHERE identity = ?1 AND ended_at IS NULL ORDER BY id";
    ids(connection, sql, params![identity.0])
}

pub(super) fn all_games_of(connection: &Connection, identity: IdentityId) -> Result<Vec<MatchId>> {
    let sql = "SELECT DISTINCT game FROM seat WHERE identity = ?1 ORDER BY game";
    ids(connection, sql, params![identity.0])
}

pub(super) fn ids(
    connection: &Connection,
    sql: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<MatchId>> {
    connection.prepare_cached(sql)?.query_map(parameters, |row| row.get(0).map(MatchId::new))?.collect()
}

/// Writes something that changes nothing. An update to the same value would write nothing, and so work on a full disk.
pub(super) fn touch(connection: &Connection) -> Result<()> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    connection.pragma_update(None, "user_version", version)
}

pub(super) fn ticket_key(connection: &Connection, new: [u8; 32]) -> Result<[u8; 32]> {
    connection.execute("INSERT INTO ticket_key VALUES (1, ?1) ON CONFLICT DO NOTHING", [new])?;
    connection.query_row("SELECT key FROM ticket_key", [], |row| row.get(0))
}
