//! Many games at once, for programs that learn: all arrays belong to the caller.

use std::num::NonZero;
use std::sync::{PoisonError, RwLock, mpsc};
use std::thread::{self, Builder};

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_pieces::DealNumber;
use talon_rules::{AnyOptions, AnySeat, Game, GameName, Status, Violation};

use crate::census::read_threads;
use crate::space::{Bytes, Space, Spaces, with_game};
use crate::text::{number, read_options, value_error};

/// The action that leaves a game as it is.
const PAUSE: i32 = -1;

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

/// The arrays that a step fills: a row for each game.
struct Output<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    reward: &'a mut [f32],
    to_move: &'a mut [i8],
    done: &'a mut [bool],
}

impl<'a> Output<'a> {
    /// Splits off the rows of the first games.
    fn split(self, games: usize, spaces: Spaces) -> (Output<'a>, Output<'a>) {
        let (observation, observations) = self.observation.split_at_mut(games * spaces.observation);
        let (mask, masks) = self.mask.split_at_mut(games * spaces.actions);
        let (reward, rewards) = self.reward.split_at_mut(games);
        let (to_move, all_to_move) = self.to_move.split_at_mut(games);
        let (done, all_done) = self.done.split_at_mut(games);
        (
            Output { observation, mask, reward, to_move, done },
            Output {
                observation: observations,
                mask: masks,
                reward: rewards,
                to_move: all_to_move,
                done: all_done,
            },
        )
    }
}

/// What each game does next.
#[derive(Clone, Copy)]
enum Task<'a> {
    /// Deals these games anew; where there is a choice, only the games that are chosen.
    Reset(&'a [u64], Option<&'a [bool]>),
    /// Plays these actions.
    Step(&'a [i32]),
}

impl<'a> Task<'a> {
    /// Splits off the task of the first games.
    fn split(self, games: usize) -> (Task<'a>, Task<'a>) {
        match self {
            Task::Reset(deals, chosen) => {
                let (deals, rest) = deals.split_at(games);
                let (chosen, others) = chosen.map(|chosen| chosen.split_at(games)).unzip();
                (Task::Reset(deals, chosen), Task::Reset(rest, others))
            }
            Task::Step(actions) => {
                let (actions, rest) = actions.split_at(games);
                (Task::Step(actions), Task::Step(rest))
            }
        }
    }
}

/// The games of a batch, whatever their kind.
trait Rows: Send + Sync {
    /// The number of games.
    fn len(&self) -> usize;

    /// Carries the tasks out on this number of threads.
    ///
    /// # Errors
    /// The first game that cannot do its task, or too few threads; nothing has changed then.
    fn run(&mut self, task: Task<'_>, output: Output<'_>, threads: NonZero<usize>) -> Result<(), String>;
}

/// The games of a batch of one kind.
struct Games<G: Space> {
    options: G::Options,
    games: Vec<G>,
}

impl<G: Space> Rows for Games<G>
where
    G::Options: Send + Sync,
{
    fn len(&self) -> usize {
        self.games.len()
    }

    fn run(&mut self, task: Task<'_>, output: Output<'_>, threads: NonZero<usize>) -> Result<(), String> {
        let spaces = Spaces { actions: G::MOVES + 1, observation: G::OBSERVATION };
        let share = self.games.len().div_ceil(threads.get()).max(1);
        let options = &self.options;
        if share >= self.games.len() {
            check_rows(0, &self.games, task)?;
            run_rows(&mut self.games, options, task, output);
            return Ok(());
        }
        // No thread changes a game before all have checked theirs, and this one has opened the gate.
        let gate = RwLock::new(false);
        let mut may_play = gate.write().unwrap_or_else(PoisonError::into_inner);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            let (gate, mut task, mut output) = (&gate, task, output);
            for (place, games) in self.games.chunks_mut(share).enumerate() {
                let (own_task, tasks) = task.split(games.len());
                let (own_output, outputs) = output.split(games.len(), spaces);
                (task, output) = (tasks, outputs);
                let sender = sender.clone();
                let play = move || {
                    // The receiver waits until every sender is gone.
                    let _ = sender.send((place, check_rows(place * share, games, own_task)));
                    drop(sender);
                    if *gate.read().unwrap_or_else(PoisonError::into_inner) {
                        run_rows(games, options, own_task, own_output);
                    }
                };
                if let Err(error) = Builder::new().spawn_scoped(scope, play) {
                    drop(may_play);
                    return Err(format!("only {place} of the threads could start: {error}"));
                }
            }
            drop(sender);
            let refused = receiver.iter().filter_map(|(place, checked)| Some((place, checked.err()?))).min();
            *may_play = refused.is_none();
            drop(may_play);
            refused.map_or(Ok(()), |(_, message)| Err(message))
        })
    }
}

