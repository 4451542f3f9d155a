//! The dialog of the search for a deal.

use leptos::html;
use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};

/// The progress of the search, and a button that stops it.
#[component]
pub(super) fn SearchDialog() -> impl IntoView {
    let app @ AppState { texts, advice, .. } = use_app();
    let search = advice.search;
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match (search.with(Option::is_some), element.open()) {
            // It fails only for a dialog that is open already.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    let title = move || {
        search
            .with(|search| texts.with(|lang| search.as_ref().map(|search| lang.search_title(&search.deals))))
    };
    let tried = move || {
        let tried = search.with(|search| search.as_ref().map_or(0, |search| search.deals.tried()));
        texts.text_with("seek-tried", &[("count", tried.into())])
    };
    view! {
        <dialog node_ref=element class="dialog is-small" aria-labelledby="search-title" on:close=move |_| app.stop_search()>
            <div class="dialog-body">
                <h2 id="search-title">{title}</h2>
                <p role="status">{tried}</p>
                <div class="dialog-buttons">
                    <button type="button" class="command" autofocus on:click=move |_| app.stop_search()>
                        {texts.signal("web-cancel")}
                    </button>
                </div>
            </div>
        </dialog>
    }
}
