//! Records that several tabs share: each action waits until the record belongs to this tab.

use leptos::prelude::*;
use talon_app::commands::{Response, resume_or_deal};
use talon_rules::pieces::DealNumber;
use talon_table::{Session, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;

/// The name in the local storage that says that the page has asked the browser for persistent storage.
const ASKED_TO_PERSIST: &str = "talon asked to persist";

impl AppState {
    /// Asks the browser once for persistent storage, when the first game has ended: before that there is nothing worth
    /// a question.
    pub fn persist_after_first_game(self) {
        let has_finished = Memo::new(move |_| {
            self.game.session.with(|session| session.sitting().has_begun() && !session.is_in_progress())
        });
        Effect::new(move |_| {
            if has_finished.get() && browser::stored(ASKED_TO_PERSIST).is_none() {
                browser::store(ASKED_TO_PERSIST, "yes");
                browser::ask_to_persist();
            }
        });
    }

    /// Resumes the open game of a table, or deals anew, as soon as this tab knows whether another tab has it.
    pub fn sit_down(self, kind: TableKind) {
        self.with_record(kind, None, move |app| app.resume(kind));
    }

    /// Puts the deal of an address on the table, unless it is there already: its game if the player has begun it. With moves
    /// it is a game of its own that begins with them. The game that is on the table stays open.
    pub fn open_deal(self, kind: TableKind, deal: DealNumber, moves: Vec<String>) {
        let is_there = |session: &Session<_>| {
            let is_deal = session.kind() == kind && session.deal() == Some(deal) && session.seated() > 0;
            is_deal && (moves.is_empty() || session.moves_as_texts() == moves)
        };
        if self.game.session.with_untracked(is_there) {
            return;
        }
        if !moves.is_empty() {
            return self.deal_link(kind, deal, &moves);
        }
        self.with_record(kind, Some(deal), move |app| {
            app.interface.clear_message();
            app.game.session.update(|session| session.open_deal(kind, deal, browser::now()));
            app.game.let_go();
            app.show_notices();
        });
    }

    /// Puts a saved game on the table, as soon as this tab knows whether another tab has it, and goes there or to its review.
    pub fn open_record(self, kind: TableKind, name: String, is_review: bool) {
        self.with_acquired(Some(name.clone()), move |app| {
            app.interface.clear_message();
            app.game.session.update(|session| session.open_record(kind, &name));
            app.game.let_go();
            app.show_notices();
            let deal = app.game.session.with_untracked(Session::deal);
            let table = Address::Table { kind, deal, moves: Vec::new() };
            browser::go_to(&if is_review { Address::Review } else { table }.to_string());
        });
    }

    /// Deletes a saved game for ever, as soon as this tab knows whether another tab has it.
    pub fn delete_record(self, name: String) {
        self.with_acquired(Some(name.clone()), move |app| {
            let deleted = app.game.session.try_update(|session| session.delete_record(&name));
            if !matches!(deleted, Some(Ok(()))) {
                app.interface.refuse(app.texts.text("notice-in-use"));
            }
            app.storage.note_change();
        });
    }

    /// Resumes the open game, or deals one if there is none that this tab can have.
    fn resume(self, kind: TableKind) {
        let response = self.game.session.try_maybe_update(|session| {
            let response = resume_or_deal(session, kind, browser::moment());
            (response == Response::Changed, response)
        });
        if let Some(Response::Search(goal)) = response {
            return self.search_deal(kind.game, goal, true);
        }
        self.interface.clear_message();
        self.game.let_go();
        self.show_notices();
    }

    /// Acts as soon as the record that would be resumed belongs to this tab, or is known to belong to another tab.
    fn with_record(self, kind: TableKind, deal: Option<DealNumber>, act: impl FnOnce(AppState) + 'static) {
        let waiting = |session: &mut Session<_>| session.waiting_record(kind, deal);
        self.with_acquired(self.game.session.try_update_untracked(waiting).flatten(), act);
    }

    /// Acts as soon as a record belongs to this tab, or is known to belong to another tab.
    pub fn with_acquired(self, name: Option<String>, act: impl FnOnce(AppState) + 'static) {
        let store = self.game.session.with_untracked(|session| session.store().clone());
        spawn_local(async move {
            if let Some(name) = name {
                store.acquire(&name).await;
            }
            act(self);
        });
    }
}
