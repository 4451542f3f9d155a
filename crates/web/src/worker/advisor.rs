//! The page's side: it asks, and is told the answers.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::set_timeout;
use talon_query::{Answer, Query};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::crew::{Crew, Order, QueryNumber, WorkerNumber};
use super::messages::{read_answer, write_query};
use crate::browser;

/// How long a worker whose query is not wanted any more may go on. One that is done by then need not be
/// replaced.
const GRACE: Duration = Duration::from_millis(50);

/// What came of a query.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The query.
    pub query: Query,
    /// The answer; `None` when the worker has failed, for example because there was not enough memory.
    pub answer: Option<Answer>,
}

/// Answers one query at a time; a new one takes the place of the one before, whose answer is never told.
///
/// Dropping it ends all searches.
#[derive(Clone)]
pub struct Advisor(Rc<Office>);

struct Office {
    state: RefCell<State>,
    on_reply: Box<dyn Fn(Reply)>,
}

#[derive(Default)]
struct State {
    crew: Crew,
    workers: BTreeMap<WorkerNumber, Started>,
    /// The newest query, and how many there were.
    newest: Option<Query>,
    asked: QueryNumber,
}

impl fmt::Debug for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Advisor").finish_non_exhaustive()
    }
}

impl Advisor {
    /// One that tells every reply to `on_reply`.
    pub fn new(on_reply: impl Fn(Reply) + 'static) -> Advisor {
        Advisor(Rc::new(Office { state: RefCell::default(), on_reply: Box::new(on_reply) }))
    }

    /// Asks a query in place of the one before. It goes on if it is the same.
    pub fn ask(&self, query: Query) {
        self.0.change(|state| {
            if state.newest.as_ref() == Some(&query) {
                return Vec::new();
            }
            state.newest = Some(query);
            state.asked += 1;
            state.crew.want(Some(state.asked))
        });
    }

    /// Nothing is to be answered any more, or yet. A worker waits ready from now on.
    pub fn stop(&self) {
        self.0.change(|state| {
            state.newest = None;
            state.crew.want(None)
        });
    }

    /// Whether a query has not been answered yet.
    pub fn is_busy(&self) -> bool {
        self.0.state.borrow().newest.is_some()
    }
}

impl Office {
    /// Lets something happen, and does what follows from it.
    fn change(self: &Rc<Self>, happening: impl FnOnce(&mut State) -> Vec<Order>) {
        let orders = happening(&mut self.state.borrow_mut());
        for order in orders {
            self.obey(order);
        }
    }

    fn obey(self: &Rc<Self>, order: Order) {
        match order {
            Order::Start(worker) => self.start(worker),
            Order::Ask(worker, _) => {
                let state = self.state.borrow();
                if let (Some(worker), Some(query)) = (state.workers.get(&worker), &state.newest) {
                    worker.post(&JsValue::from_str(&write_query(query)));
                }
            }
            Order::Watch(worker, query) => {
                let office = Rc::downgrade(self);
                let look = move || {
                    if let Some(office) = office.upgrade() {
                        office.change(|state| state.crew.time_is_up(worker, query));
                    }
                };
                set_timeout(look, GRACE);
            }
            Order::End(worker) => drop(self.state.borrow_mut().workers.remove(&worker)),
            // It is always the last order, because whoever is told may ask the next query.
            Order::TellFailure(query) => self.tell(query, None),
        }
    }

    fn start(self: &Rc<Self>, number: WorkerNumber) {
        match Started::new(self, number) {
            Ok(started) => drop(self.state.borrow_mut().workers.insert(number, started)),
            Err(_) => self.change(|state| state.crew.failed(number)),
        }
    }

    /// A worker has answered.
    fn answered(self: &Rc<Self>, worker: WorkerNumber, text: &str) {
        let mut answered = None;
        self.change(|state| {
            let (query, orders) = state.crew.answered(worker);
            answered = query;
            orders
        });
        // Last, because whoever is told may ask the next query.
        if let Some(query) = answered {
            let game = self.state.borrow().newest.as_ref().map(|query| query.position.name());
            self.tell(query, game.and_then(|game| read_answer(game, text).ok()));
        }
    }

    /// Tells what came of a query, if it is still the newest.
    fn tell(&self, number: QueryNumber, answer: Option<Answer>) {
        let mut state = self.state.borrow_mut();
        let query = if state.asked == number { state.newest.take() } else { None };
        drop(state);
        if let Some(query) = query {
            (self.on_reply)(Reply { query, answer });
        }
    }
}

/// A worker that was started. It ends when this is dropped.
struct Started {
    worker: Worker,
    // The browser calls these as long as the worker lives.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Started {
    /// Starts a worker with the program that the page itself is, as the browser has compiled it.
    fn new(office: &Rc<Office>, number: WorkerNumber) -> Result<Started, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta_content("worker-script"), &options)?;
        let (answered, failed) = (Rc::downgrade(office), Rc::downgrade(office));
        let on_message = Closure::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            with(&answered, |office| office.answered(number, &text));
        });
        let on_error = Closure::new(move |_: ErrorEvent| {
            with(&failed, |office| office.change(|state| state.crew.failed(number)));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        worker.post_message(&wasm_bindgen::module())?;
        Ok(Started { worker, _on_message: on_message, _on_error: on_error })
    }

    fn post(&self, message: &JsValue) {
        // A text can always be copied, which is all that could fail.
        let _ = self.worker.post_message(message);
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

fn with(office: &Weak<Office>, act: impl FnOnce(&Rc<Office>)) {
    if let Some(office) = office.upgrade() {
        act(&office);
    }
}
