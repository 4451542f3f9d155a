//! A census in blocks: the same files as those of `talon-lab census --series`, by the same code.

use std::collections::{BTreeMap, HashSet};
use std::path::{self, Path, PathBuf};
use std::sync::Arc;

use pyo3::exceptions::{PyKeyboardInterrupt, PyOSError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use talon_census::{
    Audit, BlockReport, Blocks, Folder, Keep, MOST_DEALS, Outcome, Plan, Request, Survey, Threads, Unit,
};
use talon_solve::block_size;

use crate::census::{read_limits, read_series, read_threads};
use crate::text::{number, optional_number, value_error};
use crate::work;

/// An `OSError` with a sentence for the person who runs the census.
fn file_error(error: &anyhow::Error) -> PyErr {
    PyOSError::new_err(format!("{error:#}"))
}

/// The value of a name in JSON, which the types of a census have in their files too.
fn named<T: serde::de::DeserializeOwned>(name: &str, names: &str) -> PyResult<T> {
    serde_json::from_value(Value::from(name)).map_err(|_| value_error(format!("{name:?} is none of {names}")))
}

/// A census in blocks: a folder with a file for each block, which any number of programs can share.
///
/// A pickle has the plan and the folder, so that a worker elsewhere opens the same series. It fails there if the worker
/// has another version of the solver, or cannot see the folder.
#[pyclass(frozen, module = "talon_games")]
#[derive(Debug)]
pub(crate) struct BlockCensus {
    /// The folder of all series.
    parent: PathBuf,
    blocks: Arc<Blocks>,
}

#[pymethods]
impl BlockCensus {
    /// A census in blocks of a patience. `nodes` and `mb` limit the search for each deal; `keep` says which rows the files
    /// have; the options of the deals are keyword arguments. The folder is created if it is not there.
    #[new]
    #[pyo3(signature = (folder, game, goal = "win", keep = "all", nodes = None, mb = None, block_size = None, **options))]
    #[expect(clippy::too_many_arguments, reason = "all but the first two are optional and named in Python")]
    fn new(
        folder: PathBuf,
        game: &str,
        goal: &str,
        keep: &str,
        #[pyo3(from_py_with = optional_number)] nodes: Option<u64>,
        #[pyo3(from_py_with = optional_number)] mb: Option<u64>,
        #[pyo3(from_py_with = optional_number)] block_size: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<BlockCensus> {
        let series = read_series(game, goal, options)?;
        let name = series.options.game();
        let size = block_size.unwrap_or_else(|| self::block_size(name));
        if !(1..=MOST_DEALS).contains(&size) {
            return Err(value_error(format!("a block has 1 to {MOST_DEALS} deals")));
        }
        let keep = named(keep, "all, rare")?;
        let plan = Plan::new(&series, read_limits(name, nodes, mb), size);
        let parent = path::absolute(folder)?;
        let folder = Folder::create(&parent, &plan).map_err(|error| file_error(&error))?;
        BlockCensus::open(parent, plan, folder, keep)
    }

    /// The hash of everything on which the results depend.
    #[getter]
    fn series(&self) -> &str {
        self.blocks.folder().plan()
    }

    /// The folder of the files.
    #[getter]
    fn path(&self) -> PathBuf {
        self.blocks.folder().path().to_owned()
    }

    /// The number of deals in a block.
    #[getter]
    fn block_size(&self) -> u64 {
        self.blocks.plan().block_size()
    }

    /// The number of blocks that there can be.
    fn __len__(&self) -> usize {
        usize::try_from(self.blocks.plan().blocks().end() + 1).unwrap_or(usize::MAX)
    }

    /// The blocks that count, in order: those whose file was read, and is right in every byte, and whose results are not
    /// disputed. `blocks` says which files are read, without it all.
    #[pyo3(signature = (blocks = None))]
    fn solved(&self, py: Python<'_>, blocks: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<u64>> {
        let wanted: Option<HashSet<u64>> =
            blocks.map(|blocks| blocks.try_iter()?.map(|block| number(&block?)).collect()).transpose()?;
        let is_wanted = move |block| wanted.as_ref().is_none_or(|wanted| wanted.contains(&block));
        let survey = self.survey(py, move |unit| unit.block().is_some_and(&is_wanted))?;
        Ok(survey.counted.into_iter().filter_map(Unit::block).collect())
    }

    /// Reads all files, without solving anything, and returns those that do not count: the name of each, with the reason.
    fn check(&self, py: Python<'_>) -> PyResult<BTreeMap<String, String>> {
        Ok(self.survey(py, |_| true)?.not_counted.into_iter().collect())
    }

    /// The blocks whose results contradict each other, in order.
    fn disputed(&self) -> PyResult<Vec<u64>> {
        let units = self.blocks.folder().disputed().map_err(|error| file_error(&error))?;
        Ok(units.into_iter().filter_map(Unit::block).collect())
    }

    /// Solves a block and commits its results, unless that is done. `audit` solves a block again that is solved: `all`, or if
    /// the audit has `selected` it. `can_wait` leaves a block alone that another program is solving: it is `busy` then.
    #[pyo3(signature = (block, threads = None, audit = None, can_wait = false))]
    fn solve(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number)] block: u64,
        #[pyo3(from_py_with = optional_number)] threads: Option<usize>,
        audit: Option<&str>,
        can_wait: bool,
    ) -> PyResult<BlockOutcome> {
        if !self.blocks.plan().blocks().contains(&block) {
            return Err(value_error(format!("the last block is {}", self.blocks.plan().blocks().end())));
        }
        let count = read_threads(threads)?;
        let audit = match audit {
            None => None,
            Some("selected") => Some(Audit::Selected),
            Some("all") => Some(Audit::All),
            Some(other) => return Err(value_error(format!("{other:?} is none of selected, all"))),
        };
        let request = Request { block, audit, can_wait };
        let blocks = Arc::clone(&self.blocks);
        let solved = work::run_threads(py, move |is_interrupted| {
            blocks.solve(request, Threads { count, is_interrupted }, |_| {})
        })?;
        match solved.map_err(|error| file_error(&error))? {
            BlockReport { outcome: Outcome::Interrupted, .. } => Err(PyKeyboardInterrupt::new_err(())),
            report => Ok(BlockOutcome::from(report)),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Parts<'_>)> {
        let keep = serde_json::to_value(self.blocks.keep()).map_err(value_error)?;
        let keep = keep.as_str().unwrap_or_default().to_owned();
        let open = py.import("talon_games._native")?.getattr("open_census")?;
        Ok((open, (&self.parent, self.blocks.plan().to_json(), keep)))
    }

    fn __repr__(&self) -> String {
        format!("<census in blocks of {} deals, {}>", self.block_size(), self.path().display())
    }
}

