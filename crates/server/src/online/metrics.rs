//! What an operator can watch, in the OpenMetrics format. It names no player, no address and no tile.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use talon_hall::FromHall;

/// Why a connection ends.
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
    /// The match cannot be continued here.
    Away,
    /// The server ends.
    Ending,
}

/// Pairs of a label's name and its value.
type Labels = [(&'static str, String); 1];

/// All series.
pub(crate) struct Metrics {
    registry: Registry,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Matches in memory.
    pub(crate) tables: Gauge,
    /// Whether the store answers and the clocks agree.
    pub(crate) is_ready: Gauge,
    commands: Family<Labels, Counter>,
    closed: Family<Labels, Counter>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("talon");
        let (sockets, tables, is_ready) = (Gauge::default(), Gauge::default(), Gauge::default());
        let (commands, closed) = (Family::default(), Family::default());
        registry.register("sockets", "Open sockets", sockets.clone());
        registry.register("tables", "Matches in memory", tables.clone());
        registry.register("ready", "Whether this node can serve", is_ready.clone());
        registry.register("commands", "Answered commands, by answer", commands.clone());
        registry.register("closed_sockets", "Sockets that ended, by reason", closed.clone());
        Metrics { registry, sockets, tables, is_ready, commands, closed }
    }

    /// Counts an answer.
    pub(crate) fn answered(&self, answer: &FromHall) {
        let name = match answer {
            FromHall::Accepted { .. } => "accepted",
            FromHall::Refused { .. } => "refused",
            _ => "away",
        };
        self.commands.get_or_create(&[("answer", name.to_owned())]).inc();
    }

    /// Counts a socket that ended.
    pub(crate) fn closed(&self, reason: Closed) {
        self.closed.get_or_create(&[("reason", format!("{reason:?}").to_lowercase())]).inc();
    }

    /// All series as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing into a string does not fail");
        text
    }
}
