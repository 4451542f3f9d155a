//! The test suite for every game. Only tests depend on this crate.
//!
//! - [`Subject`] describes a game to the suite, independently of the game's own code;
//! - [`Walk`] plays a game and checks at every ply what must hold for any game, whatever its rules;
//!   [`random_games`] walks many games, and [`worlds`] checks the lists of hidden worlds;
//! - [`perft`](fn@perft) counts the lines of play of a given length, and [`reachable`](fn@reachable) visits
//!   every position that a tiny deal can lead to;
//! - [`replay`] follows games that another program has recorded;
//! - [`plain`] has the plainest solvers, which check the fast ones, and [`second_opinion`](fn@second_opinion) confirms that
//!   deals of Doublets cannot be won;
//! - [`Program`] runs a program of the workspace, `check_transcript` compares what commands print with a page, and
//!   [`documents`] checks the commands in the documents.
//!
//! The expected counts and traces come from `reference/`, a second implementation of the rules in Python that
//! shares nothing with the Rust code.
//!
//! A check that fails returns an `Err` with a sentence. Its caller turns that into a panic, with the deal and
//! the moves that lead there.

pub mod documents;
mod fixture;
mod games;
mod knowledge;
mod perft;
pub mod plain;
mod position;
pub mod program;
mod reachable;
mod second_opinion;
mod subject;
mod trace;
#[cfg(unix)]
mod transcript;
mod walk;
mod worlds;

pub use fixture::{Row, rows};
pub use perft::{perft, perft_table};
pub use position::check_position;
pub use program::{Program, edited, printed};
pub use reachable::{Reached, reachable, reachable_table};
pub use second_opinion::{Opinion, second_opinion};
pub use subject::Subject;
pub use trace::replay;
#[cfg(unix)]
pub use transcript::{check_file, check_transcript};
pub use walk::{Walk, random_games};
pub use worlds::{even_chances, worlds};

/// The result of a check; the error is a sentence that says what is wrong.
pub type Checked<T = ()> = Result<T, String>;

/// Returns `Ok` if the condition holds.
fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(wrong()) }
}
