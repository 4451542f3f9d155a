use talon_hall::{CommandId, End, LogFault, Seq};

/// Something that does not hold.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Broken {
    /// An entry does not fit the log.
    Log(LogFault),
    /// Somebody was shown what was never committed.
    ToldUncommitted(Seq),
    /// A view is not that of its log.
    WrongView(Seq),
    /// A message changes when it is written and read.
    WrongMessage(String),
    /// A command is in the log twice.
    Twice(CommandId),
    /// A command was accepted, and is not in the log.
    Missing(CommandId),
    /// A move was refused, and is in the log.
    RefusedButDone(CommandId),
    /// A move was played on another board than that on which it was chosen.
    StaleMove(CommandId),
    /// A player received an entry that the log does not have there, or not the next one.
    WrongEntry(Seq),
    /// A command has no answer.
    Unanswered(CommandId),
    /// A player heard that the log came back older, although it did not.
    Rewound(Seq),
    /// A clock was charged for an outage, by this many milliseconds.
    ChargedForOutage(u64),
    /// The ratings changed twice.
    RatedTwice,
    /// The ratings did not change as the result says.
    WrongRating,
    /// The match did not end, or not everybody saw it.
    NeverEnds,
    /// The match did not end by points.
    WrongEnd(Option<End>),
}
