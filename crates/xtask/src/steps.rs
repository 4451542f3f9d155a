//! The steps of `cargo verify` in the order in which they run, the quick ones first.
//!
//! All steps build with the same profile and without `RUSTFLAGS`, and name the whole workspace and no package, because a
//! choice of packages is also a choice of the features of libraries. So each step can use what the earlier ones built.

use std::env::consts::EXE_EXTENSION;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::command::{Outcome, run, works};
use crate::rustup::entry_names;
use crate::workspace::{Workspace, cargo};
use crate::{browser, package, python, tidy, wasm, web};

/// One check of `cargo verify`.
#[derive(Debug)]
pub(crate) struct Step {
    /// The name in the summary.
    pub(crate) name: &'static str,
    /// Runs the check. An error means that the check failed.
    pub(crate) run: fn(&Workspace) -> Result<Outcome>,
}

/// The folder where Debian keeps the programs of PostgreSQL, in a folder for each version.
const POSTGRESQL: &str = "/usr/lib/postgresql";

/// The program of the trials.
const TRIALS_PROGRAM: &str = "talon-trials";

/// The trials of network matches on SQLite. The simulation is among the tests.
const TRIALS: [&str; 8] = ["kill", "store", "wire", "wire --flips", "leak", "load", "abuse", "downtime"];

/// Those on PostgreSQL.
const POSTGRESQL_TRIALS: [&str; 6] = [
    "kill --store postgres",
    "store --store postgres",
    "wire --store postgres",
    "downtime --store postgres",
    "presence",
    "clock",
];

/// All checks.
pub(crate) const STEPS: [Step; 16] = [
    Step { name: "tidy", run: tidy },
    Step { name: "format", run: format },
    Step { name: "clippy", run: clippy },
    Step { name: "tests", run: tests },
    Step { name: "postgresql", run: postgresql },
    Step { name: "online", run: online },
    Step { name: "doc tests", run: doc_tests },
    Step { name: "docs", run: docs },
    Step { name: "packages", run: package::verify },
    Step { name: "python", run: python::verify },
    Step { name: "verdicts", run: wasm::verdicts },
    Step { name: "web", run: web::verify },
    Step { name: "browser", run: browser::verify },
    Step { name: "firefox", run: browser::verify_in_firefox },
    Step { name: "webkit", run: browser::verify_in_webkit },
    Step { name: "fuzz targets", run: fuzz_targets },
];

fn tidy(workspace: &Workspace) -> Result<Outcome> {
    tidy::tidy(workspace)?;
    Ok(Outcome::Passed)
}

fn format(_: &Workspace) -> Result<Outcome> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(_: &Workspace) -> Result<Outcome> {
    let everything =
        ["--workspace", "--all-targets", "--features", "talon-fuzz/targets,talon-store/test-postgres"];
    run(cargo().arg("clippy").args(everything).args(["--", "-D", "warnings"]))?;
    // As `cargo play` builds it.
    let without_databases = ["--package", "talon-cli", "--bin", "talon", "--no-default-features"];
    run(cargo().arg("clippy").args(without_databases).args(["--", "-D", "warnings"]))
}

fn tests(_: &Workspace) -> Result<Outcome> {
    if works(cargo().args(["nextest", "--version"])) {
        return run(cargo().args(["nextest", "run", "--workspace", "--no-fail-fast"]));
    }
    run(cargo().args(["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]))?;
    Ok(Outcome::Fallback("by cargo test; for nextest: cargo install --locked cargo-nextest".into()))
}

/// The tests of the store with a PostgreSQL server of their own.
fn postgresql(_: &Workspace) -> Result<Outcome> {
    if !Path::new(POSTGRESQL).exists() {
        return Ok(Outcome::Skipped("apt-get install postgresql".into()));
    }
    let everything = ["--workspace", "--features", "talon-store/test-postgres"];
    run(cargo().arg("test").args(everything).args(["--test", "it", "postgres"]))
}

/// The quick trials of network matches, with the profile of the tests. They wait more than they work, so they run at
/// once.
fn online(workspace: &Workspace) -> Result<Outcome> {
    run(cargo().args(["build", "--workspace", "--bin", TRIALS_PROGRAM]))?;
    let program = workspace.target.join("debug").join(TRIALS_PROGRAM).with_extension(EXE_EXTENSION);
    let has_postgresql = Path::new(POSTGRESQL).exists();
    let more = if has_postgresql { POSTGRESQL_TRIALS.as_slice() } else { &[] };
    std::thread::scope(|scope| {
        let run_trial = |trial: &'static str| scope.spawn(|| run_trial(&program, trial));
        let trials: Vec<_> = TRIALS.iter().chain(more).copied().map(run_trial).collect();
        trials.into_iter().try_for_each(|trial| trial.join().expect("a trial does not panic"))
    })?;
    if has_postgresql {
        return Ok(Outcome::Passed);
    }
    Ok(Outcome::Fallback("without those on PostgreSQL: apt-get install postgresql".into()))
}

/// Runs a trial, and prints what it says when it has ended.
fn run_trial(program: &Path, trial: &str) -> Result<()> {
    let mut command = Command::new(program);
    command.args(trial.split(' ')).arg("--quick");
    let output = command.output().with_context(|| format!("cannot start the trial `{trial}`"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{trial}: {text}{}", String::from_utf8_lossy(&output.stderr));
    ensure!(output.status.success(), "the trial `{trial}` failed");
    Ok(())
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
        let mut build = cargo();
        build.args(["build", "--workspace", "--features", "talon-fuzz/link"]);
        for file in entry_names(&workspace.root.join("fuzz/fuzz_targets")) {
            build.args(["--bin", file.trim_end_matches(".rs")]);
        }
        return run(&mut build);
    }
    Ok(Outcome::Fallback(
        "checked by clippy, not linked: there is no C++ compiler (Debian: apt-get install g++)".into(),
    ))
}
