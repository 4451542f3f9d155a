//! `cargo xtask web`: build the browser table.

use std::env::consts::EXE_EXTENSION;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::command::{Outcome, run};
use crate::wasm_target::{WASM, WasmTarget};
use crate::workspace::{Workspace, cargo};

/// The program that makes the files a browser loads.
pub(crate) const BUNDLE: &str = "talon-bundle";

/// The profile for playing at home.
pub(crate) const HOME_PROFILE: &str = "home";

/// The kind of build of the browser table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Small and fast, as players get it.
    Release,
    /// Ready soon, for playing at home.
    Home,
    /// As at home, for development: later builds are quicker, because the first keeps what it knows.
    Development,
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
    compile(workspace, &target, kind)?;
    // With all packages it shares its libraries with the other checks; alone it would need some of its own.
    run(cargo().args(["build", "--workspace", "--bin", BUNDLE]))?;
    bundle(workspace, &target, kind, "debug")
}

/// Compiles the programs of the page and of its workers.
pub(crate) fn compile(workspace: &Workspace, target: &WasmTarget, kind: Kind) -> Result<Outcome> {
    let mut build = target.cargo("build", workspace);
    for package in PROGRAMS {
        build.args(["--package", package, "--bin", package]);
    }
    if kind != Kind::Release {
        // One whole program is ready sooner than one in two parts.
        build.arg("--no-default-features");
    }
    if kind == Kind::Development {
        build.env("CARGO_INCREMENTAL", "1");
    }
    build.arg("--target-dir").arg(kind.target_folder(workspace, target));
    run(build.args(["--profile", kind.profile()]))
}

/// Makes the folder `crates/web/dist` of the compiled programs, with the bundler that was built with a profile.
pub(crate) fn bundle(
    workspace: &Workspace,
    target: &WasmTarget,
    kind: Kind,
    bundler_profile: &str,
) -> Result<Outcome> {
    let programs = kind.target_folder(workspace, target).join(WASM).join(kind.profile());
    let sources = workspace.root.join("crates/web");
    let bundler = workspace.target.join(bundler_profile).join(BUNDLE);
    let mut bundle = Command::new(bundler.with_extension(EXE_EXTENSION));
    for program in PROGRAMS {
        bundle.arg("--program").arg(programs.join(program).with_extension("wasm"));
    }
    bundle.arg("--sources").arg(&sources);
    bundle.arg("--out").arg(sources.join("dist"));
    if kind != Kind::Release {
        bundle.arg("--quick");
    }
    run(&mut bundle)
}

impl Kind {
    /// The profile that the programs are compiled with.
    fn profile(self) -> &'static str {
        match self {
            Kind::Release => "wasm-release",
            Kind::Home | Kind::Development => HOME_PROFILE,
        }
    }

    /// The target folder of the programs. That of `cargo play` is its own: two builds at once must not share one.
    pub(crate) fn target_folder(self, workspace: &Workspace, target: &WasmTarget) -> PathBuf {
        let folder = target.target_folder(workspace);
        match self {
            Kind::Release => folder,
            Kind::Home | Kind::Development => folder.join("page"),
        }
    }
}

/// The step of `cargo verify`: it builds what players get.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    build(workspace, Kind::Release)
}
