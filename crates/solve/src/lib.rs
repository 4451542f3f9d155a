//! Exact solvers: they know where every card lies, and decide whether a position can still be won.
//!
//! Each game has a `Solver`, which packs positions tightly and prunes what cannot matter; those of the
//! patiences are [`PatienceSolver`]s, and [`AnySolver`] has all of them. Every pruning is a named function
//! whose documentation argues why it is sound, and a switch in the module's `Prunings`. No line of moves is
//! reported before it has been played through [`talon_rules`], whose readable positions are the rules.

mod answer;
mod any;
mod budget;
mod patience;
mod replay;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

pub use answer::{Scored, Solved, Valued, Verdict};
pub use any::AnySolver;
pub use budget::{Budget, Limit, Meter, usual_bytes};
pub use patience::PatienceSolver;

/// The version of the solvers. Measurements name it, so that those of different solvers are not mixed: the
/// number behind the plus goes up whenever a verdict, a line or a number of nodes may change.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "+5");

/// The example of the crate's page is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
