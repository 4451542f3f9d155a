//! The result of one deal.

use serde::{Deserialize, Serialize};

/// A deal that was played twice, with the seats swapped.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Row {
    /// The number of the deal.
    pub(super) deal: u64,
    /// A's points minus B's with A as south; for a match 1 or -1.
    pub(super) south: i32,
    /// The same with A as north.
    pub(super) north: i32,
    /// The number of A's moves that were not forced.
    pub(super) moves_a: u64,
    /// The time for them.
    pub(super) microseconds_a: u64,
    /// The number of B's moves that were not forced.
    pub(super) moves_b: u64,
    /// The time for them.
    pub(super) microseconds_b: u64,
    /// The number of A's forfeits.
    pub(super) forfeits_a: u32,
    /// The number of B's forfeits.
    pub(super) forfeits_b: u32,
    /// The times of A's and B's moves in microseconds; empty for a row of a journal.
    #[serde(skip)]
    pub(super) times: [Vec<u64>; 2],
    /// The reasons of the forfeits; empty for a row of a journal.
    #[serde(skip)]
    pub(super) forfeits: Vec<String>,
}
