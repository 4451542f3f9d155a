//! What is laid over the line below the table: a way to win, a hint, how the game ended. One at a
//! time, and none of them keeps anybody from playing.

mod choice;
mod ending;
mod hint;
mod way;

use leptos::prelude::*;
use talon_table::Session;

use crate::desk::{Desk, use_desk};
use crate::state::game::{GameState, use_game};
use crate::state::storage::{StorageState, use_storage};
use crate::state::texts::use_texts;
use crate::storage_note::StorageNote;

/// Which note is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Note {
    Way,
    Storage,
    Hint,
    Ending,
    Choice,
}

/// The note that is to be seen now, if any.
fn note(game: GameState, storage: StorageState, desk: Desk) -> Option<Note> {
    let has_hint =
        move |session: &Session<_>| desk.advice.counsel.with(|counsel| counsel.hint(session).is_some());
    let candidates: [(Note, &dyn Fn() -> bool); 5] = [
        (Note::Way, &|| game.shows_line()),
        (Note::Storage, &|| storage.notice.with(Option::is_some)),
        (Note::Hint, &|| game.session.with(has_hint)),
        (Note::Ending, &|| game.shows_ending()),
        (Note::Choice, &|| choice::is_between_hands(game)),
    ];
    candidates.into_iter().find(|(_, is_wanted)| is_wanted()).map(|(note, _)| note)
}

/// The note below the table.
#[component]
pub(super) fn Notes() -> impl IntoView {
    let game = use_game();
    let storage = use_storage();
    let desk = use_desk();
    let note = Memo::new(move |_| note(game, storage, desk));
    let content = move || match note.get()? {
        Note::Way => Some(view! { <way::WayNote/> }.into_any()),
        Note::Storage => Some(view! { <StorageNote/> }.into_any()),
        Note::Hint => Some(view! { <hint::HintNote/> }.into_any()),
        Note::Ending => Some(view! { <ending::EndingNote/> }.into_any()),
        Note::Choice => Some(view! { <choice::ChoiceNote/> }.into_any()),
    };
    view! { <div class="notes" class:is-passing=move || matches!(note.get(), Some(Note::Storage | Note::Hint))>{content}</div> }
}

/// A button of a note.
#[component]
fn NoteButton(
    /// The id of its name.
    name: &'static str,
    /// Whether it is what most players want.
    #[prop(optional)]
    is_strong: bool,
    /// What it does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <button type="button" class="command" class:is-strong=is_strong data-note=name on:click=move |_| run()>
            {texts.signal(name)}
        </button>
    }
}

/// The button that puts a note away.
#[component]
fn CloseButton(
    /// The id of its name.
    #[prop(default = "web-close")]
    name: &'static str,
    /// What it does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <button
            type="button"
            class="command close"
            data-note=name
            aria-label=texts.signal(name)
            on:click=move |_| run()
        >
            <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4 12 12M12 4 4 12"/></svg>
        </button>
    }
}
