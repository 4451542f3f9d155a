//! Solves many deals on all cores, as a stream of Arrow.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use arrow_array::cast::AsArray;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::{Int8Type, Int32Type, Int64Type};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, Int8Array, Int32Array, Int64Array, RecordBatch, RecordBatchIterator,
    StringArray,
};
use arrow_schema::{ArrowError, DataType};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyTuple};
use talon_census::{CHUNK, Limits, MOST_THREADS, Places, Row, Series, Threads, digest};
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_solve::{AnySolver, BLOCK_NODES, block_size};
use talon_wire::Goal;

use crate::text::{number, optional_number, read_options, value_error};
use crate::work;

/// Reads what is solved: a patience, with options, and the goal.
///
/// # Errors
/// A game for two, unknown options, or another goal than `win` or `score`.
pub(crate) fn read_series(game: &str, goal: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Series> {
    let name: GameName = game.parse().map_err(value_error)?;
    if !name.properties().has_exact_verdict {
        return Err(value_error(format!("a census solves patiences only, and {name} is a game for two")));
    }
    let goal: Goal = goal.parse().map_err(|_| value_error("the goals are win and score"))?;
    Ok(Series::new(read_options(name, options)?, goal))
}

/// Reads the limits of the search for one deal.
pub(crate) fn read_limits(game: GameName, nodes: Option<u64>, mb: Option<u64>) -> Limits {
    let usual = Limits::usual(game);
    Limits { nodes: nodes.unwrap_or(usual.nodes), megabytes: mb.unwrap_or(usual.megabytes), time: None }
}

/// Reads a number of threads: one for each core unless it is given.
pub(crate) fn read_threads(threads: Option<usize>) -> PyResult<NonZero<usize>> {
    let Some(threads) = threads else { return Ok(thread::available_parallelism()?) };
    if threads > MOST_THREADS {
        return Err(value_error(format!("there are at most {MOST_THREADS} threads")));
    }
    NonZero::new(threads).ok_or_else(|| value_error("there must be at least one thread"))
}

/// The number of rows after which Python's lists, which ask for one after the other, let a signal handler run.
const ROWS_BETWEEN_SIGNALS: usize = 1 << 14;

/// A range of deals: Python's `range`, or anything else with `start`, `stop` and `step`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deals {
    first: u64,
    step: u64,
    count: u64,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Deals {
    type Error = PyErr;

    fn extract(range: Borrowed<'a, 'py, PyAny>) -> PyResult<Deals> {
        let part = |name| {
            let part = range.getattr(name);
            let part =
                part.map_err(|_| PyTypeError::new_err("the deals must be a range, such as range(100)"))?;
            part.extract::<i64>()
                .map_err(|_| value_error(format!("the {name} of the range is no number of a deal")))
        };
        let [first, stop, step] = [part("start")?, part("stop")?, part("step")?];
        let (Ok(first), Ok(stop)) = (u64::try_from(first), u64::try_from(stop)) else {
            return Err(value_error("the numbers of deals are not negative"));
        };
        let Some(step) = u64::try_from(step).ok().filter(|step| *step > 0) else {
            return Err(value_error("the step of the range must be at least 1"));
        };
        Ok(Deals { first, step, count: stop.saturating_sub(first).div_ceil(step) })
    }
}

impl Deals {
    /// Checks that all numbers are those of deals.
    fn check(self) -> PyResult<()> {
        let last = self.count.saturating_sub(1).checked_mul(self.step);
        let last = last.and_then(|way| way.checked_add(self.first));
        DealNumber::new(last.unwrap_or(u64::MAX)).map_err(value_error).map(drop)
    }

    /// The number of the deal at a place.
    fn get(self, place: u64) -> DealNumber {
        DealNumber::new(self.first + place * self.step).expect("the last deal is checked")
    }
}

/// Solves deals and makes the table.
fn run(
    py: Python<'_>,
    series: &Series,
    deals: Deals,
    limits: Limits,
    threads: Option<usize>,
) -> PyResult<Census> {
    deals.check()?;
    let count = read_threads(threads)?;
    let series = series.clone();
    work::run_threads(py, move |is_interrupted| {
        let begin = || {
            let mut solver = AnySolver::default();
            let series = &series;
            move |place, is_over: &dyn Fn() -> bool| {
                series.solve(&mut solver, deals.get(place), limits, is_over)
            }
        };
        let mut rows = Vec::new();
        let places = Places { from: 0, to: deals.count, chunk: CHUNK };
        let mapped = Threads { count, is_interrupted }.map_in_order(places, begin, |more| {
            rows.extend_from_slice(more);
            Ok::<(), PyErr>(())
        });
        mapped?;
        Ok(Census { digest: digest(&rows), table: table(&series, &rows).map_err(value_error)? })
    })?
}

/// The results as a table with the columns of `docs/results/CENSUS.md`.
fn table(series: &Series, rows: &[Row]) -> Result<RecordBatch, ArrowError> {
    let same = |text: &str| -> Result<ArrayRef, ArrowError> {
        let keys = Int8Array::from(vec![0; rows.len()]);
        Ok(Arc::new(DictionaryArray::<Int8Type>::try_new(keys, Arc::new(StringArray::from(vec![text])))?))
    };
    let large = |number: fn(&Row) -> u64| -> ArrayRef {
        let numbers = rows.iter().map(|row| i64::try_from(number(row)).unwrap_or(i64::MAX));
        Arc::new(Int64Array::from_iter_values(numbers))
    };
    let small = |number: fn(&Row) -> Option<u32>| -> ArrayRef {
        let narrow = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        Arc::new(rows.iter().map(|row| number(row).map(narrow)).collect::<Int32Array>())
    };
    let verdicts = rows.iter().map(|row| row.verdict.as_str());
    RecordBatch::try_from_iter([
        ("game", same(series.options.game().as_str())?),
        ("options", same(&series.options.to_text())?),
        ("goal", same(series.goal.as_str())?),
        ("deal", large(|row| row.deal)),
        ("verdict", Arc::new(StringArray::from_iter_values(verdicts))),
        ("score", small(|row| row.score)),
        ("line_length", small(|row| row.line_length)),
        ("nodes", large(|row| row.nodes)),
        ("microseconds", large(|row| row.microseconds)),
        ("solver", same(&series.solver)?),
    ])
}

/// The results of a census: a table with a row for each deal.
///
/// Libraries that know the PyCapsule interface of Arrow read it without a copy: `polars.DataFrame(census)`,
/// `pyarrow.table(census)`, `duckdb.sql("from census")`. Any other takes its rows, such as `pandas.DataFrame(census)`.
#[pyclass(frozen, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Census {
    table: RecordBatch,
    /// The SHA-256 of the results, without nodes and times, as in the files of `talon-lab census --series`.
    #[pyo3(get)]
    digest: String,
}

