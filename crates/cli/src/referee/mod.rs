//! `talon referee`: plays by the requests of other programs, one JSON request and one JSON answer a line.
//! `docs/develop/PROTOCOL.md` describes the requests.
//!
//! [`Session`] answers lines without input or output; [`serve`] reads and writes them.

mod choose;
mod failure;
mod limits;
mod lines;
mod session;

use std::io;
use std::process::ExitCode;
use std::time::SystemTime;

use clap::Args;

pub use limits::LONGEST_LINE;
pub use lines::serve;
pub use session::Session;

/// Answer requests of other programs: one JSON object a line on standard input, one on standard output.
#[derive(Args, Clone, Copy, Debug)]
#[command(after_help = "\
Example:
  echo '{\"op\":\"new\",\"game\":\"doublets\",\"deal\":17}' | talon referee

docs/develop/PROTOCOL.md describes the requests. The end of the input ends the program with exit code 0.")]
pub struct Arguments {}

/// Runs `talon referee` until its input ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(_: Arguments) -> io::Result<ExitCode> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut session = Session::new(now.map_or(0, |time| time.as_secs()));
    serve(io::stdin().lock(), io::stdout().lock(), &mut session)?;
    Ok(ExitCode::SUCCESS)
}
