//! Changes without an action of the player: moves of the opponent, and time.

use std::time::Duration;

use talon_app::commands::{play_for_opponent, resume_or_deal};
use talon_query::{Answer, Level, Query};
use talon_rules::GameName;
use talon_table::TableKind;

use super::{App, Base};
use crate::play::screens::bars::MessageKind;
use crate::play::screens::table::Table;
use crate::play::session::moment;

impl App {
    /// Continues the last match, or begins one against a player of this level.
    pub(super) fn go_on_against(&mut self, game: GameName, level: Level) {
        self.settings.update(&mut self.session, |preferences| preferences.opponent = level);
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

impl App {
    /// Returns true if the screen shows a running clock.
    pub(crate) fn shows_time(&self) -> bool {
        self.settings.preferences.shows_time
            && self.overlays.is_empty()
            && matches!(self.base, Base::Table(_))
    }

    /// Lets time pass. Returns whether the picture changes.
    pub(super) fn tick(&mut self, time: Duration) -> bool {
        if let Some(overlay) = self.overlays.last_mut() {
            return overlay.tick(time);
        }
        let Base::Table(table) = &mut self.base else { return false };
        let has_moved =
            table.ending.tick(time, &self.session, self.online.as_deref()) && self.look.has_motion;
        self.session.tick(time) || self.shows_time() || has_moved
    }

    /// Returns true if something moves on the screen, so that time should pass in small steps.
    pub(crate) fn is_moving(&self) -> bool {
        let is_moving = |table: &Table| table.ending.is_moving(&self.session, self.online.as_deref());
        self.look.has_motion && matches!(&self.base, Base::Table(table) if is_moving(table))
    }
}
