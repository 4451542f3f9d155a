//! What a player does who has been told more than the table shows.

use talon_rules::AnyMove;

use super::Session;
use crate::{Entry, HandReview, Notice, Store};

impl<S: Store> Session<S> {
    /// Notes down that the player took a hint that nobody can know without seeing all pieces.
    pub fn note_hint(&mut self) {
        self.note_help(Notice::HintCounts);
    }

    /// Notes down that the player was shown moves that nobody can know without seeing all pieces.
    pub fn note_line(&mut self) {
        self.note_help(Notice::LineCounts);
    }

    /// Notes down that the player looks back over the game that is over.
    pub fn note_review(&mut self) {
        self.reviewed = usize::MAX;
    }

    /// Notes down that the player looks back over these hands, which have ended; the next ones are new to everybody.
    pub fn note_hand_review(&mut self, review: &HandReview) {
        self.reviewed = review.hands().last().map_or(0, |hand| hand.end).max(self.reviewed);
    }

    /// Counts the game as assisted, and tells so where it did not count so before.
    fn note_help(&mut self, why: Notice) {
        // A hint can always be taken.
        if !self.sitting.is_assisted() && self.apply(Entry::Hint).is_ok() {
            self.notices.push(why);
        }
    }

    /// Whoever has looked back over moves and then goes on from before them knows more than the table shows.
    pub(super) fn go_on_after_review(&mut self) {
        if self.sitting.moves_made() <= self.reviewed && self.goes_on() {
            self.note_line();
        }
    }

    /// Plays moves that are known to be legal here, one after the other, and tells that play goes on
    /// behind them.
    pub fn play_on(&mut self, moves: &[AnyMove]) {
        self.play_all(moves);
        self.notices.push(Notice::PlaysOn);
    }

    /// Puts the same deal on the table once more and plays these moves. What was played before stays as
    /// it ended. `now` is in seconds since 1970.
    pub fn try_again(&mut self, moves: &[AnyMove], now: u64) {
        self.restart(now);
        // Whoever looked back knows more than the cards tell. It is written down with the first move.
        let _ = self.sitting.apply(Entry::Hint);
        self.play_all(moves);
        self.notices.push(Notice::TriesAgain { number: moves.len() + 1 });
    }

    fn play_all(&mut self, moves: &[AnyMove]) {
        for made in moves {
            if self.play(*made).is_err() {
                return;
            }
        }
    }
}
