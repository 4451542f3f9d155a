//! Records that several tabs share: each action waits until the record belongs to this tab.

use leptos::prelude::*;
use talon_pieces::DealNumber;
use talon_query::Origin;
use talon_table::{SearchGoal, Session, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::app_state::AppState;
use super::deals::random_deal;
use crate::browser;
use crate::state::dialog::NewDeal;

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

    /// Resumes the unfinished game of a table, or deals anew, as soon as this tab knows whether another tab has it.
    pub fn sit_down(self, kind: TableKind) {
        self.with_records_of(kind, move |app| app.resume(kind, random_deal()));
    }

    /// Puts the deal of an address on the table and plays the moves of the address, unless they are there already. If the
    /// table has another unfinished game, the page shows that game and asks the player first.
    pub fn open_deal(self, kind: TableKind, deal: DealNumber, moves: Vec<String>) {
        let is_there = |session: &Session<_>| {
            let is_deal = session.kind() == kind && session.deal() == Some(deal) && session.seated() > 0;
            is_deal && (moves.is_empty() || session.moves_as_texts() == moves)
        };
        if self.game.session.with_untracked(is_there) {
            return;
        }
        self.with_records_of(kind, move |app| {
            let unfinished = app.game.unfinished(kind).map(|sitting| sitting.start().origin().clone());
            match unfinished {
                Some(Origin::Deal(number)) if number == deal && moves.is_empty() => app.resume(kind, deal),
                Some(_) => {
                    app.resume(kind, random_deal());
                    app.ask_for_deal(NewDeal::Number(deal, moves));
                }
                None => app.deal_link(kind, deal, &moves),
            }
        });
    }

    /// Resumes the unfinished game, or deals this deal if there is none that this tab can have.
    fn resume(self, kind: TableKind, deal: DealNumber) {
        if self.deals_winnable(kind) && self.game.unfinished(kind).is_none() {
            return self.search_deal(kind.game, SearchGoal::Winnable, true);
        }
        self.game.session.update(|session| session.resume_or_deal(kind, deal, browser::now()));
        self.game.let_go();
        self.show_notices();
    }

    /// Acts as soon as the latest record of a table belongs to this tab, or is known to belong to another tab.
    fn with_records_of(self, kind: TableKind, act: impl FnOnce(AppState) + 'static) {
        let store = self.game.session.with_untracked(|session| session.store().clone());
        spawn_local(async move {
            store.acquire_latest(kind).await;
            act(self);
        });
    }
}
