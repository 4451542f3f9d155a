//! The store in one file: SQLite with a write-ahead log that is synchronized at each commit.

mod beats;
mod identities;
mod packing;
mod queries;
mod schema;
mod seeks;
mod threads;
mod untouched;

use std::fs;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags};
use talon_hall::{MatchId, Rating, Seq, Time, Wish};
use talon_rules::curse::Seat;

use crate::bell::{Bell, Ring};
use crate::clock;
use crate::private;
use crate::records::{
    Append, Appended, Beat, Game, Identity, IdentityId, KeyHash, NewGame, ServerId, StoredEntry, StoredSeek,
    Visit,
};
use crate::store::{Store, StoreError};
use beats::Beats;
use threads::{Reader, Writer};
use untouched::Untouched;

/// A store in one file.
///
/// One thread writes. It gathers the changes that wait into one transaction, so that many of them share one wait for the
/// disk. Another thread reads.
///
/// # Examples
/// ```
/// use talon_store::{SqliteStore, Store};
///
/// # let folder = tempfile::tempdir()?;
/// let store = SqliteStore::open(&folder.path().join("matches.sqlite"), None)?;
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
/// assert!(store.games(None, 10).await?.is_empty());
/// # Ok::<(), talon_store::StoreError>(()) })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Writer,
    reader: Reader,
    beats: Beats,
    bell: Bell,
}

impl SqliteStore {
    /// Opens the file, or makes it; only its owner can read it then. With `most_bytes`, the file never grows beyond that, as if the disk were full.
    ///
    /// # Errors
    /// If the file cannot be opened or was written by a newer version.
    pub fn open(path: &Path, most_bytes: Option<u64>) -> Result<SqliteStore, StoreError> {
        let forbidden = |error: std::io::Error| StoreError::Unfit(error.to_string());
        private::make(path).map_err(forbidden)?;
        let connection = Connection::open(path).map_err(|error| unfit(&error))?;
        schema::prepare(&connection).map_err(|error| unfit(&error))?;
        schema::migrate(&connection)?;
        // Not earlier: a file of another program stays as it is.
        private::make_all_private(path).map_err(forbidden)?;
        if let Some(most_bytes) = most_bytes {
            schema::limit(&connection, most_bytes).map_err(|error| unfit(&error))?;
        }
        let reading = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .map_err(|error| unfit(&error))?;
        schema::wait_for_others(&reading).map_err(|error| unfit(&error))?;
        let beating = Connection::open(path).map_err(|error| unfit(&error))?;
        let (beats, last_beat) = Beats::start(beating).map_err(|error| unfit(&error))?;
        clock::hold(last_beat.unwrap_or_default());
        let (writer, reader) = (Writer::start(connection)?, Reader::start(reading, None)?);
        Ok(SqliteStore { path: path.to_owned(), writer, reader, beats, bell: Bell::default() })
    }

    /// Opens the file to read it, also while a server uses it. Each change fails. The file stays as it is, and no files are left
    /// beside it.
    ///
    /// # Errors
    /// If the file cannot be opened or was written by another version, or if a server was stopped while it changed it.
    ///
    /// # Examples
    /// ```
    /// use talon_store::{SqliteStore, Store};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("matches.sqlite");
    /// assert!(SqliteStore::open_to_read(&path).is_err(), "it is not there, and is not made");
    /// let server = SqliteStore::open(&path, None)?;
    /// let store = SqliteStore::open_to_read(&path)?;
    /// # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
    /// assert!(store.games(None, 10).await?.is_empty());
    /// # Ok::<(), talon_store::StoreError>(()) })?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_to_read(path: &Path) -> Result<SqliteStore, StoreError> {
        let file = Untouched::new(path)?;
        let connection = file.connect()?;
        schema::check(&connection)?;
        let writer = Writer::start(connection)?;
        let (beats, _) = Beats::start(file.connect()?).map_err(|error| unfit(&error))?;
        let reader = Reader::start(file.connect()?, Some(file))?;
        Ok(SqliteStore { path: path.to_owned(), writer, reader, beats, bell: Bell::default() })
    }
}

/// Copies the file at a path while others use it. Only the owner can read the copy.
fn copy(path: &Path, to: &Path) -> Result<(), StoreError> {
    let away = |error: rusqlite::Error| StoreError::Away(error.to_string());
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(away)?;
    schema::wait_for_others(&connection).map_err(away)?;
    private::create(to).map_err(|error| StoreError::Away(error.to_string()))?;
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()]).map_err(away)?;
    Ok(())
}

/// The size of the file at a path with those that SQLite keeps beside it, which come and go.
fn size(path: &Path) -> Result<u64, StoreError> {
    let store = fs::metadata(path).map_err(|error| StoreError::Away(error.to_string()))?;
    let beside = private::files_beside(path).into_iter().filter_map(|file| fs::metadata(file).ok());
    Ok(store.len() + beside.map(|file| file.len()).sum::<u64>())
}

fn unfit(error: &rusqlite::Error) -> StoreError {
    StoreError::Unfit(error.to_string())
}

#[async_trait]
impl Store for SqliteStore {
    async fn open_game(&self, game: NewGame) -> Result<StoredEntry, StoreError> {
        let id = game.id;
        let open = move |connection: &Connection| queries::open_game(connection, &game, clock::now());
        if let Some(first) = self.writer.write(open).await? {
            return Ok(first);
        }
        let log = self.entries(id, 0).await?;
        log.into_iter().next().ok_or_else(|| StoreError::Away("a match without entries".to_owned()))
    }

