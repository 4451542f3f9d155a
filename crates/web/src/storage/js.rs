//! Short forms for JavaScript objects that web-sys has no stable or no short binding for.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::IdbRequest;

use super::notice::StorageFailure;

/// Calls a method by its name.
///
/// # Errors
/// The exception that it throws; a type error if there is no such method.
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

/// A property, if it is a string.
pub(super) fn text(object: &JsValue, name: &str) -> Option<String> {
    Reflect::get(object, &name.into()).ok()?.as_string()
}

/// Waits for the result of a request to the database.
///
/// # Errors
/// The request's error.
pub(super) async fn answer(request: &IdbRequest) -> Result<JsValue, StorageFailure> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => request.result().map_err(|error| failure(&error)),
        Err(_) => Err(request.error().ok().flatten().map_or(StorageFailure::Closed, |error| failure(&error))),
    }
}

/// The failure behind an exception.
pub(super) fn failure(thrown: &JsValue) -> StorageFailure {
    let name = text(thrown, "name").unwrap_or_default();
    StorageFailure::of_exception(&name, &text(thrown, "message").unwrap_or_default())
}
