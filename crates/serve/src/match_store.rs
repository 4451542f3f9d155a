//! The place of matches over the network.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::{ArgMatches, Command};
use talon_arguments::described;
use talon_arguments::described::one;
use talon_arguments::serve::store;
use talon_arguments::shared::data;
use talon_store::{SqliteStore, Store, StoreError};

use crate::data_folder::DataFolder;

/// The file of matches in the data folder.
const FILE: &str = "matches.sqlite";

/// The argument that chooses where matches over the network are kept.
#[derive(Debug)]
pub struct MatchStore {
    /// A file, or the address of a database.
    pub store: Option<String>,
    folder: DataFolder,
}

described!(MatchStore, |command: Command| command.args([store(), data()]), MatchStore::read);

impl MatchStore {
    /// Reads the arguments.
    pub fn read(matches: &ArgMatches) -> MatchStore {
        MatchStore { store: one(matches, "store"), folder: DataFolder::read(matches) }
    }

    /// The usual file in a folder.
    pub fn in_folder(folder: &DataFolder) -> MatchStore {
        MatchStore { store: None, folder: folder.clone() }
    }

    /// Opens a store to read it, and changes nothing: a file that is not there is not made, and one of an older version stays
    /// as it is.
    ///
    /// # Errors
    /// As for [`MatchStore::open`], and if there is no such store or an older version wrote it.
    pub async fn open_to_read(&self) -> anyhow::Result<Arc<dyn Store>> {
        let path = match self.store.as_deref() {
            Some(address) if is_address(address) => {
                return connect_to_read(address).await.context("the database of matches cannot be used");
            }
            Some(path) => PathBuf::from(path),
            None => self.folder.path()?.join(FILE),
        };
        in_file(&path, SqliteStore::open_to_read(&path))
    }

    /// Opens the store.
    ///
    /// # Errors
    /// If it cannot be opened. The reason does not contain the address of a database, which can contain a password.
    pub async fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        match self.store.as_deref() {
            Some(address) if is_address(address) => {
                connect(address).await.context("the database of matches cannot be used")
            }
            Some(path) => in_file(path.as_ref(), SqliteStore::open(path.as_ref(), None)),
            None => {
                let folder = self.folder.path()?;
                std::fs::create_dir_all(&folder)
                    .with_context(|| format!("cannot make {}", folder.display()))?;
                let path = folder.join(FILE);
                in_file(&path, SqliteStore::open(&path, None))
            }
        }
    }
}

/// Returns true if a place is the address of a database, not a file.
fn is_address(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

/// Connects to a database.
#[cfg(feature = "postgres")]
async fn connect(address: &str) -> anyhow::Result<Arc<dyn Store>> {
    Ok(Arc::new(talon_store::PostgresStore::connect(address).await?))
}

/// Connects to a database to read it.
#[cfg(feature = "postgres")]
async fn connect_to_read(address: &str) -> anyhow::Result<Arc<dyn Store>> {
    Ok(Arc::new(talon_store::PostgresStore::connect_to_read(address).await?))
}

/// Refuses a database, because the program was built without its client.
#[cfg(not(feature = "postgres"))]
async fn connect(_: &str) -> anyhow::Result<Arc<dyn Store>> {
    anyhow::bail!(
        "this talon was built without PostgreSQL; packages have it, and `cargo build --release --package talon-cli` builds it"
    )
}

#[cfg(not(feature = "postgres"))]
use connect as connect_to_read;

/// The store in a file, or a sentence that names the file and the reason.
fn in_file(path: &Path, store: Result<SqliteStore, StoreError>) -> anyhow::Result<Arc<dyn Store>> {
    Ok(Arc::new(store.with_context(|| format!("the matches in {} cannot be used", path.display()))?))
}
