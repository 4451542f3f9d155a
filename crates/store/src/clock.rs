//! The clock of this machine.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use talon_hall::Time;

/// A stored time is believed up to this far ahead of the machine's clock, in milliseconds: more than any time zone, and less
/// than a clock that is wrong by years.
const MOST_BELIEVED: u64 = 24 * 60 * 60 * 1000;

/// The clock of a store in a file. Another server cannot correct it, so it never goes back: the entries of a match would lie in
/// the future then, and the match could not continue.
static STEADY: Mutex<Option<Steady>> = Mutex::new(None);

/// A time that a clock has shown, and the moment of that on a clock that never jumps.
#[derive(Clone, Copy, Debug)]
struct Steady {
    shown: Time,
    at: Instant,
}

/// The time of this machine. Once a [`SqliteStore`](crate::SqliteStore) is open, the time of this process does not go back,
/// even if the machine's clock does.
pub fn now() -> Time {
    let mut steady = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    match &mut *steady {
        Some(steady) => steady.show(system(), Instant::now()),
        None => system(),
    }
}

/// Lets the clock never go back from now on, nor behind a time that a store contains.
pub(crate) fn hold(stored: Time) {
    let mut steady = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    let (system, at) = (system(), Instant::now());
    let shown = steady.map_or(system, |mut steady| steady.show(system, at));
    let is_believed = stored.since(system) <= MOST_BELIEVED;
    *steady = Some(Steady { shown: if is_believed { shown.max(stored) } else { shown }, at });
}

impl Steady {
    /// The time to show when the machine's clock shows this time.
    fn show(&mut self, system: Time, at: Instant) -> Time {
        let passed = at.saturating_duration_since(self.at);
        let expected = self.shown.plus(milliseconds(passed));
        if system > expected {
            *self = Steady { shown: system, at };
        }
        system.max(expected)
    }
}

fn system() -> Time {
    Time::from_ms(milliseconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()))
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on() {
        let start = Instant::now();
        let mut steady = Steady { shown: Time::from_ms(1_000_000), at: start };
        // The seconds that passed, what the machine's clock shows, and what is shown.
        for (passed, system, shown) in [
            (1, 1_001_000, 1_001_000),
            // Set back by ten minutes: the time passes as before.
            (2, 402_000, 1_002_000),
            (3, 403_000, 1_003_000),
            // Set forward by an hour, and right again.
            (4, 4_604_000, 4_604_000),
            (5, 1_005_000, 4_605_000),
        ] {
            let at = start + Duration::from_secs(passed);
            assert_eq!(steady.show(Time::from_ms(system), at), Time::from_ms(shown), "{passed}");
        }
    }
}
