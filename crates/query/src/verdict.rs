//! The reports of an exact solver.

/// The verdict on a position. `Unknown` is not a verdict and never stands for one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<M> {
    /// These moves win; they have been played through the rules.
    Won(Vec<M>),
    /// No moves win.
    Lost,
    /// This part of the budget ran out first.
    Unknown(Limit),
}

/// The part of a budget that ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Limit {
    /// The number of positions.
    #[error("the search has looked at as many positions as it may")]
    Nodes,
    /// The memory.
    #[error("the search has used as much memory as it may")]
    Bytes,
    /// The stop flag.
    #[error("the search was stopped")]
    Stopped,
}

/// The answer to "can it be won?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// The verdict.
    pub verdict: Verdict<M>,
    /// Number of positions that the search looked at.
    pub nodes: u64,
}

/// The answer to "how many points are possible?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored<M> {
    /// Points at the end of `line`: the most that are possible, unless a limit was hit.
    pub score: u32,
    /// The moves that lead there; they have been played through the rules.
    pub line: Vec<M>,
    /// The part of the budget that ran out, if one did: then there may be better lines.
    pub limit: Option<Limit>,
    /// Number of positions that the search looked at.
    pub nodes: u64,
}

/// The answer to "what is this hand of a two-player game worth when both players see everything?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Valued<M> {
    /// Points of the seat to move minus points of the other seat under best play by both, or the part of the
    /// budget that ran out first.
    pub value: Result<i32, Limit>,
    /// Moves that lead there, to the end of the hand; they have been played through the rules. Empty when the value
    /// was not found.
    pub line: Vec<M>,
    /// Number of positions that the search looked at.
    pub nodes: u64,
}
