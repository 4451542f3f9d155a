//! Compiler targets of rustup's toolchain.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::command::{first_line, quiet, works};

/// The time that fetching a compiler target can take before it is stopped.
const FETCH_LIMIT: Duration = Duration::from_secs(20);

/// Returns true if rustup is on this machine.
pub(crate) fn is_installed() -> bool {
    works(Command::new("rustup").arg("--version"))
}

/// Returns true if the toolchain can compile for a target. Fetches the target if it is missing.
pub(crate) fn has_target(target: &str) -> bool {
    if !has_library(target) {
        // Without a network this fails, or hangs.
        fetch(Command::new("rustup").args(["target", "add", target]));
    }
    has_library(target)
}

/// Runs the command, but no longer than [`FETCH_LIMIT`]. Ignores its output and whether it succeeds.
fn fetch(command: &mut Command) {
    let Ok(mut child) = quiet(command).spawn() else { return };
    let start = Instant::now();
    while start.elapsed() < FETCH_LIMIT {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    // An error means that it has just ended.
    child.kill().ok();
    child.wait().ok();
}

/// Returns true if the toolchain has the standard library for the target. `rustc` prints its folder even if it is
/// missing.
fn has_library(target: &str) -> bool {
    let folder = first_line(Command::new("rustc").args(["--print", "target-libdir", "--target", target]));
    folder
        .is_some_and(|folder| entry_names(Path::new(&folder)).iter().any(|name| name.starts_with("libcore-")))
}

/// The names of the entries of a folder; none if the folder does not exist.
pub(crate) fn entry_names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}
