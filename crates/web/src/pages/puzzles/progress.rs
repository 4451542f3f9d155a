//! The puzzles that a player has solved.

use leptos::prelude::*;
use talon_learn::Done;
use talon_learn::puzzle::IndexEntry;

use crate::actions::app_state::use_app;

/// The number of puzzles that are solved, as a text and a bar.
#[component]
pub(super) fn Progress(entries: Vec<IndexEntry>, solved: Done) -> impl IntoView {
    let texts = use_app().texts;
    let count = entries.len();
    let done = entries.iter().filter(|entry| solved.contains(&entry.id.to_string())).count();
    let text = move || texts.text_with("puzzles-solved", &[("solved", done.into()), ("count", count.into())]);
    view! {
        <p class="puzzle-progress">
            <progress aria-hidden="true" max=count value=done></progress>
            <span>{text}</span>
        </p>
    }
}

/// The sign and the word for a puzzle that is solved.
#[component]
pub(super) fn SolvedSign() -> impl IntoView {
    let texts = use_app().texts;
    view! { <span class="puzzle-solved"><span aria-hidden="true">"✓ "</span>{texts.signal("puzzle-done")}</span> }
}
