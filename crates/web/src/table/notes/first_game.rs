//! The offer of a guided first game, until the player has answered it.

use leptos::prelude::*;
use talon_rules::GameName;

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::CloseButton;
use crate::storage::done;

/// The name in the local storage that says that the player has answered.
const ANSWERED: &str = "talon first game";

/// Returns true if the player is new: they have played no game, done no lesson, and not answered the offer.
pub(super) fn is_offered(app: AppState) -> bool {
    browser::stored(ANSWERED).is_none()
        && browser::stored(done::LESSONS).is_none()
        && app.game.session.with_untracked(|session| GameName::ALL.iter().all(|game| session.is_new(*game)))
}

/// The offer.
#[component]
pub(super) fn FirstGameNote(
    /// Takes the offer away.
    #[prop(into)]
    close: UnsyncCallback<()>,
) -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let answer = move || {
        browser::store(ANSWERED, "answered");
        close.run(());
    };
    let lesson = move || Address::Learn(game.name(), Some("first".to_owned())).to_string();
    view! {
        <section class="note first-game-note" aria-label=texts.signal("lessons-title")>
            <p class="note-text">{texts.signal("web-first-game-offer")}</p>
            <div class="note-buttons">
                <a class="command" href=lesson on:click=move |_| answer()>{texts.signal("web-first-game-play")}</a>
                <CloseButton run=answer/>
            </div>
        </section>
    }
}
