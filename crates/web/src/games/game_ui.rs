//! The knowledge of the page about a game.

use leptos::prelude::AnyView;
use talon_table::Counts;

use crate::layouts::table::Table;
use crate::state::texts::Texts;

/// The parts of the page that are particular to one game.
pub(crate) struct GameUi {
    /// Lays out the table.
    pub(crate) lay_out: fn(&mut Table<'_>),
    /// Shows what a player keeps counting, in a panel of this width and height.
    pub(crate) panel: fn(Texts, &Counts, (f64, f64)) -> AnyView,
    /// The moves that the start page shows.
    pub(crate) sample: Sample,
}

/// The beginning of a game that the start page shows.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    /// The number of the deal.
    pub(crate) deal: u64,
    /// Legal moves, separated by `, `. The last three are made while the player points at the game.
    pub(crate) moves: &'static str,
}
