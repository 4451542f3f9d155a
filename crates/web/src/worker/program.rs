//! The program of the workers.

use std::cell::RefCell;

use js_sys::{Promise, WebAssembly};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use crate::browser;

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
    /// If it cannot be loaded. The next call tries again.
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
    browser::next_frame().await;
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    let response = window.fetch_with_str(&browser::meta_content("worker-program"));
    JsFuture::from(WebAssembly::compile_streaming(&response)).await
}
