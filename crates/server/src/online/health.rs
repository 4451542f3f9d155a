//! Whether the store answers, and what its outages mean.

use std::sync::{Mutex, MutexGuard, PoisonError};

use talon_hall::Time;

/// For this long after a node's start or a store's return no clock runs out, in milliseconds: the players need time to come
/// back.
const NO_FLAGS: u64 = 20_000;

/// A node whose clock differs from the store's by more than this leaves service, in milliseconds.
const OFFSET: u64 = 2_000;

/// Whether the store answers.
#[derive(Debug)]
pub(crate) struct Health(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When the node started or the store came back.
    since: Time,
    away_since: Option<Time>,
    /// The last outage that is over.
    outage: Option<(Time, Time)>,
    is_clock_right: bool,
}

impl Health {
    pub(crate) fn new(now: Time) -> Health {
        Health(Mutex::new(State { since: now, away_since: None, outage: None, is_clock_right: true }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of whether the store answered.
    pub(crate) fn note(&self, answers: bool, now: Time) {
        let mut state = self.state();
        match (answers, state.away_since) {
            (true, Some(from)) => {
                state.away_since = None;
                state.outage = Some((from, now));
                state.since = now;
            }
            (false, None) => state.away_since = Some(now),
            _ => {}
        }
    }

    /// Takes note of the store's time.
    pub(crate) fn note_clock(&self, store: Time, now: Time) {
        self.state().is_clock_right = store.since(now).max(now.since(store)) <= OFFSET;
    }

    /// Whether this node can serve.
    pub(crate) fn is_ready(&self) -> bool {
        let state = self.state();
        state.away_since.is_none() && state.is_clock_right
    }

    /// Whether a clock can run out.
    pub(crate) fn can_flag(&self, now: Time) -> bool {
        let state = self.state();
        state.away_since.is_none() && now.since(state.since) >= NO_FLAGS
    }

    /// The last outage that is over: from when to when.
    pub(crate) fn outage(&self) -> Option<(Time, Time)> {
        self.state().outage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_loses_on_time_right_after_an_outage() {
        let at = Time::from_ms;
        let health = Health::new(at(0));
        assert!(!health.can_flag(at(19_999)));
        assert!(health.can_flag(at(20_000)) && health.is_ready());
        health.note(false, at(30_000));
        health.note(false, at(31_000));
        assert!(!health.can_flag(at(60_000)) && !health.is_ready());
        health.note(true, at(60_000));
        assert_eq!(health.outage(), Some((at(30_000), at(60_000))));
        assert!(health.is_ready());
        assert!(!health.can_flag(at(79_999)) && health.can_flag(at(80_000)));
    }

    #[test]
    fn a_node_with_a_wrong_clock_is_not_ready() {
        let at = Time::from_ms;
        let health = Health::new(at(0));
        for (store, is_ready) in
            [(10_000, true), (12_000, true), (12_001, false), (8_000, true), (7_999, false)]
        {
            health.note_clock(at(store), at(10_000));
            assert_eq!(health.is_ready(), is_ready, "{store}");
        }
    }
}
