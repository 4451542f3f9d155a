//! The state that all connections share.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use talon_store::Store;
use tokio::sync::watch;

use super::limits::Limits;
use super::metrics::Metrics;
use super::node::Node;
use super::substitute::Substitute;
use super::tickets::Tickets;
use super::trusted::Trusted;
use super::usage::Usage;

/// Matches over the network. A copy is the same hall.
///
/// # Examples
/// ```
/// use std::sync::Arc;
/// use talon_server::Online;
/// use talon_store::MemoryStore;
///
/// let online = Online::new(Arc::new(MemoryStore::default()), talon_server::Trusted::default(), None);
/// let routes = talon_server::router::<talon_server::BrowserTable>().merge(online.routes());
/// # drop(routes);
/// ```
#[derive(Clone)]
pub struct Online(Arc<Inside>);

struct Inside {
    node: Node,
    trusted: Trusted,
    tickets: Tickets,
    limits: Limits,
    usage: Usage,
    is_ending: watch::Sender<bool>,
    /// True if all sockets must close because this node cannot serve.
    is_unfit: watch::Sender<bool>,
}

/// A call that waits.
pub(crate) struct Waiting(Online);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.metrics().polls.dec();
    }
}

impl fmt::Debug for Online {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Online").field("store", &self.0.node.store).finish_non_exhaustive()
    }
}

impl Online {
    /// Matches that are kept in this store. Pages of the host itself can call, and those of trusted sites. Without a
    /// substitute, nobody can let a bot play for a player who left.
    pub fn new(store: Arc<dyn Store>, trusted: Trusted, substitute: Option<Substitute>) -> Online {
        Online::with_limits(store, trusted, substitute, Limits::default())
    }

    /// The same with other limits.
    pub fn with_limits(
        store: Arc<dyn Store>,
        trusted: Trusted,
        substitute: Option<Substitute>,
        limits: Limits,
    ) -> Online {
        Online(Arc::new(Inside {
            node: Node::new(store, substitute),
            trusted,
            tickets: Tickets::default(),
            usage: Usage::new(&limits),
            limits,
            is_ending: watch::Sender::new(false),
            is_unfit: watch::Sender::new(false),
        }))
    }

    /// The same without a protection, for a trial that must notice.
    #[cfg(feature = "mutations")]
    #[must_use]
    pub fn without(self, protection: Option<super::mutation::Mutation>) -> Online {
        if let Some(protection) = protection {
            self.0.node.mutation.get_or_init(|| protection);
        }
        self
    }

    /// Sends all players away, who connect again in a moment, and takes no new ones.
    pub fn end(&self) {
        self.0.is_ending.send_replace(true);
    }

    pub(crate) fn node(&self) -> &Node {
        &self.0.node
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn usage(&self) -> &Usage {
        &self.0.usage
    }

    /// Closes all sockets if this node cannot serve for too long.
    pub(crate) fn note_fitness(&self) {
        let is_unfit = self.node().health.is_unfit(self.limits().unfit, Instant::now());
        self.0.is_unfit.send_if_modified(|before| std::mem::replace(before, is_unfit) != is_unfit);
    }

    /// Changes when this node cannot serve for too long, and when it can again.
    pub(crate) fn unfit(&self) -> watch::Receiver<bool> {
        self.0.is_unfit.subscribe()
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.node.metrics
    }

    /// Counts a call that waits, until the answer is dropped.
    pub(crate) fn waiting(&self) -> Waiting {
        self.metrics().polls.inc();
        Waiting(self.clone())
    }

    pub(crate) fn tickets(&self) -> &Tickets {
        &self.0.tickets
    }

    pub(crate) fn trusted(&self) -> &Trusted {
        &self.0.trusted
    }

    pub(crate) fn is_ending(&self) -> bool {
        *self.0.is_ending.borrow()
    }

    /// Changes when the server ends.
    pub(crate) fn ending(&self) -> watch::Receiver<bool> {
        self.0.is_ending.subscribe()
    }
}
