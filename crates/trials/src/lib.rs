//! Trials of network matches. `cargo xtask online` runs them.

mod abuse;
mod broken;
mod clock;
mod dice;
mod downtime;
mod kill;
mod leak;
mod ledger;
mod load;
mod memory;
mod moves;
mod mutations;
mod outage;
mod presence;
mod real;
pub mod simulate;
mod simulations;
mod size;
mod wire;

pub use abuse::{Abuse, abuse};
pub use clock::{Clock, clock};
pub use downtime::{Downtime, downtime};
pub use kill::{Kill, kill};
pub use leak::{Leak, leak};
pub use load::{Load, load};
pub use mutations::{Mutations, mutations};
pub use outage::{Outage, outage};
pub use presence::{Presence, presence};
pub use real::{Kind, Place, serve};
pub use simulations::{Simulations, simulations};
pub use wire::{Wire, wire};
