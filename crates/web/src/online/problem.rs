//! The reason why a page about network matches has nothing to show.

use leptos::prelude::*;

use super::calls::CallError;
use super::key::Key;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// The fault, in one sentence, and a way on.
#[component]
pub(super) fn Problem(error: CallError) -> impl IntoView {
    let texts = use_app().texts;
    let id = match &error {
        CallError::Unreachable => "online-unreachable",
        CallError::NoHall => "online-no-hall",
        CallError::Newer => "online-newer",
        CallError::Refused(code) => match code.as_str() {
            "no-match" => "online-no-match",
            "wrong-invite" | "no-seat" => "online-wrong-invite",
            "seats-taken" => "online-seats-taken",
            "wrong-key" => "online-wrong-key",
            "spent-key" => "online-old-key",
            "too-many" => "online-too-many",
            _ => "online-unreachable",
        },
    };
    let start_anew = move |()| {
        Key::forget();
        browser::reload();
    };
    let way_on = match id {
        "online-old-key" => view! { <Button name="online-new-player" run=start_anew/> }.into_any(),
        "online-newer" => ().into_any(),
        _ => {
            let friend = Address::Friend.to_string();
            view! { <a class="command" href=friend>{texts.signal("web-friend")}</a> }.into_any()
        }
    };
    view! {
        <p class="page-problem" role="alert">{texts.signal(id)}</p>
        <p>{way_on}</p>
    }
}
