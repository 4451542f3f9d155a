//! Real servers in processes of their own, real sockets, and bots that play over them. Everything is on this machine.

mod check;
mod crowd;
mod disk;
mod figures;
mod hall;
mod mount;
mod node;
mod player;
mod postgres;
mod proxy;
mod serve;
mod storage;
mod summary;
mod table;

pub(crate) use check::Trust;
pub(crate) use crowd::Crowd;
pub(crate) use disk::Disk;
pub(crate) use figures::Figures;
pub(crate) use hall::Hall;
pub(crate) use player::{PACE, Pace, SETTINGS};
pub(crate) use proxy::{Proxy, Weather};
pub use serve::{Place, serve};
pub use storage::Kind;
pub(crate) use storage::{Storage, database};
