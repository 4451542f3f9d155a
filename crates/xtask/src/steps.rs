//! The steps of `cargo verify` in the order in which they run, the quick ones first, and beside them those of the page.
//!
//! All steps build with the same profile and without `RUSTFLAGS`, and a whole run names the workspace and no package,
//! because a choice of packages is also a choice of the features of libraries. So each step can use what the earlier ones
//! built.

use std::env::consts::EXE_EXTENSION;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::changes::Selection;
use crate::command::{Outcome, run, works};
use crate::rustup::entry_names;
use crate::workspace::{Workspace, cargo};
use crate::{browser, package, pictures, python, tidy, wasm, web};

/// One check of `cargo verify`.
#[derive(Debug)]
pub(crate) struct Step {
    /// The name in the summary.
    pub(crate) name: &'static str,
    /// The changes that it checks.
    pub(crate) scope: Scope,
    /// Runs the check. An error means that the check failed.
    pub(crate) run: fn(&Workspace, &Selection) -> Result<Outcome>,
}

/// The changes that a step checks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope {
    /// Every change; the step takes seconds.
    Everything,
    /// Those of any package. The step runs for the selected packages alone, and `cargo verify --quick` runs it if the
    /// flag is set.
    Packages {
        /// True for the inner loop.
        is_quick: bool,
    },
    /// Those that reach one of these packages, and those of files whose paths begin like this.
    Of(&'static [&'static str], &'static [&'static str]),
}

impl Scope {
    /// Returns true if the step has something to check in a selection.
    pub(crate) fn concerns(self, selection: &Selection) -> bool {
        match self {
            Scope::Everything => true,
            Scope::Packages { .. } => !selection.is_empty(),
            Scope::Of(packages, folders) => {
                packages.iter().any(|package| selection.has(package))
                    || folders.iter().any(|folder| selection.has_file_in(folder))
            }
        }
    }

