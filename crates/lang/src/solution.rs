//! The result of a search, for the command line.

use talon_rules::AnySeat;

use crate::Lang;

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A patience can be won.
    Won {
        /// Number of moves.
        moves: usize,
    },
    /// A patience cannot be won.
    Lost,
    /// A patience cannot be won; this is its highest score.
    Score {
        /// The highest score.
        points: u32,
        /// Number of moves that lead to it.
        moves: usize,
    },
    /// The search in a patience ended before it had an answer; this is the highest score it found.
    ScoreSoFar {
        /// The highest score found.
        points: u32,
        /// Number of moves that lead to it.
        moves: usize,
    },
    /// The value of a hand between two players.
    Hand {
        /// The seat to move.
        seat: AnySeat,
        /// The other seat.
        other: AnySeat,
        /// The points that the seat to move makes more than the other; negative if it makes fewer.
        value: i32,
    },
    /// A hand between two that has ended.
    HandOver,
}

impl Lang {
    /// The result of a search as a sentence, which ends with a colon if the moves follow.
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
