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
    /// The number of kills of the server.
    kills: usize,
    /// The number of players who are back since the last kill.
    back: usize,
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

    /// The server was killed: nobody is connected.
    pub(crate) fn killed(&self) {
        let mut times = self.times();
        times.kills += 1;
        times.back = 0;
    }

    /// A player is connected who was last connected after so many kills. Returns the number of kills until now.
    pub(crate) fn connected(&self, kills: usize) -> usize {
        let mut times = self.times();
        times.back += usize::from(kills < times.kills);
        times.kills
    }

    /// The number of players who are back since the last kill.
    pub(crate) fn back(&self) -> usize {
        self.times().back
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
