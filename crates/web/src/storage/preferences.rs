//! Settings in the browser's local storage: small, and there before anything is shown.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::StorageEvent;

use crate::browser;
use crate::settings::Settings;

/// The name that the settings are kept under.
const NAME: &str = "talon settings";

/// The settings as they were left; as usual where the browser keeps nothing.
pub fn read_settings() -> Settings {
    browser::stored(NAME).map(|text| Settings::read(&text)).unwrap_or_default()
}

/// Keeps the settings. Where the browser does not, they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    browser::store(NAME, &settings.to_json());
}

/// Calls back with the new settings whenever another tab has changed them, as long as the page lives.
pub fn follow_settings(changed: impl Fn(Settings) + 'static) {
    let heard = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        // No key: everything was cleared.
        if event.key().is_none_or(|name| name == NAME) {
            changed(read_settings());
        }
    });
    if let Some(window) = web_sys::window() {
        // A page that cannot listen to its own window does not follow.
        let _ = window.add_event_listener_with_callback("storage", heard.as_ref().unchecked_ref());
        heard.forget();
    }
}
