//! Players who cannot peek.
//!
//! A [`Bot`] gets the view of a seat, a budget and a seed, and returns a move with a reason. It never sees
//! the position itself, so it knows only what a player at the table knows. Its choice depends on these three
//! alone: it reuses its memory from one query to the next but no results.
//!
//! An [`Engine`] answers all queries of a front end, with the bots and with the solvers.

mod any;
mod bot;
mod engine;
mod grade;
mod odds;
mod patience;
mod worlds;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

pub use any::{advise, all_worlds, quick_game, sample_odds};
pub use bot::Bot;
pub use engine::Engine;
pub use grade::grade;
pub use odds::{bot_wins, odds};
pub use patience::{AdvisedPatience, GradeBounds};
pub use worlds::worlds;
