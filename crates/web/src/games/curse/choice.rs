//! The note between two hands of Curse of the Doublet. The choices themselves are buttons on the table.

use leptos::prelude::*;
use talon_table::{Scene, Session};

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;
use crate::state::game::GameState;
use talon_table::Command;

/// The note about the seat that leads the next hand, or that chooses who leads.
#[component]
pub(crate) fn ChoiceNote() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let text = move || {
        game.session.with(|session| {
            texts.with(|lang| {
                let ending = lang.verdict(session.game().status(), &session.layout());
                let left = game.scene.with(|scene| lang.left_with(scene));
                left.into_iter().chain([ending]).collect::<Vec<_>>().join(" ")
            })
        })
    };
    let awaits_next_hand = Memo::new(move |_| game.session.with(Session::awaits_next_hand));
    let next_hand = move || {
        awaits_next_hand.get().then(|| {
            view! { <Button name="spot-next" is_strong=true run=move || app.run(Command::NextHand)/> }
        })
    };
    view! {
        <section class="note choice-note" aria-label=texts.signal("web-between-hands")>
            <p class="note-text" role="status">{text}</p>
            <div class="note-buttons">
                <Button name="review-title" run=move || app.run(Command::Review)/>
                {next_hand}
            </div>
        </section>
    }
}

/// Returns true if the game is between two hands.
pub(crate) fn is_between_hands(game: GameState) -> bool {
    game.curtain().is_none() && game.scene.with(Scene::is_between_hands)
}
