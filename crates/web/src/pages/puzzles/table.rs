//! A puzzle on the table.

use leptos::prelude::*;
use talon_app::puzzle::PuzzleTable;
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleIndex};

use super::fetched::{fetch_collection, fetch_index, fetch_sentences};
use super::note::PuzzleNote;
use super::puzzle_state::PuzzleState;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::pages::frame::{FetchFailed, Frame};
use crate::state::practice::{Practice, Steps};
use crate::storage::done;
use crate::table::Table;

/// A puzzle on the table, once its files are fetched.
#[component]
pub fn PuzzleOf(
    /// The name in the address.
    name: String,
) -> impl IntoView {
    let (index, sentences) = (fetch_index(), fetch_sentences());
    move || {
        if name == Address::OWN_PUZZLE && sentences.get() == Some(true) {
            return Some(view! { <Own/> }.into_any());
        }
        let (Ok(index), true) = (index.get()?, sentences.get()?) else {
            return Some(view! { <FetchFailed/> }.into_any());
        };
        if name == Address::PUZZLE_OF_DAY
            && let Some(entry) = index.of_day(browser::today().get())
        {
            // The address of the puzzle itself can be shared.
            browser::replace_with(&Address::Puzzle(entry.id.to_string()).to_string());
            return None;
        }
        let is_known = |id: &PuzzleId| index.entries().iter().any(|entry| entry.id == *id);
        let id = name.parse().ok().filter(is_known);
        Some(match id {
            Some(id) => view! { <Fetching index id/> }.into_any(),
            None => view! { <Unknown/> }.into_any(),
        })
    }
}

/// The puzzle of the player's own game, once a solver has judged all moves.
#[component]
fn Own() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let own = Memo::new(move |_| {
        advice.own_puzzle.with(|own| own.as_ref().map(|own| (own.puzzle.is_ready(), own.puzzle.puzzle())))
    });
    move || match own.get() {
        None => view! { <Unknown/> }.into_any(),
        Some((_, Some(puzzle))) => view! { <PuzzleTable puzzle next=None/> }.into_any(),
        Some((is_ready, None)) => {
            let id = if is_ready { "puzzle-own-none" } else { "puzzle-own-looking" };
            let title = texts.signal("puzzle-kind-own");
            view! { <Frame title><p role="status">{texts.signal(id)}</p></Frame> }.into_any()
        }
    }
}

/// The page that is shown if there is no puzzle of this name.
#[component]
fn Unknown() -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <Frame title=texts.signal("puzzles-title")>
            <p class="page-problem">{texts.signal("puzzle-none")}</p>
            <p><a class="command" href=Address::Puzzles(None).to_string()>{texts.signal("puzzles-list")}</a></p>
        </Frame>
    }
}

/// The table of a puzzle, once its collection is fetched.
#[component]
fn Fetching(index: PuzzleIndex, id: PuzzleId) -> impl IntoView {
    let collection = fetch_collection(id.group());
    move || {
        let puzzle = match collection.get()? {
            Ok(collection) => collection.puzzles.into_iter().find(|puzzle| puzzle.id() == id),
            Err(()) => None,
        };
        Some(match puzzle {
            Some(puzzle) => {
                let solved = done::read(done::PUZZLES);
                let next = index.next(id, |other| solved.contains(&other.to_string()));
                view! { <PuzzleTable puzzle next/> }.into_any()
            }
            None => view! { <FetchFailed/> }.into_any(),
        })
    }
}

/// A puzzle on the table.
#[component]
pub(super) fn PuzzleTable(puzzle: Puzzle, next: Option<PuzzleId>) -> impl IntoView {
    let app @ AppState { game, interface, .. } = use_app();
    interface.cursor.set(None);
    interface.inform(String::new());
    let state = PuzzleState::new(app, puzzle, next);
    provide_context(state);
    app.practice.set(Some(Practice {
        play: UnsyncCallback::new(move |wanted| state.play(wanted)),
        hint: UnsyncCallback::new(move |()| state.show_answer()),
        marked: Signal::derive(move || state.read_spots(PuzzleTable::marked)),
        wrong: Signal::derive(move || state.read_spots(PuzzleTable::wrong)),
        note: || view! { <PuzzleNote/> }.into_any(),
        versus: None,
    }));
    game.steps.set(Some(Steps {
        place: Signal::derive(move || state.with(PuzzleTable::place)),
        go: UnsyncCallback::new(move |wanted| state.go(wanted)),
        leave: UnsyncCallback::new(move |()| state.leave_line()),
    }));
    on_cleanup(move || {
        game.steps.set(None);
        app.practice.set(None);
    });
    view! { <Table/> }
}
