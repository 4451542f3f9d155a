//! Actions at the table besides moves: closing notes, lifting the curtain, moving the cursor.

use leptos::prelude::*;
use talon_table::Session;

use super::app_state::AppState;

impl AppState {
    /// Dismisses what can be dismissed: the selection, a hint, the ending of the game.
    pub fn dismiss(self) {
        self.game.let_go();
        self.update_advice(Session::dismiss_hint);
        if untrack(|| self.game.shows_ending()) {
            self.game.close_ending();
        }
    }

    /// Lets the player who is to move look at the table, with an empty hand and no cursor.
    pub fn lift_curtain(self) {
        self.game.let_go();
        self.interface.cursor.set(None);
        self.interface.has_focus.set(true);
        self.game.lift_curtain();
    }

    /// Moves the keyboard cursor to the nearest spot in a direction, given as steps to the right and down.
    pub fn walk(self, direction: (f64, f64)) {
        let from = self.game.scene.with_untracked(|scene| untrack(|| self.interface.current_spot(scene)));
        let next = from.and_then(|from| self.game.neighbour(from, direction));
        self.interface.has_focus.set(true);
        self.interface.cursor.set(next.or(from));
    }
}
