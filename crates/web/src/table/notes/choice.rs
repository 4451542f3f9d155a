//! Curse of the Doublet: what is chosen between two hands. The choices themselves lie on the table.

use leptos::prelude::*;
use talon_table::Spot;

use super::NoteButton;
use crate::command::Command;
use crate::desk::{Desk, use_desk};

/// What is being chosen, and what that means.
#[component]
pub(super) fn ChoiceNote() -> impl IntoView {
    let desk = use_desk();
    let told = move || {
        let seat = desk.session.with(|session| desk.lang.with(|lang| lang.seat_name(session.viewer())));
        match has_leaders(desk) {
            true => desk.text_with("web-choose-leader", &[("seat", seat.into())]),
            false => desk.text("web-coin-chooses-leader"),
        }
    };
    view! {
        <section class="note choice-note" aria-label=desk.says("web-between-hands")>
            <p class="note-text" role="status">{told}</p>
            <div class="note-buttons">
                <NoteButton name="review-title" run=move || desk.run(Command::Review)/>
            </div>
        </section>
    }
}

/// Whether there is something to be chosen between two hands.
pub(super) fn is_between_hands(desk: Desk) -> bool {
    desk.curtain().is_none() && (has_leaders(desk) || has_spot(desk, |spot| spot == Spot::Next))
}

fn has_leaders(desk: Desk) -> bool {
    has_spot(desk, |spot| matches!(spot, Spot::Lead(_)))
}

fn has_spot(desk: Desk, is_wanted: fn(Spot) -> bool) -> bool {
    desk.scene.with(|scene| scene.spots().any(is_wanted))
}
