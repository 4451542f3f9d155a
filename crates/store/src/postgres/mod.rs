//! The store in a PostgreSQL database (15 or newer), which several nodes share.

mod doorbell;
mod identities;
mod packing;
mod queries;
mod schema;
mod seeks;
mod tls;

use std::fmt;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime};
use talon_hall::{MatchId, Rating, Seq, Time, Wish};
use talon_rules::curse::Seat;
use tokio::time::timeout;
use tokio_postgres::{Config, Error};

use crate::bell::{Bell, Ring};
use crate::columns::day;
use crate::packed;
use crate::records::{
    Append, Appended, Beat, Game, Identity, IdentityId, KeyHash, NewGame, ServerId, StoredEntry, StoredSeek,
    Visit,
};
use crate::store::{Store, StoreError};
use doorbell::Doorbell;

/// The number of connections of a node, besides that of the doorbell.
const CONNECTIONS: usize = 16;

/// The number of times that an entry is appended again because other nodes packed the log meanwhile.
const ATTEMPTS: usize = 8;

/// The time to wait for a connection.
const CONNECTING: Duration = Duration::from_secs(2);

/// The time to wait for an answer. The database itself gives up a second before.
const ANSWERING: Duration = Duration::from_secs(5);

/// The duties of the database: give up in time, and report a commit only when it is on the disk.
const OPTIONS: &str =
    "-c statement_timeout=4000 -c idle_in_transaction_session_timeout=4000 -c synchronous_commit=on";

/// A store in a PostgreSQL database.
///
/// With `sslmode=require` in its address, the connection is encrypted and the certificate of the database is checked
/// with those of this machine, or those in the file that the variable `SSL_CERT_FILE` names. Without, it belongs on
/// this machine or in a private network.
///
/// # Examples
/// ```no_run
/// use talon_store::{PostgresStore, Store};
///
/// # async fn example() -> Result<(), talon_store::StoreError> {
/// let store = PostgresStore::connect("postgres://talon@localhost/talon").await?;
/// assert!(store.games(None, 10).await?.is_empty());
/// # Ok(()) }
/// ```
pub struct PostgresStore {
    pool: Pool,
    bell: Bell,
    doorbell: Doorbell,
}

/// Without the address, which can contain a password.
impl fmt::Debug for PostgresStore {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("PostgresStore").finish_non_exhaustive()
    }
}

impl PostgresStore {
    /// Connects to a database and applies the migrations that it lacks. Call it inside a Tokio runtime.
    ///
    /// # Errors
    /// If the address is invalid, the database cannot be reached, or a newer version wrote it.
    pub async fn connect(address: &str) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::at(address, OPTIONS)?;
        schema::migrate(&mut store.client().await?).await?;
        Ok(store)
    }

    /// Connects to a database to read it. Each change fails. Call it inside a Tokio runtime.
    ///
    /// # Errors
    /// If the address is invalid, the database cannot be reached, or another version wrote it.
    pub async fn connect_to_read(address: &str) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::at(address, &format!("{OPTIONS} -c default_transaction_read_only=on"))?;
        schema::check(&store.client().await?).await?;
        Ok(store)
    }

    /// The store at an address, whose connections begin with these options.
    fn at(address: &str, options: &str) -> Result<PostgresStore, StoreError> {
        let mut config: Config = address.parse().map_err(|error| StoreError::Unfit(reason(&error)))?;
        config
            .connect_timeout(CONNECTING)
            .tcp_user_timeout(ANSWERING)
            .options(options)
            .application_name("talon");
        let encryption = tls::encryption(&mut config)?;
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = Pool::builder(Manager::from_config(config.clone(), encryption.clone(), manager))
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(CONNECTING))
            .create_timeout(Some(CONNECTING))
            .build()
            .map_err(|error| StoreError::Unfit(error.to_string()))?;
        let bell = Bell::default();
        let doorbell = Doorbell::start(config, encryption, bell.clone());
        Ok(PostgresStore { pool, bell, doorbell })
    }

    fn ring(&self, ring: Ring) {
        self.bell.ring(ring);
        self.doorbell.ring(ring);
    }

    /// The entries of a packed log; `None` if it is not packed.
    async fn packed_log(&self, id: MatchId) -> Result<Option<Vec<StoredEntry>>, StoreError> {
        let Some(log) = read(packing::log(&self.client().await?, id)).await? else { return Ok(None) };
        packed::unpack(&log).map(Some).map_err(|error| StoreError::Unfit(error.to_string()))
    }

    /// Makes rows of a packed log again.
    async fn unpack(&self, id: MatchId) -> Result<(), StoreError> {
        let Some(log) = self.packed_log(id).await? else { return Ok(()) };
        change(packing::unpack(&mut self.client().await?, id, &log)).await
    }

    async fn client(&self) -> Result<Client, StoreError> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => StoreError::Away(reason(&error)),
            other => StoreError::Away(other.to_string()),
        })
    }
}

/// Waits for the answer to a call that changes nothing.
async fn read<T>(call: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
    match timeout(ANSWERING, call).await {
        Ok(result) => result.map_err(|error| StoreError::Away(reason(&error))),
        Err(_) => Err(StoreError::Away("no answer".to_owned())),
    }
}

/// Waits for the answer to a call that changes something. A refusal leaves everything as it was; a broken connection
/// leaves it unknown.
async fn change<T>(call: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
    let Ok(result) = timeout(ANSWERING, call).await else {
        return Err(StoreError::Unknown("no answer".to_owned()));
    };
    result.map_err(|error| match error.as_db_error() {
        Some(refusal) if refusal.severity() == "ERROR" => StoreError::Away(reason(&error)),
        _ => StoreError::Unknown(reason(&error)),
    })
}

