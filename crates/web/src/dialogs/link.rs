//! The link to the position on the table, for browsers that do not let a page copy it.

use leptos::prelude::*;

use crate::actions::app_state::use_app;

/// The link, ready to be copied by hand.
#[component]
pub(super) fn LinkForm() -> impl IntoView {
    let app = use_app();
    let link = untrack(|| app.link()).unwrap_or_default();
    view! {
        <input class="field" type="text" readonly autofocus prop:value=link aria-labelledby="dialog-title"/>
    }
}
