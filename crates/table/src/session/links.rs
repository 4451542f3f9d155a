//! Moves as texts, as a link carries them from one player to another.

use talon_rules::ParseMoveError;

use super::Session;
use crate::{Refused, Store};

/// The reason why not all moves of a link were played. Those before were.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotFollow {
    /// A text is no move of this game.
    #[error("move {number} cannot be read: {error}")]
    Unreadable {
        /// The number of the move, counted from 1.
        number: usize,
        /// The text that is written there.
        text: String,
        /// The texts that can be written instead.
        error: ParseMoveError,
    },
    /// A move is refused.
    #[error("move {number} is refused: {refused}")]
    Refused {
        /// The number of the move, counted from 1.
        number: usize,
        /// The text that is written there.
        text: String,
        /// The reason.
        refused: Refused,
    },
}

impl<S: Store> Session<S> {
    /// The moves that lead to the position on the table, as texts.
    pub fn moves_as_texts(&self) -> Vec<String> {
        self.sitting.moves().iter().map(ToString::to_string).collect()
    }

    /// Plays the moves of another player's link. The game counts as assisted, as they may know more than the table shows.
    ///
    /// # Errors
    /// The first move that cannot be read or played.
    pub fn play_texts(&mut self, texts: &[String]) -> Result<(), CannotFollow> {
        for (number, text) in (1..).zip(texts) {
            let text = || text.clone();
            let wanted = self.game().read_move(&text()).map_err(|error| CannotFollow::Unreadable {
                number,
                text: text(),
                error,
            })?;
            self.play(wanted).map_err(|refused| CannotFollow::Refused { number, text: text(), refused })?;
            self.note_shown_moves();
        }
        Ok(())
    }
}
