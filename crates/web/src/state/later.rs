//! The second part of the program.

use leptos::prelude::AnyView;
use talon_query::{Answer, Query};

use crate::address::Address;

/// A sound for something that the player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A card or tile is laid down.
    Move,
    /// A move is refused.
    Refusal,
    /// The game is won.
    Win,
}

/// The functions of the second part of the program.
#[derive(Clone, Copy, Debug)]
pub struct Later {
    /// Shows the page at an address, unless it is a table or the start page.
    pub page: fn(Address) -> AnyView,
    /// Shows the open dialog.
    pub dialogs: fn() -> AnyView,
    /// Shows the note below the table.
    pub notes: fn() -> AnyView,
    /// Shows the notice about the storage.
    pub storage_note: fn() -> AnyView,
    /// Shows the bar of a network match above other pages.
    pub match_bar: fn() -> AnyView,
    /// Plays a sound.
    pub play: fn(Sound),
    /// Writes a query as a text for a worker.
    pub write_query: fn(&Query) -> String,
    /// Reads the text of an answer.
    pub read_answer: fn(&str) -> Option<Answer>,
}
