//! Trials of network matches. `cargo xtask online` runs them.

mod broken;
mod dice;
mod kill;
mod ledger;
mod moves;
mod outage;
mod real;
pub mod simulate;
mod wire;

pub use kill::{Kill, kill};
pub use outage::{Outage, outage};
pub use real::{Kind, Place, serve};
pub use wire::{Wire, wire};
