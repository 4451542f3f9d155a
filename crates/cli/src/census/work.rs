//! The deals, solved on all threads and handed over in their order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use talon_cli::search::Limits;
use talon_solve::AnySolver;

use super::deals::Deals;
use super::row::{Row, Series};

/// How many deals are solved before they are handed over.
pub(super) const CHUNK: u64 = 64;

/// What has to be done.
#[derive(Clone, Debug)]
pub(super) struct Work {
    /// What is measured.
    pub(super) series: Series,
    /// The deals.
    pub(super) deals: Deals,
    /// How much the search for one deal may cost.
    pub(super) limits: Limits,
    /// How many of the deals have been solved before.
    pub(super) done: u64,
}

impl Work {
    /// Solves the deals that are left. `take` gets them in their order, none twice and none left out,
    /// until all are solved or `is_interrupted`.
    ///
    /// # Errors
    /// The first error of `take`.
    pub(super) fn run(
        &self,
        threads: NonZero<usize>,
        is_interrupted: &(dyn Fn() -> bool + Sync),
        mut take: impl FnMut(&[Row]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let next = AtomicU64::new(self.done);
        let has_failed = AtomicBool::new(false);
        let is_over = || has_failed.load(Ordering::Relaxed) || is_interrupted();
        thread::scope(|scope| {
            // Few chunks wait here; those that wait for an earlier one wait below.
            let (sender, receiver) = mpsc::sync_channel(2 * threads.get());
            for _ in 0..threads.get() {
                let (sender, next, is_over) = (sender.clone(), &next, &is_over);
                scope.spawn(move || self.solve(next, is_over, &sender));
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut wanted = self.done;
            let taken = receiver.iter().try_for_each(|(place, rows)| {
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

    /// What one thread does: it solves one chunk after the other, and hands each over with the place of
    /// its first deal. An interrupted chunk is dropped.
    fn solve(&self, next: &AtomicU64, is_over: &dyn Fn() -> bool, sender: &SyncSender<(u64, Vec<Row>)>) {
        let mut solver = AnySolver::default();
        loop {
            let place = next.fetch_add(CHUNK, Ordering::Relaxed);
            let places = place..self.deals.count().min(place.saturating_add(CHUNK));
            let rows: Option<Vec<Row>> = places
                .map(|place| {
                    if is_over() {
                        return None;
                    }
                    self.series.solve(&mut solver, self.deals.get(place), self.limits, is_over)
                })
                .collect();
            let Some(rows) = rows.filter(|rows| !rows.is_empty()) else { return };
            // Nobody takes them when something has failed.
            if sender.send((place, rows)).is_err() {
                return;
            }
        }
    }
}
