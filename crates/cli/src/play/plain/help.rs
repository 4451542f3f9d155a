//! The solvers of plain mode, and how long the player waits for them.

use std::time::Duration;

use talon_table::Winnability;

use crate::play::engine_client::EngineClient;

/// The time that a person waits for a verdict after a move.
const MOMENT: Duration = Duration::from_millis(200);

/// A time limit that is longer than any search.
pub(super) const LONG: Duration = Duration::from_secs(60);

/// The time that a person waits for the summary of a game that has ended.
const MOMENT_AT_END: Duration = Duration::from_secs(5);

/// The solvers, and how long the player waits for them.
#[derive(Debug)]
pub(crate) struct Help {
    pub(super) engine: EngineClient,
    /// The time to wait for a verdict after a move.
    pub(super) patience: Duration,
    /// The time to wait for the summary of a game that has ended.
    pub(super) patience_at_end: Duration,
    /// The verdict that was printed last.
    pub(super) printed: Option<Winnability>,
}

impl Help {
    /// Help by this engine. A person does not wait for a verdict that was not asked for. A script does, so that it
    /// reads the same on every machine.
    pub(crate) fn new(engine: EngineClient, is_person: bool) -> Help {
        let [patience, patience_at_end] = if is_person { [MOMENT, MOMENT_AT_END] } else { [LONG; 2] };
        Help { engine, patience, patience_at_end, printed: None }
    }

    /// Prints the next verdict even if it is the same as the last.
    pub(super) fn forget_printed(&mut self) {
        self.printed = None;
    }
}
