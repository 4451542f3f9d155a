//! What the small commands write, and how all of them complain.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

/// Writes a text to standard output and ends its last line.
///
/// # Errors
/// When it cannot be written, for example to a pipe that was closed.
pub(crate) fn print(text: &str) -> anyhow::Result<ExitCode> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        output.write_all(b"\n")?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a value to standard output as one line of JSON.
///
/// # Errors
/// As [`print()`].
pub(crate) fn print_json(value: &impl Serialize) -> anyhow::Result<ExitCode> {
    print(&serde_json::to_string(value)?)
}

/// Says on standard error in one sentence what went wrong.
#[allow(clippy::print_stderr, reason = "this is the one place where errors are told")]
pub(crate) fn complain(error: &anyhow::Error) {
    eprintln!("talon: {error:#}");
}

/// Says something on standard error, besides what was asked for.
#[allow(clippy::print_stderr, reason = "what goes on is told here, and nowhere else")]
pub(crate) fn tell(sentence: &str) {
    eprintln!("talon: {sentence}");
}
