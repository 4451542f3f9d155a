//! The steps of `cargo verify`, in the order in which they run: the quick ones first.
//!
//! All steps build with the same profile and without `RUSTFLAGS`, so that each finds what the ones before it
//! have built.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::verify::{Outcome, Step};
use crate::workspace::{Workspace, cargo};
use crate::{browser, tidy, wasm, web};

/// Every check there is.
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

/// A cargo command for the fuzz targets, which are a workspace of their own but build where the others do.
fn in_fuzz(workspace: &Workspace, command: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([command, "--manifest-path", "fuzz/Cargo.toml"]);
    cargo.current_dir(&workspace.root).env("CARGO_TARGET_DIR", &workspace.target);
    cargo
}

/// Runs the command with its output on this terminal.
pub(crate) fn run(command: &mut Command) -> Result<Outcome> {
    let told = told(command);
    println!("$ {told}");
    let status = command.status().with_context(|| format!("cannot start {told}"))?;
    ensure!(status.success(), "`{told}` failed");
    Ok(Outcome::Passed)
}

/// The command as one would type it.
fn told(command: &Command) -> String {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or_default();
    format!("{} {}", program.to_string_lossy(), arguments.join(" "))
}

/// Whether the command can be started and succeeds. Its output is thrown away.
pub(crate) fn works(command: &mut Command) -> bool {
    quiet(command).status().is_ok_and(|status| status.success())
}

/// The command without input and output.
pub(crate) fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_told_as_one_would_type_it() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(told(&command), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(!works(Command::new("no-such-program-anywhere").arg("--version")));
        assert!(works(cargo().arg("--version")));
    }

    #[test]
    fn a_failing_command_is_an_error() {
        let error = run(cargo().arg("no-such-command").stderr(Stdio::null())).unwrap_err();
        assert_eq!(error.to_string(), "`cargo no-such-command` failed");
    }
}
