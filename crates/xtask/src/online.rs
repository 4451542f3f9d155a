//! `cargo xtask online`: runs the trials of network matches.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::workspace::cargo;

/// Builds the trials optimized, and runs one with these arguments.
pub(crate) fn run(arguments: &[&str]) -> Result<ExitCode> {
    let mut command = cargo();
    command.args(["run", "--release", "--quiet", "--package", "talon-trials", "--"]).args(arguments);
    become_command(&mut command)
}

/// Lets this process become the command, so that Ctrl-C ends nothing before the trial has said what it found.
#[cfg(unix)]
fn become_command(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;

    Err(command.exec()).context("cannot start cargo run")
}

#[cfg(not(unix))]
fn become_command(command: &mut Command) -> Result<ExitCode> {
    let status = command.status().context("cannot start cargo run")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
