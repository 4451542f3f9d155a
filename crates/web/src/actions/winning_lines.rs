//! A winning line, which lies on the table in place of the game until the player leaves it.

use leptos::prelude::*;
use talon_table::{Continuation, WinningLine};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;

impl AppState {
    /// Shows a winning line, or one to the most points, from the position on the table.
    pub fn show_line(self) {
        match self.update_advice(|session| session.winning_line()) {
            Ok(line) => self.lay_out_line(line),
            Err(reason) => self.refuse_advice(reason),
        }
    }

    /// Lays a line on the table.
    pub(super) fn lay_out_line(self, line: WinningLine) {
        self.game.let_go();
        self.game.line.set(Some(line));
    }

    /// Returns to the game or the puzzle, which has not changed, or to the review if the line came from there.
    pub fn leave_line(self) {
        if let Some(steps) = self.game.steps.get_untracked() {
            return steps.leave.run(());
        }
        let came_from_review = matches!(self.continuation(), Some(Continuation::TryAgain(_)));
        self.game.line.set(None);
        if came_from_review {
            browser::go_to(&Address::Review.to_string());
        }
    }

    /// Plays on from the place on the line.
    pub fn play_on_from_line(self) {
        if let Some(continuation) = self.continuation() {
            self.game.line.set(None);
            self.continue_with(continuation);
        }
    }

    fn continuation(self) -> Option<Continuation> {
        self.game.line.with_untracked(|line| line.as_ref().map(WinningLine::continuation))
    }

    /// Continues the game from a winning line or the review.
    pub(super) fn continue_with(self, continuation: Continuation) {
        self.game.session.update(|session| session.continue_with(continuation, browser::now()));
        self.show_notices();
        self.game.let_go();
    }
}
