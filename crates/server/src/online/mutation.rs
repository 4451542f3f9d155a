//! Protections that a trial takes out of a server, to see that the trial notices (mutation testing: R. A. DeMillo, R. J.
//! Lipton, F. G. Sayward: Hints on test data selection, IEEE Computer 11, 1978).
//!
//! Only the feature `mutations`, which the program `talon` does not have, can take one out.

/// A protection that is taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "mutations", derive(clap::ValueEnum))]
#[cfg_attr(not(feature = "mutations"), allow(unreachable_pub, reason = "public with the feature"))]
pub enum Mutation {
    /// A command that is sent twice counts twice.
    NoUniqueKey,
    /// A command is answered before it is saved.
    AnswerBeforeCommit,
    /// An entry is appended to whatever log is there.
    NoFence,
    /// A move is judged on the board that lies there, not on the one that the player saw.
    NoExpect,
    /// A commit whose outcome is not known counts as done.
    NoReadBack,
}

#[cfg(feature = "mutations")]
impl Mutation {
    /// All of them.
    pub const ALL: [Mutation; 5] = [
        Mutation::NoUniqueKey,
        Mutation::AnswerBeforeCommit,
        Mutation::NoFence,
        Mutation::NoExpect,
        Mutation::NoReadBack,
    ];
}
