//! The settings as a signal.

use leptos::prelude::*;

use crate::settings::Settings;

/// The settings, which the page follows at once and keeps for the next visit.
pub type SettingsState = RwSignal<Settings>;
