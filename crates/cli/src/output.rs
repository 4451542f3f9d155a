//! Output and error messages of the commands.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

/// Writes a text to standard output, with a line break at its end.
///
/// # Errors
/// If it cannot be written, for example to a closed pipe.
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

/// Prints an error as one sentence on standard error.
#[allow(clippy::print_stderr, reason = "all errors are printed here")]
pub(crate) fn complain(error: &anyhow::Error) {
    eprintln!("talon: {error:#}");
}

/// Prints a remark on standard error.
#[allow(clippy::print_stderr, reason = "all remarks are printed here")]
pub(crate) fn remark(sentence: &str) {
    eprintln!("talon: {sentence}");
}
