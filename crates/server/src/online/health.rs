//! The health of the store and of this node, and the outages: times during which no server was there.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use talon_hall::Time;
use talon_store::{Beat, LONGEST_PAUSE, MOST_AHEAD};

use super::lock::locked;

/// For this long after a node's start or a store's return no clock runs out, in milliseconds: the players need time to
/// come back.
const NO_FLAGS: u64 = 20_000;

/// The time that players can take to come back after an outage, during which their sockets were closed.
const RETURNING: Duration = Duration::from_secs(5);

/// The number of outages that a node remembers, to give their time back.
const OUTAGES: usize = 16;

/// The state of the store, as the node sees it.
#[derive(Debug)]
pub(crate) struct Health(Mutex<State>);

#[derive(Debug)]
struct State {
    /// The time when the node started or the store came back.
    since: Instant,
    /// The time when the clock of this node was first seen to be wrong; `None` if it is right.
    wrong_since: Option<Instant>,
    /// On a clock that never jumps.
    away_since: Option<Instant>,
    /// The last outages of the store for this node that are over, from one time of the store to another.
    outages: Vec<(Time, Time)>,
    /// The last outages of all nodes, as the store knows them.
    shared: Vec<(Time, Time)>,
    /// The time when this node last said that it is there, on a clock that never jumps and on its own.
    beat: Option<(Instant, Time)>,
}

impl Health {
    pub(crate) fn new(now: Instant) -> Health {
        Health(Mutex::new(State {
            since: now,
            away_since: None,
            wrong_since: None,
            outages: Vec::new(),
            shared: Vec::new(),
            beat: None,
        }))
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

    /// Returns true if the clock of this node was right last time.
    pub(crate) fn is_clock_right(&self) -> bool {
        self.state().wrong_since.is_none()
    }

    /// Takes note of the store's answer, which ends an outage, and of this node's time at that moment. Returns the
    /// outage of all nodes that this answer ends, if there is one.
    pub(crate) fn note_beat(&self, beat: Beat, node: Time, now: Instant) -> Option<(Time, Time)> {
        let (mut state, store) = (self.state(), beat.now);
        if let Some(away_since) = state.away_since.take() {
            let lasted = u64::try_from((now - away_since).as_millis()).unwrap_or(u64::MAX);
            state.outages.push((Time::from_ms(store.ms().saturating_sub(lasted)), store));
            state.since = now;
            if state.outages.len() > OUTAGES {
                state.outages.remove(0);
            }
        }
        let is_right = store.since(node).max(node.since(store)) <= MOST_AHEAD;
        state.wrong_since = if is_right { None } else { state.wrong_since.or(Some(now)) };
        state.beat = Some((now, node));
        let ended = beat.outages.iter().find(|outage| !state.shared.contains(outage)).copied();
        if ended.is_some() {
            state.since = now;
        }
        state.shared = beat.outages;
        ended
    }

    /// Returns true if the node must ask the store before it decides anything: the store did not answer last time, or the
    /// node itself was stopped since it last said that it is there. A stopped process shows on one clock, a suspended
    /// machine on the other.
    pub(crate) fn must_ask(&self, node: Time, now: Instant) -> bool {
        let state = self.state();
        let is_late = |(at, time): (Instant, Time)| {
            let passed = u64::try_from((now - at).as_millis()).unwrap_or(u64::MAX);
            passed.max(node.since(time)) > LONGEST_PAUSE
        };
        state.away_since.is_some() || state.beat.is_none_or(is_late)
    }

    /// Returns true if the store did not answer last time.
    pub(crate) fn is_away(&self) -> bool {
        self.state().away_since.is_some()
    }

    /// Returns true if this node can serve.
    pub(crate) fn is_ready(&self) -> bool {
        let state = self.state();
        state.away_since.is_none() && state.wrong_since.is_none()
    }

    /// Returns true if this node has not been able to serve for this long.
    pub(crate) fn is_unfit(&self, longest: Duration, now: Instant) -> bool {
        let state = self.state();
        let since = [state.away_since, state.wrong_since].into_iter().flatten().min();
        since.is_some_and(|since| now - since >= longest)
    }

    /// Returns true if the store has been there long enough to say that an absent player has left.
    pub(crate) fn is_settled(&self, now: Instant) -> bool {
        let state = self.state();
        state.away_since.is_none() && now - state.since >= RETURNING
    }

    /// Returns true if a clock can run out.
    pub(crate) fn can_flag(&self, now: Instant) -> bool {
        let state = self.state();
        state.away_since.is_none() && (now - state.since).as_millis() >= u128::from(NO_FLAGS)
    }

    /// The last outages that are over, from one time of the store to another.
    pub(crate) fn outages(&self) -> Vec<(Time, Time)> {
        let state = self.state();
        state.outages.iter().chain(&state.shared).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer of a store that knows of no outage.
    fn beat(ms: u64) -> Beat {
        Beat { now: Time::from_ms(ms), outages: Vec::new() }
    }

    #[test]
    fn an_outage_of_all_nodes_is_noted_once() {
        let (at, start) = (Time::from_ms, Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        let health = Health::new(start);
        let outage = (at(60_000), at(100_000));
        let answer = |ms| Beat { now: at(ms), outages: vec![outage] };
        assert_eq!(health.note_beat(answer(100_000), at(100_000), after(30)), Some(outage));
        assert_eq!(health.outages(), [outage]);
        assert!(!health.can_flag(after(49)) && health.can_flag(after(50)), "players need time to come back");
        assert_eq!(health.note_beat(answer(101_000), at(101_000), after(31)), None);
        assert_eq!(health.outages(), [outage]);
    }

    #[test]
    fn a_node_that_was_stopped_asks_before_it_decides() {
        let (at, start) = (Time::from_ms, Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        let health = Health::new(start);
        assert!(health.must_ask(at(10_000), start), "a new node does not know what was before it");
        health.note_beat(beat(10_000), at(10_000), start);
        // The seconds that passed on the clock that never jumps, and the node's time.
        for (passed, node, must_ask) in [
            (1, 11_000, false),
            (2, 12_000, false),
            (32, 42_000, true),
            // A suspended machine: the one clock stood still.
            (1, 42_000, true),
            // A clock that was set back.
            (1, 9_000, false),
        ] {
            assert_eq!(health.must_ask(at(node), after(passed)), must_ask, "{passed} s, {node} ms");
        }
    }

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
        health.note_beat(beat(1_000_000), store, at(60_000));
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
            health.note_beat(beat(store), at(10_000), start);
            assert_eq!(health.is_ready(), is_ready, "{store}");
        }
    }

    #[test]
    fn a_node_is_unfit_when_it_cannot_serve_for_long() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let (right, wrong, five) = (Time::from_ms(10_000), Time::from_ms(40_000), Duration::from_secs(5));
        let health = Health::new(start);
        health.note_beat(beat(10_000), wrong, after(1));
        health.note_beat(beat(10_000), wrong, after(4));
        assert!(!health.is_unfit(five, after(5)) && health.is_unfit(five, after(6)));
        health.note_beat(beat(10_000), right, after(7));
        assert!(!health.is_unfit(five, after(60)));
        health.note_away(after(60));
        assert!(!health.is_unfit(five, after(64)) && health.is_unfit(five, after(65)));
    }
}
