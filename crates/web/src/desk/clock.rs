//! The time at the table.

use std::time::Duration;

use leptos::prelude::*;
use talon_table::Session;

use super::Desk;

/// How often the time is looked at.
const TICK: Duration = Duration::from_secs(1);

impl Desk {
    /// Lets time pass at the table, as long as the page is seen, and writes it down when it is not seen any
    /// more: the page may be gone without another word.
    pub fn keep_time(self) {
        let ticking = set_interval_with_handle(
            move || {
                if !document().hidden() {
                    self.session.update_untracked(|session| session.pass_time(TICK));
                    if self.settings.with_untracked(|settings| settings.shows_time) {
                        self.seconds.set(self.session.with_untracked(Session::seconds));
                    }
                }
            },
            TICK,
        );
        let hiding = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.session.update_untracked(Session::keep_time);
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
