//! What the settings make of the page: attributes of its root, which the styles go by.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::desk::Desk;
use crate::settings::{Contrast, Motion, Settings, Theme};
use crate::storage;

/// Keeps the page as the settings want it, and the settings where they outlast the page.
pub fn follow_settings(desk: Desk) {
    let wants_light = media("(prefers-color-scheme: light)");
    let wants_contrast = media("(prefers-contrast: more)");
    storage::follow_settings(move |changed| desk.settings.set(changed));
    Effect::new(move |before: Option<Settings>| {
        let settings = desk.settings.get();
        if before.is_some_and(|before| before != settings) {
            storage::keep_settings(&settings);
        }
        settings
    });
    Effect::new(move |_| {
        desk.settings.with(|settings| dress(settings, wants_light.get(), wants_contrast.get()));
    });
}

/// Sets what the styles go by.
fn dress(settings: &Settings, wants_light: bool, wants_contrast: bool) {
    let is_light = match settings.theme {
        Theme::Auto => wants_light,
        Theme::Dark => false,
        Theme::Light => true,
    };
    let is_high = settings.contrast == Contrast::High || wants_contrast;
    set("data-theme", if is_light { "light" } else { "dark" });
    set("data-contrast", if is_high { "high" } else { "usual" });
    set("data-deck", if settings.four_colours { "four-colour" } else { "two-colour" });
    set("data-print", if settings.large_print { "large" } else { "usual" });
    set("data-motion", if settings.motion == Motion::None { "none" } else { "auto" });
}

/// Sets an attribute of the root.
pub(crate) fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are all well-formed.
        root.set_attribute(name, value).ok();
    }
}

/// Whether the system says that its user wants to see as little movement as possible.
pub fn wants_less_motion() -> bool {
    media_list("(prefers-reduced-motion: reduce)").is_some_and(|list| list.matches())
}

fn media_list(query: &str) -> Option<web_sys::MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Whether a media query holds, from now on.
fn media(query: &str) -> RwSignal<bool> {
    let holds = RwSignal::new(false);
    if let Some(list) = media_list(query) {
        holds.set(list.matches());
        let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| holds.set(event.matches()),
        );
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // The page listens as long as it lives.
        changed.forget();
    }
    holds
}
