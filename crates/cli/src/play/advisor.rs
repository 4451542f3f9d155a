//! The solvers in a thread of their own, so that nobody waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use talon_engine::Engine;
use talon_query::{Answer, Query};

/// What came of a query.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// The query.
    pub(crate) query: Query,
    /// The answer; `None` when the solver has failed and will not answer any more.
    pub(crate) answer: Option<Answer>,
}

/// Answers one query at a time; a new one takes the place of the one before.
///
/// Dropping it stops the search, and waits for nothing.
#[derive(Debug)]
pub(crate) struct Advisor {
    tasks: Sender<Task>,
    answers: Receiver<(u64, Answer)>,
    asked: Option<Task>,
    /// How many queries were asked.
    count: u64,
}

/// What the thread is to do: the query that is being worked on.
#[derive(Clone, Debug)]
struct Task {
    number: u64,
    query: Query,
    stop: Arc<AtomicBool>,
}

impl Default for Advisor {
    /// An advisor that asks the engine.
    fn default() -> Advisor {
        let mut engine = Engine::default();
        Advisor::new(move |query, stop| engine.answer(query, stop))
    }
}

impl Advisor {
    /// One that answers like this. The second argument of `answer` tells when the search is to end.
    pub(crate) fn new(answer: impl FnMut(&Query, &dyn Fn() -> bool) -> Answer + Send + 'static) -> Advisor {
        let (tasks, waiting) = channel();
        let (sender, answers) = channel();
        // Without a thread nothing is answered: the channels are closed, as after a failure.
        let _ =
            thread::Builder::new().name("solver".to_owned()).spawn(move || work(answer, &waiting, &sender));
        Advisor { tasks, answers, asked: None, count: 0 }
    }

    /// Says which query is to be answered now, if any. Another one that is being worked on ends.
    pub(crate) fn want(&mut self, query: Option<Query>) {
        if self.asked.as_ref().map(|asked| &asked.query) == query.as_ref() {
            return;
        }
        self.stop();
        self.asked = query.map(|query| {
            self.count += 1;
            let task = Task { number: self.count, query, stop: Arc::default() };
            // A thread that is no more is noticed where its answer is missed.
            let _ = self.tasks.send(task.clone());
            task
        });
    }

    /// Whether a query is being worked on.
    pub(crate) fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// The reply to the query that was wanted last, if it comes within this time.
    pub(crate) fn wait(&mut self, time: Duration) -> Option<Reply> {
        let deadline = Instant::now() + time;
        while let Some(asked) = &self.asked {
            match self.answers.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                // What is left of a query that nobody wants any more.
                Ok((number, _)) if number != asked.number => {}
                Ok((_, answer)) => return self.reply(Some(answer)),
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => return self.reply(None),
            }
        }
        None
    }

    fn reply(&mut self, answer: Option<Answer>) -> Option<Reply> {
        self.asked.take().map(|asked| Reply { query: asked.query, answer })
    }

    fn stop(&self) {
        if let Some(asked) = &self.asked {
            asked.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Advisor {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Does what there is to do until nobody asks any more. A solver that panics ends the thread, and with
/// it the channel of answers.
fn work(
    mut answer: impl FnMut(&Query, &dyn Fn() -> bool) -> Answer,
    tasks: &Receiver<Task>,
    answers: &Sender<(u64, Answer)>,
) {
    for task in tasks {
        let deadline = Instant::now() + Duration::from_millis(task.query.effort().milliseconds().into());
        let is_over = || task.stop.load(Ordering::Relaxed) || Instant::now() >= deadline;
        if is_over() {
            continue;
        }
        if answers.send((task.number, answer(&task.query, &is_over))).is_err() {
            return;
        }
    }
}
