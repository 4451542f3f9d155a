//! The adviser for Doublets.
//!
//! The first pass shows every card, and after it the rest can be solved exactly. So the first pass is played
//! by a rule that keeps the reserve free for cards that are wanted soon, and from then on the adviser follows
//! the exact solution.

mod adviser;
mod patience;
mod quick_player;

pub use adviser::{Adviser, USUAL_NODES};
