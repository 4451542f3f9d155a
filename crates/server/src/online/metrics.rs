//! The figures that an operator can watch, in the OpenMetrics format. They name no player, no address and no tile.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use talon_hall::{FromHall, Refusal, Resume};
use talon_store::{Appended, StoreError};

/// The reason why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Closed {
    /// The other side closed it, or it broke.
    Gone,
    /// Nothing came for too long.
    Silent,
    /// The receiver is too slow.
    Slow,
    /// Too many messages came.
    Flood,
    /// A message cannot be read.
    Nonsense,
    /// The key that opened it was replaced, or its player was erased.
    Spent,
    /// The match cannot be continued here.
    Away,
    /// The server ends.
    Ending,
}

/// Pairs of a label's name and its value.
type Labels = [(&'static str, String); 1];

/// A counter for each value of a label.
type Counters = Family<Labels, Counter>;

/// A series of its kind, without values.
trait Series {
    fn make() -> Self;
}

impl Series for Counter {
    fn make() -> Counter {
        Counter::default()
    }
}

impl Series for Gauge {
    fn make() -> Gauge {
        Gauge::default()
    }
}

impl Series for Counters {
    fn make() -> Counters {
        Counters::default()
    }
}

/// Seconds, from a millisecond to half a minute.
impl Series for Histogram {
    fn make() -> Histogram {
        Histogram::new(exponential_buckets(0.001, 2.0, 16))
    }
}

/// Declares all series.
macro_rules! series {
    ($($name:ident: $kind:ident, $help:literal;)*) => {
        /// All series.
        #[derive(Debug)]
        pub(crate) struct Metrics {
            registry: Registry,
            $(#[doc = $help] pub(crate) $name: $kind,)*
        }

        /// The names of all series.
        #[cfg(test)]
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        impl Metrics {
            pub(crate) fn new() -> Metrics {
                let mut registry = Registry::with_prefix("talon");
                $(
                    let $name = $kind::make();
                    registry.register(stringify!($name), $help, $name.clone());
                )*
                Metrics { registry, $($name,)* }
            }
        }
    };
}

series! {
    sockets: Gauge, "Open sockets";
    polls: Gauge, "Calls that wait for news or for an opponent";
    tables: Gauge, "Matches in memory";
    entries: Gauge, "Entries of the matches in memory";
    ready: Gauge, "Whether this node can serve";
    store_away: Gauge, "Whether the store does not answer";
    clock_offset_ms: Gauge, "How far the clock of this node is ahead of the store's, in milliseconds";
    outages: Counter, "How often the store stopped answering";
    append_seconds: Histogram, "How long the store takes for an entry";
    appends: Counters, "Entries sent to the store, by what became of them";
    commands: Counters, "Answered commands, by answer";
    stale: Counter, "Moves that were chosen on another board";
    resumes: Counters, "Clients that asked what is new, by what they got";
    closed_sockets: Counters, "Sockets that ended, by reason";
    refused_calls: Counters, "Refused calls, by status";
    doorbell_seconds: Histogram, "How late this node reads what another one appended";
    due_seconds: Histogram, "How late something happens that happens by itself";
    opened_matches: Counter, "Opened matches";
    ended_matches: Counters, "Matches that this node ended, by their end";
    pairs: Counter, "Pairs of players that this node made";
    bot_moves: Counter, "Moves of bots";
    copies: Counters, "Copies of the store, by whether they succeeded";
}

impl Metrics {
    /// Counts an answer.
    pub(crate) fn answered(&self, answer: &FromHall) {
        let name = match answer {
            FromHall::Accepted { .. } => "accepted",
            FromHall::Refused { .. } => "refused",
            _ => "away",
        };
        count(&self.commands, "answer", name);
        if matches!(answer, FromHall::Refused { reason: Refusal::Stale, .. }) {
            self.stale.inc();
        }
    }

    /// Counts what became of an entry.
    pub(crate) fn appended(&self, result: &Result<Appended, StoreError>, seconds: f64) {
        self.append_seconds.observe(seconds);
        let name = match result {
            Ok(Appended::Done { .. }) => "done",
            Ok(Appended::Already(_)) => "already",
            Ok(Appended::Behind { .. }) => "behind",
            Ok(Appended::NoGame) => "no-match",
            Ok(Appended::Ahead) => "ahead",
            Err(StoreError::Unknown(_)) => "unknown",
            Err(_) => "failed",
        };
        count(&self.appends, "outcome", name);
    }

    /// Counts what a client got that asked what is new.
    pub(crate) fn resumed(&self, resume: Resume) {
        let name = match resume {
            Resume::Whole => "whole",
            Resume::UpToDate => "nothing",
            Resume::From(_) => "entries",
            Resume::Rewound => "rewound",
        };
        count(&self.resumes, "answer", name);
    }

    /// Counts a socket that ended.
    pub(crate) fn closed(&self, reason: Closed) {
        count(&self.closed_sockets, "reason", &format!("{reason:?}").to_lowercase());
    }

    /// All series as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing into a string does not fail");
        text
    }
}

/// Counts one more with this value of the label.
pub(crate) fn count(counters: &Counters, label: &'static str, value: &str) {
    counters.get_or_create(&[(label, value.to_owned())]).inc();
}

/// The count of this value of the label.
pub(crate) fn value(counters: &Counters, label: &'static str, value: &str) -> u64 {
    counters.get_or_create(&[(label, value.to_owned())]).get()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dashboard for hosts.
    const DASHBOARD: &str = include_str!("../../../../packaging/host/dashboard.json");

    #[test]
    fn the_dashboard_shows_only_series_that_there_are() {
        let names = DASHBOARD.split("talon_").skip(1).map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_lowercase() && sign != '_').unwrap_or(rest.len());
            &rest[..end]
        });
        let names: Vec<&str> = names.collect();
        assert!(names.len() > 12, "{names:?}");
        for name in names {
            let series = name.trim_end_matches("_total").trim_end_matches("_bucket");
            assert!(NAMES.contains(&series), "{name} is no series");
        }
    }
}