    /// Returns true if the step belongs to the inner loop.
    pub(crate) fn is_quick(self) -> bool {
        matches!(self, Scope::Everything | Scope::Packages { is_quick: true })
    }
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

/// The packages of the page, of the program that serves it to the tests, and of the site around it.
const PAGE: Scope =
    Scope::Of(&["talon-web", "talon-worker", "talon-bundle", "talon-cli", "talon-site"], &["browser/"]);

/// The selected packages, also in the inner loop.
const QUICK: Scope = Scope::Packages { is_quick: true };

/// The selected packages.
const FULL: Scope = Scope::Packages { is_quick: false };

/// All checks but those of the page.
pub(crate) const STEPS: [Step; 13] = [
    Step { name: "tidy", scope: Scope::Everything, run: tidy },
    Step { name: "format", scope: Scope::Everything, run: format },
    Step {
        name: "libraries",
        scope: Scope::Of(&[], &["Cargo.lock", "Cargo.toml", "deny.toml"]),
        run: libraries,
    },
    Step {
        name: "crates",
        scope: Scope::Of(&["talon-rules", "talon-query", "talon-solve"], &["Cargo.toml"]),
        run: crates,
    },
    Step { name: "clippy", scope: QUICK, run: clippy },
    Step { name: "tests", scope: QUICK, run: tests },
    Step { name: "postgresql", scope: Scope::Of(&["talon-store"], &[]), run: postgresql },
    Step { name: "online", scope: Scope::Of(&["talon-trials"], &[]), run: online },
    Step { name: "doc tests", scope: FULL, run: doc_tests },
    Step { name: "docs", scope: FULL, run: docs },
    Step {
        name: "packages",
        scope: Scope::Of(&["talon-cli", "talon-lab", "xtask"], &["packaging/"]),
        run: |workspace, _| package::verify(workspace),
    },
    Step {
        name: "python",
        scope: Scope::Of(&["talon-python"], &["examples/"]),
        run: |workspace, _| python::verify(workspace),
    },
    Step { name: "fuzz targets", scope: Scope::Of(&["talon-fuzz"], &[]), run: fuzz_targets },
];

/// The checks of the page, which run beside the others.
pub(crate) const PAGE_STEPS: [Step; 6] = [
    Step {
        name: "verdicts",
        scope: Scope::Of(&["talon-worker"], &[]),
        run: |workspace, _| wasm::verdicts(workspace),
    },
    Step { name: "web", scope: PAGE, run: |workspace, _| web::verify(workspace) },
    Step { name: "browser", scope: PAGE, run: |workspace, _| browser::verify(workspace) },
    Step { name: "firefox", scope: PAGE, run: |workspace, _| browser::verify_in_firefox(workspace) },
    Step { name: "webkit", scope: PAGE, run: |workspace, _| browser::verify_in_webkit(workspace) },
    Step { name: "pictures", scope: PAGE, run: |workspace, _| pictures::verify(workspace) },
];

fn tidy(workspace: &Workspace, _: &Selection) -> Result<Outcome> {
    tidy::tidy(workspace)?;
    Ok(Outcome::Passed)
}

fn format(_: &Workspace, _: &Selection) -> Result<Outcome> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

/// The licenses, versions and sources of the libraries. Advisories would need a network.
fn libraries(_: &Workspace, _: &Selection) -> Result<Outcome> {
    if !works(cargo().args(["deny", "--version"])) {
        return Ok(Outcome::Excused("cargo install --locked cargo-deny".into()));
    }
    run(cargo().args(["deny", "check", "bans", "licenses", "sources"]))
}

/// The published packages can be packed. Building them as packed belongs to a release: it takes longer.
fn crates(workspace: &Workspace, _: &Selection) -> Result<Outcome> {
    let published = workspace.packages.iter().filter(|package| package.is_published);
    let packages = published.flat_map(|package| ["--package", &package.name]);
    // The usual folder is that of `cargo xtask package`.
    let folder = workspace.target.join("crates");
    let options = ["package", "--offline", "--allow-dirty", "--no-verify", "--target-dir"];
    run(cargo().args(options).arg(folder).args(packages))
}

fn clippy(_: &Workspace, selection: &Selection) -> Result<Outcome> {
    let mut clippy = cargo();
    clippy.arg("clippy").args(selection.arguments()).arg("--all-targets");
    for (package, feature) in
        [("talon-fuzz", "talon-fuzz/targets"), ("talon-store", "talon-store/test-postgres")]
    {
        if selection.has(package) {
            clippy.args(["--features", feature]);
        }
    }
    run(clippy.args(["--", "-D", "warnings"]))?;
    if !selection.has("talon-serve") && !selection.has("talon-bundle") {
        return Ok(Outcome::Passed);
    }
    // As `cargo play` builds them.
    let without_features = ["--package", "talon-serve", "--package", "talon-bundle", "--no-default-features"];
    run(cargo().arg("clippy").args(without_features).args(["--", "-D", "warnings"]))
}

fn tests(_: &Workspace, selection: &Selection) -> Result<Outcome> {
    let packages = selection.arguments();
    if works(cargo().args(["nextest", "--version"])) {
        let mut tests = cargo();
        tests.args(["nextest", "run", "--no-fail-fast", "--no-tests", "pass"]).args(packages);
        return run(&mut tests);
    }
    let kinds = ["--lib", "--bins", "--tests", "--examples"];
    run(cargo().args(["test", "--no-fail-fast"]).args(packages).args(kinds))?;
    Ok(Outcome::Fallback("by cargo test; for nextest: cargo install --locked cargo-nextest".into()))
}

/// The tests of the store with a PostgreSQL server of their own.
fn postgresql(_: &Workspace, _: &Selection) -> Result<Outcome> {
    if !Path::new(POSTGRESQL).exists() {
        return Ok(Outcome::Skipped("apt-get install postgresql".into()));
    }
    let everything = ["--workspace", "--features", "talon-store/test-postgres"];
    run(cargo().arg("test").args(everything).args(["--test", "it", "postgres"]))
}

/// The quick trials of network matches, with the profile of the tests. They wait more than they work, so they run at
/// once.
fn online(workspace: &Workspace, _: &Selection) -> Result<Outcome> {
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

fn doc_tests(workspace: &Workspace, selection: &Selection) -> Result<Outcome> {
    let packages = selection.with_library(workspace);
    if packages.is_empty() {
        return Ok(Outcome::Passed);
    }
    run(cargo().args(["test", "--doc"]).args(packages))
}

fn docs(_: &Workspace, selection: &Selection) -> Result<Outcome> {
    run(cargo().args(["doc", "--no-deps"]).args(selection.arguments()).env("RUSTDOCFLAGS", "-D warnings"))
}

fn fuzz_targets(workspace: &Workspace, _: &Selection) -> Result<Outcome> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = &'static Step> {
        static ALL: [&[Step]; 2] = [&STEPS, &PAGE_STEPS];
        ALL.into_iter().flatten()
    }

    #[test]
    fn steps_name_packages_and_folders_that_exist() {
        let workspace = Workspace::load().unwrap();
        for step in all() {
            let Scope::Of(packages, folders) = step.scope else { continue };
            for package in packages {
                assert!(workspace.packages.iter().any(|other| other.name == *package), "{package}");
            }
            for folder in folders {
                assert!(workspace.root.join(folder).exists(), "{folder}");
            }
        }
    }

    #[test]
    fn a_run_about_everything_has_all_steps() {
        assert!(all().all(|step| step.scope.concerns(&Selection::default())));
        let quick: Vec<&str> = all().filter(|step| step.scope.is_quick()).map(|step| step.name).collect();
        assert_eq!(quick, ["tidy", "format", "clippy", "tests"]);
    }
}
