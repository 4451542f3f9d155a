//! A game that is played elsewhere, shown at this table.

use talon_rules::{AnyEffect, AnyMove, AnySeat};

use super::Session;
use crate::{Refused, Sitting, Start, Store};

impl<S: Store> Session<S> {
    /// Shows a game that is played elsewhere, as one seat sees it: how it could have begun, and its moves so far.
    /// Returns the effects of the moves that were not on the table before. As in practice, nothing is written down,
    /// nothing counts, and no opponent moves.
    ///
    /// Hidden pieces can lie elsewhere in each call, because nobody here knows where they are. While the seat sees the same
    /// beginning and the moves only grow, it stays the same sitting.
    ///
    /// # Errors
    /// The first move that breaks the rules. The table stays as it is.
    pub fn watch(
        &mut self,
        seat: AnySeat,
        start: Start,
        moves: &[AnyMove],
    ) -> Result<Vec<AnyEffect>, Refused> {
        let mut shown = Sitting::new(start);
        let effects: Vec<AnyEffect> = moves.iter().map(|made| shown.play(*made)).collect::<Result<_, _>>()?;
        let is_continued =
            self.is_practice && self.viewer == seat && is_continued(&self.sitting, &shown, seat);
        let known = if is_continued { self.sitting.moves_made() } else { 0 };
        if !is_continued {
            self.practise(shown.start().clone());
        }
        self.sitting = shown;
        self.viewer = seat;
        self.follow();
        Ok(effects.into_iter().skip(known).collect())
    }
}

/// Whether a seat that has seen the first sitting can see the second one after it.
fn is_continued(before: &Sitting, after: &Sitting, seat: AnySeat) -> bool {
    let beginning = |sitting: &Sitting| sitting.start().game().view(seat);
    after.moves().starts_with(&before.moves()) && beginning(before) == beginning(after)
}
