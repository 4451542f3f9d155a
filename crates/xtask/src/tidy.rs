//! `cargo xtask tidy`: the promises of docs/ARCHITECTURE.md that a machine can check by reading the sources.
//!
//! Each check is one small function from the [`Tree`] to its complaints, with a test that shows it complaining.

mod crates;
mod sources;
mod texts;
mod tree;

use anyhow::{Result, ensure};

use crate::workspace::Workspace;
use tree::Tree;

/// A check and what it is about.
type Check = (&'static str, fn(&Tree) -> Vec<String>);

const CHECKS: [Check; 13] = [
    ("crates depend only on those that they may know", crates::edges),
    ("core crates need only a few libraries", crates::core_libraries),
    ("a crate's folder has its name", crates::folders),
    ("manifests leave versions and lints to the workspace", crates::manifests),
    ("fuzz targets are built from the workspace's versions", crates::fuzz_versions),
    ("every fuzz target is listed", crates::fuzz_targets),
    ("core crates do no I/O, read no clock, start no thread, print nothing", sources::core_is_pure),
    ("no test is ignored", sources::no_ignored_tests),
    ("no test sleeps", sources::no_sleeping_tests),
    ("files are short", sources::short_files),
    ("no text names a package registry", texts::no_registries),
    ("no text holds a path of somebody's machine", texts::no_machine_paths),
    ("links between pages lead somewhere", texts::links),
];

/// Runs all checks and prints their complaints. Fails when there is any.
pub(crate) fn tidy(workspace: &Workspace) -> Result<()> {
    let tree = Tree::load(workspace)?;
    let mut complaints = 0;
    for (promise, check) in CHECKS {
        let found = check(&tree);
        println!("{} {promise}", if found.is_empty() { "ok  " } else { "BAD " });
        for complaint in &found {
            println!("       {complaint}");
        }
        complaints += found.len();
    }
    ensure!(complaints == 0, "tidy has {complaints} complaints");
    Ok(())
}
