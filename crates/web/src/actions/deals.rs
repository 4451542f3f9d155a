//! New deals.

use leptos::prelude::*;
use talon_app::commands::deal_any;
use talon_lang::Confirmation;
use talon_rules::GameName;
use talon_table::{Command, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::interface::Dialog;

impl AppState {
    /// Goes to the table of a game for another deal; asks first if the table has an unfinished game.
    pub fn deal_elsewhere(self, game: GameName) {
        let kind = TableKind::alone(game);
        let is_unfinished = self.game.unfinished(kind).is_some();
        browser::go_to(&Address::table(kind).to_string());
        if is_unfinished {
            let question = Dialog::Confirmation(Confirmation::NewDeal, Command::NewDeal);
            self.interface.dialog.set(Some(question));
        }
    }

    /// Puts the next deal on the table, whether or not it can be won.
    pub(super) fn deal_any(self, kind: TableKind) {
        self.interface.clear_message();
        self.game.session.update(|session| deal_any(session, kind, browser::moment()));
        self.game.let_go();
        self.show_notices();
    }
}
