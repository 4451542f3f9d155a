//! A match goes on while the player looks at another page: it stays connected, and a bar above that page leads back to
//! it.

use std::time::Duration;

use leptos::prelude::*;
use talon_hall::MatchId;
use talon_lang::Lang;

use super::state::MatchState;
use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;
use crate::languages;
use crate::state::practice::NetworkMatch;

impl MatchState {
    /// The match for its own page: the one that the player comes back to, or a new connection.
    pub(super) fn show(app: AppState, id: MatchId, watches: bool) -> MatchState {
        let state = MatchState::connected(app, id, watches);
        state.is_shown.set(true);
        state.has_arrived.set(false);
        on_cleanup(move || state.leave_page());
        state
    }

    /// Sits down at a match while the player looks at another page, where a bar asks whether they want to play now.
    pub(super) fn offer(app: AppState, id: MatchId) {
        MatchState::connected(app, id, false).has_arrived.set(true);
    }

    /// The match that the page is connected to, or a new connection.
    fn connected(app: AppState, id: MatchId, watches: bool) -> MatchState {
        let current = app.network_match.with_untracked(of_page);
        let is_same = |state: &MatchState| {
            state.id == id && state.watches == watches && state.problem.with_untracked(Option::is_none)
        };
        current.filter(is_same).unwrap_or_else(|| {
            // A new root becomes the current owner; `with` takes that back.
            let owner = Owner::new().with(|| Owner::new_root(None));
            let state = owner.with(|| {
                let state = MatchState::connect_to(app, id, watches);
                state.call_attention();
                state
            });
            retire(app.network_match.try_update(|current| current.replace(NetworkMatch::new(owner, state))));
            state
        })
    }

    /// The player goes to another page. Nothing more comes of a match that is over, or that they only watched.
    fn leave_page(self) {
        self.is_shown.try_set(false);
        let end_if_done = move || {
            let current = self.app.network_match.with_untracked(of_page);
            let is_left =
                current.is_some_and(|current| current.table == self.table) && !self.is_shown.get_untracked();
            let is_done = || untrack(|| self.watches || self.is_over() || self.problem.with(Option::is_some));
            if is_left && is_done() {
                retire(self.app.network_match.try_update(Option::take));
            }
        };
        set_timeout(end_if_done, Duration::ZERO);
    }

    /// Shows in the title of the page what the match wants from the player.
    fn call_attention(self) {
        let app = self.app;
        Effect::new(move |_| {
            let wanted = if self.has_arrived.get() {
                Some("online-friend-here")
            } else if self.is_to_move() {
                Some("online-your-turn")
            } else {
                None
            };
            app.interface.attention.set(wanted.map(|id| app.texts.text(id)));
        });
        on_cleanup(move || app.interface.attention.set(None));
    }

    /// The state of the match, for a player who looks at another page.
    fn standing(self, lang: &Lang) -> String {
        let name = || ("name", self.other_name(lang).into());
        if let Some(outcome) = self.table.with(|table| table.outcome_text(lang)) {
            return outcome;
        }
        if !self.is_full() {
            lang.text("online-waiting")
        } else if self.has_arrived.get() {
            lang.text_with("online-arrived", &[name()])
        } else if self.is_to_move() {
            lang.text_with("online-your-turn-against", &[name()])
        } else {
            self.progress(lang)
        }
    }
}

/// The match that the page is connected to.
fn of_page(network_match: &Option<NetworkMatch>) -> Option<MatchState> {
    network_match.as_ref().and_then(NetworkMatch::state)
}

/// Ends a connection, once what the page showed of it is taken down.
fn retire(network_match: Option<Option<NetworkMatch>>) {
    set_timeout(move || drop(network_match), Duration::ZERO);
}

/// The bar above other pages than that of the match.
#[component]
pub(crate) fn MatchBar() -> impl IntoView {
    let app = use_app();
    move || app.network_match.with(of_page).map(|state| view! { <Bar state/> })
}

#[component]
fn Bar(state: MatchState) -> impl IntoView {
    let texts = state.app.texts;
    // The player can have changed the language since.
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    let is_there = Memo::new(move |_| {
        let has_view = state.has_view() && state.problem.with(Option::is_none);
        !state.is_shown.get() && !state.watches && has_view && sentences.get() == Some(true)
    });
    let wants_player = move || state.has_arrived.get() || state.is_to_move() || state.is_over();
    let later = move || {
        state.has_arrived.get().then(|| {
            view! { <Button name="online-later" run=move || state.has_arrived.set(false)/> }
        })
    };
    let content = move || {
        view! {
            <aside class="match-bar" class:is-mine=wants_player aria-label=texts.signal("online-match")>
                <p role="status">{move || texts.with(|lang| state.standing(lang))}</p>
                {later}
                <a class="command" class:is-strong=wants_player href=state.address().to_string()>
                    {texts.signal("online-to-match")}
                </a>
            </aside>
        }
    };
    move || is_there.get().then(content)
}
