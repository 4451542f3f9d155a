//! Long work on all threads, handed over in its order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

/// Which places are worked on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    /// The first place.
    pub(crate) from: u64,
    /// The place behind the last.
    pub(crate) to: u64,
    /// How many are handed over at once.
    pub(crate) chunk: u64,
}

/// Works on all places. Each thread begins with what `begin` makes, which then finds the row of one place after
/// the other, or `None` when it was told that all is over. `take` gets the rows in their order, none twice and none
/// left out, until all are there or `is_interrupted`.
///
/// # Errors
/// The first error of `take`.
pub(crate) fn in_order<R: Send, W: FnMut(u64, &dyn Fn() -> bool) -> Option<R>>(
    places: Places,
    threads: NonZero<usize>,
    is_interrupted: &(dyn Fn() -> bool + Sync),
    begin: impl Fn() -> W + Sync,
    mut take: impl FnMut(&[R]) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicU64::new(places.from);
    let has_failed = AtomicBool::new(false);
    let is_over = || has_failed.load(Ordering::Relaxed) || is_interrupted();
    thread::scope(|scope| {
        // Few chunks wait here; those that wait for an earlier one wait below.
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
                take(&rows)?;
                wanted += rows.len() as u64;
            }
            Ok(())
        });
        has_failed.store(taken.is_err(), Ordering::Relaxed);
        taken
    })
}

/// What one thread does: it works on one chunk after the other, and hands each over with its first place. An
/// interrupted chunk is dropped.
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
        // Nobody takes them when something has failed.
        if sender.send((place, rows)).is_err() {
            return;
        }
    }
}
