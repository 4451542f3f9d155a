//! The marks of the table as a signal.

use leptos::prelude::*;
use talon_table::{Marks, MoveEnds, WinningLine};

use crate::actions::app_state::AppState;
use crate::state::game::GameState;

/// The marks of the table. On a winning line only its next move is marked.
pub(super) fn marks(AppState { game, interface, practice, .. }: AppState) -> Memo<Marks> {
    Memo::new(move |_| {
        let (hint, wrong) = match practice.get() {
            Some(practice) => (practice.marked.get(), practice.wrong.get()),
            None => (hinted_spots(game), MoveEnds::default()),
        };
        if game.shows_line() {
            return Marks::default().with_hint(hint);
        }
        let (held, cursor) = (game.selection.with(|selection| selection.held()), interface.cursor.get());
        let marks = game.scene.with(|scene| Marks::new(scene, held, cursor));
        marks.with_hint(hint).with_wrong(wrong)
    })
}

/// The spots where the next move of the winning line, or the move of the hint, begins and ends.
fn hinted_spots(game: GameState) -> MoveEnds {
    if game.shows_line() {
        let next = game.line.with(|line| line.as_ref().and_then(WinningLine::next));
        let spots = next.and_then(|next| game.scene.with(|scene| scene.spots_of(next)));
        return spots.map_or((None, None), |(from, to)| (Some(from), to));
    }
    let hint = game.with_advice(|advice| advice.hint());
    hint.map_or((None, None), |hint| (hint.from, hint.to))
}
