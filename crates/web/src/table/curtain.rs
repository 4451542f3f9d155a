//! The curtain at a table for two: neither hand is on the page while it hangs.

use leptos::html::Button;
use leptos::prelude::*;
use talon_rules::AnySeat;

use crate::actions::app_state::use_app;
use crate::state::texts::use_texts;

/// Whose turn it is, and how to lift the curtain.
#[component]
pub(super) fn Curtain(
    /// Who is to look at the table now.
    seat: AnySeat,
) -> impl IntoView {
    let texts = use_texts();
    let app = use_app();
    let button = NodeRef::<Button>::new();
    button.on_load(|button| {
        // A button that is shown can take the focus.
        button.focus().ok();
    });
    let name = move || texts.with(|lang| lang.seat_name(seat));
    let told = move |id: &str| texts.text_with(id, &[("seat", name().into())]);
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            <h2 id="curtain-title">{move || told("curse-turn")}</h2>
            <p>{move || told("web-curtain-note")}</p>
            <button
                type="button"
                class="command is-strong"
                node_ref=button
                // A key that is still held down from the move before lifts nothing, and neither does the second
                // click of two.
                on:keydown=|event| {
                    if event.repeat() {
                        event.prevent_default();
                    }
                }
                on:click=move |event| {
                    if event.detail() <= 1 {
                        app.lift_curtain();
                    }
                }
            >
                {move || told("web-curtain-lift")}
            </button>
        </section>
    }
}
