use crate::budget::Limit;

/// Whether a position can still be won. The three are never mixed up: `Unknown` is no verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<M> {
    /// These moves win; they have been played through the rules.
    Won(Vec<M>),
    /// No moves win.
    Lost,
    /// This part of the budget ran out first.
    Unknown(Limit),
}

/// The answer to "can it be won?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// The verdict.
    pub verdict: Verdict<M>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The answer to "how many points can be had?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored<M> {
    /// The points at the end of `line`: the most that can be had, unless a limit was hit.
    pub score: u32,
    /// The moves that lead there; they have been played through the rules.
    pub line: Vec<M>,
    /// The part of the budget that ran out, if one did: then there may be better lines.
    pub limit: Option<Limit>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The answer to "what is this hand of a game between two worth, when both know everything?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Valued<M> {
    /// The points that the seat to move makes in this hand less those that the other makes, when both
    /// play as well as they can; or the part of the budget that ran out first.
    pub value: Result<i32, Limit>,
    /// Moves that lead there, to the end of the hand; they have been played through the rules. Empty
    /// when the value was not found.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub nodes: u64,
}
