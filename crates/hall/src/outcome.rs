use serde::{Deserialize, Serialize};
use talon_rules::curse::Seat;

use crate::VoidReason;

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A player has the points.
    Points,
    /// A player gave up.
    Resigned,
    /// A clock ran out.
    Flagged,
    /// A player was away for too long, and the other one claimed the match.
    Claimed,
    /// By consent, or before the first tile.
    Aborted,
    /// Not by a player's wish.
    Void(VoidReason),
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` if the match has no result.
    #[serde(with = "crate::text::option")]
    pub winner: Option<Seat>,
    /// The end.
    pub end: End,
}
