//! What a player keeps counting, beside the table: one game in one file.

mod curse;
mod doublets;
mod lady_jane;
mod yields;

use leptos::prelude::*;
use talon_pieces::Rank;
use talon_table::Counts;

use crate::desk::{Desk, use_desk};

/// The figures of the game on the table.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let desk = use_desk();
    let rect = Memo::new(move |_| desk.board.with(|board| board.panel));
    let counts = Memo::new(move |_| desk.scene.with(talon_table::Scene::counts));
    let size = move || (rect.get().width, rect.get().height);
    let figures = move || match counts.get() {
        Counts::Doublets(counts) => doublets::ring(desk, &counts, size()).into_any(),
        Counts::Yield(counts) => yields::pairs(desk, &counts, size()).into_any(),
        Counts::LadyJane(counts) => lady_jane::base(desk, &counts).into_any(),
        Counts::Curse(counts) => curse::unseen(desk, &counts, size()).into_any(),
    };
    view! {
        <aside
            class="panel"
            aria-label=desk.says("web-panel")
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
fn index(desk: Desk, rank: Rank) -> String {
    desk.lang.with(|lang| lang.rank_index(rank))
}
