//! The curtain at a table for two: between their turns neither hand is shown to anybody.

use leptos::prelude::*;
use talon_rules::AnySeat;
use talon_table::Session;

use super::{Desk, Records};

impl Desk {
    /// Whose turn it is to lift the curtain; `None` when it does not hang.
    ///
    /// It follows from the game alone, so there is no moment between a move and the curtain.
    pub fn curtain(self) -> Option<AnySeat> {
        let lifted = self.lifted_for.get();
        self.session.with(|session| {
            let hangs = session.kind().hot_seat && session.goes_on() && lifted != Some(looker(session));
            hangs.then(|| session.viewer())
        })
    }

    /// Whoever is to move looks at the table alone.
    pub fn lift_curtain(self) {
        self.let_go();
        self.cursor.set(None);
        self.has_focus.set(true);
        self.lifted_for.set(Some(self.session.with_untracked(looker)));
    }

    /// The table is left: whoever comes back finds the curtain.
    pub fn lower_curtain(self) {
        self.lifted_for.set(None);
    }
}

/// Who looks at which sitting.
fn looker(session: &Session<Records>) -> (u64, AnySeat) {
    (session.seated(), session.viewer())
}
