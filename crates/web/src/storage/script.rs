//! Small things that web-sys has no stable binding for, or that need many lines in it.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::IdbRequest;

use super::reason::Reason;

/// Calls a method by its name.
///
/// # Errors
/// What it throws; a type error when there is no such method.
pub(super) fn call(object: &JsValue, method: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, &arguments.iter().copied().collect::<Array>())
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A new object takes any property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// A property, if it is a text.
pub(super) fn text(object: &JsValue, name: &str) -> Option<String> {
    Reflect::get(object, &name.into()).ok()?.as_string()
}

/// Waits for what a request to the database brings.
///
/// # Errors
/// The request's error.
pub(super) async fn answer(request: &IdbRequest) -> Result<JsValue, Reason> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => request.result().map_err(|error| reason(&error)),
        Err(_) => Err(request.error().ok().flatten().map_or(Reason::Closed, |error| reason(&error))),
    }
}

/// Why something was thrown.
pub(super) fn reason(thrown: &JsValue) -> Reason {
    let name = text(thrown, "name").unwrap_or_default();
    Reason::of_exception(&name, &text(thrown, "message").unwrap_or_default())
}
