use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use talon_hall::Time;

/// A difference between both clocks of the system that means that the device slept.
const SLEPT: Duration = Duration::from_secs(2);

/// The local time. It never goes back, and goes on while the device sleeps, during which one of the system's clocks stands
/// still.
#[derive(Debug)]
pub(super) struct Clock {
    began: Time,
    steady: Instant,
    last: (Instant, SystemTime),
    slept: Duration,
}

impl Clock {
    pub(super) fn start() -> Clock {
        let (steady, wall) = (Instant::now(), SystemTime::now());
        let since = wall.duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { began: Time::from_ms(ms(since)), steady, last: (steady, wall), slept: Duration::ZERO }
    }

    pub(super) fn now(&mut self) -> Time {
        self.at(Instant::now(), SystemTime::now())
    }

    fn at(&mut self, steady: Instant, wall: SystemTime) -> Time {
        let (last_steady, last_wall) = self.last;
        let passed = steady.saturating_duration_since(last_steady);
        let by_wall = wall.duration_since(last_wall).unwrap_or_default();
        if by_wall > passed + SLEPT {
            self.slept += by_wall - passed;
        }
        self.last = (steady, wall);
        self.began.plus(ms(steady.saturating_duration_since(self.steady) + self.slept))
    }
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_local_time_goes_on_while_the_device_sleeps_and_never_goes_back() {
        let second = Duration::from_secs(1);
        let mut clock = Clock::start();
        let (steady, wall) = clock.last;
        let began = clock.began;
        let mut after = |steady_seconds: u32, wall: SystemTime| {
            clock.at(steady + second * steady_seconds, wall).since(began) / 1000
        };
        assert_eq!(after(1, wall + second), 1);
        assert_eq!(after(2, wall + second * 3602), 3602, "the device slept for an hour");
        assert_eq!(after(3, wall), 3603, "the clock was set back");
        assert_eq!(after(4, wall + second), 3604);
    }
}
