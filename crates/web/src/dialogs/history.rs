//! An entry of the browser's history for the open dialog, so that Back closes the dialog instead of leaving the page.
//!
//! A dialog that closes in another way leaves its entry for the next dialog, because going back takes time in which the
//! player may already have opened one. Back skips such an entry.

use leptos::prelude::*;

use crate::actions::app_state::AppState;
use crate::browser;
use crate::state::interface::Dialog;

/// The place of the page in the history: the fragment of its address, and true if the entry is one for dialogs.
type Place = (String, bool);

/// Adds entries for dialogs, and follows the Back button.
pub(super) fn follow_history(app: AppState) {
    let place = StoredValue::new(here());
    // A search closes by itself and leads to another address.
    let is_open = Memo::new(move |_| app.open_dialog().is_some_and(|dialog| dialog != Dialog::Search));
    Effect::new(move |_| {
        if is_open.get() && !browser::is_marked() {
            browser::add_marked_entry();
        }
        place.set_value(here());
    });
    let listener = window_event_listener(leptos::ev::popstate, move |_| {
        let (fragment, was_marked) = place.get_value();
        let now = here();
        let is_back = was_marked && now == (fragment, false);
        place.set_value(now);
        match untrack(|| app.open_dialog()) {
            Some(dialog) if is_back => app.close_dialog(dialog),
            None if is_back => browser::go_back(),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}

fn here() -> Place {
    (browser::hash(), browser::is_marked())
}
