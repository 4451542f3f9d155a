//! How hard is the new deal to be?

use leptos::prelude::*;
use talon_query::Grade;

use crate::desk::deals::Wanted;
use crate::desk::use_desk;

/// The grades of deals that can be won.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let desk = use_desk();
    let choice = move |grade: Grade| {
        view! {
            <button
                type="button"
                class="command"
                data-grade=grade.as_str()
                autofocus=grade == Grade::Easy
                on:click=move |_| {
                    desk.dialog.set(None);
                    desk.want_deal(Wanted::Graded(grade));
                }
            >
                {move || desk.lang.with(|lang| lang.grade_name(grade))}
            </button>
        }
    };
    view! { <div class="player-choices">{Grade::WINNABLE.map(choice)}</div> }
}
