//! Runs solvers and players without the interpreter's lock, so that other threads go on and Ctrl-C works.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use talon_bots::Engine;
use talon_query::{Answer, Limit, Query, Verdict};
use talon_rules::{AnyGame, AnyMove, Status};
use talon_solve::{AnySolver, Budget, usual_bytes};
use talon_wire::limit_name;

use crate::answers::Solution;
use crate::text::value_error;

/// The time after which a search asks the interpreter whether the user pressed Ctrl-C.
pub(crate) const BETWEEN_SIGNALS: Duration = Duration::from_millis(50);

thread_local! {
    /// The solvers and players of this thread. They keep memory from one question to the next but no results.
    static TOOLS: RefCell<Tools> = RefCell::default();
}

/// Solvers and players.
#[derive(Default)]
pub(crate) struct Tools {
    solver: AnySolver,
    engine: Engine,
}

/// Ends a search after a time, or when a signal handler of the interpreter raises an exception.
struct Watch {
    start: Instant,
    limit: Option<Duration>,
    last_signals: Cell<Duration>,
    /// True if signal handlers run on this thread. The others never ask, so that they end with the interpreter.
    hears_signals: Cell<bool>,
    raised: RefCell<Option<PyErr>>,
}

impl Watch {
    fn is_over(&self) -> bool {
        let now = self.start.elapsed();
        if self.hears_signals.get() && now.saturating_sub(self.last_signals.get()) >= BETWEEN_SIGNALS {
            self.last_signals.set(now);
            // A handler can run, and raise, in any code of Python. At the end of the program there is nothing to attach to.
            let asked = Python::try_attach(|py| {
                self.hears_signals.set(is_main_thread(py)?);
                py.check_signals()
            });
            match asked {
                Some(Ok(())) => {}
                Some(Err(raised)) => drop(self.raised.replace(Some(raised))),
                None => self.hears_signals.set(false),
            }
        }
        self.raised.borrow().is_some() || self.limit.is_some_and(|limit| now >= limit)
    }
}

/// Returns true on the thread on which Python runs signal handlers.
fn is_main_thread(py: Python<'_>) -> PyResult<bool> {
    let threading = py.import("threading")?;
    Ok(threading.call_method0("current_thread")?.is(&threading.call_method0("main_thread")?))
}

/// Runs work without the interpreter's lock. `ms` ends it after that many milliseconds.
///
/// # Errors
/// If a signal handler raised something meanwhile, such as `KeyboardInterrupt`.
pub(crate) fn run<T: Send>(
    py: Python<'_>,
    ms: Option<u64>,
    search: impl FnOnce(&mut Tools, &dyn Fn() -> bool) -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        let watch = Watch {
            start: Instant::now(),
            limit: ms.map(Duration::from_millis),
            last_signals: Cell::default(),
            hears_signals: Cell::new(true),
            raised: RefCell::default(),
        };
        // A signal handler that searches too finds new tools.
        let mut tools = TOOLS.take();
        let result = search(&mut tools, &|| watch.is_over());
        TOOLS.replace(tools);
        watch.raised.into_inner().map_or(Ok(result), Err)
    })
}

/// Runs work on threads of its own, without the interpreter's lock. They ask whether the user pressed Ctrl-C. Nobody waits
/// long for them then: what cannot be interrupted, such as the writing of a file, goes on to its end.
///
/// # Errors
/// If a signal handler raised something meanwhile, such as `KeyboardInterrupt`, or the system starts no more threads.
pub(crate) fn run_threads<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T + Send + 'static,
) -> PyResult<T> {
    let done: PyResult<Option<T>> = run(py, None, |_, stop| {
        let is_interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&is_interrupted);
        let (sender, receiver) = mpsc::channel();
        let send = move || {
            // Nobody receives it after Ctrl-C.
            let _ = sender.send(work(&|| flag.load(Ordering::Relaxed)));
        };
        let started = Builder::new().spawn(send);
        started.map_err(|error| value_error(format!("no thread could start: {error}")))?;
        loop {
            match receiver.recv_timeout(BETWEEN_SIGNALS) {
                Ok(result) => return Ok(Some(result)),
                Err(RecvTimeoutError::Disconnected) => panic!("the work ended without a result"),
                Err(RecvTimeoutError::Timeout) if stop() => {
                    is_interrupted.store(true, Ordering::Relaxed);
                    return Ok(receiver.recv_timeout(BETWEEN_SIGNALS).ok());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    })?;
    done?.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
}

/// The most that a search can cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Number of positions.
    pub(crate) nodes: Option<u64>,
    /// Memory for tables, in MiB.
    pub(crate) mb: Option<usize>,
}

/// The goal of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// To win.
    Win,
    /// The most points.
    Score,
}

