//! Questions before something that cannot be taken back.

use leptos::prelude::*;
use talon_lang::Question;

use crate::desk::use_desk;

/// A question with its two answers.
#[component]
pub(super) fn Ask(question: Question) -> impl IntoView {
    let desk = use_desk();
    view! {
        <p>{move || desk.lang.with(|lang| lang.question(question))}</p>
        <div class="dialog-buttons">
            <button type="button" class="command" autofocus on:click=move |_| desk.dialog.set(None)>
                {desk.says("web-no")}
            </button>
            <button type="button" class="command is-strong" on:click=move |_| desk.confirm()>
                {desk.says("web-yes")}
            </button>
        </div>
    }
}
