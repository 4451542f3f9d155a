//! The panel beside the table with what a player keeps counting.

use leptos::prelude::*;
use talon_table::Scene;

use crate::actions::app_state::{AppState, use_app};
use crate::games::ui;

/// The panel of the game on the table.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let rect = Memo::new(move |_| game.board.with(|board| board.panel));
    let counts = Memo::new(move |_| game.scene.with(Scene::counts));
    let content = move || {
        let size = (rect.get().width, rect.get().height);
        counts.with(|counts| (ui(game.kind().game).panel)(texts, counts, size))
    };
    view! {
        <aside class="panel" aria-label=texts.signal("web-panel") prop:style=move || rect.get().css()>{content}</aside>
    }
}
