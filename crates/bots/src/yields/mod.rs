//! The adviser for Yield.
//!
//! Only the order of the stock is hidden, and turning a card hinders only what is done with the top of the
//! waste and the card below it. So only these need a decision: `macro_moves` lists what can be done with them
//! before the next card is turned. `lookahead` values each macro-move in worlds that agree with the view,
//! which the exact solver can decide. This is perfect information Monte Carlo search (J. R. Long, N. R.
//! Sturtevant, M. Buro, T. Furtak: Understanding the Success of Perfect Information Monte Carlo Sampling in
//! Game Tree Search. AAAI 2010) with a lookahead: worlds that a player cannot tell apart are played alike for
//! the next few decisions, and only after these as if their cards were known. `elimination` drops macro-moves
//! that fall behind.

mod adviser;
mod elimination;
mod lookahead;
mod macro_moves;
mod patience;
mod quick_player;
mod witness;

pub use adviser::{Adviser, USUAL_NODES};
pub use lookahead::LookaheadOptions;
pub use macro_moves::{all_macro_moves, remove_kings};
