//! The rules of the games.
//!
//! Each game is a folder that reads like its rules:
//!
//! - `mod.rs` has the numbered rules and the options, `moves.rs` the moves and their texts;
//! - `layout.rs` says what lies where, and `state.rs` deals a position that obeys the rules;
//! - `judge.rs` has the reasons why a move is illegal, and `play.rs` what a move does;
//! - `game.rs` implements [`Game`] with them;
//! - `view.rs` says what a player knows, and `arrange.rs` which arrangements obey the rules.
//!
//! [`Game`] is the contract of every game, and [`AnyGame`] a position of any of them. Cards, tiles and the deals that
//! their numbers mean are in [`pieces`].
//!
//! Enums whose cases a program should all handle, such as suits, moves, effects and violations, are exhaustive, and so are
//! the games themselves: a new one is a breaking change.
//!
//! A refused move is an error that prints its reason, and [`Violation`] has the number of the rule:
//!
//! ```
//! use talon_rules::pieces::DealNumber;
//! use talon_rules::{Game, Violation, doublets};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
//! let effect = game.play("flip".parse()?)?;
//! assert_eq!(effect, doublets::Effect::Turned("TS".parse()?));
//!
//! let refused = game.play("redeal".parse()?).expect_err("the stock still has cards");
//! assert_eq!(refused.to_string(), "the waste goes back only when the stock is empty");
//! assert_eq!(refused.rule(), "D6");
//! # Ok(()) }
//! ```

#[macro_use]
mod registry;

pub mod curse;
pub mod doublets;
pub mod fields;
pub mod lady_jane;
pub mod pieces;
pub mod yields;

mod any;
mod contract;
mod faults;
mod name;
mod options;
mod text;

pub use any::{
    AnyEffect, AnyGame, AnyLayout, AnyMove, AnyOptions, AnyPiece, AnySeat, AnyView, AnyViolation, NoSuchSeat,
};
pub use contract::{Game, Player, SeatView, Status, Violation, Worlds};
pub use faults::{Fault, Faults, Problem};
pub use name::{GameName, GameProperties, UnknownGame};
pub use options::{GameOptions, OptionsError};
pub use text::{ParseLayoutError, ParseMoveError};

/// Compiles and runs the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
