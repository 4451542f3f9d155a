//! Why a page about network matches has nothing to show.

use leptos::prelude::*;

use super::calls::CallError;
use crate::actions::app_state::use_app;
use crate::address::Address;

/// What went wrong, in one sentence, and a way on.
#[component]
pub(super) fn Problem(error: CallError) -> impl IntoView {
    let texts = use_app().texts;
    let id = match &error {
        CallError::Unreachable => "online-unreachable",
        CallError::NoHall => "online-no-hall",
        CallError::Refused(code) => match code.as_str() {
            "no-match" => "online-no-match",
            "wrong-invite" | "no-seat" => "online-wrong-invite",
            "seats-taken" => "online-seats-taken",
            "wrong-key" => "online-wrong-key",
            "too-many" => "online-too-many",
            _ => "online-unreachable",
        },
    };
    view! {
        <p class="page-problem" role="alert">{texts.signal(id)}</p>
        <p><a class="command" href=Address::Friend.to_string()>{texts.signal("web-friend")}</a></p>
    }
}
