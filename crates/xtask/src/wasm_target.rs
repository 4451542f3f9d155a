//! The compiler for a browser's machine: rustup's, or Debian's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::steps::quiet;
use crate::verify::Outcome;
use crate::workspace::{Workspace, cargo};

/// A browser's machine.
const WASM: &str = "wasm32-unknown-unknown";

/// What makes a compiler for it available: with a network, or with packages of the system.
const COMMANDS: &str =
    "rustup target add wasm32-unknown-unknown (Debian: apt-get install rustc-web cargo-web rust-web-src lld)";

/// How long fetching a compiler target may take before it is given up.
const FETCH_LIMIT: Duration = Duration::from_secs(20);

/// A compiler for a browser's machine.
#[derive(Debug)]
pub(crate) enum WasmTarget {
    /// The one that compiles everything else, with a standard library for the browser.
    Rustup,
    /// Debian's, which compiles the standard library itself. With rustup and without a network, this one is left.
    Debian {
        /// The linker for wasm.
        linker: PathBuf,
    },
}

impl WasmTarget {
    /// Looks for one, and fetches it if there is none.
    ///
    /// # Errors
    /// The outcome of a step that needs it, when that was in vain.
    pub(crate) fn find() -> Result<WasmTarget, Outcome> {
        if !has_library() {
            // Without a network this fails, or hangs.
            fetch(Command::new("rustup").args(["target", "add", WASM]));
        }
        if has_library() {
            return Ok(WasmTarget::Rustup);
        }
        debian().ok_or_else(|| Outcome::Skipped(COMMANDS.to_owned()))
    }

    /// A command of cargo, for example `build`, for the browser's machine.
    pub(crate) fn cargo(&self, command: &str, workspace: &Workspace) -> Command {
        let mut cargo = match self {
            WasmTarget::Rustup => {
                let mut cargo = cargo();
                cargo.arg(command);
                cargo
            }
            WasmTarget::Debian { linker } => debian_cargo(command, linker, workspace),
        };
        cargo.args(["--target", WASM]);
        cargo
    }

    /// The folder in which the folders of the profiles are.
    pub(crate) fn folder(&self, workspace: &Workspace) -> PathBuf {
        match self {
            WasmTarget::Rustup => workspace.target.join(WASM),
            WasmTarget::Debian { .. } => debian_folder(workspace).join(WASM),
        }
    }
}

/// Runs the command, but no longer than [`FETCH_LIMIT`]. Its output is thrown away, and so is its success.
fn fetch(command: &mut Command) {
    let Ok(mut child) = quiet(command).spawn() else { return };
    let start = Instant::now();
    while start.elapsed() < FETCH_LIMIT {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    // It may have ended in this moment, which is as good.
    child.kill().ok();
    child.wait().ok();
}

/// Whether the toolchain has a standard library for a browser. It tells where that would lie even if it is
/// not there.
fn has_library() -> bool {
    let folder = told(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]));
    folder.is_some_and(|folder| names(Path::new(&folder)).iter().any(|name| name.starts_with("libcore-")))
}

/// Debian's compiler, if it is there with the sources of the standard library and a linker.
fn debian() -> Option<WasmTarget> {
    let root = told(debian_environment(Command::new("/usr/bin/rustc").args(["--print", "sysroot"])))?;
    let sources = Path::new(&root).join("lib/rustlib/src/rust/library/std");
    if !sources.is_dir() || !Path::new("/usr/bin/cargo").exists() {
        return None;
    }
    Some(WasmTarget::Debian { linker: wasm_linker()? })
}

/// The newest linker for wasm of the system, or the one of rustup's toolchain.
fn wasm_linker() -> Option<PathBuf> {
    let system = Path::new("/usr/bin");
    let own = || {
        let libraries = PathBuf::from(told(Command::new("rustc").args(["--print", "target-libdir"]))?);
        Some(libraries.parent()?.join("bin/rust-lld")).filter(|linker| linker.exists())
    };
    newest_linker(names(system)).map(|name| system.join(name)).or_else(own)
}

/// The linker for wasm with the highest number.
fn newest_linker(programs: Vec<String>) -> Option<String> {
    let number = |name: &str| name.strip_prefix("wasm-ld-")?.parse::<u32>().ok();
    let numbered = programs.into_iter().filter_map(|name| Some((number(&name)?, name)));
    numbered.max().map(|(_, name)| name)
}

fn debian_cargo(command: &str, linker: &Path, workspace: &Workspace) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo.args([command, "-Zbuild-std=std,panic_abort"]);
    // The switch above is one of unstable compilers otherwise.
    cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    cargo.env("CARGO_TARGET_DIR", debian_folder(workspace));
    debian_environment(&mut cargo);
    cargo
}

/// What one compiler builds, another must not touch.
fn debian_folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("debian")
}

/// Without what rustup has set for its own compiler.
fn debian_environment(command: &mut Command) -> &mut Command {
    command.env_remove("LD_LIBRARY_PATH").env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTFLAGS")
}

/// The first line that a command prints, if it succeeds.
fn told(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()?.lines().next().map(str::to_owned)
}

/// The names of what lies in a folder; none when there is no such folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_linker_has_the_highest_number() {
        let programs = ["wasm-ld-9", "wasm-ld-19", "wasm-ld", "wasm-ld-next", "ld"];
        let newest = newest_linker(programs.map(str::to_owned).to_vec());
        assert_eq!(newest.as_deref(), Some("wasm-ld-19"));
        assert_eq!(newest_linker(vec!["ld".to_owned()]), None);
    }
}
