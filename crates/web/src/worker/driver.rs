//! Carries out what the pool decides, with workers of the browser.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::set_timeout;
use talon_app::solvers::Reply;
use talon_query::{Answer, Query};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::pool::{PoolCommand, QueryNumber, WorkerNumber, WorkerPool};
use super::program::Program;
use crate::browser;
use crate::state::later::Later;

/// The time that a worker can continue to work on an abandoned query. A worker that answers within this time stays.
const GRACE: Duration = Duration::from_millis(50);

/// Has queries answered in workers, one at a time. A new query replaces the previous one, whose answer is dropped.
///
/// Dropping the client ends all searches.
#[derive(Clone)]
pub struct EngineClient(Rc<PoolDriver>);

/// Starts and ends workers, sends them queries and receives their answers.
pub(super) struct PoolDriver {
    program: Program,
    /// Writes queries and reads answers.
    later: Later,
    state: RefCell<State>,
    on_reply: Box<dyn Fn(Reply)>,
}

#[derive(Default)]
struct State {
    pool: WorkerPool,
    workers: BTreeMap<WorkerNumber, StartedWorker>,
    /// The newest query, until it is answered.
    newest: Option<Query>,
    /// Number of queries so far.
    count: QueryNumber,
}

impl fmt::Debug for EngineClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineClient").finish_non_exhaustive()
    }
}

impl EngineClient {
    /// Creates a client that passes every reply to `on_reply`. It starts to load the workers' program when the next
    /// frame has been shown, and no worker yet.
    pub fn new(later: Later, on_reply: impl Fn(Reply) + 'static) -> EngineClient {
        let driver = Rc::new(PoolDriver {
            program: Program::default(),
            later,
            state: RefCell::default(),
            on_reply: Box::new(on_reply),
        });
        let loading = Rc::clone(&driver);
        // Workers report a failure to load the program; here nobody waits for it yet.
        spawn_local(async move { drop(loading.program.module().await) });
        EngineClient(driver)
    }

    /// Sends a query in place of the previous one. The same query continues.
    pub fn ask(&self, query: Query) {
        self.0.change(|state| {
            if state.newest.as_ref() == Some(&query) {
                return Vec::new();
            }
            state.newest = Some(query);
            state.count += 1;
            state.pool.want(Some(state.count))
        });
    }

    /// Withdraws the query, if there is one.
    pub fn stop(&self) {
        if self.is_busy() {
            self.warm_up();
        }
    }

    /// Withdraws the query, if there is one, and keeps a worker ready.
    pub fn warm_up(&self) {
        self.0.change(|state| {
            state.newest = None;
            state.pool.want(None)
        });
    }

    /// Returns true if a query has not been answered yet.
    pub fn is_busy(&self) -> bool {
        self.0.state.borrow().newest.is_some()
    }
}

impl PoolDriver {
    /// Applies a change to the state and carries out the commands that follow from it.
    fn change(self: &Rc<Self>, change: impl FnOnce(&mut State) -> Vec<PoolCommand>) {
        let commands = change(&mut self.state.borrow_mut());
        for command in commands {
            self.carry_out(command);
        }
    }

    fn carry_out(self: &Rc<Self>, command: PoolCommand) {
        match command {
            PoolCommand::Start(worker) => self.start(worker),
            PoolCommand::Ask(worker, _) => {
                let state = self.state.borrow();
                if let (Some(worker), Some(query)) = (state.workers.get(&worker), &state.newest) {
                    worker.post(&(self.later.write_query)(query).into());
                }
            }
            PoolCommand::Watch(worker, query) => {
                let driver = Rc::downgrade(self);
                let check = move || {
                    if let Some(driver) = driver.upgrade() {
                        driver.change(|state| state.pool.time_is_up(worker, query));
                    }
                };
                set_timeout(check, GRACE);
            }
            PoolCommand::End(worker) => drop(self.state.borrow_mut().workers.remove(&worker)),
            // It is always the last command, because its receiver can send the next query.
            PoolCommand::ReportFailure(query) => self.report(query, None),
        }
    }

    /// Starts a worker and sends it its program, at once or when it has been loaded.
    fn start(self: &Rc<Self>, number: WorkerNumber) {
        let Ok(worker) = StartedWorker::new(self, number) else {
            return self.change(|state| state.pool.failed(number));
        };
        self.state.borrow_mut().workers.insert(number, worker);
        let driver = Rc::clone(self);
        spawn_local(async move {
            match driver.program.module().await {
                Ok(module) => {
                    if let Some(worker) = driver.state.borrow().workers.get(&number) {
                        worker.post(&module);
                    }
                }
                Err(_) => driver.change(|state| state.pool.failed(number)),
            }
        });
    }

    /// Handles the answer of a worker.
    fn answered(self: &Rc<Self>, worker: WorkerNumber, text: &str) {
        let mut answered = None;
        self.change(|state| {
            let (query, commands) = state.pool.answered(worker);
            answered = query;
            commands
        });
        // Last, because the receiver can send the next query.
        if let Some(query) = answered {
            self.report(query, (self.later.read_answer)(text));
        }
    }

    /// Reports the outcome of a query, if it is still the newest.
    fn report(&self, number: QueryNumber, answer: Option<Answer>) {
        let mut state = self.state.borrow_mut();
        let query = if state.count == number { state.newest.take() } else { None };
        drop(state);
        if let Some(query) = query {
            (self.on_reply)(Reply { query, answer });
        }
    }
}

/// A worker of the browser. Dropping it ends the worker.
struct StartedWorker {
    worker: Worker,
    // The browser calls these as long as the worker lives.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl StartedWorker {
    fn new(driver: &Rc<PoolDriver>, number: WorkerNumber) -> Result<StartedWorker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta_content("worker-script"), &options)?;
        let (answered, failed) = (Rc::downgrade(driver), Rc::downgrade(driver));
        let on_message = Closure::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            with(&answered, |driver| driver.answered(number, &text));
        });
        let on_error = Closure::new(move |_: ErrorEvent| {
            with(&failed, |driver| driver.change(|state| state.pool.failed(number)));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(StartedWorker { worker, _on_message: on_message, _on_error: on_error })
    }

    fn post(&self, message: &JsValue) {
        // A text and a compiled program can always be copied, which is all that could fail.
        let _ = self.worker.post_message(message);
    }
}

impl Drop for StartedWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

fn with(driver: &Weak<PoolDriver>, act: impl FnOnce(&Rc<PoolDriver>)) {
    if let Some(driver) = driver.upgrade() {
        act(&driver);
    }
}
