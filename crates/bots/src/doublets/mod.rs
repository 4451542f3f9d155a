//! The adviser for Doublets.
//!
//! The first pass shows every card, and after it the rest can be calculated. So the first pass is played by a
//! rule that keeps the reserve free for cards that are wanted soon, and from then on the exact solution is
//! followed.

mod adviser;
mod quick;

pub use adviser::{Adviser, USUAL_NODES};
pub(crate) use quick::wins;
