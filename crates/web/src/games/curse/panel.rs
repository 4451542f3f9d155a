//! The panel of Curse of the Doublet: the unseen tiles.

use leptos::prelude::*;
use talon_table::Counts;

use crate::state::texts::Texts;

/// The numbers stand in a row if the room is this much wider than high.
const ROW: f64 = 3.0;

/// Below this width there is no room for a dot for each tile, only for a figure.
const ROOM_FOR_PIPS: f64 = 640.0;

/// Below these heights there is no room for a title over a row, and over a column.
const ROOM_OVER_ROW: f64 = 34.0;
const ROOM_OVER_COLUMN: f64 = 200.0;

/// Below this height a column is too low for all numbers below each other.
const ROOM_FOR_COLUMN: f64 = 170.0;

/// The number of unseen tiles with each number.
pub(super) fn panel(texts: Texts, counts: &Counts, (width, height): (f64, f64)) -> AnyView {
    let Counts::Curse(counts) = counts else { return ().into_any() };
    let is_row = width > ROW * height;
    let has_title = height >= if is_row { ROOM_OVER_ROW } else { ROOM_OVER_COLUMN };
    let is_tight = !is_row && height < ROOM_FOR_COLUMN;
    let has_pips = !is_tight && (!is_row || width >= ROOM_FOR_PIPS);
    let line = |(number, left): (usize, &usize)| {
        let left = *left;
        let pips = (0..if has_pips { 7 } else { 0 })
            .map(|pip| view! { <i class="pip" class:is-left=pip < left></i> });
        view! {
            <li class="rank-left">
                <b>{number}</b>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
                <span class:for-listeners=has_pips>{format!("×\u{202f}{left}")}</span>
            </li>
        }
    };
    view! {
        <div class="unseen" class:is-row=is_row class:is-tight=is_tight>
            <h2 class="panel-title" class:for-listeners=!has_title>{texts.text("table-unseen-tiles")}</h2>
            <ul>{counts.unseen.iter().enumerate().map(line).collect_view()}</ul>
        </div>
    }
    .into_any()
}
