//! Questions before something that cannot be undone.

use leptos::prelude::*;
use talon_lang::Confirmation;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;

/// A question with the answers no and yes.
#[component]
pub(super) fn Ask(question: Confirmation) -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    view! {
        <p>{move || texts.with(|lang| lang.confirmation(question))}</p>
        <div class="dialog-buttons">
            <Button name="web-no" autofocus=true run=move || interface.dialog.set(None)/>
            <Button name="web-yes" is_strong=true run=move || app.confirm()/>
        </div>
    }
}
