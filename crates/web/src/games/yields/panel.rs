//! The panel of Yield: what is left of each pair.

use leptos::prelude::*;
use talon_table::{Counts, RankCount};

use super::layout::PANEL_ROW;
use crate::state::texts::Texts;

/// The height from which the panel has room for its title, in pixels.
const TITLE_FROM: f64 = 64.0;

/// The pairs of ranks, each a column with the number of its cards that are still in the game.
pub(super) fn panel(texts: Texts, counts: &Counts, (width, height): (f64, f64)) -> AnyView {
    let Counts::Yield(counts) = counts else { return ().into_any() };
    let rank = |count: RankCount| view! { <RankLeft text=texts.with(|lang| lang.rank_index(count.rank)) left=count.left/> };
    let pairs: Vec<_> = counts
        .pairs
        .iter()
        .map(|pair| view! { <li class="pair">{rank(pair.low)}{rank(pair.high)}</li> })
        .collect();
    let alone = rank(counts.alone);
    let label = texts.text("table-cards-left");
    let is_row = width >= PANEL_ROW.width;
    let has_title = is_row && height >= TITLE_FROM || height >= 2.0 * TITLE_FROM;
    view! {
        <h2 class="panel-title" class:for-listeners=!has_title>{label}</h2>
        <ul class="pairs" class:is-row=is_row>
            {pairs}
            <li class="pair">{alone}</li>
        </ul>
    }
    .into_any()
}

/// A rank, with a dot for each of its cards that is left.
#[component]
fn RankLeft(text: String, left: usize) -> impl IntoView {
    let pips = (0..4).map(|pip| view! { <i class="pip" class:is-left=pip < left></i> });
    view! {
        <span class="rank-left" class:is-done=left == 0>
            <b>{text}</b>
            <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
            <span class="for-listeners">{format!("× {left}")}</span>
        </span>
    }
}