    async fn sit(&self, id: MatchId, identity: IdentityId, wanted: Seat) -> Result<Option<Seat>, StoreError> {
        self.writer.write(move |connection| queries::sit(connection, id, identity, wanted)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let game = append.game;
        let appended =
            self.writer.write(move |connection| packing::append(connection, &append, clock::now())).await?;
        if let Appended::Done { seq, .. } = appended {
            self.bell.ring(Ring { game, head: seq + 1 });
        }
        Ok(appended)
    }

    async fn pack(&self, before: Time, limit: u32) -> Result<u32, StoreError> {
        self.writer.write(move |connection| packing::pack(connection, before, limit)).await
    }

    async fn game(&self, id: MatchId) -> Result<Option<Game>, StoreError> {
        self.reader.read(move |connection| queries::game(connection, id)).await
    }

    async fn entries(&self, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>, StoreError> {
        let read = move |connection: &Connection| {
            // A log is not packed or unpacked while it is read.
            let _snapshot = connection.unchecked_transaction()?;
            packing::entries(connection, id, from)
        };
        self.reader.read(read).await
    }

    async fn heads(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>, StoreError> {
        let ids = ids.to_vec();
        self.reader.read(move |connection| queries::heads(connection, &ids)).await
    }

    async fn due(&self, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        if self.reader.read(move |connection| queries::is_nothing_due(connection, now)).await? {
            return Ok(Vec::new());
        }
        self.writer.write(move |connection| queries::due(connection, now, lease, limit)).await
    }

    async fn games(&self, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        self.reader.read(move |connection| queries::games(connection, after, limit)).await
    }

    async fn games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        self.reader.read(move |connection| queries::games_of(connection, identity)).await
    }

    async fn all_games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        self.reader.read(move |connection| queries::all_games_of(connection, identity)).await
    }

    async fn make_identity(&self, identity: &Identity, key: KeyHash) -> Result<Option<Identity>, StoreError> {
        let identity = identity.clone();
        self.writer.write(move |connection| identities::make(connection, &identity, key, clock::now())).await
    }

    async fn change_key(&self, id: IdentityId, old: KeyHash, new: KeyHash) -> Result<bool, StoreError> {
        self.writer.write(move |connection| identities::change_key(connection, id, old, new)).await
    }

    async fn is_spent(&self, key: KeyHash) -> Result<bool, StoreError> {
        self.reader.read(move |connection| identities::is_spent(connection, key)).await
    }

    async fn identity(&self, key: KeyHash, now: Time) -> Result<Option<Identity>, StoreError> {
        let row = self.reader.read(move |connection| identities::identity(connection, key)).await?;
        let Some((identity, seen_on)) = row else { return Ok(None) };
        let today = crate::columns::day(now);
        if seen_on < today {
            self.writer.write(move |connection| identities::see(connection, key, today)).await?;
        }
        Ok(Some(identity))
    }

    async fn name(&self, id: IdentityId) -> Result<Option<String>, StoreError> {
        self.reader.read(move |connection| identities::name(connection, id)).await
    }

    async fn erase(&self, id: IdentityId) -> Result<(), StoreError> {
        self.writer.write(move |connection| identities::erase(connection, id)).await
    }

    async fn rating(&self, id: IdentityId) -> Result<Option<Rating>, StoreError> {
        self.reader.read(move |connection| queries::rating(connection, id)).await
    }

    async fn seek(&self, id: IdentityId, wish: &Wish, now: Time, until: Time) -> Result<(), StoreError> {
        let wish = wish.clone();
        self.writer.write(move |connection| seeks::seek(connection, id, &wish, now, until)).await
    }

    async fn stop_seeking(&self, id: IdentityId) -> Result<(), StoreError> {
        self.writer.write(move |connection| seeks::stop(connection, id)).await
    }

    async fn seeks(&self, now: Time) -> Result<Vec<StoredSeek>, StoreError> {
        self.reader.read(move |connection| seeks::seeks(connection, now)).await
    }

    async fn pair(
        &self,
        players: [IdentityId; 2],
        game: NewGame,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError> {
        let id = game.id;
        let pair = move |connection: &Connection| seeks::pair(connection, players, &game, now, until);
        let is_paired = self.writer.write(pair).await?;
        if is_paired {
            self.bell.ring(Ring { game: id, head: 1 });
        }
        Ok(is_paired)
    }

    async fn ticket_key(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.writer.write(move |connection| queries::ticket_key(connection, new)).await
    }

    async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let (path, to) = (self.path.clone(), to.to_owned());
        let copying = tokio::task::spawn_blocking(move || copy(&path, &to));
        copying.await.map_err(|error| StoreError::Away(error.to_string()))?
    }

    async fn size(&self) -> Result<u64, StoreError> {
        let path = self.path.clone();
        let measuring = tokio::task::spawn_blocking(move || size(&path));
        measuring.await.map_err(|error| StoreError::Away(error.to_string()))?
    }

    async fn beat(&self, server: ServerId) -> Result<Beat, StoreError> {
        self.writer.check().await?;
        self.beats.beat(server).await
    }

    async fn connect(&self, visit: Visit, is_connected: bool) -> Result<(), StoreError> {
        self.beats.connect(visit, is_connected).await
    }

    async fn is_elsewhere(&self, visit: Visit) -> Result<bool, StoreError> {
        self.reader.read(move |connection| beats::is_elsewhere(connection, visit)).await
    }

    fn bell(&self) -> &Bell {
        &self.bell
    }
}
