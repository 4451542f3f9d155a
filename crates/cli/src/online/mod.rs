//! Matches over the network: the player's keys, links, and the connection to a match.

mod account;
mod address;
pub(crate) mod command;
mod connection;
mod keys;
mod network_match;

pub(crate) use account::Account;
pub(crate) use address::MatchLink;
pub(crate) use connection::MatchConnection;
pub(crate) use network_match::{MatchInput, NetworkMatch};
