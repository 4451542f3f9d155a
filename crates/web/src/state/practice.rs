//! What a lesson or a puzzle does at the table: it takes the player's moves, marks spots and shows a note.

use leptos::prelude::*;
use talon_rules::AnyMove;
use talon_table::Spot;

/// A lesson or a puzzle on the table. It belongs to the second part of the program, so the first part calls it through these
/// values.
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

/// The steps through a line of a puzzle, in which a player cannot take moves back.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// The number of moves of the line that have been made, and of all its moves; `None` while no line is on the table.
    pub place: Signal<Option<(usize, usize)>>,
    /// Goes to the place after this number of moves.
    pub go: UnsyncCallback<usize>,
    /// Takes the line off the table.
    pub leave: UnsyncCallback<()>,
}
