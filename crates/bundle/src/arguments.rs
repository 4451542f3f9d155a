//! The command line.

use std::path::PathBuf;

use clap::Parser;

/// Makes the folder that a browser loads the games from.
#[derive(Parser, Debug)]
pub(crate) struct Arguments {
    /// The folder with the page, the styles, the scripts and the pictures
    #[arg(long)]
    pub(crate) sources: PathBuf,
    /// A program, as the compiler made it: the page, and the worker
    #[arg(long = "program", required = true)]
    pub(crate) programs: Vec<PathBuf>,
    /// The folder to write to; everything else in it is removed
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// A development build: without compression and without files for offline use
    #[arg(long)]
    pub(crate) dev: bool,
}
