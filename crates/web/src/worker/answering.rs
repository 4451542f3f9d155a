//! The worker's side: it answers one query after the other.

use js_sys::wasm_bindgen::prelude::*;
use talon_engine::Engine;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::messages::{read_query, write_answer};

/// Answers every query that the page sends from now on. What goes wrong is thrown, so that the page hears of
/// it.
pub fn answer_queries() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let mut engine = Engine::default();
    let answer =
        Closure::<dyn FnMut(MessageEvent) -> Result<(), JsValue>>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            let answer = answer(&text, &mut engine).map_err(|error| JsError::new(&error))?;
            page.post_message(&JsValue::from_str(&answer))
        });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It is called as long as the worker lives.
    answer.forget();
}

/// The answer to the query in this text.
fn answer(text: &str, engine: &mut Engine) -> Result<String, String> {
    let query = read_query(text).map_err(|error| error.to_string())?;
    let deadline = js_sys::Date::now() + f64::from(query.effort.milliseconds());
    let is_over = || js_sys::Date::now() >= deadline;
    Ok(write_answer(&engine.answer(&query, &is_over)))
}
