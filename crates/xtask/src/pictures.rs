//! `cargo xtask pictures`: makes the pictures of the README, and finds out whether they are older than what they show.
//!
//! The picture of the terminal is a snapshot of a test, which fails when it differs. The pictures of the browser table
//! depend on the browser and its fonts, so the file [`DIGESTS`] has a digest of each source that they show instead.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::browser;
use crate::command::{Outcome, run};
use crate::tidy::tree::{File, Tree, code_lines};
use crate::workspace::{Workspace, cargo};

/// The file with a line for each source: its digest when the pictures were made, and its path.
const DIGESTS: &str = "docs/pictures/SOURCES";

/// The first line of that file.
const HEAD: &str =
    "# What the pictures of the browser table show; `cargo xtask pictures` writes this file.\n";

/// The files and folders that the pictures of the browser table show.
const SOURCES: [&str; 14] = [
    "browser/pictures.mjs",
    "crates/lang/locales/en/curse.ftl",
    "crates/lang/locales/en/lady-jane.ftl",
    "crates/lang/locales/en/outlook.ftl",
    "crates/lang/locales/en/table.ftl",
    "crates/lang/locales/en/web.ftl",
    "crates/lang/locales/en/yield.ftl",
    "crates/web/index.html",
    "crates/web/src/faces/",
    "crates/web/src/layouts/",
    "crates/web/src/pages/review/",
    "crates/web/src/table/",
    "crates/web/styles/",
    "crates/web/styles-later/",
];

/// The test that keeps the picture of the terminal.
const TERMINAL_TEST: &str = "the_picture_in_the_readme_is_what_the_terminal_shows";

/// Makes all pictures.
pub(crate) fn make(workspace: &Workspace) -> Result<Outcome> {
    if let Outcome::Skipped(command) = browser::make_pictures(workspace)? {
        return Ok(Outcome::Skipped(command));
    }
    let terminal = ["test", "--workspace", "--bin", "talon", TERMINAL_TEST];
    run(cargo().args(terminal).env("SNAPSHOTS", "overwrite"))?;
    let file = workspace.root.join(DIGESTS);
    fs::write(&file, digests(&Tree::load(workspace)?))
        .with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Outcome::Passed)
}

/// Checks that no picture is older than what it shows, for a release.
///
/// # Errors
/// If a source has changed since the pictures were made.
pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let changed = changed(&Tree::load(workspace)?);
    ensure!(changed.is_empty(), "{}", complaint(&changed));
    Ok(Outcome::Passed)
}

/// The step of `cargo verify`. It only reports old pictures: few changes of a source can be seen.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    let changed = changed(&Tree::load(workspace)?);
    Ok(if changed.is_empty() { Outcome::Passed } else { Outcome::Fallback(complaint(&changed)) })
}

fn complaint(changed: &[&str]) -> String {
    format!("the README's pictures are older than {}; to make them: cargo xtask pictures", changed.join(", "))
}

/// The sources that have changed since the pictures were made.
fn changed(tree: &Tree) -> Vec<&'static str> {
    let recorded = tree.text(DIGESTS).unwrap_or_default();
    let is_recorded = |source: &&str| recorded.lines().any(|line| line == digest_line(tree, source));
    SOURCES.into_iter().filter(|source| !is_recorded(source)).collect()
}

/// The content of the file with the digests.
fn digests(tree: &Tree) -> String {
    let lines = SOURCES.iter().map(|source| digest_line(tree, source) + "\n");
    HEAD.to_owned() + &lines.collect::<String>()
}

fn digest_line(tree: &Tree, source: &str) -> String {
    let files = tree.files.iter().filter(|file| file.path.starts_with(source));
    format!("{:016x}  {source}", digest(files))
}

/// The digest of files without their comments and tests, by the hash FNV-1a
/// (<http://www.isthe.com/chongo/tech/comp/fnv/>).
fn digest<'a>(files: impl Iterator<Item = &'a File>) -> u64 {
    let lines = files.flat_map(|file| code_lines(file.code()).map(|(_, line)| line));
    lines.flat_map(|line| line.bytes().chain([b'\n'])).fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tree;

    const STYLES: &str = "crates/web/styles/10-colours.css";
    const TABLE: &str = "crates/web/src/table/mod.rs";

    #[test]
    fn pictures_are_old_when_a_source_has_changed() {
        let made = digests(&tree(&[(STYLES, "red"), (TABLE, "mod marks;\n")]));
        let changed = |style, table| changed(&tree(&[(DIGESTS, &made), (STYLES, style), (TABLE, table)]));
        assert_eq!(changed("red", "mod marks;\n"), [""; 0]);
        assert_eq!(changed("green", "mod marks;\n"), ["crates/web/styles/"]);
        assert_eq!(changed("red", "// Marks.\nmod marks;\n#[cfg(test)]\nmod tests {}\n"), [""; 0]);
    }

    #[test]
    fn pictures_without_digests_are_old() {
        assert_eq!(changed(&tree(&[])), SOURCES);
    }

    #[test]
    fn every_source_exists() {
        let root = Workspace::load().unwrap().root;
        for source in SOURCES {
            assert!(root.join(source).exists(), "{source}");
        }
    }
}
