//! Curse of the Doublet: the value of a hand when both players know all tiles.
//!
//! [`Solver`] packs a hand tightly (`position`), finds its value by MTD(f) (`alpha_beta`, with the `prunings`
//! and the `transposition_table`), and replays the line that it found through the rules.

mod alpha_beta;
mod bounds;
mod position;
mod prunings;
mod solver;
mod tiles;
mod transposition_table;

pub use prunings::Prunings;
pub use solver::{BLOCK_SIZE, Solver, USUAL_BYTES};

/// Tightly packed hands, for programs that visit very many of them.
pub mod packed {
    pub use super::position::{Ends, NO_SIDE, Play, PlayResult, Position, Side, side_of};
    pub use super::tiles::{NUMBERS, Numbers, Tiles, across, each, joining, pips, set_of};
}
