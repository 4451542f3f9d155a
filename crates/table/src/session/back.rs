//! Taking moves back, and playing them again.

use super::{Session, opponent};
use crate::{Entry, Notice, Refused, Step, Store};

impl<S: Store> Session<S> {
    /// Takes back a move; against an opponent, all moves back to the player's last choice. Returns the moves, the last
    /// one first.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<Vec<Step>, Refused> {
        let entry = self.undo_entry().ok_or(Refused::NothingToUndo)?;
        let had_seen_ahead = self.sitting.has_seen_ahead();
        let steps = self.apply(entry)?;
        if self.sitting.has_seen_ahead()
            && !had_seen_ahead
            && !self.sitting.is_assisted()
            && !self.is_practice
        {
            self.notices.push(Notice::OtherMoveCounts);
        }
        Ok(steps)
    }

    /// Returns true if there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.undo_entry().is_some()
    }

    /// The entry that takes back a move.
    fn undo_entry(&self) -> Option<Entry> {
        if self.kind.has_opponent() {
            return self.sitting.back_to_decision_of(self.viewer);
        }
        (self.sitting.moves_made() > 0).then_some(Entry::Back(1))
    }

    /// Plays again what was taken back; against an opponent, up to the player's next choice. Returns the moves.
    ///
    /// # Errors
    /// If there is nothing to play again.
    pub fn redo(&mut self) -> Result<Vec<Step>, Refused> {
        let mut ahead = self.sitting.clone();
        let mut count = 0;
        while ahead.redo().is_ok() {
            count += 1;
            if !self.kind.has_opponent() || !opponent::is_to_move(ahead.game()) {
                break;
            }
        }
        if count == 0 {
            return Err(Refused::NothingToRedo);
        }
        self.apply(Entry::Forward(count))
    }
}