impl BlockCensus {
    /// Reads the files of the units that are wanted.
    fn survey(&self, py: Python<'_>, is_wanted: impl Fn(Unit) -> bool + Send + 'static) -> PyResult<Survey> {
        let blocks = Arc::clone(&self.blocks);
        let read = work::run_threads(py, move |is_interrupted| {
            blocks.folder().survey(is_wanted, &is_interrupted, |_, _, _| {})
        })?;
        let survey = read.map_err(|error| file_error(&error))?;
        survey.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
    }

    fn open(parent: PathBuf, plan: Plan, folder: Folder, keep: Keep) -> PyResult<BlockCensus> {
        let blocks = Blocks::new(plan, folder, keep).map_err(|error| file_error(&error))?;
        Ok(BlockCensus { parent, blocks: Arc::new(blocks) })
    }
}

/// Opens the census of a pickle.
#[pyfunction]
pub(crate) fn open_census(folder: PathBuf, plan: &str, keep: &str) -> PyResult<BlockCensus> {
    let plan = Plan::from_json(plan).map_err(|error| value_error(format!("{error:#}")))?;
    let solver = plan.series().map_err(|error| value_error(format!("{error:#}")))?.solver;
    if solver != talon_solve::VERSION {
        return Err(value_error(format!(
            "the census is by solver {solver}, and this is solver {}: install the same version of talon-games everywhere",
            talon_solve::VERSION
        )));
    }
    let opened = Folder::open(&folder, &plan).map_err(|error| file_error(&error))?;
    BlockCensus::open(folder, plan, opened, named(keep, "all, rare")?)
}

/// The folder, the plan and the kept rows of a census.
type Parts<'a> = (&'a Path, String, String);

/// The outcome of a block, with its results if it has any.
#[pyclass(frozen, get_all, eq, hash, module = "talon_games")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BlockOutcome {
    /// The number of the block.
    pub(crate) block: u64,
    /// `solved`, `already-solved`, `solved-twice`, `disputed`, `missing`, `not-selected` or `busy`.
    pub(crate) outcome: String,
    /// The SHA-256 of the results.
    pub(crate) digest: Option<String>,
    /// The number of deals that can be won.
    pub(crate) won: u64,
    /// The number of deals that cannot be won.
    pub(crate) lost: u64,
    /// The number of deals that hit a limit.
    pub(crate) unknown: u64,
    /// Sentences for the user, such as about a file that was set aside.
    pub(crate) remarks: Vec<String>,
}

/// The parts of an outcome, in order.
type OutcomeParts = (u64, String, Option<String>, u64, u64, u64, Vec<String>);

#[pymethods]
impl BlockOutcome {
    #[new]
    fn new(
        #[pyo3(from_py_with = number)] block: u64,
        outcome: &str,
        digest: Option<String>,
        #[pyo3(from_py_with = number)] won: u64,
        #[pyo3(from_py_with = number)] lost: u64,
        #[pyo3(from_py_with = number)] unknown: u64,
        remarks: Vec<String>,
    ) -> PyResult<BlockOutcome> {
        let outcome: Outcome = named(outcome, "the outcomes of a block")?;
        Ok(BlockOutcome::from(BlockReport { block, outcome, digest, won, lost, unknown, remarks }))
    }

    fn __getnewargs__(&self) -> OutcomeParts {
        let BlockOutcome { block, outcome, digest, won, lost, unknown, remarks } = self.clone();
        (block, outcome, digest, won, lost, unknown, remarks)
    }

    fn __repr__(&self) -> String {
        let BlockOutcome { block, outcome, won, lost, unknown, .. } = self;
        format!("BlockOutcome(block={block}, outcome='{outcome}', won={won}, lost={lost}, unknown={unknown})")
    }
}

impl From<BlockReport> for BlockOutcome {
    fn from(report: BlockReport) -> BlockOutcome {
        let BlockReport { block, outcome, digest, won, lost, unknown, remarks } = report;
        let outcome = outcome.as_str().to_owned();
        BlockOutcome { block, outcome, digest, won, lost, unknown, remarks }
    }
}
