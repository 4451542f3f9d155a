//! `cargo xtask fuzz`: runs one fuzz target on the stable toolchain, without `cargo fuzz`.

use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::workspace::{Workspace, cargo};

/// Compiler flags that report the branches an input takes, so that libFuzzer can search for inputs that take new ones.
/// `cargo fuzz` passes the same flags and a sanitizer, which needs the nightly toolchain.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// Runs the fuzz target on the inputs among the arguments. Without inputs it generates new ones until the target fails
/// or a limit among the other arguments, which go to libFuzzer, is reached.
/// Useful inputs are collected in `fuzz/corpus`, failing ones in `fuzz/artifacts`.
pub(crate) fn run(workspace: &Workspace, target: &str, arguments: &[&str]) -> Result<ExitCode> {
    let fuzz = workspace.root.join("fuzz");
    let corpus = fuzz.join("corpus").join(target);
    let artifacts = fuzz.join("artifacts").join(target);
    ensure!(
        fuzz.join("fuzz_targets").join(target).with_extension("rs").exists(),
        "there is no fuzz target `{target}`; fuzz/README.md lists them"
    );
    std::fs::create_dir_all(&corpus).context("cannot make the folder for the corpus")?;
    std::fs::create_dir_all(&artifacts).context("cannot make the folder for failing inputs")?;
    let folders = [corpus, fuzz.join("seeds").join(target)];
    let inputs_given = arguments.iter().any(|argument| !argument.starts_with('-'));
    let status = cargo()
        // Without a named target, cargo would pass the flags to build scripts, which cannot be linked with them.
        .args(["run", "--profile", "fuzz", "--target", "host-tuple", "--package", "talon-fuzz"])
        .args(["--features", "link", "--bin", target, "--target-dir"])
        .arg(workspace.target.join("fuzz"))
        .arg("--")
        .args(folders.iter().filter(|folder| !inputs_given && folder.exists()))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .args(arguments)
        .env("RUSTFLAGS", COVERAGE)
        .status()
        .context("cannot start cargo run")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