impl Goal {
    /// Reads `win` or `score`.
    ///
    /// # Errors
    /// Any other text.
    pub(crate) fn read(text: &str) -> PyResult<Goal> {
        match text {
            "win" => Ok(Goal::Win),
            "score" => Ok(Goal::Score),
            _ => Err(value_error("the goals are win and score")),
        }
    }
}

impl Tools {
    /// Answers a query with a player.
    pub(crate) fn answer(&mut self, query: &Query, stop: &dyn Fn() -> bool) -> Answer {
        self.engine.answer(query, stop)
    }

    /// Solves a position. A game for two has a value, whatever the goal.
    pub(crate) fn solve(
        &mut self,
        position: &AnyGame,
        goal: Goal,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Solution {
        let start = Instant::now();
        let bytes = limits.mb.map_or(usual_bytes(position.name()), |mb| mb.saturating_mul(1 << 20));
        let budget = Budget { nodes: limits.nodes.unwrap_or(u64::MAX), bytes, stop };
        let solution = match (position.status(), goal) {
            // A hand that has ended has nothing left to solve.
            (Status::Playing | Status::Won | Status::Lost, Goal::Win) => self.win(position, &budget),
            (Status::Playing | Status::Won | Status::Lost, Goal::Score) => self.score(position, &budget),
            (Status::Over, _) => None,
        };
        let solution = solution.unwrap_or_else(|| self.value(position, &budget));
        Solution { seconds: start.elapsed().as_secs_f64(), ..solution }
    }

    /// Looks for a way to win a patience; `None` for a game for two.
    fn win(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Solution> {
        let solved = self.solver.solve(position, budget)?;
        let (verdict, line, limit) = match solved.verdict {
            Verdict::Won(line) => ("won", Some(line), None),
            Verdict::Lost => ("lost", None, None),
            Verdict::Unknown(limit) => ("unknown", None, Some(limit)),
        };
        let score = line.as_ref().and_then(|line| after(position, line).score());
        let solution = solution(line.unwrap_or_default(), solved.nodes, limit);
        Some(Solution { verdict: Some(verdict), score, ..solution })
    }

    /// The most points of a patience; `None` for a game for two.
    fn score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Solution> {
        let scored = self.solver.best_score(position, budget)?;
        let verdict = match (after(position, &scored.line).status(), scored.limit) {
            (Status::Won, _) => "won",
            (_, None) => "lost",
            (_, Some(_)) => "unknown",
        };
        let solution = solution(scored.line, scored.nodes, scored.limit);
        Some(Solution { verdict: Some(verdict), score: Some(scored.score), ..solution })
    }

    /// The value of the hand of a game for two; none when no seat is to move.
    fn value(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Solution {
        let valued = position.seat_to_move().and_then(|_| self.solver.value(position, budget));
        let Some(valued) = valued else { return solution(Vec::new(), 0, None) };
        Solution { value: valued.value.ok(), ..solution(valued.line, valued.nodes, valued.value.err()) }
    }
}

/// A solution without an answer yet.
fn solution(line: Vec<AnyMove>, nodes: u64, limit: Option<Limit>) -> Solution {
    Solution {
        verdict: None,
        score: None,
        value: None,
        line: line.iter().map(ToString::to_string).collect(),
        nodes,
        seconds: 0.0,
        limit: limit.map(limit_name),
    }
}

/// The position at the end of a line that a solver has checked.
fn after(position: &AnyGame, line: &[AnyMove]) -> AnyGame {
    let mut game = position.clone();
    for played in line {
        game.play(*played).expect("a solver plays its lines through the rules");
    }
    game
}
