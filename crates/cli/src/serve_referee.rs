//! `talon referee`: the rules for other programs.

use std::io;
use std::process::ExitCode;
use std::time::SystemTime;

use clap::Args;
use talon_cli::referee::{Session, serve};

/// Answer requests of other programs: one JSON object a line on standard input, one on standard output.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  echo '{\"op\":\"new\",\"game\":\"doublets\",\"deal\":17}' | talon referee

The requests are told in docs/PROTOCOL.md. The end of the input ends the program with exit code 0.")]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> anyhow::Result<ExitCode> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut session = Session::new(now.map_or(0, |time| time.as_secs()));
    serve(io::stdin().lock(), io::stdout().lock(), &mut session)?;
    Ok(ExitCode::SUCCESS)
}
