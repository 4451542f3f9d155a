//! The common parts of all packages: their version, their time, and the place where they are made.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::printed;
use crate::git::git;
use crate::workspace::Workspace;

/// The version of all packages.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The common parts of all packages.
#[derive(Debug)]
pub(super) struct Packaging<'a> {
    pub(super) workspace: &'a Workspace,
    /// The folder for the packages.
    pub(super) out: PathBuf,
    /// The time of all files in packages, in seconds since 1970.
    pub(super) time: u64,
}

impl Packaging<'_> {
    pub(super) fn new(workspace: &Workspace) -> Result<Packaging<'_>> {
        Ok(Packaging { workspace, out: workspace.root.join("target/package"), time: time(&workspace.root)? })
    }

    /// The time of the packages in a format of `date`, in English and in Greenwich.
    pub(super) fn date(&self, format: &str) -> Result<String> {
        let arguments = ["--utc".to_owned(), format!("--date=@{}", self.time), format!("+{format}")];
        let date = printed(Command::new("date").args(arguments).env("LC_ALL", "C"))?;
        Ok(date.trim().to_owned())
    }

    /// A new empty folder for what is packed.
    pub(super) fn staging(&self, name: &str) -> Result<PathBuf> {
        let folder = self.workspace.root.join("target/package-staging").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
        }
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        Ok(folder)
    }
}

/// The time of the sources in seconds since 1970: what `SOURCE_DATE_EPOCH` says, or else the time of the last commit.
/// Outside a repository, all files of a source archive have that time.
fn time(root: &Path) -> Result<u64> {
    if let Ok(time) = std::env::var("SOURCE_DATE_EPOCH") {
        return time.parse().context("SOURCE_DATE_EPOCH is not a number of seconds");
    }
    if root.join(".git").exists() {
        let time = printed(git(root).args(["log", "-1", "--format=%ct"]))?;
        return time.trim().parse().context("git prints no time");
    }
    let changed = fs::metadata(root.join("Cargo.toml"))?.modified()?;
    Ok(changed.duration_since(std::time::UNIX_EPOCH)?.as_secs())
}
