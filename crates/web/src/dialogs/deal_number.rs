//! The form for the number of a deal.

use leptos::prelude::*;
use talon_rules::pieces::DealNumber;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;

/// A field for the number of a deal.
#[component]
pub(super) fn Form() -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    let typed = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| typed.trim().parse::<DealNumber>()) {
            Ok(number) => app.deal_number(number),
            Err(_) => is_wrong.set(true),
        }
    };
    let fault = move || {
        let most = ("most", DealNumber::MAX.to_string().into());
        is_wrong.get().then(|| texts.text_with("table-deal-number-wrong", &[most]))
    };
    view! {
        <form on:submit=submit novalidate>
            <NumberField typed is_wrong/>
            <p class="fault" role="alert">{fault}</p>
            <div class="dialog-buttons">
                <Button name="web-cancel" run=move || interface.dialog.set(None)/>
                <button type="submit" class="command is-strong">{texts.signal("web-deal-it")}</button>
            </div>
        </form>
    }
}

/// The field with its label.
#[component]
fn NumberField(typed: RwSignal<String>, is_wrong: RwSignal<bool>) -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <label for="deal-number">{texts.signal("table-deal-number")}</label>
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
        <p id="deal-number-note" class="field-note">{texts.signal("web-deal-number-note")}</p>
    }
}
