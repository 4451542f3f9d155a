//! The rules of four games, told once: [`doublets`], [`yields`], [`lady_jane`] and [`curse`].
//!
//! Every game is a folder that reads like its rules: `mod.rs` holds the numbered rules and the
//! options, `layout.rs` what lies where, `state.rs` the deal, `judge.rs` what is allowed and why
//! not, `play.rs` what a move does and how it is taken back, `view.rs` what a player knows,
//! `arrange.rs` which arrangements can be played.
//!
//! The contract that each of them fulfils is [`Game`]; [`AnyGame`] is one of the four.
//!
//! ```
//! use talon_pieces::DealNumber;
//! use talon_rules::{Game, doublets};
//!
//! let mut game = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! let effect = game.play(moves[0]).expect("a move from the list is legal");
//! game.undo(moves[0], &effect);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

mod any;
mod arrangement;
mod contract;
mod name;
mod options;
mod text;

pub use any::{AnyEffect, AnyGame, AnyLayout, AnyMove, AnyOptions, AnyPiece, AnySeat, AnyView, AnyViolation};
pub use arrangement::{Fault, Faults, Problem};
pub use contract::{Game, Player, SeatView, Status, Violation, Worlds};
pub use name::{GameName, GameProperties, UnknownGame};
pub use options::{GameOptions, OptionsError};
pub use text::{ParseLayoutError, ParseMoveError, shorten};
