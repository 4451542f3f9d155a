//! The four games in the browser: what the page and its worker are made of.
//!
//! The parts without a browser are plain Rust and are tested like the rest of the workspace:
//!
//! - [`layouts`]: where everything lies on a table of a given size. Plain geometry.
//! - [`pieces`]: the cards and tiles, each the same from one move to the next.
//! - [`address`]: what the address behind the `#` says. [`command`]: what a player can ask for.
//! - [`settings`]: what a player has switched.
//!
//! The others are made of signals and components:
//!
//! - [`faces`]: how cards and tiles look.
//! - [`app`]: all that is on the page, as signals, and what can be done with it.
//! - [`table`]: a game on the table. [`pages`]: the pages around it. [`dialogs`]: what lies over them.
//! - [`icons`]: the lines on the buttons. [`appearance`]: what the settings make of the page.
//!   [`languages`]: what it speaks.
//! - [`app`]: the whole.
//! - [`worker`]: the solvers in workers of the browser, and how the page asks them.
//! - [`storage`]: where records and settings are kept, several tabs and all. [`storage_note`]: what a player
//!   should know of that.

#![allow(unreachable_pub, reason = "the macro for components makes public what goes in")]

pub mod actions;
pub mod address;
pub mod app;
pub mod appearance;
pub mod browser;
pub mod command;
pub mod controls;
pub mod dialogs;
pub mod faces;
pub mod games;
pub mod icons;
pub mod languages;
pub mod layouts;
pub mod pages;
pub mod pieces;
pub mod settings;
pub mod state;
pub mod storage;
pub mod storage_note;
pub mod table;
pub mod worker;
