//! The adviser for Yield.
//!
//! Nothing but the order of the stock is hidden, and turning a card hinders only what is done with the top of
//! the waste and the card below it. So there is something to decide only about these: `plan.rs` lists what can
//! be done with them before the next card is turned. `lookahead.rs` weighs that in worlds that agree with what
//! has been seen, each of which the exact solver can decide: worlds that a player cannot tell apart are
//! played alike for the next few decisions, and only after these as if their cards were known.

mod adviser;
mod lookahead;
mod plan;
mod quick;
mod weigh;
mod world;

pub use adviser::{Adviser, USUAL_NODES};
pub use lookahead::Steps;
pub(crate) use quick::wins;
