//! The reason why the games could not be built, where it is not in their sources.

use std::path::Path;
use std::process::Command;

use crate::command::{Outcome, works};
use crate::wasm_target::WASM;
use crate::workspace::{Workspace, cargo};

/// The room that a first build takes, in MB.
const ROOM: u64 = 1_500;

/// The least room that a linker needs, in MB.
const LEAST_ROOM: u64 = 100;

/// The sentence about a build that failed.
pub(crate) fn after_build(workspace: &Workspace) -> String {
    if let Some(free) = free_room(&workspace.target).filter(|free| *free < LEAST_ROOM) {
        return full_disk(&workspace.target, free);
    }
    if !has_libraries() {
        return "the libraries of the games are missing, and could not be fetched: connect this machine to a network \
                once, and start again"
            .to_owned();
    }
    "the games could not be built; cargo's messages above say why".to_owned()
}

/// The sentence about a compiler for browsers that is missing. `missing` is the outcome of a step that needs it.
pub(crate) fn without_compiler(missing: &Outcome) -> String {
    let command = match missing {
        Outcome::Skipped(command) | Outcome::Fallback(command) | Outcome::Excused(command) => command,
        Outcome::Passed => "",
    };
    format!(
        "the page needs a compiler for browsers, which is missing and could not be fetched: {command}\n\
         without it you can play in the terminal: cargo play --terminal"
    )
}

fn full_disk(folder: &Path, free: u64) -> String {
    let folder = folder.display();
    format!("the disk of {folder} is full: {free} MB are free, and the games take about {ROOM} MB to build")
}

/// Returns true if all libraries are on this machine.
fn has_libraries() -> bool {
    works(cargo().args(["fetch", "--locked", "--offline", "--target", "host-tuple", "--target", WASM]))
}

/// The room on the disk of a folder, in MB, where the system has the program `df`.
fn free_room(folder: &Path) -> Option<u64> {
    let output = Command::new("df").arg("-Pk").arg(folder).output().ok()?;
    free_megabytes(&String::from_utf8(output.stdout).ok()?)
}

/// The fourth column in the last line of what `df -Pk` prints, in MB.
fn free_megabytes(table: &str) -> Option<u64> {
    table.lines().nth(1)?.split_whitespace().nth(3)?.parse::<u64>().ok().map(|kibibytes| kibibytes / 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_named() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/a 264212084 46814620 51200 50% /";
        assert_eq!(free_megabytes(table), Some(50));
        assert_eq!(free_megabytes("df: no such folder"), None);
        let sentence = full_disk(Path::new("/home/a/talon/target"), 50);
        assert!(
            sentence.starts_with("the disk of /home/a/talon/target is full: 50 MB are free"),
            "{sentence}"
        );
    }

    #[test]
    fn a_missing_compiler_has_a_command_and_another_way_to_play() {
        let sentence = without_compiler(&Outcome::Skipped("install rustup".into()));
        assert!(sentence.contains("could not be fetched: install rustup\n"), "{sentence}");
        assert!(sentence.contains("cargo play --terminal"), "{sentence}");
    }
}
