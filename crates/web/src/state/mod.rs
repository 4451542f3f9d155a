//! The state of the page, as signals, split by what changes together.
//!
//! Each part is a handful of handles, so it can be copied into every closure. A component takes the parts that it needs from
//! [`use_app`](crate::actions::app_state::use_app). Whatever a player does goes through [`actions`](crate::actions); all that
//! the page shows follows from the signals here.

pub mod advice;
pub mod game;
pub mod interface;
pub mod later;
pub mod practice;
pub mod storage;
pub mod texts;

use leptos::prelude::RwSignal;

use crate::settings::Settings;

/// The settings, which the page follows at once and keeps for the next visit.
pub type SettingsState = RwSignal<Settings>;
