//! The list of moves in a review.

use leptos::html::Button;
use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};
use crate::browser;
use crate::state::advice::GameReview;

/// The moves; each selects the position after it.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let names = Memo::new(move |_| advice.of_review(|review| review.names.clone()).unwrap_or_default());
    let entries = move || {
        names.get().into_iter().enumerate().map(|(place, name)| view! { <Entry place name/> }).collect_view()
    };
    view! {
        <section class="moves" aria-label=texts.signal("label-moves")>
            <h2>{texts.signal("label-moves")}</h2>
            <ol>{entries}</ol>
        </section>
    }
}

/// A move, by the number of the position before it.
#[component]
fn Entry(place: usize, name: String) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let is_current = Memo::new(move |_| advice.of_review(GameReview::cursor) == Some(place + 1));
    let entry = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let (true, Some(entry)) = (is_current.get(), entry.get()) {
            browser::show_in_list(&entry);
        }
    });
    let is_turning =
        Memo::new(move |_| advice.of_review(GameReview::turning_position).flatten() == Some(place));
    let turning = move || {
        is_turning.get().then(|| view! {
        <span class="turning-told">
            <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4 12 12M12 4 4 12"/></svg>
            {texts.text("web-review-lost-here")}
        </span>
    })
    };
    view! {
        <li>
            <button type="button" class="move" node_ref=entry class:is-turning=is_turning aria-current=move || is_current.get().then_some("true") on:click=move |_| advice.go_to(place + 1)>
                <span class="move-number">{place + 1}</span>
                <span>{name}</span>
                {turning}
            </button>
        </li>
    }
}
