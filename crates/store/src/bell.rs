//! The doorbell: which matches have new entries.

use talon_hall::{MatchId, Seq};
use tokio::sync::broadcast;

/// The number of rings that can wait for a slow listener. A listener that misses some asks the store for the heads
/// instead.
const WAITING: usize = 4096;

/// The news that a match has new entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The match.
    pub game: MatchId,
    /// The number of entries that its log has at least.
    pub head: Seq,
}

/// Tells all listeners of this process which matches have new entries.
///
/// A ring can be lost; nothing but time depends on it.
#[derive(Clone, Debug)]
pub struct Bell(broadcast::Sender<Ring>);

impl Default for Bell {
    fn default() -> Bell {
        Bell(broadcast::Sender::new(WAITING))
    }
}

impl Bell {
    /// Rings.
    pub fn ring(&self, ring: Ring) {
        // An error means that nobody listens.
        let _ = self.0.send(ring);
    }

    /// Listens from now on.
    pub fn listen(&self) -> broadcast::Receiver<Ring> {
        self.0.subscribe()
    }
}
