use talon_rules::AnyMove;

use crate::{AnyReason, Graded, Sample, Verdict, curse};

/// The answer to a [`Query`](crate::Query).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Answer {
    /// The verdict on the position.
    Verdict(#[cfg_attr(feature = "serde", serde(with = "crate::texts::VerdictText"))] Verdict<AnyMove>),
    /// The most points that a solver found.
    Most {
        /// Points at the end of `line`.
        points: u32,
        /// The moves that lead there.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::moves"))]
        line: Vec<AnyMove>,
        /// True if no moves lead to more points; otherwise that is unknown.
        is_exact: bool,
    },
    /// An opponent chooses this move.
    Chosen {
        /// The move.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::one_move"))]
        chosen: AnyMove,
        /// The reason for it.
        reason: curse::Reason,
    },
    /// The fair adviser makes this move.
    Advised {
        /// The move.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::one_move"))]
        advised: AnyMove,
        /// The reason for it.
        reason: AnyReason,
    },
    /// The share of games that the fair adviser wins.
    Odds(Sample),
    /// The difficulty of the deal.
    Graded(Graded),
    /// Values of the plays, best first, given only what the seat to move can see. Equivalent plays are listed once.
    Judged(Vec<Judged>),
    /// The limits of the query were reached first.
    NotFound,
}

/// The value of a play for the seat to move: its points in the hand minus those of the other seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judged {
    /// The play.
    #[cfg_attr(feature = "serde", serde(with = "crate::texts::one_move"))]
    pub play: AnyMove,
    /// Average over all hands that agree with what the seat has seen, in hundredths of a point.
    pub fair: i32,
    /// Value when both players see everything and play as well as possible; `None` if it was not found.
    pub seen: Option<i32>,
}
