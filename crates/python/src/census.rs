//! Solves many deals on all cores, as a stream of Arrow.

use std::fmt::Write;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::Int8Type;
use arrow_array::{
    ArrayRef, DictionaryArray, Int8Array, Int32Array, Int64Array, RecordBatch, RecordBatchIterator,
    StringArray,
};
use arrow_schema::ArrowError;
use data_encoding::HEXLOWER;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use sha2::{Digest, Sha256};
use talon_pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::{BLOCK_NODES, block_size};

use crate::answers::Solution;
use crate::text::{read_options, value_error};
use crate::work::{self, BETWEEN_SIGNALS, Goal, Limits, Tools};

/// The number of deals that a thread takes at once.
const CHUNK: u64 = 64;

/// What is solved, and how.
#[derive(Clone, Debug)]
struct Plan {
    options: AnyOptions,
    goal: Goal,
    limits: Limits,
    first: u64,
    step: u64,
    count: u64,
}

impl Plan {
    /// The plan for a range of deals.
    ///
    /// # Errors
    /// A game for two, another goal than `win` or `score`, or a range with numbers that are no deals.
    fn new(
        game: &str,
        deals: Deals,
        goal: &str,
        limits: Limits,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Plan> {
        let name: GameName = game.parse().map_err(value_error)?;
        if !name.properties().has_exact_verdict {
            return Err(value_error(format!("a census solves patiences only, and {name} is a game for two")));
        }
        let Deals { first, step, count } = deals;
        let last = count.saturating_sub(1).checked_mul(step).and_then(|way| way.checked_add(first));
        DealNumber::new(last.unwrap_or(u64::MAX)).map_err(value_error)?;
        Ok(Plan {
            options: read_options(name, options)?,
            goal: Goal::read(goal)?,
            limits,
            first,
            step,
            count,
        })
    }

    /// The number of the deal at a place.
    fn deal(&self, place: u64) -> DealNumber {
        DealNumber::new(self.first + place * self.step).expect("the last deal is checked")
    }

    /// Solves the deals of a chunk; `None` when the census stops.
    fn solve_chunk(&self, tools: &mut Tools, chunk: u64, stop: &dyn Fn() -> bool) -> Option<Vec<Solution>> {
        let places = chunk * CHUNK..self.count.min((chunk + 1) * CHUNK);
        let solve = |place: u64| {
            let deal = AnyGame::deal(&self.options, self.deal(place));
            let solution = tools.solve(&deal, self.goal, self.limits, stop);
            if stop() { None } else { Some(solution) }
        };
        places.map(solve).collect()
    }

    /// Solves all deals on some threads; fewer when `stop` says so.
    fn solve(&self, threads: NonZero<usize>, stop: &dyn Fn() -> bool) -> Vec<Solution> {
        let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let mut solved = Vec::new();
        thread::scope(|scope| {
            for _ in 0..threads.get() {
                let (sender, next, is_over) = (sender.clone(), &next, &is_over);
                scope.spawn(move || self.solve_chunks(next, is_over, &sender));
            }
            drop(sender);
            loop {
                match receiver.recv_timeout(BETWEEN_SIGNALS) {
                    Ok(chunk) => solved.push(chunk),
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                is_over.fetch_or(stop(), Ordering::Relaxed);
            }
        });
        solved.sort_unstable_by_key(|(chunk, _)| *chunk);
        solved.into_iter().flat_map(|(_, solutions)| solutions).collect()
    }

    /// The work of one thread: solves one chunk after the other.
    fn solve_chunks(&self, next: &AtomicU64, is_over: &AtomicBool, sender: &Sender<(u64, Vec<Solution>)>) {
        let mut tools = Tools::default();
        let stop = || is_over.load(Ordering::Relaxed);
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= self.count.div_ceil(CHUNK) {
                return;
            }
            let Some(solutions) = self.solve_chunk(&mut tools, chunk, &stop) else { return };
            sender.send((chunk, solutions)).expect("the receiver waits for all threads");
        }
    }

    /// Solves all deals and makes the table.
    fn run(&self, py: Python<'_>, threads: Option<usize>) -> PyResult<Census> {
        let threads = match threads {
            Some(threads) => {
                NonZero::new(threads).ok_or_else(|| value_error("there must be at least one thread"))?
            }
            None => thread::available_parallelism()?,
        };
        let solutions = work::run(py, None, |_, stop| self.solve(threads, stop))?;
        Ok(Census { digest: self.digest(&solutions), table: self.table(&solutions).map_err(value_error)? })
    }

    /// The SHA-256 of the results, without nodes and times: the lines `deal,verdict,score`.
    fn digest(&self, solutions: &[Solution]) -> String {
        let mut hash = Sha256::new();
        let mut line = String::new();
        for (place, Solution { verdict, score, .. }) in (0..).zip(solutions) {
            line.clear();
            let score = score.map_or_else(String::new, |score| score.to_string());
            writeln!(line, "{},{},{score}", self.deal(place), verdict.unwrap_or_default())
                .expect("a text takes everything");
            hash.update(&line);
        }
        HEXLOWER.encode(&hash.finalize())
    }

    /// The results as a table with the columns of `docs/CENSUS.md`.
    fn table(&self, solutions: &[Solution]) -> Result<RecordBatch, ArrowError> {
        let same = |text: &str| -> Result<ArrayRef, ArrowError> {
            let keys = Int8Array::from(vec![0; solutions.len()]);
            Ok(Arc::new(DictionaryArray::<Int8Type>::try_new(keys, Arc::new(StringArray::from(vec![text])))?))
        };
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let small = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let length = |solution: &Solution| {
            let moves = solution.score.map(|_| solution.line.len());
            moves.map(|moves| i32::try_from(moves).unwrap_or(i32::MAX))
        };
        let deals = (0..).take(solutions.len()).map(|place| whole(self.deal(place).get()));
        let microseconds = solutions.iter().map(|solution| (1e6 * solution.seconds) as i64);
        let numbers = |numbers: &dyn Fn(&Solution) -> Option<i32>| -> ArrayRef {
            Arc::new(solutions.iter().map(numbers).collect::<Int32Array>())
        };
        RecordBatch::try_from_iter([
            ("game", same(self.options.game().as_str())?),
            ("options", same(&self.options.to_text())?),
            ("goal", same(self.goal.as_str())?),
            ("deal", Arc::new(Int64Array::from_iter_values(deals))),
            ("verdict", Arc::new(StringArray::from_iter(solutions.iter().map(|solution| solution.verdict)))),
            ("score", numbers(&|solution| solution.score.map(small))),
            ("line_length", numbers(&length)),
            ("nodes", Arc::new(Int64Array::from_iter_values(solutions.iter().map(|one| whole(one.nodes))))),
            ("microseconds", Arc::new(Int64Array::from_iter_values(microseconds))),
            ("solver", same(talon_solve::VERSION)?),
        ])
    }
}

/// A range of deals: Python's `range`, or anything else with `start`, `stop` and `step`.
pub(crate) struct Deals {
    first: u64,
    step: u64,
    count: u64,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Deals {
    type Error = PyErr;

    fn extract(range: Borrowed<'a, 'py, PyAny>) -> PyResult<Deals> {
        let (first, stop): (u64, u64) =
            (range.getattr("start")?.extract()?, range.getattr("stop")?.extract()?);
        let step: u64 = range.getattr("step")?.extract()?;
        Ok(Deals { first, step, count: stop.saturating_sub(first).div_ceil(step) })
    }
}

/// The results of a census: a table with a row for each deal.
///
/// Libraries that know the PyCapsule interface of Arrow read it without a copy: `polars.DataFrame(census)`,
/// `pyarrow.table(census)`, `duckdb.sql("from census")`.
#[pyclass(frozen, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct Census {
    table: RecordBatch,
    /// The SHA-256 of the results, without nodes and times, as in the files of `talon census --series`.
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

    /// The number of deals.
    fn __len__(&self) -> usize {
        self.table.num_rows()
    }

    fn __repr__(&self) -> String {
        format!("<census of {} deals, digest {}…>", self.table.num_rows(), &self.digest[..8])
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
    threads: Option<usize>,
    nodes: Option<u64>,
    mb: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Census> {
    Plan::new(game, deals, goal, Limits { nodes, mb }, options)?.run(py, threads)
}

/// Solves a block of a patience with the limits of `talon census --series`, so that the digests can be compared.
#[pyfunction]
#[pyo3(signature = (game, block, goal = "win", threads = None, **options))]
pub(crate) fn census_block(
    py: Python<'_>,
    game: &str,
    block: u64,
    goal: &str,
    threads: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Census> {
    let count = block_size(game.parse().map_err(value_error)?);
    let first = block.checked_mul(count).ok_or_else(|| value_error("there is no such block"))?;
    let limits = Limits { nodes: Some(BLOCK_NODES), mb: None };
    Plan::new(game, Deals { first, step: 1, count }, goal, limits, options)?.run(py, threads)
}
