//! Links that carry moves, so that a position can be shown to somebody else.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_pieces::DealNumber;
use talon_table::{Session, TableKind};

use super::Desk;
use crate::address::Address;
use crate::browser;
use crate::dialogs::Dialog;

impl Desk {
    /// Puts a deal on the table and plays the moves of a link, as far as the rules allow them.
    pub(super) fn put_deal(self, kind: TableKind, deal: DealNumber, moves: &[String]) {
        self.deal(kind, Some(deal));
        if moves.is_empty() {
            return;
        }
        match self.session.try_update(|session| session.follow_texts(moves)) {
            Some(Err(error)) => self.refuse(self.lang.with_untracked(|lang| lang.cannot_follow(&error))),
            _ => self.tell_notices(),
        }
        self.settle();
        // From now on the address means the game that is on the table.
        browser::go_on_to(&Address::Table { kind, deal: Some(deal), moves: Vec::new() }.to_string());
    }

    /// The link to the position on the table; `None` when it has no deal number.
    pub fn link(self) -> Option<String> {
        let address = self.session.with_untracked(|session: &Session<_>| {
            let (kind, moves) = (session.kind(), session.moves_as_texts());
            session.deal().map(|deal| Address::Table { kind, deal: Some(deal), moves })
        });
        address.map(|address| browser::with_hash(&address.to_string()))
    }

    /// Copies the link to the position on the table; where the browser does not allow that, it is shown.
    pub fn share(self) {
        let Some(link) = self.link() else { return self.refuse(self.text("web-no-link")) };
        spawn_local(async move {
            if browser::copy(&link).await.is_ok() {
                self.inform(untrack(|| self.text("web-link-copied")));
            } else {
                self.dialog.set(Some(Dialog::Link));
            }
        });
    }
}
