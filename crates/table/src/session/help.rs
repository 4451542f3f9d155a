//! What a player does who has been told more than the table shows.

use talon_rules::AnyMove;

use super::Session;
use crate::{Entry, Notice, Store};

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
        self.was_reviewed = true;
    }

    /// Counts the game as assisted, and tells so where it did not count so before.
    fn note_help(&mut self, why: Notice) {
        // A hint can always be taken.
        if !self.sitting.is_assisted() && self.apply(Entry::Hint).is_ok() {
            self.notices.push(why);
        }
    }

    /// Whoever has looked back over a game and then goes on with it knows more than the table shows.
    pub(super) fn go_on_after_review(&mut self) {
        if self.was_reviewed && self.goes_on() {
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
