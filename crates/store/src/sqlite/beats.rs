//! The notes of servers that they are there. They have a connection of their own, which does not wait for the disk: after a power
//! cut, an outage that seems to have begun a few seconds earlier harms nobody.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, Result, TransactionBehavior, params};
use talon_hall::Time;
use tokio::task::spawn_blocking;

use super::schema;
use crate::clock::now;
use crate::columns::seat_number;
use crate::records::{BELIEVED, Beat, LONGEST_PAUSE, OUTAGES, ServerId, Visit};
use crate::store::StoreError;

/// The time for which a store remembers a server that is gone, in milliseconds.
const REMEMBERED: u64 = 24 * 60 * 60 * 1000;

/// The connection for beats.
#[derive(Clone, Debug)]
pub(super) struct Beats(Arc<Mutex<Inside>>);

#[derive(Debug)]
struct Inside {
    connection: Connection,
    /// The time when this process last noted that it is there, even if that was not written.
    last: Option<Time>,
}

impl Beats {
    /// Uses this connection. Returns the latest time in the store, too.
    pub(super) fn start(connection: Connection) -> Result<(Beats, Option<Time>)> {
        schema::wait_for_others(&connection)?;
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        let last = last(&connection)?;
        Ok((Beats(Arc::new(Mutex::new(Inside { connection, last: None }))), last))
    }

    /// See [`Store::beat`](crate::Store::beat).
    pub(super) async fn beat(&self, server: ServerId) -> std::result::Result<Beat, StoreError> {
        self.run(move |inside| inside.beat(server)).await
    }

    /// See [`Store::connect`](crate::Store::connect).
    pub(super) async fn connect(
        &self,
        visit: Visit,
        is_connected: bool,
    ) -> std::result::Result<(), StoreError> {
        let sql = if is_connected {
            "INSERT OR IGNORE INTO connected VALUES (?1, ?2, ?3)"
        } else {
            "DELETE FROM connected WHERE game = ?1 AND seat = ?2 AND server = ?3"
        };
        self.run(move |inside| inside.connection.prepare_cached(sql)?.execute(params_of(visit)).map(drop))
            .await
    }

    /// Waits for a change on another thread.
    async fn run<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Inside) -> Result<T> + Send + 'static,
    ) -> std::result::Result<T, StoreError> {
        let inside = Arc::clone(&self.0);
        let changing =
            spawn_blocking(move || change(&mut inside.lock().unwrap_or_else(PoisonError::into_inner)));
        let changed = changing.await.map_err(|error| StoreError::Away(error.to_string()))?;
        changed.map_err(|error| StoreError::Away(error.to_string()))
    }
}

impl Inside {
    fn beat(&mut self, server: ServerId) -> Result<Beat> {
        // Nobody loses time while nothing is due, so that an idle store lets the disk rest.
        let now = if is_something_due(&self.connection)? {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let now = note(&transaction, server, self.last)?;
            transaction.commit()?;
            now
        } else {
            now()
        };
        self.last = Some(now);
        Ok(Beat { now, outages: outages(&self.connection)? })
    }
}

/// Notes that a server is there, and an outage if there was one. Returns the time.
fn note(connection: &Connection, server: ServerId, own: Option<Time>) -> Result<Time> {
    let (now, before) = (now(), last(connection)?.max(own));
    if let Some(before) = before.filter(|before| now.since(*before) > LONGEST_PAUSE) {
        connection
            .prepare_cached("INSERT OR IGNORE INTO outage VALUES (?1, ?2)")?
            .execute([before.ms(), now.ms()])?;
    }
    connection
        .prepare_cached("INSERT INTO beat VALUES (?1, ?2) ON CONFLICT DO UPDATE SET at = excluded.at")?
        .execute(params![server.0, now.ms()])?;
    let forgotten = connection
        .prepare_cached("DELETE FROM beat WHERE at < ?1")?
        .execute([now.ms().saturating_sub(REMEMBERED)])?;
    if forgotten > 0 {
        connection.execute("DELETE FROM connected WHERE server NOT IN (SELECT server FROM beat)", [])?;
    }
    Ok(now)
}

/// See [`Store::is_elsewhere`](crate::Store::is_elsewhere).
pub(super) fn is_elsewhere(connection: &Connection, visit: Visit) -> Result<bool> {
    let sql = "SELECT 1 FROM connected JOIN beat USING (server) \
               WHERE game = ?1 AND seat = ?2 AND server <> ?3 AND at > ?4";
    let (game, seat, server) = params_of(visit);
    let since = now().ms().saturating_sub(BELIEVED);
    connection.prepare_cached(sql)?.exists(params![game, seat, server, since])
}

/// A visit as it is in the columns.
fn params_of(visit: Visit) -> ([u8; 16], i16, [u8; 16]) {
    (*visit.game.bytes(), seat_number(Some(visit.seat)), visit.server.0)
}

fn last(connection: &Connection) -> Result<Option<Time>> {
    let last = connection.prepare_cached("SELECT max(at) FROM beat")?.query_row([], |row| row.get(0));
    last.map(|last: Option<u64>| last.map(Time::from_ms))
}

fn outages(connection: &Connection) -> Result<Vec<(Time, Time)>> {
    connection
        .prepare_cached("SELECT began, ended FROM outage ORDER BY began DESC LIMIT ?1")?
        .query_map([OUTAGES], |row| Ok((Time::from_ms(row.get(0)?), Time::from_ms(row.get(1)?))))?
        .collect()
}

fn is_something_due(connection: &Connection) -> Result<bool> {
    connection.prepare_cached("SELECT 1 FROM game WHERE due_at IS NOT NULL LIMIT 1")?.exists([])
}
