//! Lady Jane: the rank that the foundations start with.

use leptos::prelude::*;
use talon_table::LadyJaneCounts;

use crate::state::texts::Texts;

/// The base.
pub(super) fn base(texts: Texts, counts: &LadyJaneCounts) -> impl IntoView + use<> {
    let rank = texts.with(|lang| lang.rank_name(counts.base));
    view! { <p class="base">{texts.text_with("table-base", &[("rank", rank.into())])}</p> }
}
