//! What solvers and players answer, as values with names.

use pyo3::prelude::*;
use pyo3::types::PyAny;

/// Why a move is not allowed: the number of the rule and a sentence for players.
#[pyclass(frozen, get_all, eq, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken {
    pub(crate) rule: String,
    pub(crate) message: String,
}

#[pymethods]
impl Broken {
    fn __repr__(&self) -> String {
        format!("Broken(rule={:?}, message={:?})", self.rule, self.message)
    }
}

/// What a solver that sees everything found.
#[pyclass(frozen, get_all, eq, module = "talon_games")]
#[derive(Clone, PartialEq, Debug)]
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
    /// How long the search took, in seconds.
    pub(crate) seconds: f64,
    /// The limit that ended the search before the answer was certain: `nodes`, `ms` or `mb`.
    pub(crate) limit: Option<&'static str>,
}

#[pymethods]
impl Solution {
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

/// A move that a player chose, who sees no more than its seat, and the reason for it.
#[pyclass(frozen, get_all, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Advice {
    /// The text of the move.
    pub(crate) r#move: String,
    /// The reason, a dictionary with the names of `docs/PROTOCOL.md`.
    pub(crate) why: Py<PyAny>,
}

#[pymethods]
impl Advice {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Advice(move={:?}, why={})", self.r#move, self.why.bind(py).repr()?))
    }
}

/// How hard a deal is, with the results that this follows from.
#[pyclass(frozen, get_all, eq, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Graded {
    /// `easy`, `medium`, `hard`, `very-hard` or `cannot-be-won`.
    pub(crate) grade: &'static str,
    /// Number of 200 quick plays that won the deal.
    pub(crate) wins: u32,
    /// Whether the adviser won it.
    pub(crate) adviser_wins: bool,
}

#[pymethods]
impl Graded {
    fn __repr__(&self) -> String {
        let adviser_wins = if self.adviser_wins { "True" } else { "False" };
        format!("Graded(grade='{}', wins={}, adviser_wins={adviser_wins})", self.grade, self.wins)
    }
}
