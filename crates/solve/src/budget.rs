use std::fmt;

use talon_rules::GameName;

/// How much a search may cost.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most positions that it may look at.
    pub nodes: u64,
    /// The most bytes that its tables may hold. With few bytes a search forgets, and takes longer.
    pub bytes: usize,
    /// Asked every few hundred positions: `true` ends the search.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Budget<'_> {
    /// No bound on positions, 64 MiB, never stopped.
    fn default() -> Self {
        Budget { nodes: u64::MAX, bytes: 64 << 20, stop: &|| false }
    }
}

/// The bytes with which every deal that was tried could be decided, by the usual options of the game.
pub const fn usual_bytes(game: GameName) -> usize {
    match game {
        GameName::LadyJane => 200 << 20,
        GameName::Doublets | GameName::Yield | GameName::Curse => 64 << 20,
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("nodes", &self.nodes)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

/// Which part of a budget ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The number of positions.
    Nodes,
    /// The memory.
    Bytes,
    /// The stop flag.
    Stopped,
}

/// Counts positions against a budget.
#[derive(Debug)]
pub struct Meter<'a> {
    budget: Budget<'a>,
    nodes: u64,
    limit: Option<Limit>,
}

impl<'a> Meter<'a> {
    /// How many positions go by between two looks at the stop flag.
    const STOP_EVERY: u64 = 256;

    /// Nothing has been counted yet.
    pub fn new(budget: &Budget<'a>) -> Meter<'a> {
        Meter { budget: *budget, nodes: 0, limit: None }
    }

    /// Counts a position; `false` when the budget has run out, now or before.
    #[inline]
    pub fn count(&mut self) -> bool {
        if self.limit.is_some() {
            return false;
        }
        if self.nodes == self.budget.nodes {
            self.limit = Some(Limit::Nodes);
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(Meter::STOP_EVERY) && (self.budget.stop)() {
            self.limit = Some(Limit::Stopped);
        }
        self.limit.is_none()
    }

    /// The positions so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What has run out.
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }
}
