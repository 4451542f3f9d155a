//! `cargo xtask tidy`: checks the invariants of docs/develop/ARCHITECTURE.md that the compiler does not check.
//!
//! Each check is a function from the [`Tree`] to complaints, with a test that shows it complaining.

mod circles;
mod crates;
mod games;
mod imports;
mod owner;
mod sources;
mod texts;
pub(crate) mod tree;

use anyhow::{Result, ensure};

use crate::release::places;
use crate::workspace::Workspace;
use tree::Tree;

/// The promise that a check makes, and the check.
type Check = (&'static str, fn(&Tree) -> Vec<String>);

const CHECKS: [Check; 14] = [
    ("crates depend only on the crates that the architecture allows", crates::edges),
    ("core crates depend on few libraries", crates::core_libraries),
    ("manifests inherit the lints of the workspace", crates::lints),
    ("core crates have no I/O, clocks, threads or output", sources::core_is_pure),
    ("no files of a crate import each other in a circle", circles::import_circles),
    ("no folders of a crate import each other in a circle", circles::folder_circles),
    ("files are short", sources::short_files),
    ("doc lines state and do not ask", sources::doc_lines),
    ("every game is where a game must be", games::games),
    ("the glossary names only what the code contains", texts::glossary_names),
    ("links between pages are not broken", texts::links),
    ("the publisher is named in one place", owner::names),
    ("all places state the version of the last release", |tree| places::complaints(|path| tree.text(path))),
    ("pages have no places marked as unfinished", texts::finished_pages),
];

/// Runs all checks and prints their complaints.
///
/// # Errors
/// If there is any complaint.
pub(crate) fn tidy(workspace: &Workspace) -> Result<()> {
    let tree = Tree::load(workspace)?;
    let mut complaints = 0;
    for (promise, check) in CHECKS {
        let faults = check(&tree);
        println!("{} {promise}", if faults.is_empty() { "ok  " } else { "BAD " });
        for fault in &faults {
            println!("       {fault}");
        }
        complaints += faults.len();
    }
    ensure!(complaints == 0, "tidy has {complaints} complaints");
    Ok(())
}
