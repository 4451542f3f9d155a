//! Yield: whether a position can still be won, and how many points can still be reached.
//!
//! [`Solver`] gives every card that matters a bit of a word (`puzzle`) and every possible pair a bit of
//! another (`pairs`). It searches depth-first for an order in which pairs can be removed (`pair_search`, with
//! the `prunings`, a `relaxation` and a `transposition_table` of failed positions), and replays the result
//! through the rules (`to_moves`).

mod costly_cards;
mod deadlocks;
mod pair_search;
mod pairs;
mod perfect_matchings;
mod prunings;
mod puzzle;
mod relaxation;
mod solver;
mod to_moves;
mod transposition_table;

pub use prunings::Prunings;
pub use solver::{BLOCK_SIZE, Solver, USUAL_BYTES};
