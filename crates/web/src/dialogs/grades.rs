//! The choice of a grade for a new deal.

use leptos::prelude::*;
use talon_query::Grade;
use talon_table::SearchGoal;

use crate::actions::app_state::{AppState, use_app};

/// The grades of deals that can be won.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let app @ AppState { texts, game, interface, .. } = use_app();
    let choice = move |grade: Grade| {
        view! {
            <button
                type="button"
                class="command"
                data-grade=grade.as_str()
                autofocus=grade == Grade::Easy
                on:click=move |_| {
                    interface.dialog.set(None);
                    app.search_deal(game.kind().game, SearchGoal::Graded(grade), false);
                }
            >
                {move || texts.with(|lang| lang.grade_name(grade))}
            </button>
        }
    };
    view! { <div class="player-choices">{Grade::WINNABLE.map(choice)}</div> }
}
