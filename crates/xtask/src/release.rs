//! `cargo xtask release VERSION`: makes the commit and the tag of a release, and pushes nothing.
//!
//! - `version` is the number, and `places` the lines of files that state it;
//! - this file checks that a release can be made, shows what changes, and makes it.

pub(crate) mod places;
pub(crate) mod version;

use std::fmt::{self, Display};
use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

use crate::command::{first_line, printed, run, works};
use crate::git::{clean_commit, git};
use crate::verified;
use crate::workspace::{Workspace, cargo};
use version::Version;

/// The branch that is released.
const BRANCH: &str = "main";

/// The domain of the names that stand for a publisher's until there is one.
const PLACEHOLDER: &str = "example.org";

/// The commands of `cargo xtask` that make files of the repository anew. A release skips those that the workspace lacks.
const REFRESHING: [&str; 1] = ["pictures"];

/// Makes the release of a version, or only prints what that would change.
///
/// # Errors
/// If the version is older than that of the workspace, the work tree has changes or is not verified, the changelog does
/// not say what is new, or a command fails.
pub(crate) fn release(workspace: &Workspace, version: Version, is_dry: bool) -> Result<ExitCode> {
    let date = printed(Command::new("date").args(["-u", "+%F"]))?.trim().to_owned();
    let release = Release { workspace, version, date };
    let (changes, obstacles) = (release.changes()?, release.obstacles());
    if is_dry {
        for change in &changes {
            print!("{change}");
        }
        if changes.iter().any(|change| change.path == places::MANIFEST) {
            println!("Cargo.lock: the versions of the workspace's packages");
        }
        println!("tag: {}", release.tag());
    }
    if !obstacles.is_empty() {
        anyhow::bail!("{version} cannot be released:\n- {}", obstacles.join("\n- "));
    }
    if is_dry {
        return Ok(ExitCode::SUCCESS);
    }
    release
        .make(&changes)
        .context("the work tree has the changes so far, which `git restore .` takes back")?;
    println!("Nothing is pushed. To publish it: git push origin {BRANCH} {}", release.tag());
    Ok(ExitCode::SUCCESS)
}

/// A release that can be made.
struct Release<'a> {
    workspace: &'a Workspace,
    version: Version,
    /// The day, like 2026-11-29.
    date: String,
}

/// A file with its text before and after.
struct Change {
    path: &'static str,
    before: String,
    after: String,
}

impl Release<'_> {
    fn tag(&self) -> String {
        format!("v{}", self.version)
    }

    /// The files that change.
    fn changes(&self) -> Result<Vec<Change>> {
        let mut changes = Vec::new();
        for path in places::FILES {
            let file = self.workspace.root.join(path);
            let before =
                fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
            if path == places::MANIFEST {
                let (old, new) = (places::version(&before)?, self.version);
                ensure!(old <= new, "the workspace has version {old}, which is newer than {new}");
            }
            let after = places::set(path, &before, self.version, &self.date)?;
            if after != before {
                changes.push(Change { path, before, after });
            }
        }
        Ok(changes)
    }

    /// The reasons why it cannot be released now.
    fn obstacles(&self) -> Vec<String> {
        let Workspace { root, target, owner, .. } = self.workspace;
        let mut obstacles = Vec::new();
        if owner.repository.contains(PLACEHOLDER) {
            obstacles.push(format!("{} has placeholders in [workspace.metadata.owner]", places::MANIFEST));
        }
        if first_line(git(root).args(["symbolic-ref", "--short", "HEAD"])).as_deref() != Some(BRANCH) {
            obstacles.push(format!("the branch is not {BRANCH}"));
        }
        let commit = clean_commit(root);
        if commit.is_none() {
            obstacles.push("the work tree has changes".to_owned());
        } else if verified::last(target) != commit {
            obstacles.push("`cargo verify --no-skip` has not passed for this commit".to_owned());
        }
        let tag = self.tag();
        if works(git(root).args(["rev-parse", "--verify", &format!("refs/tags/{tag}")])) {
            obstacles.push(format!("there is a tag {tag}"));
        }
        obstacles
    }

    /// Writes the files, makes others anew, and makes the commit and the tag.
    fn make(&self, changes: &[Change]) -> Result<()> {
        let Workspace { root, .. } = self.workspace;
        for change in changes {
            fs::write(root.join(change.path), &change.after)
                .with_context(|| format!("cannot write {}", change.path))?;
        }
        run(cargo().current_dir(root).args(["update", "--workspace", "--offline", "--quiet"]))?;
        let exists = |name: &&str| works(cargo().current_dir(root).args(["xtask", "help", name]));
        for name in REFRESHING.into_iter().filter(exists) {
            run(cargo().current_dir(root).args(["xtask", name]))?;
        }
        let title = format!("Release {}", self.version);
        if clean_commit(root).is_none() {
            run(git(root).args(["add", "--all"]))?;
            run(git(root).args(["commit", "--quiet", "--message", &title]))?;
        }
        // Signs the tag if git's setting `tag.gpgSign` says so.
        run(git(root).args(["tag", "--annotate", &self.tag(), "--message", &title]))?;
        Ok(())
    }
}

impl Display for Change {
    /// The path, and below it the lines from the first to the last that differs, old and new.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, after): (Vec<&str>, Vec<&str>) =
            (self.before.lines().collect(), self.after.lines().collect());
        let start = before.iter().zip(&after).take_while(|(old, new)| old == new).count();
        let (before, after) = (&before[start..], &after[start..]);
        let end = before.iter().rev().zip(after.iter().rev()).take_while(|(old, new)| old == new).count();
        writeln!(formatter, "{}:", self.path)?;
        let old = before[..before.len() - end].iter().map(|line| format!("  - {line}"));
        let new = after[..after.len() - end].iter().map(|line| format!("  + {line}"));
        old.chain(new).try_for_each(|line| writeln!(formatter, "{}", line.trim_end()))
    }
}

#[cfg(test)]
mod tests;
