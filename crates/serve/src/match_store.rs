//! The place of matches over the network.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::{ArgMatches, Command};
use talon_arguments::described;
use talon_arguments::described::one;
use talon_arguments::serve::store;
use talon_arguments::shared::data;
use talon_store::{SqliteStore, Store};

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

    /// Opens a store to read it: a file that is not there is an error, and is not made.
    ///
    /// # Errors
    /// As for [`MatchStore::open`], and if there is no such file.
    pub async fn open_existing(&self) -> anyhow::Result<Arc<dyn Store>> {
        let path = match self.store.as_deref() {
            Some(place) if is_address(place) => return self.open().await,
            Some(path) => PathBuf::from(path),
            None => self.folder.path()?.join(FILE),
        };
        std::fs::metadata(&path)
            .with_context(|| format!("the matches in {} cannot be used", path.display()))?;
        open_file(&path)
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
            Some(path) => open_file(Path::new(path)),
            None => {
                let folder = self.folder.path()?;
                std::fs::create_dir_all(&folder)
                    .with_context(|| format!("cannot make {}", folder.display()))?;
                open_file(&folder.join(FILE))
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

/// Refuses a database, because the program was built without its client.
#[cfg(not(feature = "postgres"))]
async fn connect(_: &str) -> anyhow::Result<Arc<dyn Store>> {
    anyhow::bail!(
        "this talon was built without PostgreSQL; packages have it, and `cargo build --release --package talon-cli` builds it"
    )
}

fn open_file(path: &Path) -> anyhow::Result<Arc<dyn Store>> {
    let store = SqliteStore::open(path, None);
    Ok(Arc::new(store.with_context(|| format!("the matches in {} cannot be used", path.display()))?))
}