/// Checks that each of these games can do its task. The first game has this number.
fn check_rows<G: Space>(first: usize, games: &[G], task: Task<'_>) -> Result<(), String> {
    match task {
        Task::Reset(deals, _) => match deals.iter().find(|deal| DealNumber::new(**deal).is_err()) {
            Some(deal) => Err(format!("{deal} is no deal: they are 0 to {}", DealNumber::MAX)),
            None => Ok(()),
        },
        Task::Step(actions) => {
            let mut rows = (first..).zip(games).zip(actions);
            rows.try_for_each(|((row, game), action)| check_action(row, game, *action))
        }
    }
}

/// Checks that a game can play an action, or stay if it has ended.
fn check_action<G: Space>(row: usize, game: &G, action: i32) -> Result<(), String> {
    if action == PAUSE {
        return Ok(());
    }
    let action = usize::try_from(action).unwrap_or(usize::MAX);
    let Some(made) = G::made(action) else {
        return match game.status() {
            Status::Playing => Err(format!("game {row}: no move has number {action}")),
            _ if action == G::MOVES => Ok(()),
            _ => Err(format!("game {row} has ended: its only action is {}", G::MOVES)),
        };
    };
    match game.why_not(made) {
        Some(violation) => Err(format!("game {row}: {} forbids {made}", violation.rule())),
        None => Ok(()),
    }
}

/// Carries the tasks of some games out, one after the other.
fn run_rows<G: Space>(games: &mut [G], options: &G::Options, task: Task<'_>, output: Output<'_>) {
    let mut moves = Vec::new();
    let mut observations = output.observation.chunks_exact_mut(G::OBSERVATION);
    let mut masks = output.mask.chunks_exact_mut(G::MOVES + 1);
    for (row, game) in games.iter_mut().enumerate() {
        let (observation, mask) = (&mut observations.next(), &mut masks.next());
        let before = match task {
            Task::Reset(_, Some(chosen)) if !chosen[row] => continue,
            Task::Step(actions) if actions[row] == PAUSE => {
                output.reward[row] = 0.0;
                continue;
            }
            Task::Reset(deals, _) => {
                *game = G::deal(options, DealNumber::new(deals[row]).expect("the deals are checked"));
                game.standing()
            }
            Task::Step(actions) => {
                let before = game.standing();
                if let Some(made) = usize::try_from(actions[row]).ok().and_then(G::made) {
                    game.play_unchecked(made);
                }
                before
            }
        };
        let seat = next_seat(game, &mut moves);
        output.reward[row] = game.standing() - before;
        output.done[row] = moves.is_empty();
        output.to_move[row] = seat.map_or(-1, |seat| if seat == AnySeat::North { 1 } else { 0 });
        if let Some(mask) = mask {
            write_mask::<G>(&moves, mask);
        }
        if let Some(observation) = observation {
            let seat = seat.unwrap_or(AnySeat::of(G::NAME)[0]);
            game.observe(seat.into(), &mut Bytes::new(observation));
        }
    }
}

/// Plays on where nobody has a choice to make, fills in the legal moves, and returns the seat to move.
fn next_seat<G: Space>(game: &mut G, moves: &mut Vec<G::Move>) -> Option<AnySeat> {
    loop {
        game.legal_moves(moves);
        match (game.seat_to_move(), moves.first()) {
            (Some(seat), _) => return Some(seat.into()),
            (None, Some(only)) => game.play_unchecked(*only),
            (None, None) => return None,
        };
    }
}

/// Marks the legal moves, or staying if there are none.
fn write_mask<G: Space>(moves: &[G::Move], mask: &mut [bool]) {
    mask.fill(false);
    for made in moves {
        mask[G::action(*made)] = true;
    }
    mask[G::MOVES] = moves.is_empty();
}

/// Makes the games of a batch, all with deal 0.
fn rows(options: AnyOptions, count: usize) -> Box<dyn Rows> {
    with_game!(options, AnyOptions(options), State => {
        let games = vec![State::deal(&options, DealNumber::MIN); count];
        Box::new(Games { options, games })
    })
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
        let rows = rows(read_options(name, options)?, count);
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
        match lengths.into_iter().find(|(_, found, expected)| found != expected) {
            Some((name, found, expected)) => Err(wrong_length(name, found, expected)),
            None => Ok(output),
        }
    }
}

fn wrong_length(name: &str, found: usize, expected: usize) -> PyErr {
    value_error(format!("{name} has {found} elements instead of {expected}"))
}

impl Batch {
    /// Carries a task out without the interpreter's lock.
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
        let (rows, threads) = (&mut self.rows, self.threads);
        py.detach(|| rows.run(task, output, threads)).map_err(value_error)?;
        self.is_dealt = true;
        Ok(())
    }
}
