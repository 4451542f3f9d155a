//! Output and error messages of the commands.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::OnceLock;

use serde::Serialize;

/// The name of the program.
static PROGRAM: OnceLock<&str> = OnceLock::new();

/// Lets all messages begin with the name of this program.
pub fn name_program(name: &'static str) {
    PROGRAM.get_or_init(|| name);
}

fn program() -> &'static str {
    PROGRAM.get().copied().unwrap_or("talon")
}

/// Writes a text to standard output, with a line break at its end.
///
/// # Errors
/// If it cannot be written, for example to a closed pipe.
pub fn print(text: &str) -> anyhow::Result<ExitCode> {
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
pub fn print_json(value: &impl Serialize) -> anyhow::Result<ExitCode> {
    print(&serde_json::to_string(value)?)
}

/// Prints an error as one sentence on standard error.
#[allow(clippy::print_stderr, reason = "all errors are printed here")]
pub fn complain(error: &anyhow::Error) {
    eprintln!("{}: {error:#}", program());
}

/// Prints a remark on standard error.
#[allow(clippy::print_stderr, reason = "all remarks are printed here")]
pub fn remark(sentence: &str) {
    eprintln!("{}: {sentence}", program());
}