/// The error with its cause.
fn reason(error: &Error) -> String {
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn open_game(&self, game: NewGame) -> Result<StoredEntry, StoreError> {
        if let Some(first) = change(queries::open_game(&self.client().await?, &game)).await? {
            return Ok(first);
        }
        let log = self.entries(game.id, 0).await?;
        log.into_iter().next().ok_or_else(|| StoreError::Away("a match without entries".to_owned()))
    }

    async fn sit(&self, id: MatchId, identity: IdentityId, wanted: Seat) -> Result<Option<Seat>, StoreError> {
        change(queries::sit(&mut self.client().await?, id, identity, wanted)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        for _ in 0..ATTEMPTS {
            let appended = change(queries::append(&mut self.client().await?, &append)).await?;
            if let Some(Appended::Done { seq, .. }) = appended {
                self.ring(Ring { game: append.game, head: seq + 1 });
            }
            match appended {
                Some(appended) => return Ok(appended),
                None => self.unpack(append.game).await?,
            }
        }
        Err(StoreError::Away("the log is packed again and again".to_owned()))
    }

    async fn pack(&self, before: Time, limit: u32) -> Result<u32, StoreError> {
        change(packing::pack(&mut self.client().await?, before, limit)).await
    }

    async fn game(&self, id: MatchId) -> Result<Option<Game>, StoreError> {
        read(queries::game(&self.client().await?, id)).await
    }

    async fn entries(&self, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>, StoreError> {
        // Between the two, another node can unpack the log.
        for _ in 0..2 {
            let rows = read(queries::rows_of(&self.client().await?, id, from)).await?;
            if !rows.is_empty() {
                return Ok(rows);
            }
            if let Some(mut log) = self.packed_log(id).await? {
                log.retain(|entry| entry.seq >= from);
                return Ok(log);
            }
        }
        Ok(Vec::new())
    }

    async fn heads(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>, StoreError> {
        read(queries::heads(&self.client().await?, ids)).await
    }

    async fn due(&self, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        change(queries::due(&self.client().await?, now, lease, limit)).await
    }

    async fn games(&self, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        read(queries::games(&self.client().await?, after, limit)).await
    }

    async fn games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        read(queries::games_of(&self.client().await?, identity)).await
    }

    async fn all_games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        read(queries::all_games_of(&self.client().await?, identity)).await
    }

    async fn make_identity(&self, identity: &Identity, key: KeyHash) -> Result<Option<Identity>, StoreError> {
        change(identities::make(&mut self.client().await?, identity, key)).await
    }

    async fn change_key(&self, id: IdentityId, old: KeyHash, new: KeyHash) -> Result<bool, StoreError> {
        change(identities::change_key(&mut self.client().await?, id, old, new)).await
    }

    async fn is_spent(&self, key: KeyHash) -> Result<bool, StoreError> {
        read(identities::is_spent(&self.client().await?, key)).await
    }

    async fn identity(&self, key: KeyHash, now: Time) -> Result<Option<Identity>, StoreError> {
        change(identities::identity(&self.client().await?, key, day(now))).await
    }

    async fn name(&self, id: IdentityId) -> Result<Option<String>, StoreError> {
        read(identities::name(&self.client().await?, id)).await
    }

    async fn erase(&self, id: IdentityId) -> Result<(), StoreError> {
        change(identities::erase(&mut self.client().await?, id)).await
    }

    async fn rating(&self, id: IdentityId) -> Result<Option<Rating>, StoreError> {
        read(queries::rating(&self.client().await?, id)).await
    }

    async fn seek(&self, id: IdentityId, wish: &Wish, now: Time, until: Time) -> Result<(), StoreError> {
        change(seeks::seek(&mut self.client().await?, id, wish, now, until)).await
    }

    async fn stop_seeking(&self, id: IdentityId) -> Result<(), StoreError> {
        change(seeks::stop(&self.client().await?, id)).await
    }

    async fn seeks(&self, now: Time) -> Result<Vec<StoredSeek>, StoreError> {
        read(seeks::seeks(&self.client().await?, now)).await
    }

    async fn pair(
        &self,
        players: [IdentityId; 2],
        game: NewGame,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError> {
        let is_paired = change(seeks::pair(&mut self.client().await?, players, &game, now, until)).await?;
        if is_paired {
            self.ring(Ring { game: game.id, head: 1 });
        }
        Ok(is_paired)
    }

    async fn ticket_key(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        change(queries::ticket_key(&self.client().await?, new)).await
    }

    async fn back_up(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Unfit("PostgreSQL has backups of its own".to_owned()))
    }

    async fn size(&self) -> Result<u64, StoreError> {
        read(queries::size(&self.client().await?)).await
    }

    async fn beat(&self, server: ServerId) -> Result<Beat, StoreError> {
        // A database that is a standby refuses it.
        change(queries::beat(&self.client().await?, server)).await
    }

    async fn connect(&self, visit: Visit, is_connected: bool) -> Result<(), StoreError> {
        change(queries::connect(&self.client().await?, visit, is_connected)).await
    }

    async fn is_elsewhere(&self, visit: Visit) -> Result<bool, StoreError> {
        read(queries::is_elsewhere(&self.client().await?, visit)).await
    }

    fn bell(&self) -> &Bell {
        &self.bell
    }
}
