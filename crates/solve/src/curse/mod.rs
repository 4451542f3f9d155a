//! Curse of the Doublet: what a hand is worth when both players know all tiles.
//!
//! [`Solver`] packs a hand tightly (`position`), finds its value by asking whether it reaches one bound after
//! the other (`search`, with the `prunings` and the `table` of what is known already), and plays what it found
//! through the rules (`line`).

mod bounds;
mod line;
mod position;
mod prunings;
mod search;
mod solver;
mod table;
mod tiles;

pub use prunings::Prunings;
pub use solver::Solver;

/// Hands packed tightly, for programs that look at very many of them.
pub mod packed {
    pub use super::position::{Ends, NO_SIDE, Next, Play, Position, Side};
    pub use super::tiles::{NUMBERS, Numbers, Tiles, across, each, joining, pips, set_of};
}
