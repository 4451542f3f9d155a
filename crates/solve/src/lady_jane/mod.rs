//! Lady Jane.
//!
//! Ranks are counted from the base, so that no rule has to speak of the corner: the tableau is then that
//! of Klondike, with Kings just below the base. What matters of a position is which cards have been moved
//! from where they were dealt, how high the foundations are and how many deals have been made (see
//! `puzzle.rs`): 62 bits.
//!
//! Cards that have been moved can go up to their foundations and come down again; the search treats all
//! that can be reached so as one (`component.rs`). What remains to be tried are the moves that uncover
//! something, take a card from the reserve or deal: at most one for each card and deal. Most of these
//! need not be tried either: because they cannot lead to the goal (`relaxed.rs`, `order.rs`), or because
//! one of them can come first at no cost (`forced.rs`).

mod cards;
mod component_search;
mod dominance;
mod leaving_order;
mod prunings;
mod puzzle;
mod relaxation;
mod reversible_moves;
mod solver;
mod to_moves;
mod transposition_table;

pub use prunings::Prunings;
pub use solver::Solver;

/// The solver's own positions, for players who cannot peek but have many games to play.
///
/// What lies hidden is in the [`Puzzle`](packed::Puzzle) only: [`below`](packed::Puzzle::below) a card of the
/// tableau, and in the [`deals`](packed::Puzzle::deals). A [`Position`](packed::Position), and what
/// [`explore`](packed::explore) and [`safe_play`](packed::safe_play) find, show nothing that a player at the
/// table does not see.
pub mod packed {
    pub use super::cards::{Cards, children, classes, mates, next, parents};
    pub use super::component_search::Step;
    pub use super::dominance::safe_play;
    pub use super::puzzle::{Deal, Position, Puzzle};
    pub use super::reversible_moves::{Configuration, explore};
    pub use super::to_moves::moves_of_step;
}
