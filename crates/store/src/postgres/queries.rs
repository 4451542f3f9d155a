//! The statements. Those of a move are one round trip each.

use deadpool_postgres::{Client, GenericClient};
use talon_hall::{CommandId, MatchId, Rated, Rating, Seed, Seq, Time};
use talon_rules::curse::Seat;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use crate::columns::{choose_seat, seat, seat_number};
use crate::records::{
    Append, Appended, BELIEVED, Beat, Game, IdentityId, KeyHash, LONGEST_PAUSE, MOST_AHEAD, NewGame, OUTAGES,
    ServerId, StoredEntry, Summary, Visit, rate,
};

pub(super) type Result<T> = std::result::Result<T, Error>;

/// The columns of [`entry`].
const ENTRY: &str = "seq, at, done, seat, command, body";

/// Bytes of a known length in a column.
pub(super) fn bytes<const LENGTH: usize>(row: &Row, column: usize) -> [u8; LENGTH] {
    // The columns are written by this file only. What another program wrote opens nothing.
    row.get::<_, &[u8]>(column).try_into().unwrap_or([0; LENGTH])
}

/// A time or a number in a column; none of them is negative.
fn number(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column).unsigned_abs()
}

fn seq(row: &Row, column: usize) -> Seq {
    Seq::try_from(number(row, column)).unwrap_or(Seq::MAX)
}

pub(super) fn time(row: &Row, column: usize) -> Time {
    Time::from_ms(number(row, column))
}

/// A time for a column.
pub(super) fn ms(time: Time) -> i64 {
    i64::try_from(time.ms()).unwrap_or(i64::MAX)
}

fn entry(row: &Row) -> StoredEntry {
    StoredEntry {
        seq: seq(row, 0),
        at: time(row, 1),
        done: time(row, 2),
        seat: seat(row.get(3)),
        command: CommandId::new(bytes(row, 4)),
        body: row.get(5),
    }
}

pub(super) async fn all(
    client: &impl GenericClient,
    sql: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, parameters).await
}

pub(super) async fn one(
    client: &impl GenericClient,
    sql: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Option<Row>> {
    let statement = client.prepare_cached(sql).await?;
    client.query_opt(&statement, parameters).await
}

/// Opens a match and returns its first entry; `None` if there is one of this id.
pub(super) async fn open_game(client: &impl GenericClient, game: &NewGame) -> Result<Option<StoredEntry>> {
    const OPEN: &str = "\
        WITH opened AS (
            INSERT INTO game (id, head, done, due_at, ended_at, invite, chain)
            VALUES ($1, 1, greatest($2::BIGINT, clock_ms()), $3, CASE WHEN $4 THEN $2 END, $5, $8)
            ON CONFLICT DO NOTHING RETURNING id, done
        ), kept AS (INSERT INTO secret SELECT id, $6 FROM opened)
        INSERT INTO event (game, seq, at, done, seat, command, body)
        SELECT id, 0, $2, done, 2, id, $7 FROM opened
        RETURNING seq, at, done, seat, command, body";
    let (id, at, due_at) = (&game.id.bytes()[..], ms(game.at), game.summary.due_at.map(ms));
    let (invite, secret) = (game.invite.as_ref().map(|key| &key.0[..]), &game.secret.bytes()[..]);
    let chain = &game.chain.bytes()[..];
    let parameters: [&(dyn ToSql + Sync); 8] =
        [&id, &at, &due_at, &game.summary.is_over, &invite, &secret, &game.body, &chain];
    Ok(one(client, OPEN, &parameters).await?.as_ref().map(entry))
}

/// Deletes all that the store has about a match.
pub(super) async fn delete_game(client: &impl GenericClient, game: MatchId) -> Result<()> {
    for table in ["event", "packed", "secret", "seat", "rated"] {
        let sql = format!("DELETE FROM {table} WHERE game = $1");
        client.execute(&sql, &[&&game.bytes()[..]]).await?;
    }
    client.execute("DELETE FROM game WHERE id = $1", &[&&game.bytes()[..]]).await.map(drop)
}

pub(super) async fn sit(
    client: &mut Client,
    game: MatchId,
    identity: IdentityId,
    wanted: Seat,
) -> Result<Option<Seat>> {
    let transaction = client.transaction().await?;
    let (id, player) = (&game.bytes()[..], &identity.0[..]);
    // Another player who sits down waits here.
    if one(&transaction, "SELECT 1 FROM game WHERE id = $1 FOR UPDATE", &[&id]).await?.is_none() {
        return Ok(None);
    }
    let Some(seat) = choose_seat(seats(&transaction, game).await?, identity, wanted) else { return Ok(None) };
    let sql = "INSERT INTO seat VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    transaction.execute(sql, &[&id, &seat_number(Some(seat)), &player]).await?;
    transaction.commit().await?;
    Ok(Some(seat))
}

