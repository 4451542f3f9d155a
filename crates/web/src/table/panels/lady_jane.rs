//! Lady Jane: the rank that the foundations start with.

use leptos::prelude::*;
use talon_table::LadyJaneCounts;

use crate::desk::Desk;

/// The base.
pub(super) fn base(desk: Desk, counts: &LadyJaneCounts) -> impl IntoView + use<> {
    let rank = desk.lang.with(|lang| lang.rank_name(counts.base));
    view! { <p class="base">{desk.text_with("table-base", &[("rank", rank.into())])}</p> }
}
