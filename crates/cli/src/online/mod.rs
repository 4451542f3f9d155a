//! Matches over the network: the player's keys, links, and the connection to a match.

mod account;
mod address;
mod blocked;
mod choices;
pub(crate) mod command;
mod connection;
mod hosted;
mod keys;
mod linked_match;
mod standing;

pub(crate) use account::{Account, Entrance, USUAL_SERVER};
pub(crate) use address::{MatchLink, ServerUrl};
pub(crate) use blocked::{BLOCKED, BlockList};
#[cfg(test)]
pub(crate) use connection::Snapshot;
pub(crate) use connection::{MatchConnection, MatchInput};
pub(crate) use hosted::{HOSTED, HostedMatch};
pub(crate) use linked_match::LinkedMatch;
