//! Curse of the Doublet: the tiles that have not been seen.

use leptos::prelude::*;
use talon_table::CurseCounts;

use crate::desk::Desk;

/// How many tiles with each number are unseen.
pub(super) fn unseen(desk: Desk, counts: &CurseCounts, (width, height): (f64, f64)) -> impl IntoView + use<> {
    let is_row = width > height;
    let line = |(number, left): (usize, &usize)| {
        let left = *left;
        let pips = (0..7).map(|pip| view! { <i class="pip" class:is-left=pip < left></i> });
        view! {
            <li class="rank-left">
                <b>{number}</b>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
                <span class="for-listeners">{format!("× {left}")}</span>
            </li>
        }
    };
    view! {
        <h2 class="panel-title">{desk.text("web-unseen-tiles")}</h2>
        <ul class="unseen" class:is-row=is_row>
            {counts.unseen.iter().enumerate().map(line).collect_view()}
        </ul>
    }
}
