//! `cargo xtask browser` and `cargo xtask speed`: tests and measures the browser table in a real browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::command::{Outcome, run, works};
use crate::web::{self, Kind};
use crate::workspace::{Workspace, cargo};

/// Names of the Chromium program.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// The command that installs the requirements.
const INSTALL: &str = "apt-get install chromium nodejs npm (CHROMIUM=/path/to/it names another Chromium)";

/// The ending of test files.
const TEST_ENDING: &str = ".test.mjs";

/// Runs the test files in `browser/` whose names contain the pattern.
pub(crate) fn test(workspace: &Workspace, pattern: &str) -> Result<Outcome> {
    let files = test_files(&workspace.root.join("browser"), pattern)?;
    ensure!(!files.is_empty(), "no test file in browser/ has {pattern} in its name");
    in_node(workspace, |node| {
        node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).args(files)
    })
}

/// Measures the speed of the browser table and prints the results.
pub(crate) fn speed(workspace: &Workspace) -> Result<Outcome> {
    in_node(workspace, |node| node.arg("speed.mjs"))
}

/// The step of `cargo verify`.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    test(workspace, "")
}

/// Builds the release page and runs Node.js with these arguments in `browser/`.
fn in_node(workspace: &Workspace, arguments: impl FnOnce(&mut Command) -> &mut Command) -> Result<Outcome> {
    let is_installed = |program| works(Command::new(program).arg("--version"));
    let Some(chromium) = chromium() else {
        return Ok(Outcome::Skipped(INSTALL.into()));
    };
    if !is_installed("node") || !is_installed("npm") {
        return Ok(Outcome::Skipped(INSTALL.into()));
    }
    if let Outcome::Skipped(command) = web::build(workspace, Kind::Release)? {
        return Ok(Outcome::Skipped(command));
    }
    // Built with all packages, it shares its libraries with the other checks.
    run(cargo().args(["build", "--workspace", "--bin", "talon"]))?;
    let folder = workspace.root.join("browser");
    if !has_packages(&folder) {
        run(Command::new("npm")
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .current_dir(&folder))?;
    }
    let talon = workspace.target.join("debug/talon").with_extension(env::consts::EXE_EXTENSION);
    let mut node = Command::new("node");
    node.current_dir(&folder).env("TALON", talon).env("CHROMIUM", chromium);
    node.env("PICTURES", workspace.target.join("browser"));
    run(arguments(&mut node))
}

/// The path of Chromium.
fn chromium() -> Option<PathBuf> {
    if let Some(chromium) = env::var_os("CHROMIUM") {
        return Some(chromium.into());
    }
    let path = env::var_os("PATH")?;
    let named = |name: &str| OsString::from(format!("{name}{}", env::consts::EXE_SUFFIX));
    let places = |name| env::split_paths(&path).map(move |folder| folder.join(named(name)));
    CHROMIUM.into_iter().flat_map(places).find(|program| program.is_file())
}

/// Whether the installed packages are those of the lock file. npm records what it has installed.
fn has_packages(folder: &Path) -> bool {
    let written = |file: &str| fs::metadata(folder.join(file)).and_then(|file| file.modified());
    match (written("package-lock.json"), written("node_modules/.package-lock.json")) {
        (Ok(wanted), Ok(installed)) => installed >= wanted,
        _ => false,
    }
}

/// The names of the test files that contain the pattern, sorted.
fn test_files(folder: &Path, pattern: &str) -> Result<Vec<String>> {
    let files = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = files.map(|file| Ok(file?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<Result<_>>()?;
    names.retain(|name| name.strip_suffix(TEST_ENDING).is_some_and(|topic| topic.contains(pattern)));
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_chooses_files() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../browser"));
        assert_eq!(test_files(folder, "game").unwrap(), ["games.test.mjs"]);
        assert!(test_files(folder, "").unwrap().len() > 1);
        assert!(test_files(folder, "no such topic").unwrap().is_empty());
    }
}
