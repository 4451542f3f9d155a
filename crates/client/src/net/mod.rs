//! The network below a [`Client`](crate::Client): one [`Connection`] for the terminal, for bots and for trials.
//!
//! A [`Server`] makes the calls of docs/develop/SERVER-CALLS.md, and a [`Connection`] plays or watches one match: it takes a seat, opens a
//! WebSocket, and connects again whenever that breaks. Where no WebSocket gets through, it uses plain requests instead.
//! Everything runs on Tokio; a program without a runtime of its own calls [`Connection::open`] inside
//! `Runtime::enter`, and then uses [`Connection::blocking_next`].

mod clock;
mod connection;
mod error;
mod http;
mod key;
mod place;
mod poll;
mod report;
mod server;
mod socket;
mod wire;

pub use connection::{Connection, Sender, Show};
pub use error::{AddressError, CallError};
pub use hyper::Method;
pub use key::{Key, KeyError};
pub use place::{Place, Role};
pub use server::Server;

#[cfg(test)]
mod tests;
