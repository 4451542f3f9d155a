//! The notes below the table: a winning line, a hint, the ending of the game. One is shown at a time, and the player
//! can play on meanwhile.

mod celebration;
mod ending;
mod first_game;
mod hint;
mod line;
pub(crate) mod steps;

use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};
use crate::games::curse::choice::{ChoiceNote, is_between_hands};
use crate::state::game::GameState;
use crate::storage_note::StorageNote;

/// A note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Note {
    Line,
    Practice,
    Storage,
    Hint,
    Ending,
    Choice,
    FirstGame,
}

/// The note to show now: the first whose condition holds.
fn note(
    AppState { game, storage, practice, .. }: AppState,
    offers_first_game: RwSignal<bool>,
) -> Option<Note> {
    let candidates: [(Note, &dyn Fn() -> bool); 7] = [
        (Note::Line, &|| game.line.with(Option::is_some)),
        (Note::Practice, &|| practice.with(Option::is_some)),
        (Note::Storage, &|| storage.notice.with(Option::is_some)),
        (Note::Hint, &|| game.with_advice(|advice| advice.hint().is_some())),
        (Note::Ending, &|| game.shows_ending()),
        (Note::Choice, &|| is_between_hands(game)),
        (Note::FirstGame, &|| offers_first_game.get() && !has_begun(game)),
    ];
    candidates.into_iter().find(|(_, holds)| holds()).map(|(note, _)| note)
}

/// Returns true if the player knows enough not to need the offer of a first game.
fn has_begun(game: GameState) -> bool {
    const FIRST_MOVES: usize = 3;
    game.session.with(|session| session.sitting().moves_made() >= FIRST_MOVES)
}

/// The note below the table.
#[component]
pub(crate) fn Notes() -> impl IntoView {
    let app = use_app();
    let offers_first_game = RwSignal::new(first_game::is_offered(app));
    let note = Memo::new(move |_| note(app, offers_first_game));
    let content = move || match note.get()? {
        Note::Line => Some(view! { <line::LineNote/> }.into_any()),
        Note::Practice => app.practice.get().map(|practice| (practice.note)()),
        Note::Storage => Some(view! { <StorageNote/> }.into_any()),
        Note::Hint => Some(view! { <hint::HintNote/> }.into_any()),
        Note::Ending => Some(view! { <ending::EndingNote/> }.into_any()),
        Note::Choice => Some(view! { <ChoiceNote/> }.into_any()),
        Note::FirstGame => {
            Some(view! { <first_game::FirstGameNote close=move || offers_first_game.set(false)/> }.into_any())
        }
    };
    // The player closes these, and no card moves when they come and go.
    let is_passing = move || matches!(note.get(), Some(Note::Storage | Note::Hint));
    view! { <div class="notes" class:is-passing=is_passing>{content}</div> }
}
