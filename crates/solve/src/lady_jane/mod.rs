//! Lady Jane: whether a position can still be won, and how many points can still be reached.
//!
//! Ranks are counted from the base, so no rule has to mention wrapping around: the tableau is then that of
//! Klondike, with Kings just below the base. The position consists of the cards that have been moved from
//! where they were dealt, the heights of the foundations and the number of deals made (see `puzzle.rs`): 62
//! bits.
//!
//! Cards that have been moved can go up to their foundations and come down again. The search treats all
//! positions that such reversible moves connect as one node (`reversible_moves.rs`, `component_search.rs`).
//! The remaining moves uncover something, take a card from the reserve or deal: at most one for each card and
//! deal. Most of these need not be tried, because a relaxed game proves that they cannot lead to the goal
//! (`relaxation.rs`, `leaving_order.rs`), or because one of them dominates the others (`dominance.rs`).

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
pub use solver::{BLOCK_SIZE, Solver, USUAL_BYTES};

/// The solver's packed positions, for players who cannot peek but play very many games.
///
/// Only the [`Puzzle`](packed::Puzzle) holds hidden cards: [`below`](packed::Puzzle::below) a card of the
/// tableau, and in the [`deals`](packed::Puzzle::deals). A [`Position`](packed::Position) and the results of
/// [`explore`](packed::explore) and [`safe_play`](packed::safe_play) show only what a player at the table
/// sees.
pub mod packed {
    pub use super::cards::{Cards, children, classes, next_cards, parents, twins};
    pub use super::component_search::Step;
    pub use super::dominance::safe_play;
    pub use super::puzzle::{Deal, Position, Puzzle};
    pub use super::reversible_moves::{Configuration, explore};
    pub use super::to_moves::moves_of_step;
}
