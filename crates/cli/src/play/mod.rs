//! `talon play`: the games on a screen, or line by line.

use std::process::ExitCode;

use clap::Args;

/// Play a game in the terminal.
#[derive(Args, Debug, Default)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> anyhow::Result<ExitCode> {
    anyhow::bail!("the table is not set yet: there is nothing to play")
}
