//! What every game is tested with. Only tests depend on this crate.
//!
//! - [`Subject`] tells the suite about a game in other words than the game's own code;
//! - [`Walk`] plays a game and checks at every ply what must hold of any game, whatever its rules:
//!   [`random_games`] walks many of them, [`worlds`] checks the lists of hidden worlds;
//! - [`perft`](fn@perft) counts the lines of play of a given length, [`reachable`](fn@reachable) visits
//!   every position that a tiny deal can lead to;
//! - [`replay`] follows the games that another program has written down;
//! - [`plain`] has the plainest solvers, which check the clever ones.
//!
//! The counts and traces that these are compared with come from `reference/`, a second telling of the
//! rules in Python that shares nothing with the Rust code.
//!
//! A check that fails says what is wrong as an `Err` of a sentence; who runs it turns that into a panic,
//! with the deal and the moves that lead there.

mod fixture;
mod knowledge;
mod perft;
pub mod plain;
mod position;
mod reachable;
mod subject;
mod trace;
mod walk;
mod worlds;

pub use fixture::{Row, rows};
pub use perft::{perft, perft_table};
pub use position::check_position;
pub use reachable::{Reached, reachable, reachable_table};
pub use subject::Subject;
pub use trace::replay;
pub use walk::{Walk, random_games};
pub use worlds::{even_chances, worlds};

/// Whether a check holds, or a sentence that says what is wrong.
pub type Checked<T = ()> = Result<T, String>;

/// `Ok` when it holds.
fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(wrong()) }
}
