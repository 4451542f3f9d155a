//! The number of threads on the command line.

use std::num::NonZero;
use std::thread;

use anyhow::Context;
use clap::Args;

/// The argument that sets the number of threads.
#[derive(Args, Debug)]
pub(crate) struct Threads {
    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "COUNT")]
    threads: Option<NonZero<usize>>,
}

impl Threads {
    /// The number of threads to use.
    ///
    /// # Errors
    /// If none is given and the number of cores is unknown.
    pub(crate) fn count(&self) -> anyhow::Result<NonZero<usize>> {
        if let Some(threads) = self.threads {
            return Ok(threads);
        }
        thread::available_parallelism().context("give the number of threads with --threads")
    }
}
