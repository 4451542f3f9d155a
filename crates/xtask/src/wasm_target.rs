//! The compiler for WebAssembly: rustup's or Debian's.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Outcome, first_line};
use crate::rustup::{self, entry_names};
use crate::workspace::{Workspace, cargo};

/// The compiler target of a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A compiler for WebAssembly.
#[derive(Debug)]
pub(crate) enum WasmTarget {
    /// The toolchain that builds everything else, with the standard library for the target.
    Rustup,
    /// Debian's compiler, which builds the standard library itself. It serves machines without a network.
    Debian {
        /// The linker for wasm.
        linker: PathBuf,
    },
}

impl WasmTarget {
    /// Finds a compiler, and fetches one if none is installed.
    ///
    /// # Errors
    /// Without a compiler, the outcome of a step that needs it.
    pub(crate) fn find() -> Result<WasmTarget, Outcome> {
        if rustup::has_target(WASM) {
            return Ok(WasmTarget::Rustup);
        }
        debian().ok_or_else(|| Outcome::Skipped(commands(rustup::is_installed())))
    }

    /// A cargo command, for example `build`, for the browser.
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

    /// The target folder of the compiler.
    pub(crate) fn target_folder(&self, workspace: &Workspace) -> PathBuf {
        match self {
            WasmTarget::Rustup => workspace.target.clone(),
            WasmTarget::Debian { .. } => debian_folder(workspace),
        }
    }
}

/// The command that installs a compiler: from the network, or from packages of the system.
fn commands(has_rustup: bool) -> String {
    let command = if has_rustup {
        "with a network, rustup target add wasm32-unknown-unknown"
    } else {
        "install rustup, which fetches it, from https://rustup.rs"
    };
    format!("{command} (Debian: apt-get install rustc-web cargo-web rust-web-src lld)")
}

/// Debian's compiler, if it is installed with the sources of the standard library and a linker.
fn debian() -> Option<WasmTarget> {
    let root = first_line(debian_environment(Command::new("/usr/bin/rustc").args(["--print", "sysroot"])))?;
    let sources = Path::new(&root).join("lib/rustlib/src/rust/library/std");
    if !sources.is_dir() || !Path::new("/usr/bin/cargo").exists() {
        return None;
    }
    Some(WasmTarget::Debian { linker: wasm_linker()? })
}

/// The system's newest linker for WebAssembly, or that of rustup's toolchain.
fn wasm_linker() -> Option<PathBuf> {
    let system = Path::new("/usr/bin");
    let own = || {
        let libraries = PathBuf::from(first_line(Command::new("rustc").args(["--print", "target-libdir"]))?);
        Some(libraries.parent()?.join("bin/rust-lld")).filter(|linker| linker.exists())
    };
    newest_linker(entry_names(system)).map(|name| system.join(name)).or_else(own)
}

/// The linker for WebAssembly with the highest number.
fn newest_linker(programs: Vec<String>) -> Option<String> {
    let number = |name: &str| name.strip_prefix("wasm-ld-")?.parse::<u32>().ok();
    let numbered = programs.into_iter().filter_map(|name| Some((number(&name)?, name)));
    numbered.max().map(|(_, name)| name)
}

fn debian_cargo(command: &str, linker: &Path, workspace: &Workspace) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo.args([command, "-Zbuild-std=std,panic_abort"]);
    // Lets a stable compiler accept the unstable switch above.
    cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    cargo.env("CARGO_TARGET_DIR", debian_folder(workspace));
    debian_environment(&mut cargo);
    cargo
}

/// The target folder of Debian's compiler. Two compilers must not share one.
fn debian_folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("debian")
}

/// Removes what rustup has set for its own compiler.
fn debian_environment(command: &mut Command) -> &mut Command {
    command.env_remove("LD_LIBRARY_PATH").env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTFLAGS")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_depends_on_rustup() {
        assert!(commands(true).starts_with("with a network, rustup target add wasm32-unknown-unknown ("));
        assert!(commands(false).starts_with("install rustup"));
    }

    #[test]
    fn the_newest_linker_has_the_highest_number() {
        let programs = ["wasm-ld-9", "wasm-ld-19", "wasm-ld", "wasm-ld-next", "ld"];
        let newest = newest_linker(programs.map(str::to_owned).to_vec());
        assert_eq!(newest.as_deref(), Some("wasm-ld-19"));
        assert_eq!(newest_linker(vec!["ld".to_owned()]), None);
    }
}
