//! Many games at once, for programs that learn: all arrays belong to the caller.

mod rows;

use std::num::NonZero;

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_rules::GameName;

use self::rows::{Output, Rows, Task};
use crate::census::read_threads;
use crate::space::Spaces;
use crate::text::{number, read_options, value_error};
use crate::work;

/// The most games of a batch: more would not fit into the memory of many machines.
const MOST_GAMES: usize = 1 << 20;

/// Many games of one kind.
#[pyclass(module = "talon_games._native")]
pub(crate) struct Batch {
    rows: Box<dyn Rows>,
    spaces: Spaces,
    threads: NonZero<usize>,
    /// True if the caller has dealt all games.
    is_dealt: bool,
}

#[pymethods]
impl Batch {
    /// A batch of games of this name, on this number of threads. The options are keyword arguments.
    #[new]
    #[pyo3(signature = (game, count, threads = 1, **options))]
    fn new(
        game: &str,
        #[pyo3(from_py_with = number)] count: usize,
        #[pyo3(from_py_with = number)] threads: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let name: GameName = game.parse().map_err(value_error)?;
        let threads = read_threads(Some(threads))?;
        if count > MOST_GAMES {
            return Err(value_error(format!("a batch has at most {MOST_GAMES} games")));
        }
        let rows = rows::rows(read_options(name, options)?, count);
        Ok(Batch { rows, spaces: Spaces::of(name), threads, is_dealt: false })
    }

    /// The number of actions. The last action does nothing; it is the only legal one in a game that has ended.
    #[getter]
    fn action_count(&self) -> usize {
        self.spaces.actions
    }

    /// The number of bytes of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.spaces.observation
    }

    fn __len__(&self) -> usize {
        self.rows.len()
    }

    /// Deals games anew: all of them, or those that `chosen` marks.
    #[pyo3(signature = (deals, observation, mask, reward, to_move, done, chosen = None))]
    #[expect(clippy::too_many_arguments, reason = "these are the arrays of the caller")]
    fn reset(
        &mut self,
        py: Python<'_>,
        deals: PyReadonlyArray1<'_, u64>,
        observation: PyReadwriteArray2<'_, u8>,
        mask: PyReadwriteArray2<'_, bool>,
        reward: PyReadwriteArray1<'_, f32>,
        to_move: PyReadwriteArray1<'_, i8>,
        done: PyReadwriteArray1<'_, bool>,
        chosen: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let chosen = chosen.as_ref().map(|chosen| chosen.as_slice()).transpose()?;
        let task = Task::Reset(deals.as_slice()?, chosen);
        self.run(py, task, &mut Arrays { observation, mask, reward, to_move, done })
    }

    /// Plays an action in each game; -1 leaves a game as it is. If one of them is not allowed, raises `ValueError`, and nothing has changed.
    #[expect(clippy::too_many_arguments, reason = "these are the arrays of the caller")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        observation: PyReadwriteArray2<'_, u8>,
        mask: PyReadwriteArray2<'_, bool>,
        reward: PyReadwriteArray1<'_, f32>,
        to_move: PyReadwriteArray1<'_, i8>,
        done: PyReadwriteArray1<'_, bool>,
    ) -> PyResult<()> {
        let task = Task::Step(actions.as_slice()?);
        self.run(py, task, &mut Arrays { observation, mask, reward, to_move, done })
    }
}

/// The arrays of the caller.
struct Arrays<'py> {
    observation: PyReadwriteArray2<'py, u8>,
    mask: PyReadwriteArray2<'py, bool>,
    reward: PyReadwriteArray1<'py, f32>,
    to_move: PyReadwriteArray1<'py, i8>,
    done: PyReadwriteArray1<'py, bool>,
}

impl Arrays<'_> {
    /// The arrays as slices, whose lengths must fit the number of games.
    fn output(&mut self, games: usize, spaces: Spaces) -> PyResult<Output<'_>> {
        let output = Output {
            observation: self.observation.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            reward: self.reward.as_slice_mut()?,
            to_move: self.to_move.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
        };
        let lengths = [
            ("observation", output.observation.len(), games * spaces.observation),
            ("mask", output.mask.len(), games * spaces.actions),
            ("reward", output.reward.len(), games),
            ("to_move", output.to_move.len(), games),
            ("done", output.done.len(), games),
        ];
        match lengths.into_iter().find(|(_, length, expected)| length != expected) {
            Some((name, length, expected)) => Err(wrong_length(name, length, expected)),
            None => Ok(output),
        }
    }
}

fn wrong_length(name: &str, length: usize, expected: usize) -> PyErr {
    value_error(format!("{name} has {length} elements instead of {expected}"))
}

impl Batch {
    /// Carries a task out without the interpreter's lock. Ctrl-C ends it, and the games must be dealt anew then.
    fn run(&mut self, py: Python<'_>, task: Task<'_>, arrays: &mut Arrays<'_>) -> PyResult<()> {
        let games = self.rows.len();
        let lengths = match task {
            Task::Reset(deals, chosen) => {
                [("deals", deals.len()), ("chosen", chosen.map_or(games, <[bool]>::len))]
            }
            Task::Step(actions) => [("actions", actions.len()); 2],
        };
        if let Some((name, length)) = lengths.into_iter().find(|(_, length)| *length != games) {
            return Err(wrong_length(name, length, games));
        }
        let deals_all =
            matches!(task, Task::Reset(_, chosen) if chosen.is_none_or(|chosen| !chosen.contains(&false)));
        if !self.is_dealt && !deals_all {
            return Err(value_error("no games are dealt yet: the first call is a reset of all"));
        }
        let output = arrays.output(games, self.spaces)?;
        let (rows, threads, was_dealt) = (&mut self.rows, self.threads, self.is_dealt);
        // After Ctrl-C, some games have done their task and others have not.
        self.is_dealt = false;
        let done = work::run(py, None, |_, stop| rows.run(task, output, threads, stop))?;
        self.is_dealt = was_dealt || done.is_ok();
        done.map_err(value_error)
    }
}
