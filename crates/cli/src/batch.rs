//! Work on many deals: on all threads, with progress, and with its rows in order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use anyhow::Context;
use clap::Args;

use crate::interrupt::Interrupt;
use crate::number_argument::whole_number;
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

/// A range of places to work on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    /// The first place.
    pub(crate) from: u64,
    /// The place after the last.
    pub(crate) to: u64,
    /// The number of places in a chunk, the unit of delivery.
    pub(crate) chunk: u64,
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
        let threads = self.threads.map_or_else(thread::available_parallelism, Ok);
        let threads = threads.context("give the number of threads with --threads")?;
        let mut progress = Progress::new(places.to, places.from, self.quiet);
        let result = map_in_order(places, threads, &|| interrupt.was_pressed(), begin, |rows| {
            receive(rows)?;
            progress.advance(rows.len() as u64);
            Ok(())
        });
        progress.finish();
        result
    }
}

/// Maps places to rows on these threads, as [`Batch::run`].
fn map_in_order<R: Send, W: FnMut(u64, &dyn Fn() -> bool) -> Option<R>>(
    places: Places,
    threads: NonZero<usize>,
    is_interrupted: &(dyn Fn() -> bool + Sync),
    begin: impl Fn() -> W + Sync,
    mut receive: impl FnMut(&[R]) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicU64::new(places.from);
    let has_failed = AtomicBool::new(false);
    let is_over = || has_failed.load(Ordering::Relaxed) || is_interrupted();
    thread::scope(|scope| {
        // Few chunks wait in the channel; those that arrive before an earlier one wait in the map below.
        let (sender, receiver) = mpsc::sync_channel(2 * threads.get());
        for _ in 0..threads.get() {
            let (sender, next, is_over, begin) = (sender.clone(), &next, &is_over, &begin);
            scope.spawn(move || work(places, next, is_over, begin(), &sender));
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = places.from;
        let taken = receiver.iter().try_for_each(|(place, rows): (u64, Vec<R>)| {
            waiting.insert(place, rows);
            while let Some(rows) = waiting.remove(&wanted) {
                receive(&rows)?;
                wanted += rows.len() as u64;
            }
            Ok(())
        });
        has_failed.store(taken.is_err(), Ordering::Relaxed);
        taken
    })
}

/// The work of one thread: computes one chunk after another and sends each with its first place. Drops an interrupted
/// chunk.
fn work<R>(
    places: Places,
    next: &AtomicU64,
    is_over: &dyn Fn() -> bool,
    mut find: impl FnMut(u64, &dyn Fn() -> bool) -> Option<R>,
    sender: &SyncSender<(u64, Vec<R>)>,
) {
    loop {
        let place = next.fetch_add(places.chunk, Ordering::Relaxed);
        let chunk = place..places.to.min(place.saturating_add(places.chunk));
        let rows: Option<Vec<R>> =
            chunk.map(|place| if is_over() { None } else { find(place, is_over) }).collect();
        let Some(rows) = rows.filter(|rows| !rows.is_empty()) else { return };
        // After a failure nobody receives the rows.
        if sender.send((place, rows)).is_err() {
            return;
        }
    }
}
