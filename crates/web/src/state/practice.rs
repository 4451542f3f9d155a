//! The part that a lesson, a puzzle or a network match plays at the table: it takes the player's moves, marks spots and
//! shows a note.

use std::any::Any;
use std::rc::Rc;

use leptos::prelude::*;
use talon_rules::{AnyMove, AnySeat};
use talon_table::{Command, MoveEnds};

/// A lesson, a puzzle or a network match on the table. It belongs to the second part of the program, so the first part
/// calls it through these values.
#[derive(Clone, Copy, Debug)]
pub struct Practice {
    /// Tries a move.
    pub play: UnsyncCallback<AnyMove>,
    /// Marks the move that the player should make.
    pub hint: UnsyncCallback<()>,
    /// The spots where the marked move begins and ends.
    pub marked: Signal<MoveEnds>,
    /// The spots where the wrong move that the player tried begins and ends.
    pub wrong: Signal<MoveEnds>,
    /// Shows what the player should do.
    pub note: fn() -> AnyView,
    /// The differences of a match between people.
    pub versus: Option<Versus>,
}

/// A match between people on the table.
#[derive(Clone, Copy, Debug)]
pub struct Versus {
    /// The name of a player on the score plate, in short if there is little room, with the clock.
    pub player: fn(AnySeat, bool) -> AnyView,
    /// The player to move and what to do, in a few words.
    pub turn: fn() -> String,
    /// The id of the sentence that says why a command is off; `None` if it is not.
    pub why_off: fn(Command) -> Option<&'static str>,
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

/// A network match. Only the second part of the program knows its state; this keeps it while the player looks at other pages, and
/// ends the connection when it is dropped.
#[derive(Debug)]
pub struct NetworkMatch {
    state: Rc<dyn Any>,
    _owner: Owner,
}

impl NetworkMatch {
    /// A match with its state, whose signals belong to an owner.
    pub fn new(owner: Owner, state: impl Any) -> NetworkMatch {
        NetworkMatch { state: Rc::new(state), _owner: owner }
    }

    /// The state.
    pub fn state<T: Copy + 'static>(&self) -> Option<T> {
        self.state.downcast_ref().copied()
    }
}
