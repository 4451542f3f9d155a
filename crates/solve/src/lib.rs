//! Exact solvers. They see every card and decide whether a position can still be won.
//!
//! Each game has a `Solver`, which packs positions tightly and prunes what cannot matter. The solvers of the
//! patiences implement [`PatienceSolver`], and [`AnySolver`] combines all solvers. Every pruning is a named
//! function whose documentation argues why it is sound, and a switch in the module's `Prunings`. A solver
//! replays every line of moves through [`talon_rules`], whose readable positions define the rules, before it
//! returns the line.
//!
//! A search ends when its [`Budget`] runs out. The reports [`Solved`], [`Scored`] and [`Valued`] then say which [`Limit`] it was.

mod any;
#[doc(hidden)]
pub mod bits;
mod budget;
mod patience;
mod replay;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

pub use any::{AnySolver, BLOCK_NODES, block_size, usual_bytes};
pub use budget::{Budget, Meter};
pub use patience::PatienceSolver;
pub use talon_query::{Limit, Scored, Solved, Valued, Verdict};

/// The version of the solvers, which every measurement names so that measurements of different solvers are
/// not mixed. The number behind the plus increases whenever a verdict, a line or a number of nodes may
/// change, and the version of the program then goes before the plus. A release that leaves the solvers alone keeps this
/// version, so censuses continue across it.
pub const VERSION: &str = "0.2.0+9";

/// Compiles and runs the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
