//! Work on many deals: on all threads, with progress, and with its rows in order.

use std::num::NonZero;
use std::thread;

use anyhow::Context;
use clap::Args;
use talon_census::{Places, Threads};
use talon_command::arguments::whole_number;
use talon_command::interrupt::Interrupt;

use crate::progress::Progress;

/// The arguments of the commands that work on many deals.
#[derive(Args, Default, Debug)]
pub(crate) struct Batch {
    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<NonZero<usize>>)]
    threads: Option<NonZero<usize>>,
    /// Do not show progress
    #[arg(long)]
    quiet: bool,
}

impl Batch {
    /// Computes the rows of all places. Each thread calls `begin` once for a function that computes the row of a place, or
    /// returns `None` if the work stops. `receive` gets the rows in order, each exactly once, until all are done or the
    /// user ends the work.
    ///
    /// # Errors
    /// The first error of `receive`, an unknown number of cores, or a system that does not allow to listen for Ctrl-C.
    pub(crate) fn run<R: Send, W: FnMut(u64, &dyn Fn() -> bool) -> Option<R>>(
        &self,
        places: Places,
        begin: impl Fn() -> W + Sync,
        receive: impl FnMut(&[R]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        self.run_until(&Interrupt::listen()?, places, begin, receive)
    }

    /// As [`Batch::run`], for a command that listens for Ctrl-C itself.
    ///
    /// # Errors
    /// The first error of `receive`, or an unknown number of cores.
    pub(crate) fn run_until<R: Send, W: FnMut(u64, &dyn Fn() -> bool) -> Option<R>>(
        &self,
        interrupt: &Interrupt,
        places: Places,
        begin: impl Fn() -> W + Sync,
        mut receive: impl FnMut(&[R]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let is_interrupted = || interrupt.was_pressed();
        let threads = Threads { count: self.threads()?, is_interrupted: &is_interrupted };
        let mut progress = Progress::new(places.to, places.from, self.quiet);
        let result = threads.map_in_order(places, begin, |rows| {
            receive(rows)?;
            progress.advance(rows.len() as u64);
            Ok(())
        });
        progress.finish();
        result
    }

    /// The number of threads.
    ///
    /// # Errors
    /// An unknown number of cores.
    pub(crate) fn threads(&self) -> anyhow::Result<NonZero<usize>> {
        let threads = self.threads.map_or_else(thread::available_parallelism, Ok);
        threads.context("give the number of threads with --threads")
    }

    /// Shows progress to this number of deals.
    pub(crate) fn progress(&self, all: u64) -> Progress {
        Progress::new(all, 0, self.quiet)
    }
}
