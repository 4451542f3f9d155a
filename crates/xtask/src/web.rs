//! `cargo xtask web`: build the browser table.

use std::env::consts::EXE_EXTENSION;
use std::process::Command;

use anyhow::Result;

use crate::command::{Outcome, run};
use crate::wasm_target::WasmTarget;
use crate::workspace::{Workspace, cargo};

/// The program that makes the files a browser loads.
const BUNDLE: &str = "talon-bundle";

/// How the browser table is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Small and fast, as players get it.
    Release,
    /// Fast to build, for development.
    Dev,
}

/// The packages with the programs of the page and of its workers.
const PROGRAMS: [&str; 2] = ["talon-web", "talon-worker"];

/// Builds the programs of the page and of its workers, and makes the folder `crates/web/dist` of them. Files that have
/// not changed are not built again.
pub(crate) fn build(workspace: &Workspace, kind: Kind) -> Result<Outcome> {
    let target = match WasmTarget::find() {
        Ok(target) => target,
        Err(skipped) => return Ok(skipped),
    };
    let profile = match kind {
        Kind::Release => "wasm-release",
        Kind::Dev => "wasm-dev",
    };
    let mut build = target.cargo("build", workspace);
    for package in PROGRAMS {
        build.args(["--package", package]);
    }
    run(build.args(["--bins", "--profile", profile]))?;
    let built = target.folder(workspace).join(profile);
    let sources = workspace.root.join("crates/web");
    // With all packages it shares its libraries with the other checks; alone it would need some of its own.
    run(cargo().args(["build", "--workspace", "--bin", BUNDLE]))?;
    let mut bundle = Command::new(workspace.target.join("debug").join(BUNDLE).with_extension(EXE_EXTENSION));
    for program in PROGRAMS {
        bundle.arg("--program").arg(built.join(program).with_extension("wasm"));
    }
    bundle.arg("--sources").arg(&sources);
    bundle.arg("--out").arg(sources.join("dist"));
    if kind == Kind::Dev {
        bundle.arg("--dev");
    }
    run(&mut bundle)
}

/// The step of `cargo verify`: it builds what players get.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    build(workspace, Kind::Release)
}
