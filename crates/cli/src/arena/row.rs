//! What came of one deal.

use serde::{Deserialize, Serialize};

/// A deal that was played twice, with the seats swapped.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Row {
    /// Its number.
    pub(super) deal: u64,
    /// The points of A less those of B when A sat south; of a match 1 or -1.
    pub(super) south: i32,
    /// The same when A sat north.
    pub(super) north: i32,
    /// How many moves A thought about.
    pub(super) moves_a: u64,
    /// How long that took.
    pub(super) microseconds_a: u64,
    /// How many moves B thought about.
    pub(super) moves_b: u64,
    /// How long that took.
    pub(super) microseconds_b: u64,
    /// How often A has forfeited.
    pub(super) forfeits_a: u32,
    /// How often B has forfeited.
    pub(super) forfeits_b: u32,
    /// How long each move took, A's and B's, in microseconds; only known when it has just been played.
    #[serde(skip)]
    pub(super) times: [Vec<u64>; 2],
    /// Why was forfeited; only known when it has just been played.
    #[serde(skip)]
    pub(super) forfeits: Vec<String>,
}
