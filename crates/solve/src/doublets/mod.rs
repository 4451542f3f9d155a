//! Doublets: whether a position can still be won, and how many points can still be had.
//!
//! [`Solver`] turns a position into a line of ranks (`puzzle`), looks for an order in which the cards
//! can be taken out of it (`search`, with the `prunings`), and plays what it found through the rules
//! (`line`).

mod greedy;
mod last_pass;
mod layer;
mod line;
mod node;
mod prunings;
mod puzzle;
mod search;
mod solver;
mod stretches;

pub use prunings::Prunings;
pub use solver::Solver;
