//! The buttons of the notes below the table.

use leptos::prelude::*;

use crate::actions::app_state::use_app;

/// A button of a note.
#[component]
pub(crate) fn NoteButton(
    /// The id of its name.
    name: &'static str,
    /// Whether it is the likeliest choice.
    #[prop(optional)]
    is_strong: bool,
    /// What it does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="command" class:is-strong=is_strong data-note=name on:click=move |_| run()>
            {use_app().texts.signal(name)}
        </button>
    }
}

/// The button that closes a note.
#[component]
pub(crate) fn CloseButton(
    /// The id of its name.
    #[prop(default = "web-close")]
    name: &'static str,
    /// What it does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="command close"
            data-note=name
            aria-label=use_app().texts.signal(name)
            on:click=move |_| run()
        >
            <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4 12 12M12 4 4 12"/></svg>
        </button>
    }
}
