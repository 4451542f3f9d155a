//! The solvers of plain mode, and how long the player waits for them.

use std::time::Duration;

use talon_table::Winnability;

use crate::play::engine_client::EngineClient;

/// How long a person waits for a verdict after a move.
const MOMENT: Duration = Duration::from_millis(200);

/// A time limit that is longer than any search.
pub(super) const LONG: Duration = Duration::from_secs(60);

/// The solvers, and how long the player waits for them.
#[derive(Debug)]
pub(crate) struct Help {
    pub(super) engine: EngineClient,
    /// How long to wait for a verdict after a move.
    pub(super) patience: Duration,
    /// The verdict that was printed last.
    pub(super) printed: Option<Winnability>,
}

impl Help {
    /// Help by this engine. A person does not wait for a verdict that was not asked for. A script does, so that it
    /// reads the same on every machine.
    pub(crate) fn new(engine: EngineClient, is_person: bool) -> Help {
        let patience = if is_person { MOMENT } else { LONG };
        Help { engine, patience, printed: None }
    }

    /// Prints the next verdict even if it is the same as the last.
    pub(super) fn forget_printed(&mut self) {
        self.printed = None;
    }
}
