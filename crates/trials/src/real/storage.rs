use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use talon_store::Store;
use tempfile::TempDir;

use super::mount::Mount;
use super::postgres::Postgres;
use super::serve::open;

/// The kind of store that keeps matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Kind {
    /// In a file, for one server.
    Sqlite,
    /// In a PostgreSQL database, for several servers. A private one is started for the trial.
    Postgres,
}

impl Kind {
    /// Returns true if this machine has what it needs.
    pub fn is_installed(self) -> bool {
        match self {
            Kind::Sqlite => true,
            Kind::Postgres => Postgres::is_installed(),
        }
    }

    /// The number of servers that share such a store in a trial.
    pub(crate) fn nodes(self) -> usize {
        match self {
            Kind::Sqlite => 1,
            Kind::Postgres => 3,
        }
    }
}

/// A new, empty store for a trial. It is gone with this value.
#[derive(Debug)]
pub(crate) enum Storage {
    Sqlite(TempDir),
    /// A file on a disk with little room.
    Small(Mount),
    Postgres(Postgres),
}

impl Storage {
    pub(crate) fn launch(kind: Kind) -> Result<Storage> {
        Ok(match kind {
            Kind::Sqlite => Storage::Sqlite(tempfile::tempdir()?),
            Kind::Postgres => Storage::Postgres(Postgres::launch()?),
        })
    }

    /// A file on a disk that a trial can fill.
    pub(crate) fn small() -> Result<Storage> {
        match Mount::new()? {
            Some(mount) => Ok(Storage::Small(mount)),
            None => Storage::launch(Kind::Sqlite),
        }
    }

    /// The place with which a server opens it.
    pub(crate) fn place(&self) -> String {
        match self {
            Storage::Sqlite(folder) => file(folder.path()),
            Storage::Small(mount) => file(mount.path()),
            Storage::Postgres(server) => database(server.port()),
        }
    }

    /// The bytes that its files have now.
    pub(crate) fn bytes(&self) -> Result<u64> {
        match self {
            Storage::Sqlite(folder) => size(folder.path()),
            Storage::Small(mount) => size(mount.path()),
            Storage::Postgres(server) => size(&server.folder().join("data/base")),
        }
    }

    /// Opens it in this process.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>> {
        open(&self.place()).await
    }
}

/// The bytes of all files in a folder and below.
fn size(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        // A file can be gone already.
        let Ok(metadata) = entry.metadata() else { continue };
        bytes += if metadata.is_dir() { size(&entry.path())? } else { metadata.len() };
    }
    Ok(bytes)
}

/// The address of the database behind a port of this machine.
pub(crate) fn database(port: u16) -> String {
    format!("postgres://talon@127.0.0.1:{port}/postgres")
}

/// The file of matches in a folder.
pub(crate) fn file(folder: &Path) -> String {
    folder.join("matches.sqlite").to_string_lossy().into_owned()
}
