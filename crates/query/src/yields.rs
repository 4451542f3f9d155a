//! Reasons in Yield.

use talon_rules::yields::Move;

/// The reason for the adviser's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// A King is only in the way.
    King,
    /// All cards are known, and this move begins a winning line.
    Wins {
        /// Number of moves in the line.
        moves: usize,
    },
    /// All cards are known, nothing wins any more, and this move leads to the most points.
    MostPoints {
        /// Points at the end.
        points: u32,
    },
    /// The waste's top has no use now, and everything else can wait for the next card.
    CanWait,
    /// This move wins in more of the sampled worlds than the others.
    Best {
        /// The best of the other moves.
        #[cfg_attr(feature = "serde", serde(with = "crate::texts::text"))]
        rather_than: Move,
    },
    /// No sampled world can be won; this move brings the most points.
    Hopeless,
    /// All cards are known, but the budget ended the search. This is just a legal move.
    Unfinished,
}
