//! Real servers in processes of their own, real sockets, and bots that play over them. Everything is on this machine.

mod check;
mod crowd;
mod disk;
mod ear;
mod fake_clock;
mod figures;
mod hall;
mod measured;
mod meter;
mod mount;
mod node;
mod pair;
mod player;
mod postgres;
mod proxy;
mod rude;
mod serve;
mod storage;
mod summary;
mod table;

pub(crate) use check::Trust;
pub(crate) use crowd::Crowd;
pub(crate) use disk::Disk;
pub(crate) use ear::Ear;
pub(crate) use fake_clock::FakeClock;
pub(crate) use figures::Figures;
pub(crate) use hall::Hall;
pub(crate) use measured::Tables;
pub(crate) use node::{Node, signal};
pub(crate) use pair::Pair;
pub(crate) use player::{PACE, Pace, SETTINGS};
pub(crate) use proxy::{Proxy, Weather};
pub(crate) use rude::{flood, stay_deaf};
pub use serve::{Place, serve};
pub use storage::Kind;
pub(crate) use storage::{Storage, database};
