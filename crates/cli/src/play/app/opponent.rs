//! The player who is not at the table.

use talon_query::{Answer, Level, Query};
use talon_rules::GameName;
use talon_table::TableKind;

use super::App;
use crate::play::screens::bars::Sort;
use crate::play::session::{any_deal, now};

impl App {
    /// Goes on with the last match, or begins one against a player of this level.
    pub(super) fn go_on_against(&mut self, level: Level) {
        self.settings.opponent = level;
        self.settings.keep();
        self.session.set_next_opponent(level);
        self.session.resume_or_deal(TableKind::alone(GameName::Curse), any_deal(), now());
    }

    /// Makes the move with which the other player has answered, and tells it. Tells whether this was a query
    /// to that player.
    pub(super) fn hear_other(&mut self, query: &Query, answer: Option<&Answer>) -> bool {
        let Some(effect) = self.session.receive_opponent_move(query, answer) else { return false };
        // The moves of a chain are told together: each of them may matter.
        self.told.push(self.lang.effect(&effect));
        self.say(self.told.join(" "), Sort::Told);
        self.settle();
        true
    }

    /// Where solvers have failed, the other player moves without having thought.
    pub(super) fn move_without_solvers(&mut self) {
        if self.session.advice().has_failed()
            && let Some(query) = self.session.opponent_query()
        {
            self.hear_other(&query, None);
        }
    }
}
