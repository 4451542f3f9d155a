//! Opponents for Curse of the Doublet.
//!
//! What a view tells is packed (`public`, `known`). The hands that the other seat may hold are listed and weighed by
//! how it has played (`worlds`), which is read in several styles (`style`); plays are tried in them by playing on as a
//! small trained network tells (`facts`, `estimate`, `rollouts`), and valued by what the points mean for the match (`stakes`).
//! When few tiles are left, all that can happen is gone through instead (`endgame`). `reason` tells people what
//! speaks for the move.

mod baseline;
mod endgame;
mod estimate;
mod facts;
mod greedy;
mod ismcts;
mod known;
mod opponent;
mod public;
mod reason;
mod rollouts;
mod softmax;
mod stakes;
mod style;
pub mod training;
mod worlds;

pub use baseline::{Baseline, UnknownBaseline, omniscient_move};
pub use opponent::{Opponent, Thinking};
pub use rollouts::Rollouts;
