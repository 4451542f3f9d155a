//! The desk: all that is on the page, as signals, and what can be done with it.

pub mod advice;
mod clock;
mod commands;
pub mod deals;
mod kept_deals;
mod lines;
mod links;
mod notes;
mod play;
pub mod records;
pub mod reviewing;
pub mod search;
pub mod transfer;

use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::Session;

use self::advice::Advice;
use self::deals::Wanted;
use crate::state::dialog::Dialog;
use crate::state::game::GameState;
use crate::state::interface::InterfaceState;
use crate::state::settings::SettingsState;
use crate::state::storage::StorageState;
use crate::state::texts::Texts;
use crate::storage;
use crate::storage::browser_store::BrowserStore;

/// Where the records are.
pub type Records = BrowserStore;

/// All that is on the page. It is nothing but handles, so it can be copied into every closure.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// The sentences.
    pub lang: Texts,
    /// What the player has switched.
    pub settings: SettingsState,
    /// The table.
    pub game: GameState,
    /// The game on the table.
    pub session: RwSignal<Session<Records>, LocalStorage>,
    /// What the solvers have to say.
    pub advice: Advice,
    /// The dialog, the cursor, the last message.
    pub interface: InterfaceState,
    /// What lies over the page.
    pub dialog: RwSignal<Option<Dialog>>,
    /// Which deal the player is asked about.
    pub wanted_deal: RwSignal<Wanted>,
    /// News of the store.
    pub storage: StorageState,
}

impl Desk {
    /// A desk with nothing on it yet, and the sentences in the language of the settings.
    pub fn new(store: Records, lang: Lang) -> Desk {
        let settings = RwSignal::new(storage::saved_settings::read_settings());
        let (interface, advice) = (InterfaceState::default(), Advice::default());
        let game = GameState::new(store, settings, interface.area);
        Desk {
            lang: Texts::new(lang),
            settings,
            game,
            session: game.session,
            advice,
            interface,
            dialog: interface.dialog,
            wanted_deal: RwSignal::default(),
            storage: StorageState::default(),
        }
    }

    /// Makes itself and each of its parts a context of the components.
    pub fn provide(self) {
        provide_context(self);
        provide_context(self.lang);
        provide_context(self.settings);
        provide_context(self.game);
        provide_context(self.interface);
        provide_context(self.storage);
    }

    /// The sentence with this id.
    pub fn text(self, id: &str) -> String {
        self.lang.text(id)
    }
}

/// The desk of this page.
///
/// # Panics
/// Outside of the page's components, which all have one.
pub fn use_desk() -> Desk {
    use_context().expect("the page provides a desk")
}
