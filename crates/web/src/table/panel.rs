//! The panel beside the table with what a player keeps counting.

use leptos::prelude::*;
use talon_table::Scene;

use crate::actions::app_state::{AppState, use_app};
use crate::games::{game_of, ui};

/// The panel of the game on the table.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let rect = Memo::new(move |_| game.board.with(|board| board.panel));
    let counts = Memo::new(move |_| game.scene.with(Scene::counts));
    let content = move || {
        let size = (rect.get().width, rect.get().height);
        counts.with(|counts| (ui(game_of(counts)).panel)(texts, counts, size))
    };
    view! {
        <aside
            class="panel"
            aria-label=texts.signal("web-panel")
            style:left=move || format!("{}px", rect.get().left)
            style:top=move || format!("{}px", rect.get().top)
            style:width=move || format!("{}px", rect.get().width)
            style:height=move || format!("{}px", rect.get().height)
        >
            {content}
        </aside>
    }
}