/// The players in the south and north seats.
async fn seats(client: &impl GenericClient, game: MatchId) -> Result<[Option<IdentityId>; 2]> {
    let sql = "SELECT seat, identity FROM seat WHERE game = $1";
    let mut seats = [None; 2];
    for row in all(client, sql, &[&&game.bytes()[..]]).await? {
        if let Some(seat) = seat(row.get(0)) {
            seats[seat.index()] = Some(IdentityId(bytes(&row, 1)));
        }
    }
    Ok(seats)
}

/// Appends an entry; `None` if the log is packed.
pub(super) async fn append(client: &mut Client, append: &Append) -> Result<Option<Appended>> {
    let done = match append.rated {
        None => insert(client, append).await,
        Some(rated) => insert_and_rate(client, append, &rated).await,
    };
    match done {
        Ok(Some(done)) => Ok(Some(Appended::Done { seq: append.expected, done })),
        Ok(None) => explain(client, append).await,
        // The seat sent this command before.
        Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => explain(client, append).await,
        Err(error) => Err(error),
    }
}

/// Appends if the number is the next one, and returns the time of the commit.
async fn insert(client: &impl GenericClient, append: &Append) -> Result<Option<Time>> {
    const APPEND: &str = "\
        WITH last AS (
            UPDATE game SET head = head + 1, chain = $10, done = greatest(done, $3, clock_ms()), due_at = $4,
                ended_at = CASE WHEN $5 THEN greatest(done, $3, clock_ms()) END, claimed_until = 0
            WHERE id = $1 AND head = $2 AND chain = $9 AND done = $12 AND $3 <= clock_ms() + $11 AND NOT is_packed
            RETURNING id, done
        )
        INSERT INTO event (game, seq, at, done, seat, command, body)
        SELECT id, $2, $3, done, $6, $7, $8 FROM last RETURNING done";
    let (game, expected) = (&append.game.bytes()[..], i64::from(append.expected));
    let (at, due_at, command) = (ms(append.at), append.summary.due_at.map(ms), &append.command.bytes()[..]);
    let seat = seat_number(append.seat);
    let (is_over, before, after) =
        (append.summary.is_over, &append.before.bytes()[..], &append.after.bytes()[..]);
    let most_ahead = i64::try_from(MOST_AHEAD).unwrap_or(i64::MAX);
    let last_done = ms(append.last_done);
    let parameters: [&(dyn ToSql + Sync); 12] = [
        &game,
        &expected,
        &at,
        &due_at,
        &is_over,
        &seat,
        &command,
        &append.body,
        &before,
        &after,
        &most_ahead,
        &last_done,
    ];
    Ok(one(client, APPEND, &parameters).await?.map(|row| time(&row, 0)))
}

/// Appends, and changes the ratings in the same transaction.
async fn insert_and_rate(client: &mut Client, append: &Append, rated: &Rated) -> Result<Option<Time>> {
    let transaction = client.transaction().await?;
    let Some(done) = insert(&transaction, append).await? else { return Ok(None) };
    write_ratings(&transaction, append.game, rated).await?;
    transaction.commit().await?;
    Ok(Some(done))
}

/// Changes the ratings of both seats. A match against a player who has been erased changes none.
async fn write_ratings(client: &impl GenericClient, game: MatchId, rated: &Rated) -> Result<()> {
    let players = seats(client, game).await?;
    let ids = players.map(|player| player.map_or(Vec::new(), |player| player.0.to_vec()));
    // Another result of the same player waits here, always in the same order.
    let lock = "SELECT id FROM identity WHERE id IN ($1, $2) ORDER BY id FOR UPDATE";
    all(client, lock, &[&ids[0], &ids[1]]).await?;
    let mut before = rated.bots;
    for (place, player) in before.iter_mut().zip(players) {
        if let (None, Some(player)) = (&place, player) {
            *place = Some(rating(client, player).await?.unwrap_or(Rating::NEW));
        }
    }
    let [Some(south), Some(north)] = before else { return Ok(()) };
    let (before, after) = ([south, north], rate([south, north], rated));
    let [south, north] = [0, 1].map(|seat| (before[seat].rating, after[seat].rating));
    let sql = "INSERT INTO rated VALUES ($1, $2, $3, $4, $5)";
    client.execute(sql, &[&&game.bytes()[..], &south.0, &south.1, &north.0, &north.1]).await?;
    for (player, Rating { rating, deviation, volatility }) in players.into_iter().zip(after) {
        let Some(player) = player else { continue };
        let sql = "INSERT INTO rating VALUES ($1, $2, $3, $4) ON CONFLICT (identity) \
                   DO UPDATE SET rating = $2, deviation = $3, volatility = $4";
        client.execute(sql, &[&&player.0[..], &rating, &deviation, &volatility]).await?;
    }
    Ok(())
}

