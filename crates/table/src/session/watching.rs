//! A game that is played elsewhere, shown at this table.

use talon_rules::{AnyEffect, AnyMove, AnySeat};

use super::Session;
use crate::{Refused, Scene, Sitting, Start, Store};

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
        self.show_elsewhere(seat, false, start, moves)
    }

    /// Shows a game that is played elsewhere, as a spectator sees it: no hand lies open until its end, and there are no
    /// moves to make. The rest is as in [`Session::watch`].
    ///
    /// # Errors
    /// As [`Session::watch`].
    pub fn spectate(&mut self, start: Start, moves: &[AnyMove]) -> Result<Vec<AnyEffect>, Refused> {
        let seat = AnySeat::of(start.options().game())[0];
        self.show_elsewhere(seat, true, start, moves)
    }

    fn show_elsewhere(
        &mut self,
        seat: AnySeat,
        is_spectator: bool,
        start: Start,
        moves: &[AnyMove],
    ) -> Result<Vec<AnyEffect>, Refused> {
        let mut shown = Sitting::new(start);
        let effects: Vec<AnyEffect> =
            moves.iter().map(|played| shown.play(*played)).collect::<Result<_, _>>()?;
        let is_same_viewer = self.is_practice && self.viewer == seat && self.is_spectator == is_spectator;
        let beginning = |sitting: &Sitting| {
            Scene::for_viewer(&sitting.start().game(), seat, is_spectator, false).layout()
        };
        let is_continued = is_same_viewer
            && shown.moves().starts_with(&self.sitting.moves())
            && beginning(&self.sitting) == beginning(&shown);
        let seen = if is_continued { self.sitting.moves_made() } else { 0 };
        if !is_continued {
            self.practise(shown.start().clone());
        }
        self.sitting = shown;
        self.viewer = seat;
        self.is_spectator = is_spectator;
        self.follow();
        Ok(effects.into_iter().skip(seen).collect())
    }
}
