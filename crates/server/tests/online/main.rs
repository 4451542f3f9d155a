//! Matches over the network, on a server of its own that each test starts on this machine.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

mod calls;
mod limits;
mod log;
mod matches;
mod pairing;
mod people;
mod player;
mod server;
