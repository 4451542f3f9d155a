//! The settings as a signal.

use leptos::prelude::*;

use crate::settings::Settings;

/// The settings, which the page follows at once and keeps for the next visit.
pub type SettingsState = RwSignal<Settings>;

/// The settings of this page.
///
/// # Panics
/// Outside of the page's components.
pub fn use_settings() -> SettingsState {
    use_context().expect("the page provides its settings")
}
