//! The note between two hands of Curse of the Doublet. The choices themselves are buttons on the table.

use leptos::prelude::*;
use talon_table::Spot;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;
use crate::state::game::GameState;
use talon_table::Command;

/// Who leads the next hand, or who chooses that.
#[component]
pub(crate) fn ChoiceNote() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let text = move || {
        let seat = game.session.with(|session| texts.with(|lang| lang.seat_name(session.viewer())));
        if has_leaders(game) {
            texts.text_with("web-choose-leader", &[("seat", seat.into())])
        } else {
            texts.text("web-coin-chooses-leader")
        }
    };
    view! {
        <section class="note choice-note" aria-label=texts.signal("web-between-hands")>
            <p class="note-text" role="status">{text}</p>
            <div class="note-buttons">
                <Button name="review-title" run=move || app.run(Command::Review)/>
            </div>
        </section>
    }
}

/// Whether the game is between two hands.
pub(crate) fn is_between_hands(game: GameState) -> bool {
    game.curtain().is_none() && (has_leaders(game) || has_spot(game, |spot| spot == Spot::Next))
}

fn has_leaders(game: GameState) -> bool {
    has_spot(game, |spot| matches!(spot, Spot::Lead(_)))
}

fn has_spot(game: GameState, is_wanted: fn(Spot) -> bool) -> bool {
    game.scene.with(|scene| scene.spots().any(is_wanted))
}
