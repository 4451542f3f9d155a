//! The solvers in a thread of their own, so that the screen never waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use talon_app::solvers::Reply;
use talon_bots::Engine;
use talon_query::{Answer, Query};

/// Answers one query at a time. A new query replaces the previous one.
///
/// Dropping the client stops the search without waiting for it.
#[derive(Debug)]
pub(crate) struct EngineClient {
    tasks: Sender<Task>,
    answers: Receiver<(u64, Answer)>,
    asked: Option<Task>,
    /// The number of queries so far.
    count: u64,
}

/// A query for the thread to work on.
#[derive(Clone, Debug)]
struct Task {
    number: u64,
    query: Query,
    stop: Arc<AtomicBool>,
}

impl Default for EngineClient {
    /// A client that asks the engine.
    fn default() -> EngineClient {
        let mut engine = Engine::default();
        EngineClient::new(move |query, stop| engine.answer(query, stop))
    }
}

impl EngineClient {
    /// A client that answers with this function. The second argument of `answer` returns whether the search must end.
    pub(crate) fn new(
        answer: impl FnMut(&Query, &dyn Fn() -> bool) -> Answer + Send + 'static,
    ) -> EngineClient {
        let (tasks, waiting) = channel();
        let (sender, answers) = channel();
        // Without a thread the channels are closed, as after a failure.
        let _ =
            thread::Builder::new().name("solver".to_owned()).spawn(move || work(answer, &waiting, &sender));
        EngineClient { tasks, answers, asked: None, count: 0 }
    }

    /// Sets the query to answer now, if there is one, and stops work on any other.
    pub(crate) fn want(&mut self, query: Option<Query>) {
        if self.asked.as_ref().map(|asked| &asked.query) == query.as_ref() {
            return;
        }
        self.stop();
        self.asked = query.map(|query| {
            self.count += 1;
            let task = Task { number: self.count, query, stop: Arc::default() };
            // If the thread has ended, `wait` notices it.
            let _ = self.tasks.send(task.clone());
            task
        });
    }

    /// Returns true if the thread works on a query.
    pub(crate) fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// The reply to the current query, if it comes within this time.
    pub(crate) fn wait(&mut self, time: Duration) -> Option<Reply> {
        let deadline = Instant::now() + time;
        while let Some(asked) = &self.asked {
            match self.answers.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                // The answer to an earlier query.
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

impl Drop for EngineClient {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Answers queries until the client is dropped. A solver that panics ends the thread and closes
/// the channel of answers.
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
