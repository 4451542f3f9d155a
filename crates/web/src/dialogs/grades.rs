//! The choice of a grade for a new deal.

use leptos::prelude::*;
use talon_query::Grade;

use crate::actions::app_state::use_app;
use crate::state::dialog::NewDeal;
use crate::state::interface::use_interface;
use crate::state::texts::use_texts;

/// The grades of deals that can be won.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let texts = use_texts();
    let interface = use_interface();
    let app = use_app();
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
