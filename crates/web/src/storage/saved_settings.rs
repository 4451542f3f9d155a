//! The settings in the local storage, which the page can read before it shows anything.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::StorageEvent;

use crate::browser;
use crate::settings::Settings;

/// The name of the settings in the local storage.
const NAME: &str = "talon settings";

/// The settings of the last visit, or else the default ones.
pub fn read_settings() -> Settings {
    browser::stored(NAME).map(|text| Settings::read(&text)).unwrap_or_default()
}

/// Saves the settings. Without a local storage they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    browser::store(NAME, &settings.to_json());
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
