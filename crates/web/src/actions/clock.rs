//! The time at the table.

use std::time::Duration;

use leptos::prelude::*;
use talon_table::Session;

use super::app_state::AppState;
use crate::browser;

/// The period of the clock.
const TICK: Duration = Duration::from_secs(1);

impl AppState {
    /// Begins a new day at midnight, lets the session's time pass while the page is visible, and records it when the page
    /// is hidden: a hidden page may be closed without another event.
    pub fn keep_time(self) {
        let tick = move || {
            let today = browser::today();
            if self.today.get_untracked() != today {
                self.today.set(today);
            }
            if document().hidden() {
                return;
            }
            self.game.session.update_untracked(|session| session.pass_time(TICK));
            if self.settings.with_untracked(|settings| settings.preferences.shows_time) {
                self.game.seconds.set(self.game.session.with_untracked(Session::seconds));
            }
        };
        let ticking = set_interval_with_handle(tick, TICK);
        let hiding = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.game.session.update_untracked(Session::keep_time);
            }
        });
        on_cleanup(move || {
            hiding.remove();
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
    }
}
