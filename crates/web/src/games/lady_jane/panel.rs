//! The panel of Lady Jane: the base.

use leptos::prelude::*;
use talon_table::Counts;

use crate::state::texts::Texts;

/// The rank that each foundation starts with.
pub(super) fn panel(texts: Texts, counts: &Counts, _size: (f64, f64)) -> AnyView {
    let Counts::LadyJane(counts) = counts else { return ().into_any() };
    let rank = texts.with(|lang| lang.rank_name(counts.base));
    view! { <p class="base">{texts.text_with("table-base", &[("rank", rank.into())])}</p> }.into_any()
}
