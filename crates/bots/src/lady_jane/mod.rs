//! The adviser for Lady Jane.
//!
//! Cards that have been moved can be moved about, and back, without anything new being seen. What has to be
//! decided is which card leaves the place where it was dealt, and when to deal (`step.rs`). A quick player
//! decides that by a sum of a few dozen features (`taste.rs`); the adviser lets him play on in worlds
//! that agree with what has been seen (`rollout.rs`), and takes the step after which he wins most.

mod adviser;
mod candidate_steps;
mod rollout;
mod rollout_policy;

pub use adviser::{Adviser, USUAL_NODES};
pub(crate) use rollout::wins;
