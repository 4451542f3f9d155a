//! A request for a move.

/// The limits and the seed of a request for a move.
pub(super) struct MoveRequest<'a> {
    /// The time limit, in milliseconds.
    pub(super) ms: Option<u64>,
    /// The most positions that the player can look at.
    pub(super) nodes: Option<u64>,
    /// The seed for the random choices of this move.
    pub(super) seed: u64,
    /// Whether the player must stop now.
    pub(super) stop: &'a dyn Fn() -> bool,
}
