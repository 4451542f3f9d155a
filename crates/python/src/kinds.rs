//! The classes of the games, from the registry of games.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_query::Line;
use talon_rules::{AnyGame, GameName};

use crate::playing::Playing;
use crate::text::{number, read_deal, read_options};

/// A game being played: the class that those of the games extend.
// Its methods are in `game`.
#[pyclass(subclass, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) playing: Playing,
}

/// Declares a class for each game.
macro_rules! classes {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        $(
            #[doc = concat!("A game of ", $text, ". `", stringify!($game), "(text)` reads a record or a layout.")]
            #[pyclass(extends = Game, module = "talon_games")]
            #[derive(Debug)]
            pub(crate) struct $game;

            #[pymethods]
            impl $game {
                #[new]
                fn new(text: &str) -> PyResult<PyClassInitializer<$game>> {
                    Ok(PyClassInitializer::from(Game { playing: Playing::read_as(GameName::$game, text)? }).add_subclass($game))
                }

                /// Deals the game of a deal number. The options are keyword arguments, such as `redeals=0`.
                #[staticmethod]
                #[pyo3(signature = (number, **options))]
                fn deal(py: Python<'_>, #[pyo3(from_py_with = number)] number: u64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
                    let options = read_options(GameName::$game, options)?;
                    into_python(py, Playing::new(Line::deal(options, read_deal(number)?)))
                }
            }
        )+

        /// Adds the classes to the module, also in a dictionary by the names of the games.
        pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
            let games = PyDict::new(module.py());
            $(
                module.add_class::<$game>()?;
                games.set_item($text, module.py().get_type::<$game>())?;
            )+
            module.add("GAMES", games)
        }

        /// The game as an object of its class.
        pub(crate) fn into_python(py: Python<'_>, playing: Playing) -> PyResult<Py<PyAny>> {
            match playing.position() {
                $(AnyGame::$game(_) => Ok(Py::new(py, PyClassInitializer::from(Game { playing }).add_subclass($game))?.into_any()),)+
            }
        }
    };
}

talon_rules::games!(classes! {});

/// Reads a game of any kind from its record, or from a layout in which everything is known.
#[pyfunction]
pub(crate) fn read(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    into_python(py, Playing::read(text)?)
}
