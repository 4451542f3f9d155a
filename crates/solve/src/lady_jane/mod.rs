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
mod component;
mod forced;
mod line;
mod order;
mod puzzle;
mod relaxed;
mod search;
mod solver;
mod table;

pub use solver::Solver;

/// The solver's own positions, for players who cannot peek but have many games to play.
///
/// What lies hidden is in the [`Puzzle`](packed::Puzzle) only: [`below`](packed::Puzzle::below) a card of the
/// tableau, and in the [`deals`](packed::Puzzle::deals). A [`Node`](packed::Node), and what
/// [`explore`](packed::explore) and [`safe_play`](packed::safe_play) find, show nothing that a player at the
/// table does not see.
pub mod packed {
    pub use super::cards::{Cards, children, classes, each, mates, next, parents};
    pub use super::component::{Stand, explore};
    pub use super::forced::safe_play;
    pub use super::line::moves_of_step;
    pub use super::puzzle::{Deal, Node, Puzzle};
    pub use super::search::Step;
}

/// Which prunings a solver uses. Each of them can be switched off, to test that it changes no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// Cards of the tableau go up, and cards of the foundations stay there, when nothing is gained
    /// otherwise (`component::idle`, `component::useful`).
    pub idle: bool,
    /// A card that can leave its place for a foundation at no cost does so (`forced::safe_play`).
    pub safe: bool,
    /// A position from which too few cards might come up is given up (`relaxed::Reach`).
    pub dead: bool,
    /// The order in which two cards must leave their places is found out; only together with `dead`
    /// (`order::find_orders`).
    pub orders: bool,
    /// A card whose place on the tableau nothing contests goes there (`forced::uncontested`).
    pub uncontested: bool,
    /// If cards contest a place with each other only, nothing else is tried before one of them; only
    /// together with `uncontested`.
    pub rivals: bool,
    /// A deal that covers nothing of use comes at once (`forced::free_deal`).
    pub free_deals: bool,
}

impl Default for Prunings {
    /// All of them.
    fn default() -> Prunings {
        Prunings {
            idle: true,
            safe: true,
            dead: true,
            orders: true,
            uncontested: true,
            rivals: true,
            free_deals: true,
        }
    }
}
