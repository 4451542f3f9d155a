use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::figures::Figures;

/// Gathers the times of many players.
#[derive(Debug, Default)]
pub(crate) struct Meter(Mutex<Times>);

#[derive(Debug, Default)]
struct Times {
    /// From a move to its arrival at the opponent.
    arrivals: Vec<Duration>,
    /// From a lost connection to the next one.
    reconnections: Vec<Duration>,
    /// The number of players with hands before them.
    seated: usize,
    /// The number of times that a player went on to another match.
    followed: usize,
}

impl Meter {
    fn times(&self) -> MutexGuard<'_, Times> {
        // No change stops in the middle of one.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn arrived(&self, time: Duration) {
        self.times().arrivals.push(time);
    }

    pub(crate) fn reconnected(&self, time: Duration) {
        self.times().reconnections.push(time);
    }

    pub(crate) fn sat(&self) {
        self.times().seated += 1;
    }

    pub(crate) fn seated(&self) -> usize {
        self.times().seated
    }

    pub(crate) fn followed(&self) {
        self.times().followed += 1;
    }

    /// The matches that began after another one.
    pub(crate) fn rematches(&self) -> usize {
        self.times().followed / 2
    }

    /// The arrivals since the last call.
    pub(crate) fn take_arrivals(&self) -> Figures {
        std::mem::take(&mut self.times().arrivals).into_iter().collect()
    }

    pub(crate) fn reconnections(&self) -> Figures {
        self.times().reconnections.iter().copied().collect()
    }
}

/// The time when the last move at a table was sent. Both players of the table have it.
#[derive(Debug, Default)]
pub(crate) struct Stopwatch(Mutex<Option<Instant>>);

impl Stopwatch {
    pub(crate) fn start(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    pub(crate) fn stop(&self) -> Option<Duration> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take().map(|begin| begin.elapsed())
    }
}
