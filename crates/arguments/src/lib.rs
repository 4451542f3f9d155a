//! The arguments of `talon serve` and `talon play`, in a crate that is built in seconds. So `cargo play` checks them
//! before it builds the games, in the words of the program that it builds.
//!
//! - [`serve`], [`play`] and [`shared`] describe the arguments;
//! - [`values`] reads their values: here as far as that needs no game, in `talon` as its own types;
//! - [`reading`] reads a command line, and [`mod@described`] makes types of what it reads;
//! - [`output`] prints.

pub mod described;
pub mod output;
pub mod play;
pub mod reading;
pub mod serve;
pub mod shared;
pub mod values;
