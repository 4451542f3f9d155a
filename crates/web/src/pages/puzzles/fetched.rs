//! The files of the puzzles, which the page fetches on demand.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_learn::puzzle::{Collection, PuzzleGroup, PuzzleIndex};

use crate::actions::app_state::use_app;
use crate::browser;
use crate::languages;

/// The contents of a file: `None` while the file is on its way, an error if it cannot be fetched or read.
pub(super) type Fetched<T> = RwSignal<Option<Result<T, ()>>>;

/// Fetches the index of the puzzles.
pub(super) fn fetch_index() -> Fetched<PuzzleIndex> {
    fetch("puzzles-index".to_owned(), |text| PuzzleIndex::read(text).map_err(drop))
}

/// Fetches the puzzles of a group.
pub(super) fn fetch_collection(group: PuzzleGroup) -> Fetched<Collection> {
    fetch(format!("puzzles-{group}"), |text| Collection::read(text).map_err(drop))
}

fn fetch<T: Send + Sync + 'static>(name: String, read: fn(&str) -> Result<T, ()>) -> Fetched<T> {
    let fetched = RwSignal::new(None);
    spawn_local(async move {
        let text = browser::fetch_text(&browser::meta_content(&name)).await.unwrap_or_default();
        // The player may have left the page in the meantime.
        let _ = fetched.try_set(Some(read(&text)));
    });
    fetched
}

/// Fetches the sentences about puzzles. Returns whether they are there; `None` while they are on their way.
pub(super) fn fetch_sentences() -> Signal<Option<bool>> {
    languages::fetch_topic(use_app().texts, "puzzles", "puzzle-kind-way")
}
