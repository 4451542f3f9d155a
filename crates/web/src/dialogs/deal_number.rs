//! Which deal?

use leptos::prelude::*;
use talon_lang::Question;
use talon_pieces::DealNumber;
use talon_table::Session;

use crate::desk::use_desk;

/// A field for the number of a deal.
#[component]
pub(super) fn Form() -> impl IntoView {
    let desk = use_desk();
    let typed = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let loses_game = desk.session.with_untracked(Session::is_unfinished);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| typed.trim().parse::<DealNumber>()) {
            Ok(number) => desk.deal_number(number),
            Err(_) => is_wrong.set(true),
        }
    };
    let fault = move || {
        let most = ("most", DealNumber::MAX.to_string().into());
        is_wrong.get().then(|| desk.text_with("table-deal-number-wrong", &[most]))
    };
    view! {
        <form on:submit=submit novalidate>
            <label for="deal-number">{desk.says("table-deal-number")}</label>
            <input
                id="deal-number"
                class="field"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                autofocus
                aria-describedby="deal-number-note"
                aria-invalid=move || is_wrong.get().then_some("true")
                prop:value=typed
                on:input=move |event| {
                    is_wrong.set(false);
                    typed.set(event_target_value(&event));
                }
            />
            <p id="deal-number-note" class="field-note">
                {desk.says("web-deal-number-note")}
                {loses_game.then(|| format!(" {}", desk.lang.with(|lang| lang.question(Question::NewDeal))))}
            </p>
            <p class="fault" role="alert">{fault}</p>
            <div class="dialog-buttons">
                <button type="button" class="command" on:click=move |_| desk.dialog.set(None)>
                    {desk.says("web-cancel")}
                </button>
                <button type="submit" class="command is-strong">{desk.says("web-deal-it")}</button>
            </div>
        </form>
    }
}
