//! `talon export`: writes all saved games into one file.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, ValueHint};
use talon_command::output::print;
use talon_serve::DataFolder;
use talon_wire::Export;

use crate::files::Files;

/// Write all saved games into one file, for a browser or another machine.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon export games.json
  talon export | gzip > games.json.gz")]
pub(crate) struct Arguments {
    /// The file, which must not exist yet [default: standard output]
    #[arg(value_hint = ValueHint::AnyPath)]
    file: Option<String>,
    #[command(flatten)]
    folder: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let files = Files::of_existing(&arguments.folder)?;
    let mut export = Export::of_store(&files).context("the saved games cannot be read")?;
    export.aside.extend(files.aside().context("the saved games cannot be read")?);
    let Some(path) = arguments.file.as_deref().filter(|path| *path != "-") else {
        return print(&export.to_json());
    };
    let cannot = || format!("{path} cannot be written");
    let mut file = OpenOptions::new().write(true).create_new(true).open(path).with_context(cannot)?;
    let written = file.write_all(export.to_json().as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        // A part of an export would stand in the way of the next try.
        let _ = fs::remove_file(path);
    }
    written.with_context(cannot)?;
    Ok(ExitCode::SUCCESS)
}
