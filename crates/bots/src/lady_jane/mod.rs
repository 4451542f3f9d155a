//! The adviser for Lady Jane.
//!
//! Cards that have been moved can be moved about, and back, without revealing anything new. The decisions are
//! which card leaves the place where it was dealt, and when to deal (`candidate_steps.rs`). A quick player
//! decides that by a weighted sum of a few dozen features (`rollout_policy.rs`). The adviser lets it play on
//! in worlds that agree with the view (`rollout.rs`), and takes the step after which it wins most.

mod adviser;
mod candidate_steps;
mod patience;
mod rollout;
mod rollout_policy;

pub use adviser::{Adviser, USUAL_NODES};
