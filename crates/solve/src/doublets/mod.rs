//! Doublets: whether a position can still be won, and how many points can still be reached.
//!
//! [`Solver`] turns a position into a line of ranks (`puzzle`) and looks for an order in which the cards can
//! be taken out of it. It first tries a portfolio of `greedy` policies, then beam searches of growing width
//! (`beam_search`), and at last a search that leaves nothing out. The last pass is decided on its own
//! (`last_pass`, by the `schedule` of its cards). What is found is replayed through the rules (`to_moves`).

mod beam_search;
mod counts;
mod greedy;
mod last_pass;
mod node;
mod prunings;
mod puzzle;
mod schedule;
mod search_layers;
mod search_spec;
mod solver;
mod to_moves;

pub use prunings::Prunings;
pub use solver::{BLOCK_SIZE, Solver, USUAL_BYTES};
