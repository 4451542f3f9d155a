//! Output and error messages of the commands.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::OnceLock;

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

/// The exit code of a command. An error is printed as one sentence; a closed pipe is no error.
pub fn exit_code(result: anyhow::Result<ExitCode>) -> ExitCode {
    result.unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        complain(&error);
        ExitCode::FAILURE
    })
}

/// Returns true if the reader of the output has closed its pipe, which is not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
