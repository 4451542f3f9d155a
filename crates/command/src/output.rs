//! Output and error messages of the commands.

use std::process::ExitCode;

use serde::Serialize;

pub use talon_arguments::output::{complain, exit_code, name_program, print, remark};

/// Writes a value to standard output as one line of JSON.
///
/// # Errors
/// As [`print()`].
pub fn print_json(value: &impl Serialize) -> anyhow::Result<ExitCode> {
    print(&serde_json::to_string(value)?)
}
