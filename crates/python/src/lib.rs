//! The Python package `talon-games`: the games, their solvers and players, censuses, and environments for learning.
//!
//! This crate is the compiled part, `talon_games._native`. The folder `python` beside it has the part in Python, which adds
//! adapters for other libraries, and `docs/develop/PYTHON.md` describes the package for its users.
//!
//! - `playing` is a game being played, `kinds` the classes of the games, `game` what Python can do with them, and
//!   `view` what a seat knows;
//! - `answers` are what solvers and players answer, and `work` runs them without the interpreter's lock;
//! - `space` numbers the moves of each game and writes what a seat knows as bytes, `batch` plays many games at once;
//! - `census` solves many deals, as a stream of Arrow, and `blocks` as files that programs share;
//! - `picture` draws the table, for notebooks and as pixels;
//! - `text` reads what Python passes, and writes errors.
//!
//! Only `space` knows single games; the rest asks the registry `games!`.

mod answers;
mod batch;
mod blocks;
mod census;
mod game;
mod kinds;
mod picture;
mod playing;
mod space;
mod text;
mod view;
mod work;

use pyo3::prelude::*;

/// The compiled part of `talon_games`.
#[pymodule(gil_used = false)]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    kinds::add(module)?;
    module.add_class::<kinds::Game>()?;
    module.add_class::<view::View>()?;
    module.add_class::<view::Worlds>()?;
    module.add_class::<answers::Broken>()?;
    module.add_class::<answers::Solution>()?;
    module.add_class::<answers::Advice>()?;
    module.add_class::<answers::Graded>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<census::Census>()?;
    module.add_class::<census::CensusRows>()?;
    module.add_class::<blocks::BlockCensus>()?;
    module.add_class::<blocks::BlockOutcome>()?;
    module.add_function(wrap_pyfunction!(kinds::read, module)?)?;
    module.add_function(wrap_pyfunction!(view::open_view, module)?)?;
    module.add_function(wrap_pyfunction!(space::curse_hand, module)?)?;
    module.add_function(wrap_pyfunction!(census::census, module)?)?;
    module.add_function(wrap_pyfunction!(census::census_block, module)?)?;
    module.add_function(wrap_pyfunction!(blocks::open_census, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("SOLVER_VERSION", talon_solve::VERSION)?;
    module.add("DEAL_VERSION", talon_rules::pieces::DEAL_VERSION)
}
