//! New deals.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_rules::GameName;
use talon_table::{SearchGoal, Session, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::dialog::{Dialog, NewDeal};

impl AppState {
    /// Goes to the table of a game for another deal; asks first if the table has an unfinished game.
    pub fn deal_elsewhere(self, game: GameName) {
        let kind = TableKind::alone(game);
        let is_unfinished = self.game.unfinished(kind).is_some();
        browser::go_to(&Address::table(kind).to_string());
        if is_unfinished {
            self.ask_for_deal(NewDeal::Any);
        }
    }

    /// Starts a new deal; asks first if that ends an unfinished game.
    pub fn want_deal(self, wanted: NewDeal) {
        if self.game.session.with_untracked(Session::is_unfinished) {
            self.ask_for_deal(wanted);
        } else {
            self.start_deal(wanted);
        }
    }

    /// Asks whether a new deal may end the game on the table.
    pub(super) fn ask_for_deal(self, wanted: NewDeal) {
        self.interface.new_deal.set(wanted);
        self.interface.dialog.set(Some(Dialog::Confirmation(Confirmation::NewDeal)));
    }

    /// Starts a new deal.
    pub(super) fn start_deal(self, wanted: NewDeal) {
        let kind = self.game.kind();
        match wanted {
            NewDeal::Any if !self.game.session.with_untracked(|session| session.searches_deals(kind)) => {
                self.deal(kind);
            }
            NewDeal::Any | NewDeal::Winnable => self.search_deal(kind.game, SearchGoal::Winnable, false),
            NewDeal::Graded(grade) => self.search_deal(kind.game, SearchGoal::Graded(grade), false),
        }
    }

    /// Puts the next deal on the table.
    pub(super) fn deal(self, kind: TableKind) {
        self.interface.clear_message();
        self.game.session.update(|session| {
            let number = session.next_number(kind, browser::random());
            session.deal_anew(kind, number, browser::now());
        });
        self.game.let_go();
        self.show_notices();
    }

    /// Starts the deal on the table again.
    pub(super) fn restart(self) {
        self.interface.clear_message();
        self.game.session.update(|session| session.restart(browser::now()));
        self.game.let_go();
    }
}
