//! Loading the second part of the program.

use std::time::Duration;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::later::Later;

/// The time until the page tries again after a failure.
const PAUSE: Duration = Duration::from_secs(5);

impl AppState {
    /// Loads the second part of the program when the table is on screen, or at once when the player wants something from it.
    /// `fetch` fetches it.
    pub fn load_later<F, E>(self, address: RwSignal<Address>, fetch: fn() -> F)
    where
        F: Future<Output = Result<Later, E>> + 'static,
        E: 'static,
    {
        spawn_local(async move {
            browser::next_frame().await;
            self.load(fetch);
        });
        Effect::new(move |_| {
            let is_wanted = address.with(Address::is_later) || self.open_dialog().is_some();
            if is_wanted {
                self.load(fetch);
            }
        });
    }

    fn load<F, E>(self, fetch: fn() -> F)
    where
        F: Future<Output = Result<Later, E>> + 'static,
        E: 'static,
    {
        spawn_local(async move {
            if self.later.with_untracked(Option::is_some) {
                return;
            }
            // Both are fetched at the same time.
            let address = browser::meta_content("style-later");
            let (style, later) = join(browser::load_style(&address), fetch()).await;
            match later.ok().filter(|_| style.is_ok()) {
                // Another call may have loaded it in the meantime.
                Some(later) => self.later.maybe_update(|current| current.replace(later).is_none()),
                None => {
                    self.interface.refuse(untrack(|| self.texts.text("web-part-missing")));
                    set_timeout(move || self.load(fetch), PAUSE);
                }
            }
        });
    }
}
