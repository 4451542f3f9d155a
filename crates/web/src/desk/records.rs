//! Records that several tabs share: each is waited for before it is gone on with.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use talon_pieces::DealNumber;
use talon_table::{Origin, Session, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::Desk;
use super::deals::{Wanted, any_deal};
use crate::browser;
use crate::storage::News;

/// The name under which it is kept that the browser was asked to keep the records for good.
const ASKED_TO_PERSIST: &str = "talon asked to persist";

/// News that come before there is a desk to hear them wait here.
#[derive(Clone, Default)]
pub struct Post {
    inner: Rc<RefCell<(Vec<News>, Option<Desk>)>>,
}

impl Post {
    /// Brings news to the desk, now or as soon as there is one.
    pub fn bring(&self, news: News) {
        let desk = self.inner.borrow().1;
        match desk {
            Some(desk) => desk.hear(&news),
            None => self.inner.borrow_mut().0.push(news),
        }
    }

    /// There is a desk now.
    pub fn deliver_to(&self, desk: Desk) {
        let waiting = {
            let mut inner = self.inner.borrow_mut();
            inner.1 = Some(desk);
            std::mem::take(&mut inner.0)
        };
        for news in waiting {
            desk.hear(&news);
        }
    }
}

impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Post").finish_non_exhaustive()
    }
}

impl Desk {
    /// What the store has to tell.
    fn hear(self, news: &News) {
        match news {
            News::Notice(notice) => self.storage_notice.set(Some(notice.clone())),
            // Figures and the games to go on with are read anew.
            News::RecordsChanged => self.records_changed.update(|count| *count += 1),
            News::Saved => {}
        }
    }

    /// Asks the browser to keep the records for good, once, when the first game has been finished: before that there
    /// is nothing worth a question.
    pub fn persist_after_first_game(self) {
        let has_finished = Memo::new(move |_| {
            self.session.with(|session| session.sitting().has_begun() && !session.goes_on())
        });
        Effect::new(move |_| {
            if has_finished.get() && browser::kept(ASKED_TO_PERSIST).is_none() {
                browser::keep(ASKED_TO_PERSIST, "yes");
                browser::ask_to_persist();
            }
        });
    }

    /// Goes on with what was left of a game, or deals anew, as soon as it is known that no other tab has it.
    pub fn sit_down(self, kind: TableKind) {
        self.with_records_of(kind, move |desk| desk.go_on(kind, any_deal()));
    }

    /// Puts a deal on the table that an address names, and plays the moves that it tells, unless it is there
    /// already. Another game that was left unfinished is put there first, and then the player is asked.
    pub fn open_deal(self, kind: TableKind, deal: DealNumber, moves: Vec<String>) {
        let is_there = |session: &Session<_>| {
            let is_deal = session.kind() == kind && session.deal() == Some(deal) && session.seated() > 0;
            is_deal && (moves.is_empty() || session.moves_as_texts() == moves)
        };
        if self.session.with_untracked(is_there) {
            return;
        }
        self.with_records_of(kind, move |desk| {
            let left = desk.unfinished(kind).map(|sitting| sitting.start().origin().clone());
            match left {
                Some(Origin::Deal(number)) if number == deal && moves.is_empty() => desk.go_on(kind, deal),
                Some(_) => {
                    desk.go_on(kind, any_deal());
                    desk.ask_for_deal(Wanted::Deal(deal, moves));
                }
                None => desk.put_deal(kind, deal, &moves),
            }
        });
    }

    /// Goes on with what was left, or deals this deal where that cannot be: another tab may have it.
    fn go_on(self, kind: TableKind, deal: DealNumber) {
        if self.deals_winnable(kind) && self.unfinished(kind).is_none() {
            return self.seek_winnable(kind.game, None, true);
        }
        self.session.update(|session| session.go_on(kind, deal, browser::now()));
        self.settle();
        self.tell_notices();
    }

    /// Does something as soon as the latest record of a kind belongs to this tab, or is known to belong to
    /// another.
    fn with_records_of(self, kind: TableKind, act: impl FnOnce(Desk) + 'static) {
        let store = self.session.with_untracked(|session| session.store().clone());
        spawn_local(async move {
            store.acquire_latest(kind).await;
            act(self);
        });
    }
}
