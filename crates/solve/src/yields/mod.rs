//! Yield: whether a position can still be won, and how many points can still be had.
//!
//! [`Solver`] gives every card that matters a bit of a word (`puzzle`), and every pair that can be made
//! one of another (`pairs`); it looks for an order in which pairs can be removed (`search`, with the
//! `prunings`, what is in `reach`, and a `table` of what fails), and plays what it found through the
//! rules (`line`).

mod pair_search;
mod pairs;
mod prunings;
mod puzzle;
mod relaxation;
mod solver;
mod to_moves;
mod transposition_table;

pub use prunings::Prunings;
pub use solver::Solver;
