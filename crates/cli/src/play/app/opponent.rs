//! The opponent that the program plays.

use talon_app::commands::{play_for_opponent, resume_or_deal};
use talon_query::{Answer, Level, Query};
use talon_rules::GameName;
use talon_table::TableKind;

use super::App;
use crate::play::screens::bars::MessageKind;
use crate::play::session::moment;

impl App {
    /// Continues the last match, or begins one against a player of this level.
    pub(super) fn go_on_against(&mut self, game: GameName, level: Level) {
        self.settings.opponent = level;
        self.settings.keep();
        self.session.set_next_opponent(level);
        resume_or_deal(&mut self.session, TableKind::alone(game), moment());
    }

    /// Makes the move that the opponent has answered with, and describes it. Returns whether the query was one
    /// to the opponent.
    pub(super) fn receive_from_opponent(&mut self, query: &Query, answer: Option<&Answer>) -> bool {
        let Some(done) = play_for_opponent(&mut self.session, query, answer, &self.lang) else {
            return false;
        };
        // All moves of a chain stay in the message: each of them may matter.
        self.opponent_moves.push(done.text);
        self.say(self.opponent_moves.join(" "), MessageKind::Event);
        self.settle();
        true
    }

    /// Lets the opponent move without thinking when the solvers have failed.
    pub(super) fn move_without_solvers(&mut self) {
        if self.session.advice().has_failed()
            && let Some(query) = self.session.opponent_query()
        {
            self.receive_from_opponent(&query, None);
        }
    }
}
