//! The search for a deal.

use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;

/// The progress of the search, and a button that stops it.
#[component]
pub(super) fn Progress() -> impl IntoView {
    let app @ AppState { texts, advice, .. } = use_app();
    let tried = move || {
        let tried = advice.search.with(|search| search.as_ref().map_or(0, |search| search.deals.tried()));
        texts.text_with("seek-tried", &[("count", tried.into())])
    };
    view! {
        <p role="status">{tried}</p>
        <div class="dialog-buttons"><Button name="web-cancel" autofocus=true run=move || app.stop_search()/></div>
    }
}
