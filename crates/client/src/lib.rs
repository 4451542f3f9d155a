//! The player's side of a match over the network, as a pure state machine that the page, the terminal, bots and trials
//! share.
//!
//! Each event outside goes in as an [`Input`] with the local time, and the tasks of the program come out as a list of
//! [`Output`] values. A command stays pending until the hall has answered it, over any number of connections; sending it
//! again is harmless, because it keeps its id.
//!
//! With the feature `net`, the module `net` joins all that to a real network.

mod client;
mod link;
#[cfg(feature = "net")]
pub mod net;
mod route;
mod silence;

pub use client::{Client, Input, Notice, Output};
pub use link::LinkState;
pub use route::{Route, Routes};
pub use silence::Silence;

#[cfg(test)]
mod tests;
