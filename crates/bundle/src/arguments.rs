//! The command line.

use std::path::PathBuf;

use clap::Parser;

/// Makes the folder from which a browser loads the games.
#[derive(Parser, Debug)]
pub(crate) struct Arguments {
    /// The folder with the page, the styles, the scripts and the pictures
    #[arg(long)]
    pub(crate) sources: PathBuf,
    /// A program from the compiler; once for the page and once for its workers
    #[arg(long = "program", required = true)]
    pub(crate) programs: Vec<PathBuf>,
    /// The folder to write to; everything else in it is removed
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Ready soon: without compression, and with the names of functions, for stack traces
    #[arg(long)]
    pub(crate) quick: bool,
}
