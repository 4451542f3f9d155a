//! The whole state of the page, for the actions that change it.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::Day;

use crate::browser;
use crate::state::SettingsState;
use crate::state::advice::AdviceState;
use crate::state::game::{GameState, LayOut};
use crate::state::interface::InterfaceState;
use crate::state::later::Later;
use crate::state::practice::NetworkMatch;
use crate::state::practice::Practice;
use crate::state::storage::StorageState;
use crate::state::texts::Texts;
use crate::storage::browser_store::BrowserStore;
use crate::storage::saved_settings::read_settings;
use crate::worker::EngineClient;

/// The parts of the state, with the player's commands as methods.
#[derive(Clone, Copy, Debug)]
pub struct AppState {
    /// The sentences.
    pub texts: Texts,
    /// The settings.
    pub settings: SettingsState,
    /// The table.
    pub game: GameState,
    /// The inquiries besides those of the session.
    pub advice: AdviceState,
    /// The dialog, the cursor, the last message.
    pub interface: InterfaceState,
    /// News of the store.
    pub storage: StorageState,
    /// Today on the player's calendar. It changes at midnight while the page is open.
    pub today: RwSignal<Day>,
    /// The second part of the program, once it is loaded.
    pub later: RwSignal<Option<Later>>,
    /// The lesson on the table, if there is one.
    pub practice: RwSignal<Option<Practice>, LocalStorage>,
    /// The network match that the page is connected to, whatever it shows.
    pub network_match: RwSignal<Option<NetworkMatch>, LocalStorage>,
    /// Answers queries, once the page is shown.
    pub(super) engine: StoredValue<Option<EngineClient>, LocalStorage>,
}

impl AppState {
    /// An empty table, with the saved settings. `lay_out` lays out scenes.
    pub fn new(store: BrowserStore, storage: StorageState, lang: Lang, lay_out: LayOut) -> AppState {
        let settings = RwSignal::new(read_settings());
        let interface = InterfaceState::default();
        AppState {
            texts: Texts::new(lang),
            settings,
            game: GameState::new(store, settings, interface.area, lay_out),
            advice: AdviceState::default(),
            interface,
            storage,
            today: RwSignal::new(browser::today()),
            later: RwSignal::new(None),
            practice: RwSignal::new_local(None),
            network_match: RwSignal::new_local(None),
            engine: StoredValue::new_local(None),
        }
    }
}

/// The state of this page.
///
/// # Panics
/// Outside of the page's components.
pub fn use_app() -> AppState {
    use_context().expect("the page provides its state")
}
