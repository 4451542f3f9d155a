//! Questions before something that cannot be undone.

use leptos::prelude::*;
use talon_lang::Confirmation;

use crate::actions::app_state::{AppState, use_app};

/// A question with the answers no and yes.
#[component]
pub(super) fn Ask(question: Confirmation) -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    view! {
        <p>{move || texts.with(|lang| lang.confirmation(question))}</p>
        <div class="dialog-buttons">
            <button type="button" class="command" autofocus on:click=move |_| interface.dialog.set(None)>
                {texts.signal("web-no")}
            </button>
            <button type="button" class="command is-strong" on:click=move |_| app.confirm()>
                {texts.signal("web-yes")}
            </button>
        </div>
    }
}
