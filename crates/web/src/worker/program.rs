//! The program of the workers.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Function, Promise, WebAssembly};
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use crate::browser;

/// How long a page without frames, for example in a hidden tab, waits before it loads the program.
const NO_FRAME: Duration = Duration::from_millis(250);

/// The program of the workers, which the browser loads and compiles once. A worker can take it as a message.
#[derive(Debug, Default)]
pub(super) struct Program {
    compiled: RefCell<Option<Promise>>,
}

impl Program {
    /// The compiled program. The first call starts to load it after the next frame, so that the table is on screen
    /// first.
    ///
    /// # Errors
    /// When it cannot be loaded. The next call tries again.
    pub(super) async fn module(&self) -> Result<JsValue, JsValue> {
        let compiled = self.compiled.borrow_mut().get_or_insert_with(|| future_to_promise(load())).clone();
        let loaded = JsFuture::from(compiled).await;
        if loaded.is_err() {
            self.compiled.take();
        }
        loaded
    }
}

async fn load() -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::new(&mut |resolve, _| after_next_frame(resolve))).await?;
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    let response = window.fetch_with_str(&browser::meta_content("worker-program"));
    JsFuture::from(WebAssembly::compile_streaming(&response)).await
}

/// Calls `resolve` when the next frame has been shown. A second call has no effect on its promise.
fn after_next_frame(resolve: Function) {
    let call = move |resolve: &Function| drop(resolve.call0(&JsValue::UNDEFINED));
    let at_last = resolve.clone();
    set_timeout(move || call(&at_last), NO_FRAME);
    request_animation_frame(move || set_timeout(move || call(&resolve), Duration::ZERO));
}
