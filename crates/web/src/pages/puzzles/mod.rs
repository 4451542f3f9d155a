//! The puzzles: their kinds, the list of one kind, and a puzzle on the table.

mod fetched;
mod list;
mod note;
mod overview;
mod progress;
mod puzzle_state;
mod table;

pub use list::Puzzles;
pub use table::PuzzleOf;
