//! Whether the verdict is to be shown: asked once, at the first game.

use leptos::prelude::*;

use super::NoteButton;
use crate::desk::use_desk;

/// The question, which can be left unanswered.
#[component]
pub(super) fn QuestionNote() -> impl IntoView {
    let desk = use_desk();
    view! {
        <section class="note" aria-label=desk.says("web-verdict-question")>
            <p class="note-text">{desk.says("web-verdict-question")}</p>
            <div class="note-buttons">
                <NoteButton name="web-no-thanks" run=move || desk.choose_verdict(false)/>
                <NoteButton name="web-yes" is_strong=true run=move || desk.choose_verdict(true)/>
            </div>
        </section>
    }
}
