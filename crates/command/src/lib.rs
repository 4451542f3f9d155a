//! Shared parts of the command lines of `talon` and `talon-lab`.
//!
//! - [`program`] runs a program with commands: messages, exit codes, completions, manual pages;
//! - [`arguments`] and [`completions`] read values on the command line and complete them;
//! - [`output`] prints, [`interrupt`] listens for Ctrl-C;
//! - [`record`] reads files with records and positions;
//! - [`outside`] talks to players that are other programs.

pub mod arguments;
pub mod completions;
pub mod interrupt;
pub mod output;
pub mod outside;
pub mod program;
pub mod record;
