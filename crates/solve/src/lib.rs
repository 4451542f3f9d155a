//! Exact solvers: they know where every card lies, and decide whether a position can still be won.
//!
//! [`doublets`] and [`lady_jane`] each have a `Solver`, which packs positions tightly and prunes what
//! cannot matter. Every pruning is a named function whose documentation argues why it is sound, and a
//! switch in the module's `Prunings`. No line of moves is reported before it has been played through
//! [`talon_rules`], whose readable positions are the rules.

mod answer;
mod budget;
mod replay;

pub mod doublets;
pub mod lady_jane;

pub use answer::{Scored, Solved, Verdict};
pub use budget::{Budget, Limit};
