//! The worker's side: it answers one question after the other.

use js_sys::wasm_bindgen::prelude::*;
use talon_solve::AnySolver;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::messages::{read_question, write_answer};

/// Answers every question that the page sends from now on. What goes wrong is thrown, so that the page hears of
/// it.
pub fn answer_questions() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let mut solver = AnySolver::default();
    let answer =
        Closure::<dyn FnMut(MessageEvent) -> Result<(), JsValue>>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            let answer = answer(&text, &mut solver).map_err(|error| JsError::new(&error))?;
            page.post_message(&JsValue::from_str(&answer))
        });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It is called as long as the worker lives.
    answer.forget();
}

/// The answer to the question in this text.
fn answer(text: &str, solver: &mut AnySolver) -> Result<String, String> {
    let question = read_question(text).map_err(|error| error.to_string())?;
    let deadline = js_sys::Date::now() + f64::from(question.effort.milliseconds());
    let is_over = || js_sys::Date::now() >= deadline;
    Ok(write_answer(&question.answer(solver, &is_over)))
}
