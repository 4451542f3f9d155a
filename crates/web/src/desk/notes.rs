//! What stands in a note below the table, and how it is put away.

use leptos::prelude::*;
use talon_rules::Status;
use talon_table::{Counsel, Outcome, Session};

use super::{Desk, Records};

impl Desk {
    /// Puts away what can be put away: what is held, a hint, how the game ended.
    pub fn put_away(self) {
        self.let_go();
        self.advice.counsel.update(Counsel::put_hint_away);
        if untrack(|| self.shows_ending()) {
            self.seen_ending.set(Some(self.session.with_untracked(ending_of)));
        }
    }

    /// Whether the end of the game is to be told: until the player puts it away.
    pub fn shows_ending(self) -> bool {
        let is_there =
            |session: &Session<Records>| session.game().status() != Status::Playing || !session.goes_on();
        self.session.with(|session| is_there(session) && self.seen_ending.get() != Some(ending_of(session)))
    }

    /// How the game ended, as a sentence.
    pub fn ending(self) -> String {
        self.session.with(|session| {
            let (status, layout) = (session.game().status(), session.layout());
            match session.sitting().outcome() {
                Outcome::Lost if status == Status::Playing => self.text("table-gave-up"),
                _ => self.lang.with(|lang| lang.verdict(status, &layout)),
            }
        })
    }
}

/// Which end of which sitting it is.
fn ending_of(session: &Session<Records>) -> (u64, usize) {
    (session.seated(), session.sitting().moves_made())
}
