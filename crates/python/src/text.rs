//! Reads what Python passes, and writes errors.

use std::sync::LazyLock;

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_lang::Lang;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, AnyViolation, GameName, Violation};

pyo3::import_exception!(talon_games._errors, IllegalMove);

/// The English sentences, which take a while to read.
static ENGLISH: LazyLock<Lang> = LazyLock::new(Lang::english);

/// The English sentences.
pub(crate) fn english() -> &'static Lang {
    &ENGLISH
}

/// A `ValueError` with this message.
pub(crate) fn value_error(message: impl ToString) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// Reads a whole number.
///
/// # Errors
/// A number that does not fit is a wrong value, where Python would speak of an overflow.
pub(crate) fn number<T>(value: &Bound<'_, PyAny>) -> PyResult<T>
where
    T: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>,
{
    value.extract().map_err(|error: PyErr| {
        if !error.is_instance_of::<PyOverflowError>(value.py()) {
            return error;
        }
        let side = if value.lt(0).unwrap_or(false) { "small" } else { "large" };
        value_error(format!("{value} is too {side}"))
    })
}

/// Reads a whole number or `None`.
///
/// # Errors
/// As [`number`].
pub(crate) fn optional_number<T>(value: &Bound<'_, PyAny>) -> PyResult<Option<T>>
where
    T: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>,
{
    if value.is_none() { Ok(None) } else { number(value).map(Some) }
}

/// The exception for a move that breaks a rule.
pub(crate) fn illegal_move(violation: &AnyViolation) -> PyErr {
    IllegalMove::new_err((english().refusal(violation), violation.rule()))
}

/// Reads the options of a deal from keyword arguments.
pub(crate) fn read_options(game: GameName, options: Option<&Bound<'_, PyDict>>) -> PyResult<AnyOptions> {
    let pairs: Vec<(String, u8)> = match options {
        Some(options) => options
            .iter()
            .map(|(name, value)| Ok((name.extract()?, number(&value)?)))
            .collect::<PyResult<_>>()?,
        None => Vec::new(),
    };
    let pairs = pairs.iter().map(|(name, value)| (name.as_str(), *value));
    AnyOptions::from_pairs(game, pairs).map_err(value_error)
}

/// Writes options as a dictionary.
pub(crate) fn write_options(py: Python<'_>, options: AnyOptions) -> PyResult<Bound<'_, PyDict>> {
    let written = PyDict::new(py);
    for (name, value) in options.pairs() {
        written.set_item(name, value)?;
    }
    Ok(written)
}

/// Reads the number of a deal.
pub(crate) fn read_deal(number: u64) -> PyResult<DealNumber> {
    DealNumber::new(number).map_err(value_error)
}

/// Reads the text of a move of this game.
pub(crate) fn read_move(game: &AnyGame, text: &str) -> PyResult<AnyMove> {
    game.read_move(text).map_err(value_error)
}

/// Reads the name of a seat. Without one, it is the seat to move, or else the first.
pub(crate) fn read_seat(game: &AnyGame, name: Option<&str>) -> PyResult<AnySeat> {
    let seats = AnySeat::of(game.name());
    let Some(name) = name else { return Ok(game.seat_to_move().unwrap_or(seats[0])) };
    seats.iter().copied().find(|seat| seat.as_str() == name).ok_or_else(|| {
        let names: Vec<&str> = seats.iter().map(|seat| seat.as_str()).collect();
        value_error(format!("{} has no seat {name:?}: it has {}", game.name(), names.join(" and ")))
    })
}

/// Writes a value as JSON and lets Python read it: dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}
