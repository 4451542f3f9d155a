//! `talon man`: writes manual pages.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;

/// Write the manual pages of all commands into a folder.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon man ~/.local/share/man/man1
  man talon-play")]
pub(crate) struct Arguments {
    /// The folder, which is created if necessary
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, command: clap::Command) -> anyhow::Result<ExitCode> {
    let cannot = || format!("the manual pages cannot be written to {}", arguments.folder.display());
    fs::create_dir_all(&arguments.folder).with_context(cannot)?;
    clap_mangen::generate_to(command, &arguments.folder).with_context(cannot)?;
    Ok(ExitCode::SUCCESS)
}