/// The reason why an entry was not appended; `None` if the log is packed.
async fn explain(client: &Client, append: &Append) -> Result<Option<Appended>> {
    let game = &append.game.bytes()[..];
    let sql = format!("SELECT {ENTRY} FROM event WHERE game = $1 AND seat = $2 AND command = $3");
    let (seat, command) = (seat_number(append.seat), &append.command.bytes()[..]);
    if let Some(row) = one(client, &sql, &[&game, &seat, &command]).await? {
        return Ok(Some(Appended::Already(entry(&row))));
    }
    let sql = "SELECT head, chain, done, is_packed FROM game WHERE id = $1";
    let Some(row) = one(client, sql, &[&game]).await? else { return Ok(Some(Appended::NoGame)) };
    if row.get(3) {
        return Ok(None);
    }
    let head = seq(&row, 0);
    let is_known =
        (head, bytes(&row, 1), time(&row, 2)) == (append.expected, *append.before.bytes(), append.last_done);
    Ok(Some(if is_known { Appended::Ahead } else { Appended::Behind { head } }))
}

/// The size of the database in bytes.
pub(super) async fn size(client: &impl GenericClient) -> Result<u64> {
    let row = one(client, "SELECT pg_database_size(current_database())", &[]).await?;
    Ok(row.map_or(0, |row| number(&row, 0)))
}

pub(super) async fn rating(client: &impl GenericClient, id: IdentityId) -> Result<Option<Rating>> {
    let sql = "SELECT rating, deviation, volatility FROM rating WHERE identity = $1";
    let row = one(client, sql, &[&&id.0[..]]).await?;
    Ok(row.map(|row| Rating { rating: row.get(0), deviation: row.get(1), volatility: row.get(2) }))
}

pub(super) async fn game(client: &Client, id: MatchId) -> Result<Option<Game>> {
    let sql = "SELECT head, due_at, ended_at IS NOT NULL, invite, server_seed, \
               (SELECT identity FROM seat WHERE game = id AND seat = 0), \
               (SELECT identity FROM seat WHERE game = id AND seat = 1) \
               FROM game JOIN secret ON game = id WHERE id = $1";
    let Some(row) = one(client, sql, &[&&id.bytes()[..]]).await? else { return Ok(None) };
    let is_there = |column| row.get::<_, Option<&[u8]>>(column).is_some();
    let identity = |column| if is_there(column) { Some(IdentityId(bytes(&row, column))) } else { None };
    let due_at: Option<i64> = row.get(1);
    Ok(Some(Game {
        id,
        head: seq(&row, 0),
        secret: Seed::new(bytes(&row, 4)),
        invite: if is_there(3) { Some(KeyHash(bytes(&row, 3))) } else { None },
        summary: Summary { due_at: due_at.map(|due| Time::from_ms(due.unsigned_abs())), is_over: row.get(2) },
        seats: [identity(5), identity(6)],
    }))
}

