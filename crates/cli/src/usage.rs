//! Command lines that can be read word by word, but not as a whole.

use clap::CommandFactory;
use clap::error::ErrorKind;

/// An error that ends the program like any other mistake on the command line.
pub(crate) fn error(kind: ErrorKind, message: String) -> anyhow::Error {
    crate::Arguments::command().error(kind, message).into()
}
