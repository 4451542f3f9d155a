//! Yield: whether a position can still be won, and how many points can still be had.
//!
//! [`Solver`] gives every card that matters a bit of a word (`puzzle`), looks for an order in which
//! pairs can be removed (`search`, with the `prunings` and a `table` of what was seen), and plays what
//! it found through the rules (`line`).

mod line;
mod puzzle;
mod search;
mod solver;
mod table;

pub use solver::Solver;
