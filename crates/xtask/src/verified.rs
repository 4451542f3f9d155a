//! The last commit that passed all checks on this machine: `cargo verify --no-skip` notes it for `cargo xtask release`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The file with the commit.
fn file(target: &Path) -> PathBuf {
    target.join("verified-commit")
}

/// Notes a commit in cargo's target folder.
///
/// # Errors
/// If the file cannot be written.
pub(crate) fn note(target: &Path, commit: &str) -> Result<()> {
    let file = file(target);
    fs::write(&file, commit).with_context(|| format!("cannot write {}", file.display()))
}

/// The commit that was noted last.
pub(crate) fn last(target: &Path) -> Option<String> {
    fs::read_to_string(file(target)).ok()
}