/// The entries of a log that is not packed.
pub(super) async fn rows_of(client: &impl GenericClient, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>> {
    let sql = format!("SELECT {ENTRY} FROM event WHERE game = $1 AND seq >= $2 ORDER BY seq");
    Ok(all(client, &sql, &[&&id.bytes()[..], &i64::from(from)]).await?.iter().map(entry).collect())
}

pub(super) async fn heads(client: &Client, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>> {
    let ids: Vec<&[u8]> = ids.iter().map(|id| &id.bytes()[..]).collect();
    let rows = all(client, "SELECT id, head FROM game WHERE id = ANY ($1)", &[&ids]).await?;
    Ok(rows.iter().map(|row| (MatchId::new(bytes(row, 0)), seq(row, 1))).collect())
}

pub(super) async fn due(client: &Client, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>> {
    const CLAIM: &str = "\
        WITH due AS MATERIALIZED (
            SELECT id FROM game WHERE due_at <= $1 AND claimed_until <= $1 ORDER BY due_at LIMIT $3
            FOR UPDATE SKIP LOCKED
        )
        UPDATE game SET claimed_until = $2 FROM due WHERE game.id = due.id RETURNING game.id, due_at";
    let mut rows = all(client, CLAIM, &[&ms(now), &ms(now.plus(lease)), &i64::from(limit)]).await?;
    rows.sort_by_key(|row| number(row, 1));
    Ok(ids(&rows))
}

pub(super) async fn games(client: &Client, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>> {
    // No id comes before the empty one.
    let after = after.map(|id| id.bytes().to_vec()).unwrap_or_default();
    let sql = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
    Ok(ids(&all(client, sql, &[&after, &i64::from(limit)]).await?))
}

pub(super) async fn games_of(client: &Client, identity: IdentityId) -> Result<Vec<MatchId>> {
    let sql = "SELECT DISTINCT id FROM seat JOIN game ON id = game WHERE identity = $1 AND ended_at IS NULL \
               ORDER BY id";
    Ok(ids(&all(client, sql, &[&&identity.0[..]]).await?))
}

pub(super) async fn all_games_of(client: &Client, identity: IdentityId) -> Result<Vec<MatchId>> {
    let sql = "SELECT DISTINCT game FROM seat WHERE identity = $1 ORDER BY game";
    Ok(ids(&all(client, sql, &[&&identity.0[..]]).await?))
}

pub(super) fn ids(rows: &[Row]) -> Vec<MatchId> {
    rows.iter().map(|row| MatchId::new(bytes(row, 0))).collect()
}

/// Notes that a server is there, without waiting for the disk. Servers that are gone for a day are forgotten.
pub(super) async fn beat(client: &Client, server: ServerId) -> Result<Beat> {
    const BEAT: &str = "\
        WITH before AS (SELECT max(at) AS at FROM beat), found AS (
            INSERT INTO outage SELECT at, clock_ms() FROM before WHERE clock_ms() - at > $2
            ON CONFLICT DO NOTHING RETURNING began, ended
        ), noted AS (
            INSERT INTO beat VALUES ($1, clock_ms())
            ON CONFLICT (server) DO UPDATE SET at = greatest(beat.at, EXCLUDED.at)
        ), forgotten AS (
            DELETE FROM beat WHERE server <> $1 AND at < clock_ms() - 86400000 RETURNING server
        ), disconnected AS (
            DELETE FROM connected USING forgotten WHERE connected.server = forgotten.server
        ), recent AS (
            TABLE found UNION ALL (SELECT began, ended FROM outage ORDER BY began DESC LIMIT $3)
        )
        SELECT clock_ms(), began, ended, set_config('synchronous_commit', 'off', true)
        FROM (SELECT) AS always LEFT JOIN recent ON true";
    let pause = i64::try_from(LONGEST_PAUSE).unwrap_or(i64::MAX);
    let limit = i64::try_from(OUTAGES).unwrap_or(i64::MAX);
    let rows = all(client, BEAT, &[&&server.0[..], &pause, &limit]).await?;
    let has_outage = |row: &&Row| row.get::<_, Option<i64>>(1).is_some();
    Ok(Beat {
        now: rows.first().map(|row| time(row, 0)).unwrap_or_default(),
        outages: rows.iter().filter(has_outage).map(|row| (time(row, 1), time(row, 2))).collect(),
    })
}

pub(super) async fn connect(client: &Client, visit: Visit, is_connected: bool) -> Result<()> {
    let Visit { game, seat, server } = visit;
    let sql = if is_connected {
        "INSERT INTO connected VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM connected WHERE game = $1 AND seat = $2 AND server = $3"
    };
    let statement = client.prepare_cached(sql).await?;
    client.execute(&statement, &[&&game.bytes()[..], &seat_number(Some(seat)), &&server.0[..]]).await?;
    Ok(())
}

pub(super) async fn is_elsewhere(client: &Client, visit: Visit) -> Result<bool> {
    let Visit { game, seat, server } = visit;
    let sql = "SELECT FROM connected JOIN beat USING (server) \
               WHERE game = $1 AND seat = $2 AND server <> $3 AND at > clock_ms() - $4 LIMIT 1";
    let believed = i64::try_from(BELIEVED).unwrap_or(i64::MAX);
    let parameters: [&(dyn ToSql + Sync); 4] =
        [&&game.bytes()[..], &seat_number(Some(seat)), &&server.0[..], &believed];
    Ok(one(client, sql, &parameters).await?.is_some())
}

pub(super) async fn ticket_key(client: &Client, new: [u8; 32]) -> Result<[u8; 32]> {
    client.execute("INSERT INTO ticket_key VALUES (1, $1) ON CONFLICT DO NOTHING", &[&&new[..]]).await?;
    Ok(bytes(&client.query_one("SELECT key FROM ticket_key", &[]).await?, 0))
}
