//! What a search found out about a position.

use talon_rules::AnySeat;

use crate::Lang;

/// Something that a search found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A patience can be won with so many moves.
    Won {
        /// How many.
        moves: usize,
    },
    /// A patience cannot be won.
    Lost,
    /// A patience cannot be won, and so many points are the most that can be had.
    Score {
        /// The points.
        points: u32,
        /// How many moves lead there.
        moves: usize,
    },
    /// The search in a patience ended before it had an answer, and found a way to so many points.
    ScoreSoFar {
        /// The points.
        points: u32,
        /// How many moves lead there.
        moves: usize,
    },
    /// In a hand between two, this seat makes so many points more than the other, who has more when the
    /// number is negative.
    Hand {
        /// The seat to move.
        seat: AnySeat,
        /// The other seat.
        other: AnySeat,
        /// The points.
        value: i32,
    },
    /// A hand between two that has ended.
    HandOver,
}

impl Lang {
    /// What a search found out. With a colon at the end where the moves follow.
    pub fn finding(&self, finding: Finding) -> String {
        let with_moves = |id, points: u32, moves: usize| {
            self.text_with(id, &[("points", points.into()), ("moves", moves.into())])
        };
        match finding {
            Finding::Won { moves } => self.text_with("solve-won", &[("moves", moves.into())]),
            Finding::Lost => self.text("solve-lost"),
            Finding::Score { points, moves } => with_moves("solve-score", points, moves),
            Finding::ScoreSoFar { points, moves } => with_moves("solve-score-so-far", points, moves),
            Finding::Hand { value: 0, .. } => self.text("solve-hand-even"),
            Finding::Hand { seat, other, value } => {
                let (ahead, behind) = if value > 0 { (seat, other) } else { (other, seat) };
                let values = [
                    ("seat", self.seat_name(ahead).into()),
                    ("other", self.seat_name(behind).into()),
                    ("points", value.unsigned_abs().into()),
                ];
                self.text_with("solve-hand-ahead", &values)
            }
            Finding::HandOver => self.text("solve-hand-over"),
        }
    }
}