#[pymethods]
impl Census {
    /// The table as a stream of the C interface of Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The interface lets a producer ignore the wish for another schema.
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.table.clone())], self.table.schema());
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), c"arrow_array_stream")
    }

    /// The rows, each a tuple with the names of the columns: what `pandas.DataFrame` takes.
    fn __iter__(&self, py: Python<'_>) -> PyResult<CensusRows> {
        let row = py.import("talon_games._rows")?.getattr("CensusRow")?;
        Ok(CensusRows { table: self.table.clone(), next: 0, row: row.unbind() })
    }

    /// The number of deals.
    fn __len__(&self) -> usize {
        self.table.num_rows()
    }

    fn __repr__(&self) -> String {
        format!("<census of {} deals, digest {}…>", self.table.num_rows(), &self.digest[..8])
    }
}

/// The rows of a census, one after the other.
#[pyclass(module = "talon_games._native")]
pub(crate) struct CensusRows {
    table: RecordBatch,
    next: usize,
    /// The class of a row.
    row: Py<PyAny>,
}

#[pymethods]
impl CensusRows {
    fn __iter__(this: Bound<'_, CensusRows>) -> Bound<'_, CensusRows> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        if self.next == self.table.num_rows() {
            return Ok(None);
        }
        if self.next.is_multiple_of(ROWS_BETWEEN_SIGNALS) {
            py.check_signals()?;
        }
        let place = self.next;
        self.next += 1;
        let values = self.table.columns().iter().map(|column| value(py, column, place));
        let values = PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)?;
        self.row.call1(py, values).map(Some)
    }
}

/// The value of a column in a row.
fn value(py: Python<'_>, column: &ArrayRef, place: usize) -> PyResult<Py<PyAny>> {
    if column.is_null(place) {
        return Ok(py.None());
    }
    match column.data_type() {
        DataType::Int64 => column.as_primitive::<Int64Type>().value(place).into_py_any(py),
        DataType::Int32 => column.as_primitive::<Int32Type>().value(place).into_py_any(py),
        DataType::Utf8 => column.as_string::<i32>().value(place).into_py_any(py),
        _ => value(py, column.as_dictionary::<Int8Type>().values(), 0),
    }
}

/// Solves a range of deals of a patience, on all cores unless `threads` says otherwise. `nodes` and `mb` limit the search
/// for each deal. The options of the deals are keyword arguments.
#[pyfunction]
#[pyo3(signature = (game, deals, goal = "win", threads = None, nodes = None, mb = None, **options))]
#[expect(clippy::too_many_arguments, reason = "all but the first two are optional and named in Python")]
pub(crate) fn census(
    py: Python<'_>,
    game: &str,
    deals: Deals,
    goal: &str,
    #[pyo3(from_py_with = optional_number)] threads: Option<usize>,
    #[pyo3(from_py_with = optional_number)] nodes: Option<u64>,
    #[pyo3(from_py_with = optional_number)] mb: Option<u64>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Census> {
    let series = read_series(game, goal, options)?;
    run(py, &series, deals, read_limits(series.options.game(), nodes, mb), threads)
}

/// Solves a block of a patience with the limits of `talon-lab census --series`, so that the digests can be compared.
#[pyfunction]
#[pyo3(signature = (game, block, goal = "win", threads = None, **options))]
pub(crate) fn census_block(
    py: Python<'_>,
    game: &str,
    #[pyo3(from_py_with = number)] block: u64,
    goal: &str,
    #[pyo3(from_py_with = optional_number)] threads: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Census> {
    let series = read_series(game, goal, options)?;
    let name = series.options.game();
    let count = block_size(name);
    let first = block.checked_mul(count).ok_or_else(|| value_error("there is no such block"))?;
    let limits = read_limits(name, Some(BLOCK_NODES), None);
    run(py, &series, Deals { first, step: 1, count }, limits, threads)
}
