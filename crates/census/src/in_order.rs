//! Work on many deals, on several threads, with its rows in order.

use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

/// The number of deals that a thread takes at once.
pub const CHUNK: u64 = 64;

/// A range of places to work on.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The first place.
    pub from: u64,
    /// The place after the last.
    pub to: u64,
    /// The number of places in a chunk, the unit of delivery.
    pub chunk: u64,
}

/// Threads that share work.
#[derive(Clone, Copy)]
pub struct Threads<'a> {
    /// The number of threads.
    pub count: NonZero<usize>,
    /// Whether the work stops. Each thread asks often.
    pub is_interrupted: &'a (dyn Fn() -> bool + Sync),
}

impl fmt::Debug for Threads<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Threads").field("count", &self.count).finish_non_exhaustive()
    }
}

impl Threads<'_> {
    /// Computes the rows of all places. Each thread calls `begin` once for a function that computes the row of a place, or
    /// returns `None` if the work stops. `receive` gets the rows in order, each exactly once, until all are done or the
    /// work is interrupted.
    ///
    /// # Errors
    /// The first error of `receive`.
    pub fn map_in_order<R: Send, E, W: FnMut(u64, &dyn Fn() -> bool) -> Option<R>>(
        self,
        places: Places,
        begin: impl Fn() -> W + Sync,
        mut receive: impl FnMut(&[R]) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(places.from);
        let has_failed = AtomicBool::new(false);
        let is_over = || has_failed.load(Ordering::Relaxed) || (self.is_interrupted)();
        thread::scope(|scope| {
            // Few chunks wait in the channel; those that arrive before an earlier one wait in the map below.
            let (sender, receiver) = mpsc::sync_channel(2 * self.count.get());
            for _ in 0..self.count.get() {
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
