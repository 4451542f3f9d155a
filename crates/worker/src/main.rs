//! The browser's second program: it answers the page's queries in a worker, one after the other.
//!
//! The page is a program of its own without solvers, opponents and advisers, so that it is small. It loads this one
//! when its first table is on screen.

use talon_bots::Engine;
use talon_query::Query;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers every query that the page sends from now on. Throws errors, so that the page notices them.
fn main() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let mut engine = Engine::default();
    let on_message = move |message: MessageEvent| -> Result<(), JsValue> {
        let text = message.data().as_string().unwrap_or_default();
        page.post_message(&answer(&text, &mut engine).map_err(JsError::from)?.into())
    };
    let on_message = Closure::<dyn FnMut(MessageEvent) -> Result<(), JsValue>>::new(on_message);
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The browser calls it as long as the worker lives.
    on_message.forget();
}

/// Answers the query in a text within the time that it is worth.
fn answer(text: &str, engine: &mut Engine) -> Result<String, serde_json::Error> {
    let query: Query = serde_json::from_str(text)?;
    let deadline = js_sys::Date::now() + f64::from(query.effort().milliseconds());
    let is_over = || js_sys::Date::now() >= deadline;
    serde_json::to_string(&engine.answer(&query, &is_over))
}
