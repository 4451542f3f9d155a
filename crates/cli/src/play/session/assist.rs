//! What a player does who has been told more than the table shows.

use talon_rules::AnyMove;
use talon_table::{Entry, Outcome};

use super::{Session, now};

impl Session {
    /// Notes down that the player was told something that nobody can know. `why` says so once, where
    /// the game did not count as assisted before.
    pub(crate) fn take_hint(&mut self, why: &str) {
        if self.sitting.is_assisted() {
            return;
        }
        // A hint can always be taken.
        if self.sitting.apply(Entry::Hint).is_ok() {
            self.note(Entry::Hint);
            self.notices.push(why.to_owned());
        }
    }

    /// Tells the player something with the next picture.
    pub(crate) fn tell(&mut self, told: String) {
        self.notices.push(told);
    }

    /// Notes down that the player looks back over the game that is over.
    pub(crate) fn note_review(&mut self) {
        self.was_reviewed = true;
    }

    /// Whoever has looked back over a game and then goes on with it knows more than the table shows.
    pub(super) fn go_on_after_review(&mut self) {
        if self.was_reviewed && self.sitting.outcome() == Outcome::Unfinished {
            let why = self.lang.text("outlook-line-counts");
            self.take_hint(&why);
        }
    }

    /// Plays moves that are known to be legal here, one after the other.
    pub(crate) fn play_on(&mut self, moves: &[AnyMove]) {
        for made in moves {
            if self.play(*made).is_err() {
                return;
            }
        }
    }

    /// Puts the same deal on the table once more and plays these moves. What was played before stays as
    /// it ended.
    pub(crate) fn try_again(&mut self, moves: &[AnyMove]) {
        self.leave_for(self.kind);
        self.seat_down(self.kind, self.sitting.restarted(now()));
        // Whoever looked back knows more than the cards tell.
        let _ = self.sitting.apply(Entry::Hint);
        self.play_on(moves);
    }
}
