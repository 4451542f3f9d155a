//! Which tab may change which record: the browser's own locks, which end with the tab.
//!
//! Browsers have them only where a page is served securely or from this machine. Elsewhere a tab asks the
//! others, which is nearly as good: only a tab that is frozen does not answer.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

use super::channel::Channel;
use super::js::{call, object};

/// What the names of the locks begin with.
const PREFIX: &str = "talon record ";

/// The records that this tab has, each with what gives it up.
#[derive(Debug)]
pub(super) struct Locks {
    /// The browser's locks, where it has any.
    manager: Option<JsValue>,
    held: Rc<RefCell<Held>>,
}

/// What gives each record up; nothing for those that only the tabs have agreed on.
type Held = HashMap<String, Option<Function>>;

impl Locks {
    /// No record is this tab's yet.
    pub(super) fn new() -> Locks {
        let navigator = web_sys::window().map(|window| window.navigator());
        let manager = navigator.and_then(|navigator| Reflect::get(&navigator, &"locks".into()).ok());
        Locks { manager: manager.filter(JsValue::is_object), held: Rc::default() }
    }

    /// Whether a record is this tab's.
    pub(super) fn has(&self, name: &str) -> bool {
        self.held.borrow().contains_key(name)
    }

    /// Takes a record if it is nobody's; `false` when another tab has it.
    pub(super) async fn take(&self, name: &str, channel: &Channel) -> bool {
        let taken = match &self.manager {
            Some(manager) => self.request(manager, name).await,
            None => None,
        };
        if let Some(taken) = taken {
            return taken;
        }
        let is_free = !channel.is_theirs(name).await;
        if is_free {
            self.held.borrow_mut().insert(name.to_owned(), None);
        }
        is_free
    }

    /// Asks the browser for the lock; `None` when it refuses to talk about locks here.
    async fn request(&self, manager: &JsValue, name: &str) -> Option<bool> {
        let held = Rc::clone(&self.held);
        let (record, answered) = (name.to_owned(), Rc::new(RefCell::new(None)));
        let answer = Rc::clone(&answered);
        let promise = Promise::new(&mut |resolve, reject| {
            let (held, record) = (Rc::clone(&held), record.clone());
            let (answer, refused) = (Rc::clone(&answer), reject.clone());
            // The lock is held as long as the promise is open that this returns.
            let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
                let is_granted = lock.is_object();
                *answer.borrow_mut() = Some(is_granted);
                let _ = resolve.call0(&JsValue::UNDEFINED);
                if !is_granted {
                    return JsValue::UNDEFINED;
                }
                let until_released = Promise::new(&mut |release, _| {
                    held.borrow_mut().insert(record.clone(), Some(release));
                });
                until_released.into()
            });
            let options = object(&[("ifAvailable", true.into())]);
            let lock = format!("{PREFIX}{name}").into();
            match call(manager, "request", &[&lock, &options, &granted]) {
                Ok(requested) => _ = call(&requested, "catch", &[&refused]),
                Err(thrown) => _ = refused.call1(&JsValue::UNDEFINED, &thrown),
            }
        });
        let _ = JsFuture::from(promise).await;
        answered.take()
    }

    /// Gives a record up.
    pub(super) fn give_up(&self, name: &str) {
        if let Some(Some(release)) = self.held.borrow_mut().remove(name) {
            // Resolving a promise cannot fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}
