//! Work on many deals, on several threads, with its rows in order.

use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

/// The number of deals that a thread takes at once.
pub const CHUNK: u64 = 64;

/// The most threads that share work: more would cost memory and gain nothing.
pub const MOST_THREADS: usize = 256;

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
    /// The number of threads. At most [`MOST_THREADS`] start, and fewer where the system refuses more.
    pub count: NonZero<usize>,
    /// The function that returns true if the work stops. Each thread asks often.
    pub is_interrupted: &'a (dyn Fn() -> bool + Sync),
}

impl fmt::Debug for Threads<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Threads").field("count", &self.count).finish_non_exhaustive()
    }
}

impl Threads<'_> {
    /// Computes the rows of all places. Each thread calls `begin` once for a function that computes the row of a place,
    /// or returns `None` if the work stops. `receive` gets the rows in order, each exactly once, until all are done or
    /// the work is interrupted.
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
            let count = self.count.get().min(MOST_THREADS);
            let (sender, receiver) = mpsc::sync_channel(2 * count);
            let (next, is_over, begin) = (&next, &is_over, &begin);
            let start = || {
                let sender = sender.clone();
                // After a failure nobody receives the rows.
                let deliver = move |place, rows| sender.send((place, rows)).is_ok();
                Builder::new().spawn_scoped(scope, move || work(places, next, is_over, begin(), deliver))
            };
            let started = (0..count).map_while(|_| start().ok()).count();
            drop(sender);
            if started == 0 {
                let mut taken = Ok(());
                work(places, next, is_over, begin(), |_, rows: Vec<R>| {
                    taken = receive(&rows);
                    taken.is_ok()
                });
                return taken;
            }
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

/// The work of one thread: computes one chunk after another and delivers each with its first place, until `deliver`
/// returns that nobody wants more. Drops an interrupted chunk.
fn work<R>(
    places: Places,
    next: &AtomicU64,
    is_over: &dyn Fn() -> bool,
    mut find: impl FnMut(u64, &dyn Fn() -> bool) -> Option<R>,
    mut deliver: impl FnMut(u64, Vec<R>) -> bool,
) {
    loop {
        let place = next.fetch_add(places.chunk, Ordering::Relaxed);
        let chunk = place..places.to.min(place.saturating_add(places.chunk));
        let rows: Option<Vec<R>> =
            chunk.map(|place| if is_over() { None } else { find(place, is_over) }).collect();
        let Some(rows) = rows.filter(|rows| !rows.is_empty()) else { return };
        if !deliver(place, rows) {
            return;
        }
    }
}
