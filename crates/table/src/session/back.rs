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
        let entry = match self.kind.has_opponent() {
            true => self.sitting.back_to_decision_of(self.viewer).ok_or(Refused::NothingToUndo)?,
            false => Entry::Back(1),
        };
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
