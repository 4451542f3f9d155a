//! The answers of solvers and players, as values with names. They can be made from their parts, for pickles.

use std::hash::{Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::PyAny;
use talon_query::Grade;

use crate::text::{number, optional_number, value_error};

/// The reason why a move is not allowed: the number of the rule and a sentence for players.
#[pyclass(frozen, get_all, eq, hash, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Broken {
    /// The number of the rule, such as `D6`.
    pub(crate) rule: String,
    /// The sentence, in English.
    pub(crate) message: String,
}

#[pymethods]
impl Broken {
    #[new]
    fn new(rule: String, message: String) -> Broken {
        Broken { rule, message }
    }

    fn __getnewargs__(&self) -> (&str, &str) {
        (&self.rule, &self.message)
    }

    fn __repr__(&self) -> String {
        format!("Broken(rule={:?}, message={:?})", self.rule, self.message)
    }
}

/// The answer of a solver that sees everything. Solutions that differ only in their seconds are equal.
#[pyclass(frozen, get_all, eq, hash, module = "talon_games")]
#[derive(Clone, Debug)]
pub(crate) struct Solution {
    /// `won`, `lost` or `unknown`; `None` for a game for two.
    pub(crate) verdict: Option<&'static str>,
    /// Points at the end of the line, in a patience.
    pub(crate) score: Option<u32>,
    /// Points of the seat to move minus those of the other, in a game for two.
    pub(crate) value: Option<i32>,
    /// The moves that lead there.
    pub(crate) line: Vec<String>,
    /// Number of positions that the search looked at.
    pub(crate) nodes: u64,
    /// The time that the search took, in seconds.
    pub(crate) seconds: f64,
    /// The limit that ended the search before the answer was certain: `nodes`, `ms` or `mb`.
    pub(crate) limit: Option<&'static str>,
}

impl Solution {
    /// Everything but the time that the search took, which is never the same twice.
    fn found(&self) -> impl PartialEq + Hash + '_ {
        let Solution { verdict, score, value, line, nodes, seconds: _, limit } = self;
        (verdict, score, value, line, nodes, limit)
    }
}

impl PartialEq for Solution {
    fn eq(&self, other: &Solution) -> bool {
        self.found() == other.found()
    }
}

impl Hash for Solution {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.found().hash(state);
    }
}

/// The parts of a solution, in order.
type Parts = (Option<&'static str>, Option<u32>, Option<i32>, Vec<String>, u64, f64, Option<&'static str>);

#[pymethods]
impl Solution {
    #[new]
    fn new(
        verdict: Option<&str>,
        #[pyo3(from_py_with = optional_number)] score: Option<u32>,
        #[pyo3(from_py_with = optional_number)] value: Option<i32>,
        line: Vec<String>,
        #[pyo3(from_py_with = number)] nodes: u64,
        seconds: f64,
        limit: Option<&str>,
    ) -> PyResult<Solution> {
        let verdict = verdict.map(|verdict| known(&["won", "lost", "unknown"], verdict)).transpose()?;
        let limit = limit.map(|limit| known(&["nodes", "ms", "mb"], limit)).transpose()?;
        Ok(Solution { verdict, score, value, line, nodes, seconds, limit })
    }

    fn __getnewargs__(&self) -> Parts {
        let Solution { verdict, score, value, line, nodes, seconds, limit } = self.clone();
        (verdict, score, value, line, nodes, seconds, limit)
    }

    fn __repr__(&self) -> String {
        let Solution { verdict, score, value, line, nodes, limit, .. } = self;
        let mut parts: Vec<String> = Vec::new();
        parts.extend(verdict.map(|verdict| format!("verdict='{verdict}'")));
        parts.extend(score.map(|score| format!("score={score}")));
        parts.extend(value.map(|value| format!("value={value}")));
        parts.push(format!("moves={}", line.len()));
        parts.push(format!("nodes={nodes}"));
        parts.extend(limit.map(|limit| format!("limit='{limit}'")));
        format!("Solution({})", parts.join(", "))
    }
}

/// A move, chosen by a player that sees no more than its seat, and the reason for it.
#[pyclass(frozen, get_all, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Advice {
    /// The text of the move.
    pub(crate) r#move: String,
    /// The reason, a dictionary with the names of `docs/develop/PROTOCOL.md`.
    pub(crate) why: Py<PyAny>,
}

#[pymethods]
impl Advice {
    #[new]
    fn new(r#move: String, why: Py<PyAny>) -> Advice {
        Advice { r#move, why }
    }

    fn __getnewargs__(&self, py: Python<'_>) -> (&str, Py<PyAny>) {
        (&self.r#move, self.why.clone_ref(py))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Advice(move={:?}, why={})", self.r#move, self.why.bind(py).repr()?))
    }
}

/// The grade of a deal, with the results that it follows from.
#[pyclass(frozen, get_all, eq, hash, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Graded {
    /// `easy`, `medium`, `hard`, `very-hard` or `cannot-be-won`.
    pub(crate) grade: &'static str,
    /// Number of 200 quick plays that won the deal.
    pub(crate) wins: u32,
    /// True if the adviser won it.
    pub(crate) adviser_wins: bool,
}

#[pymethods]
impl Graded {
    #[new]
    fn new(grade: &str, #[pyo3(from_py_with = number)] wins: u32, adviser_wins: bool) -> PyResult<Graded> {
        Ok(Graded { grade: known(&Grade::ALL.map(Grade::as_str), grade)?, wins, adviser_wins })
    }

    fn __getnewargs__(&self) -> (&'static str, u32, bool) {
        (self.grade, self.wins, self.adviser_wins)
    }

    fn __repr__(&self) -> String {
        let adviser_wins = if self.adviser_wins { "True" } else { "False" };
        format!("Graded(grade='{}', wins={}, adviser_wins={adviser_wins})", self.grade, self.wins)
    }
}

/// The known name that is equal to a text.
///
/// # Errors
/// None is.
fn known(names: &[&'static str], text: &str) -> PyResult<&'static str> {
    let name = names.iter().copied().find(|name| *name == text);
    name.ok_or_else(|| value_error(format!("{text:?} is none of {}", names.join(", "))))
}
