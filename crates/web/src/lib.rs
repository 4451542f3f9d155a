//! The browser table: the page and its state.
//!
//! These modules are plain Rust, which the tests run without a browser:
//!
//! - [`layouts`]: shared geometry of the tables; [`pieces`]: which piece is which from one move to the next;
//!   [`picture`]: geometry of a picture of a table;
//! - [`address`]: the part of the address behind the `#`; [`command`]: keys of commands;
//! - [`settings`]: the values of the settings.
//!
//! These are made of signals and components:
//!
//! - [`state`]: the state of the page, in parts; [`actions`]: what the player and the page can do to it;
//! - [`games`]: what is particular to each game;
//! - [`table`]: a game on the table; [`pages`]: the pages around it; [`dialogs`]: the dialogs over them;
//! - `online`: matches against people on other devices;
//! - [`faces`]: cards and tiles as markup; [`icons`]: icons of the buttons; [`controls`]: controls of settings;
//! - [`appearance`]: attributes for the style sheets; [`languages`]: the language of the page;
//! - [`storage`]: records and settings in the browser; [`storage_note`]: notices about them;
//! - [`worker`]: the workers that answer queries; [`browser`]: other access to the browser;
//! - [`app`]: the root component; [`later`]: what its first program leaves out.

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
pub mod later;
pub mod layouts;
mod online;
pub mod pages;
pub mod picture;
pub mod pieces;
pub mod settings;
mod sounds;
pub mod state;
pub mod storage;
pub mod storage_note;
pub mod table;
pub mod worker;
