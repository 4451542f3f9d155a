//! Links that carry moves, so that a player can show a position to others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_rules::pieces::DealNumber;
use talon_table::{Session, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::interface::Dialog;

impl AppState {
    /// Keeps an address that names a deal or a day true to the game on the table, as new deals come.
    pub fn keep_address(self) {
        Effect::new(move |_| {
            let (kind, deal, day, seated) = self.game.session.with(|session| {
                (session.kind(), session.deal(), session.sitting().start().day(), session.seated())
            });
            let named = match Address::read(&browser::hash()) {
                Address::Table { kind, deal: Some(_), moves } if moves.is_empty() => kind,
                Address::Daily(game, _) => TableKind::alone(game),
                _ => return,
            };
            if named != kind || seated == 0 {
                return;
            }
            let address = match day {
                Some(day) => Address::Daily(kind.game, Some(day)),
                None => Address::Table { kind, deal, moves: Vec::new() },
            };
            browser::show_address(&address.to_string());
        });
    }

    /// Puts a deal on the table as a game of its own and plays the moves of a link, as far as they are legal.
    pub(super) fn deal_link(self, kind: TableKind, deal: DealNumber, moves: &[String]) {
        self.interface.clear_message();
        self.game.session.update(|session| session.deal_beside(kind, deal, browser::now()));
        match self.game.session.try_update(|session| session.play_texts(moves)) {
            Some(Err(error)) => {
                self.interface.refuse(self.texts.with_untracked(|lang| lang.broken_link(&error)))
            }
            _ => self.show_notices(),
        }
        self.game.let_go();
        // The address without moves means the game that is on the table.
        browser::replace_with(&Address::Table { kind, deal: Some(deal), moves: Vec::new() }.to_string());
    }

    /// The link to the lesson, the puzzle or the position on the table; `None` when the position has no deal number.
    pub fn link(self) -> Option<String> {
        if self.practice.with_untracked(Option::is_some) {
            return Some(browser::with_hash(&browser::hash()));
        }
        let address = self.game.session.with_untracked(|session: &Session<_>| {
            let (kind, moves) = (session.kind(), session.moves_as_texts());
            session.deal().map(|deal| Address::Table { kind, deal: Some(deal), moves })
        });
        address.map(|address| browser::with_hash(&address.to_string()))
    }

    /// Copies the link to the position on the table. A browser that forbids this shows the link instead.
    pub fn share(self) {
        let Some(link) = self.link() else { return self.interface.refuse(self.texts.text("web-no-link")) };
        spawn_local(async move {
            if browser::copy(&link).await.is_ok() {
                self.interface.inform(untrack(|| self.texts.text("web-link-copied")));
            } else {
                self.interface.dialog.set(Some(Dialog::Link));
            }
        });
    }
}
