//! Queries to the solvers and to players who cannot peek, and their answers, as plain data.
//!
//! The code that shows a game builds a [`Query`], hands it to whatever runs the engine (a thread, or a worker in a
//! browser), and takes the [`Answer`] back. Nothing here solves or plays: `talon-bots` does.
//!
//! - [`Query`], [`Line`], [`Effort`]: what is asked about which game, and how much the answer may cost.
//! - [`Answer`], [`Judged`]: what comes back.
//! - [`Verdict`], [`Solved`], [`Scored`], [`Valued`], [`Limit`]: what an exact solver reports.
//! - [`Choice`], [`Odds`], [`Sample`], [`AnyReason`]: what a player who cannot peek reports. Each game has a module
//!   with the reasons for a move: [`doublets`] and so on.
//! - [`Level`]: how well an opponent plays. [`Grade`], [`Graded`]: how hard a deal is. [`Rates`]: how often deals are
//!   won.
//!
//! With the feature `serde`, which is off by default, queries and answers are (de)serializable: a page and its worker
//! exchange them so. Reasons then have the form that the protocol of `talon referee` describes.

mod answer;
mod choice;
mod grade;
mod level;
mod line;
mod query;
mod rates;
mod reason;
#[cfg(feature = "serde")]
mod texts;
mod verdict;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

pub use answer::{Answer, Judged};
pub use choice::{Choice, Odds, Sample};
pub use grade::{Grade, Graded, QUICK_PLAYS};
pub use level::{Level, UnknownLevel};
pub use line::{Line, Origin};
pub use query::{Effort, Query};
pub use rates::Rates;
pub use reason::AnyReason;
pub use verdict::{Limit, Scored, Solved, Valued, Verdict};

/// Compiles and runs the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
