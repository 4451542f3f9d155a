//! Players who cannot peek.
//!
//! A [`Bot`] is given the view of a seat, a budget and a seed, and gives a move and reason. It never sees the
//! position itself, so it knows what a player at the table knows and no more. What it does follows from these
//! three alone: it keeps memory from one question to the next, but nothing that it has found out.

mod any;
mod bot;
mod grade;
mod odds;
mod worlds;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

pub use any::{advise, sample_odds};
pub use bot::Bot;
pub use grade::grade;
pub use odds::{odds, plays_on};
pub use worlds::worlds;
