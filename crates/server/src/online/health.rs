//! Whether the store answers, and what its outages mean.

use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

use talon_hall::Time;
use talon_store::MOST_AHEAD;

use super::lock::locked;

/// For this long after a node's start or a store's return no clock runs out, in milliseconds: the players need time to come
/// back.
const NO_FLAGS: u64 = 20_000;

/// How many outages a node remembers, to give their time back.
const OUTAGES: usize = 16;

/// Whether the store answers.
#[derive(Debug)]
pub(crate) struct Health(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When the node started or the store came back.
    since: Instant,
    /// On a clock that never jumps.
    away_since: Option<Instant>,
    /// The last outages that are over, from one time of the store to another.
    outages: Vec<(Time, Time)>,
    is_clock_right: bool,
}

impl Health {
    pub(crate) fn new(now: Instant) -> Health {
        Health(Mutex::new(State { since: now, away_since: None, outages: Vec::new(), is_clock_right: true }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        locked(&self.0)
    }

    /// Takes note that the store did not answer, and returns whether it did before.
    pub(crate) fn note_away(&self, now: Instant) -> bool {
        let mut state = self.state();
        let is_new = state.away_since.is_none();
        state.away_since.get_or_insert(now);
        is_new
    }

    /// Whether the clock of this node was right last time.
    pub(crate) fn is_clock_right(&self) -> bool {
        self.state().is_clock_right
    }

    /// Takes note of the store's time, which ends an outage, and of this node's time at that moment.
    pub(crate) fn note_time(&self, store: Time, node: Time, now: Instant) {
        let mut state = self.state();
        if let Some(away_since) = state.away_since.take() {
            let lasted = u64::try_from((now - away_since).as_millis()).unwrap_or(u64::MAX);
            state.outages.push((Time::from_ms(store.ms().saturating_sub(lasted)), store));
            state.since = now;
            if state.outages.len() > OUTAGES {
                state.outages.remove(0);
            }
        }
        state.is_clock_right = store.since(node).max(node.since(store)) <= MOST_AHEAD;
    }

    /// Whether the store did not answer last time.
    pub(crate) fn is_away(&self) -> bool {
        self.state().away_since.is_some()
    }

    /// Whether this node can serve.
    pub(crate) fn is_ready(&self) -> bool {
        let state = self.state();
        state.away_since.is_none() && state.is_clock_right
    }

    /// Whether a clock can run out.
    pub(crate) fn can_flag(&self, now: Instant) -> bool {
        let state = self.state();
        state.away_since.is_none() && (now - state.since).as_millis() >= u128::from(NO_FLAGS)
    }

    /// The last outages that are over, from one time of the store to another.
    pub(crate) fn outages(&self) -> Vec<(Time, Time)> {
        self.state().outages.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn nobody_loses_on_time_right_after_an_outage() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let health = Health::new(start);
        assert!(!health.can_flag(at(19_999)));
        assert!(health.can_flag(at(20_000)) && health.is_ready());
        health.note_away(at(30_000));
        health.note_away(at(31_000));
        assert!(!health.can_flag(at(60_000)) && health.is_away() && !health.is_ready());
        let store = Time::from_ms(1_000_000);
        health.note_time(store, store, at(60_000));
        assert_eq!(health.outages(), [(Time::from_ms(970_000), store)]);
        assert!(health.is_ready());
        assert!(!health.can_flag(at(79_999)) && health.can_flag(at(80_000)));
    }

    #[test]
    fn a_node_with_a_wrong_clock_is_not_ready() {
        let (at, start) = (Time::from_ms, Instant::now());
        let health = Health::new(start);
        for (store, is_ready) in
            [(10_000, true), (12_000, true), (12_001, false), (8_000, true), (7_999, false)]
        {
            health.note_time(at(store), at(10_000), start);
            assert_eq!(health.is_ready(), is_ready, "{store}");
        }
    }
}
