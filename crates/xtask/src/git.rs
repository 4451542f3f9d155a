//! Asking git.

use std::path::Path;
use std::process::Command;

use crate::command::first_line;

/// A git command in a folder.
pub(crate) fn git(folder: &Path) -> Command {
    let mut git = Command::new("git");
    git.arg("-C").arg(folder);
    git
}

/// The commit that is checked out, if the work tree does not differ from it.
pub(crate) fn clean_commit(folder: &Path) -> Option<String> {
    let commit = first_line(git(folder).args(["rev-parse", "HEAD"]))?;
    let change = first_line(git(folder).args(["status", "--porcelain"]));
    if change.is_some() { None } else { Some(commit) }
}
