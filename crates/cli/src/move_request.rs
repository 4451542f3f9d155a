//! A request for a move.

/// The limits and the seed of a request for a move.
pub(crate) struct MoveRequest<'a> {
    /// The time limit, in milliseconds.
    pub(crate) ms: Option<u64>,
    /// The most positions that the player can look at.
    pub(crate) nodes: Option<u64>,
    /// The seed for the random choices of this move.
    pub(crate) seed: u64,
    /// Returns true if the player must stop now.
    pub(crate) stop: &'a dyn Fn() -> bool,
}
