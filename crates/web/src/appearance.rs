//! The appearance of the page: attributes of its root element, which the style sheets match.

use leptos::prelude::*;
use talon_app::preferences::Setting;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::settings::{Contrast, Motion, Settings, Theme};
use crate::state::SettingsState;
use crate::storage;

/// Keeps the page as the settings want it, and saves the settings when they change.
pub fn follow_settings(settings: SettingsState) {
    let prefers_light = media("(prefers-color-scheme: light)");
    let prefers_contrast = media("(prefers-contrast: more)");
    storage::saved_settings::follow_settings(move |changed| settings.set(changed));
    Effect::new(move |before: Option<Settings>| {
        let settings = settings.get();
        if before.is_some_and(|before| before != settings) {
            storage::saved_settings::keep_settings(&settings);
        }
        settings
    });
    Effect::new(move |_| {
        settings.with(|settings| set_attributes(settings, prefers_light.get(), prefers_contrast.get()));
    });
}

/// Sets the attributes that the style sheets match.
fn set_attributes(settings: &Settings, prefers_light: bool, prefers_contrast: bool) {
    let is_light = match settings.theme {
        Theme::Auto => prefers_light,
        Theme::Dark => false,
        Theme::Light => true,
    };
    let is_high = settings.contrast == Contrast::High || prefers_contrast;
    set("data-theme", if is_light { "light" } else { "dark" });
    set("data-contrast", if is_high { "high" } else { "usual" });
    set("data-deck", if settings.preferences.four_colours { "four-colour" } else { "two-colour" });
    set("data-print", if settings.large_print { "large" } else { "usual" });
    set("data-felt", settings.felt.text());
    set("data-backs", settings.backs.text());
    set("data-motion", if settings.motion == Motion::None { "none" } else { "auto" });
}

/// Sets an attribute of the root element.
pub(crate) fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are all well-formed.
        root.set_attribute(name, value).ok();
    }
}

/// Returns true if the system asks for reduced motion.
pub fn prefers_reduced_motion() -> bool {
    media_list("(prefers-reduced-motion: reduce)").is_some_and(|list| list.matches())
}

fn media_list(query: &str) -> Option<web_sys::MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Returns true if a media query matches, as a signal.
fn media(query: &str) -> RwSignal<bool> {
    let matches = RwSignal::new(false);
    if let Some(list) = media_list(query) {
        matches.set(list.matches());
        let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| matches.set(event.matches()),
        );
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // The listener lives as long as the page.
        changed.forget();
    }
    matches
}
