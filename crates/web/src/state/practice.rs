//! What a lesson does at the table: it takes the player's moves, marks spots and shows a note.

use leptos::prelude::*;
use talon_rules::AnyMove;
use talon_table::Spot;

/// A lesson on the table. It belongs to the second part of the program, so the first part calls it through these values.
#[derive(Clone, Copy, Debug)]
pub struct Practice {
    /// Tries a move.
    pub play: UnsyncCallback<AnyMove>,
    /// Marks the move that the player should make.
    pub hint: UnsyncCallback<()>,
    /// Where the marked move begins and ends.
    pub marked: Signal<(Option<Spot>, Option<Spot>)>,
    /// Shows what the player should do.
    pub note: fn() -> AnyView,
}
