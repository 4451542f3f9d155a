//! The choice of a grade for a new deal.

use leptos::prelude::*;
use talon_query::Grade;

use crate::actions::app_state::{AppState, use_app};
use crate::state::dialog::NewDeal;

/// The grades of deals that can be won.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    let choice = move |grade: Grade| {
        view! {
            <button
                type="button"
                class="command"
                data-grade=grade.as_str()
                autofocus=grade == Grade::Easy
                on:click=move |_| {
                    interface.dialog.set(None);
                    app.want_deal(NewDeal::Graded(grade));
                }
            >
                {move || texts.with(|lang| lang.grade_name(grade))}
            </button>
        }
    };
    view! { <div class="player-choices">{Grade::WINNABLE.map(choice)}</div> }
}
