//! Locks: which tab may change which record. They are the browser's own locks, which end with the tab.
//!
//! Browsers offer them only to pages that come over a secure connection or from this machine. Elsewhere a tab asks the
//! others, which is nearly as good: only a frozen tab does not answer.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

use super::channel::Channel;
use super::js::{call, object};

/// The prefix of the names of the locks.
const PREFIX: &str = "talon record ";

/// The records that this tab has, each with the function that gives it up.
#[derive(Debug)]
pub(super) struct Locks {
    /// The browser's locks, where it has any.
    manager: Option<JsValue>,
    held: Rc<RefCell<Held>>,
}

/// The function that gives a record up; `None` where the tabs have agreed without the browser.
type Held = HashMap<String, Option<Function>>;

impl Locks {
    /// A tab without records.
    pub(super) fn new() -> Locks {
        let navigator = web_sys::window().map(|window| window.navigator());
        let manager = navigator.and_then(|navigator| Reflect::get(&navigator, &"locks".into()).ok());
        Locks { manager: manager.filter(JsValue::is_object), held: Rc::default() }
    }

    /// Returns true if this tab has a record.
    pub(super) fn has(&self, name: &str) -> bool {
        self.held.borrow().contains_key(name)
    }

    /// Takes a record; `false` if another tab has it.
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

    /// Requests a lock from the browser; `None` if the browser offers no locks here.
    async fn request(&self, manager: &JsValue, name: &str) -> Option<bool> {
        let held = Rc::clone(&self.held);
        let (record, answered) = (name.to_owned(), Rc::new(RefCell::new(None)));
        let answer = Rc::clone(&answered);
        let promise = Promise::new(&mut |resolve, reject| {
            let (held, record) = (Rc::clone(&held), record.clone());
            let (answer, refused) = (Rc::clone(&answer), reject.clone());
            // The browser holds the lock until the returned promise is settled.
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
