//! The winner of a hand (C9) and of a match (C10), and the chooser of the next leader (C2).

use super::{Options, Seat};

/// The seat with points in a hand that has ended; `None` when the hand was blocked (C9).
///
/// # Examples
/// ```
/// use talon_rules::curse::{Seat, hand_winner};
///
/// assert_eq!(hand_winner([0, 4]), Some(Seat::North));
/// assert_eq!(hand_winner([0, 0]), None, "the hand was blocked");
/// ```
pub fn hand_winner(points: [u8; 2]) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| points[seat.index()] > 0)
}

impl Options {
    /// The seat that has won a match with this score; `None` while it is undecided (C10).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, Seat};
    ///
    /// assert_eq!(Options::MATCH.match_winner([11, 7]), Some(Seat::South));
    /// assert_eq!(Options::MATCH.match_winner([10, 7]), None);
    /// ```
    pub fn match_winner(&self, score: [u8; 2]) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| score[seat.index()] >= self.target())
    }

    /// The seat that chooses the next leader after a hand with these points: its loser, while the match
    /// is undecided (C2).
    pub(super) fn choosing(&self, score: [u8; 2], points: [u8; 2]) -> Option<Seat> {
        if self.match_winner(score).is_some() {
            return None;
        }
        hand_winner(points).map(Seat::other)
    }
}
