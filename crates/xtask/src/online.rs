//! `cargo xtask online`: runs the trials of network matches.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::cargo;

/// Builds the trials optimized, and runs one with these arguments.
pub(crate) fn run(arguments: &[&str]) -> Result<ExitCode> {
    let status = cargo()
        .args(["run", "--release", "--quiet", "--package", "talon-trials", "--"])
        .args(arguments)
        .status()
        .context("cannot start cargo run")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
