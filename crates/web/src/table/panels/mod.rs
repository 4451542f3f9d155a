//! What a player keeps counting, beside the table: one game in one file.

mod curse;
mod doublets;
mod lady_jane;
mod yields;

use leptos::prelude::*;
use talon_pieces::Rank;
use talon_table::Counts;

use crate::state::game::use_game;
use crate::state::texts::{Texts, use_texts};

/// The figures of the game on the table.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let texts = use_texts();
    let game = use_game();
    let rect = Memo::new(move |_| game.board.with(|board| board.panel));
    let counts = Memo::new(move |_| game.scene.with(talon_table::Scene::counts));
    let size = move || (rect.get().width, rect.get().height);
    let figures = move || match counts.get() {
        Counts::Doublets(counts) => doublets::ring(texts, &counts, size()).into_any(),
        Counts::Yield(counts) => yields::pairs(texts, &counts, size()).into_any(),
        Counts::LadyJane(counts) => lady_jane::base(texts, &counts).into_any(),
        Counts::Curse(counts) => curse::unseen(texts, &counts, size()).into_any(),
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
            {figures}
        </aside>
    }
}

/// How a rank is written in few letters: on cards and in figures.
fn index(texts: Texts, rank: Rank) -> String {
    texts.with(|lang| lang.rank_index(rank))
}
