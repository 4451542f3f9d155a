use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::mount::SIZE;
use super::node::Node;
use super::storage::Storage;

/// A disk that is full.
#[derive(Debug)]
pub(crate) enum Disk {
    /// A small file system in memory, and the file that fills it.
    Ballast(PathBuf),
    /// No file of the server can grow.
    Limit,
}

impl Disk {
    /// Fills the disk of a store.
    pub(crate) fn fill(storage: &Storage, node: &Node) -> Result<Disk> {
        if let Storage::Small(mount) = storage {
            let ballast = mount.path().join("ballast");
            // It ends when there is no room.
            let _ = std::fs::write(&ballast, vec![1; SIZE]);
            return Ok(Disk::Ballast(ballast));
        }
        limit(node, "1")?;
        Ok(Disk::Limit)
    }

    /// Makes room again.
    pub(crate) fn clear(self, node: &Node) -> Result<()> {
        match self {
            Disk::Ballast(file) => std::fs::remove_file(file).context("the file that fills the disk"),
            Disk::Limit => limit(node, "unlimited"),
        }
    }

    /// The way in which the disk was filled, as text.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Disk::Ballast(_) => "by a full file system",
            Disk::Limit => "by a limit of the size of files, because no file system could be mounted",
        }
    }
}

/// Limits the size of the files that a server writes, in bytes.
fn limit(node: &Node, size: &str) -> Result<()> {
    let process = node.process().context("a running server")?.to_string();
    let status = Command::new("prlimit").args(["--pid", &process, &format!("--fsize={size}:")]).status()?;
    ensure!(status.success(), "the size of files cannot be limited");
    Ok(())
}
