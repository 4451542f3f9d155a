//! The steps of `cargo verify` in the order in which they run, the quick ones first.
//!
//! All steps build with the same profile and without `RUSTFLAGS`, so each can use what the earlier ones built.

use std::process::Command;

use anyhow::Result;

use crate::command::{Outcome, run, works};
use crate::workspace::{Workspace, cargo};
use crate::{browser, tidy, wasm, web};

/// One check of `cargo verify`.
#[derive(Debug)]
pub(crate) struct Step {
    /// The name in the summary.
    pub(crate) name: &'static str,
    /// Runs the check. An error means that the check failed.
    pub(crate) run: fn(&Workspace) -> Result<Outcome>,
}

/// All checks.
pub(crate) const STEPS: [Step; 11] = [
    Step { name: "tidy", run: tidy },
    Step { name: "format", run: format },
    Step { name: "clippy", run: clippy },
    Step { name: "tests", run: tests },
    Step { name: "doc tests", run: doc_tests },
    Step { name: "docs", run: docs },
    Step { name: "wasm", run: wasm::build },
    Step { name: "verdicts", run: wasm::verdicts },
    Step { name: "web", run: web::verify },
    Step { name: "browser", run: browser::verify },
    Step { name: "fuzz targets", run: fuzz_targets },
];

fn tidy(workspace: &Workspace) -> Result<Outcome> {
    tidy::tidy(workspace)?;
    Ok(Outcome::Passed)
}

fn format(workspace: &Workspace) -> Result<Outcome> {
    run(cargo().args(["fmt", "--all", "--check"]))?;
    run(in_fuzz(workspace, "fmt").arg("--check"))
}

fn clippy(_: &Workspace) -> Result<Outcome> {
    run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn tests(_: &Workspace) -> Result<Outcome> {
    if works(cargo().args(["nextest", "--version"])) {
        return run(cargo().args(["nextest", "run", "--workspace", "--no-fail-fast"]));
    }
    run(cargo().args(["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]))?;
    Ok(Outcome::Fallback("by cargo test; for nextest: cargo install --locked cargo-nextest".into()))
}

fn doc_tests(_: &Workspace) -> Result<Outcome> {
    run(cargo().args(["test", "--doc", "--workspace"]))
}

fn docs(_: &Workspace) -> Result<Outcome> {
    run(cargo().args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn fuzz_targets(workspace: &Workspace) -> Result<Outcome> {
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    if works(Command::new(compiler).arg("--version")) {
        return run(&mut in_fuzz(workspace, "build"));
    }
    run(in_fuzz(workspace, "check").arg("--no-default-features"))?;
    Ok(Outcome::Fallback(
        "checked, not linked: there is no C++ compiler (Debian: apt-get install g++)".into(),
    ))
}

/// A cargo command for the fuzz targets: a separate workspace that shares the target folder.
fn in_fuzz(workspace: &Workspace, command: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([command, "--manifest-path", "fuzz/Cargo.toml"]);
    cargo.current_dir(&workspace.root).env("CARGO_TARGET_DIR", &workspace.target);
    cargo
}
