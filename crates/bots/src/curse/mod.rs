//! Opponents for Curse of the Doublet.
//!
//! A view is packed into an `information_set`, which contains a `public_state`. The hands that the other seat may hold
//! are its `worlds`; their `posterior` weights follow from how the other seat has played, by several `opponent_model`s. Plays
//! are tried by `rollouts` in worlds drawn by systematic `resampling`, with a trained policy `network` over binary `features`. It
//! sees what both seats have `declined`, under canonical names of the numbers (`relabeling`). A smaller value network plays in the
//! lower levels, without any search. When few tiles are left, an equilibrium is computed instead (`endgame`). `reason` explains the
//! chosen move. In small sets `whole_hand` solves all of a hand. `exploit` measures by how much a player can be exploited.

mod baseline;
mod beginner;
mod declined;
mod draw;
mod endgame;
mod exploit;
mod features;
mod greedy;
mod information_set;
mod ismcts;
mod network;
mod opponent;
mod opponent_model;
mod posterior;
mod public_state;
mod reason;
mod relabeling;
mod resampling;
mod rollouts;
mod softmax;
pub mod training;
mod whole_hand;
mod worlds;

pub use baseline::{Baseline, UnknownBaseline, omniscient_move};
pub use exploit::{InformationRelaxation, LocalBestResponse};
pub use opponent::{Opponent, OpponentOptions};
pub use rollouts::Rollouts;
pub use whole_hand::{WholeHand, WholeHandPlayer};
