//! The curtain at a table for two. While it hides the table, neither hand is on the page.

use leptos::html::Button;
use leptos::prelude::*;
use talon_rules::AnySeat;

use crate::actions::app_state::{AppState, use_app};

/// The player whose turn it is, and the button that lifts the curtain.
#[component]
pub(super) fn Curtain(
    /// The seat of the player who can lift it.
    seat: AnySeat,
) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let button = NodeRef::<Button>::new();
    button.on_load(|button| {
        // A button that is shown can take the focus.
        button.focus().ok();
    });
    let name = move || texts.with(|lang| lang.seat_name(seat));
    let text = move |id: &str| texts.text_with(id, &[("seat", name().into())]);
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            <h2 id="curtain-title">{move || text("curse-turn")}</h2>
            <p>{move || text("web-curtain-note")}</p>
            <button
                type="button"
                class="command is-strong"
                node_ref=button
                // Neither a key that is still held down from the last move nor the second click of a double-click lifts
                // the curtain.
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
                {move || text("web-curtain-lift")}
            </button>
        </section>
    }
}
