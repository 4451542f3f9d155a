//! The reports of an exact solver.
//!
//! A report can get more fields, so a solver makes it with `new`.

/// The verdict on a position. `Unknown` is not a verdict and never stands for one.
///
/// # Examples
/// ```
/// use talon_query::{Limit, Verdict};
///
/// let verdict: Verdict<&str> = Verdict::Unknown(Limit::Nodes);
/// let Verdict::Unknown(limit) = verdict else { panic!("it is unknown") };
/// assert_eq!(limit.to_string(), "the search has looked at as many positions as it may");
/// ```
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
///
/// # Examples
/// ```
/// use talon_query::{Solved, Verdict};
///
/// let solved = Solved::new(Verdict::Won(vec!["flip", "waste"]), 12).map(str::len);
/// assert_eq!((solved.verdict, solved.nodes), (Verdict::Won(vec![4, 5]), 12));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Solved<M> {
    /// The verdict.
    pub verdict: Verdict<M>,
    /// Number of positions that the search looked at.
    pub nodes: u64,
}

/// The answer to "how many points are possible?".
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
#[non_exhaustive]
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

impl<M> Verdict<M> {
    /// The same verdict with each move of the line converted.
    pub fn map<N>(self, convert: impl FnMut(M) -> N) -> Verdict<N> {
        match self {
            Verdict::Won(line) => Verdict::Won(line.into_iter().map(convert).collect()),
            Verdict::Lost => Verdict::Lost,
            Verdict::Unknown(limit) => Verdict::Unknown(limit),
        }
    }
}

impl<M> Solved<M> {
    /// Makes a report of these values.
    pub fn new(verdict: Verdict<M>, nodes: u64) -> Solved<M> {
        Solved { verdict, nodes }
    }

    /// The same report with each move converted, for example to a move of any game.
    pub fn map<N>(self, convert: impl FnMut(M) -> N) -> Solved<N> {
        Solved::new(self.verdict.map(convert), self.nodes)
    }
}

impl<M> Scored<M> {
    /// Makes a report of these values.
    pub fn new(score: u32, line: Vec<M>, limit: Option<Limit>, nodes: u64) -> Scored<M> {
        Scored { score, line, limit, nodes }
    }

    /// The same report with each move converted, as [`Solved::map`] does it.
    pub fn map<N>(self, convert: impl FnMut(M) -> N) -> Scored<N> {
        Scored::new(self.score, self.line.into_iter().map(convert).collect(), self.limit, self.nodes)
    }
}

impl<M> Valued<M> {
    /// Makes a report of these values.
    pub fn new(value: Result<i32, Limit>, line: Vec<M>, nodes: u64) -> Valued<M> {
        Valued { value, line, nodes }
    }

    /// The same report with each move converted, as [`Solved::map`] does it.
    pub fn map<N>(self, convert: impl FnMut(M) -> N) -> Valued<N> {
        Valued::new(self.value, self.line.into_iter().map(convert).collect(), self.nodes)
    }
}
