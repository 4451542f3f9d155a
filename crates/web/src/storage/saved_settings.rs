//! The settings in the local storage, which the page can read before it shows anything.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::StorageEvent;

use crate::browser;
use crate::settings::Settings;

/// The name of the settings in the local storage.
const NAME: &str = "talon settings";

/// The settings of the last visit, or else the default ones.
pub fn read_settings() -> Settings {
    let kept = browser::stored(NAME).and_then(|text| JSON::parse(&text).ok());
    let kept = kept.and_then(|value| value.dyn_into::<Object>().ok());
    let entries = kept.map(|kept| Object::entries(&kept)).unwrap_or_default();
    Settings::of_fields(entries.iter().filter_map(|entry| {
        let entry = entry.dyn_into::<Array>().ok()?;
        Some((entry.get(0).as_string()?, read(&entry.get(1))?))
    }))
}

fn read(value: &JsValue) -> Option<String> {
    value.as_string().or_else(|| value.as_bool().map(|is_on| is_on.to_string()))
}

/// Saves the settings. Without a local storage they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    let kept = Object::new();
    for (name, text) in settings.to_fields() {
        let value = text.parse::<bool>().map_or_else(|_| text.into(), JsValue::from);
        // A new object takes every field.
        Reflect::set(&kept, &name.into(), &value).ok();
    }
    if let Some(text) = JSON::stringify(&kept).ok().and_then(|text| text.as_string()) {
        browser::store(NAME, &text);
    }
}

/// Calls `changed` with the new settings whenever another tab has changed them, as long as the page lives.
pub fn follow_settings(changed: impl Fn(Settings) + 'static) {
    let heard = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        // An event without a key says that everything was cleared.
        if event.key().is_none_or(|name| name == NAME) {
            changed(read_settings());
        }
    });
    if let Some(window) = web_sys::window() {
        // Without the listener the page misses changes of other tabs.
        let _ = window.add_event_listener_with_callback("storage", heard.as_ref().unchecked_ref());
        heard.forget();
    }
}
