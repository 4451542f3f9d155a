//! The letters of the piles, if the player wants to see their keys.

use leptos::prelude::*;
use talon_table::Spot;

use crate::actions::app_state::{AppState, use_app};
use crate::layouts::rect::Rect;

/// All letters, each at the upper edge of its spot.
#[component]
pub(super) fn Letters() -> impl IntoView {
    let AppState { settings, game, .. } = use_app();
    let letters = Memo::new(move |_| {
        if !settings.with(|settings| settings.shows_letters) {
            return Vec::new();
        }
        game.scene.with(|scene| {
            game.board.with(|board| {
                let lettered = |spot: Spot| Some((scene.letter(spot)?, board.rect_of(scene, spot)?));
                scene.spots().filter_map(lettered).collect::<Vec<(char, Rect)>>()
            })
        })
    });
    let letter = |(letter, rect): (char, Rect)| {
        view! {
            <kbd
                class="letter"
                style:left=format!("{}px", rect.left + rect.width / 2.0)
                style:top=format!("{}px", rect.top)
            >
                {letter.to_string()}
            </kbd>
        }
    };
    view! { <div class="letters" aria-hidden="true">{move || letters.get().into_iter().map(letter).collect_view()}</div> }
}
