//! Notices about the storage, on pages and at the table.

use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::{Button, CloseButton};
use crate::state::storage::StorageState;
use crate::state::texts::Texts;
use crate::storage::notice::StorageNotice;

/// The notice for screen readers.
#[component]
pub fn StorageStatus() -> impl IntoView {
    let AppState { texts, storage, .. } = use_app();
    view! { <p class="for-listeners" role="status">{move || sentence(texts, storage)}</p> }
}

/// The notice, with a button for an export.
#[component]
pub fn StorageNote() -> impl IntoView {
    let app @ AppState { texts, storage, .. } = use_app();
    let is_good = move || storage.notice.with(|notice| *notice == Some(StorageNotice::SavesAgain));
    let export = move || {
        (!is_good()).then(|| view! { <Button name="transfer-export" run=move || drop(app.export_games())/> })
    };
    view! {
        <section class="note storage-note" aria-label=texts.signal("storage-title")>
            <p class="note-text">{move || sentence(texts, storage)}</p>
            <div class="note-buttons">
                {export}
                <CloseButton run=move || storage.notice.set(None)/>
            </div>
        </section>
    }
}

/// The notice on a page, if there is one.
#[component]
pub fn StorageNoteOfPage() -> impl IntoView {
    let AppState { storage, later, .. } = use_app();
    let is_there = Memo::new(move |_| storage.notice.with(Option::is_some));
    move || later.get().filter(|_| is_there.get()).map(|later| (later.storage_note)())
}

fn sentence(texts: Texts, storage: StorageState) -> Option<String> {
    let notice = storage.notice.get()?;
    Some(texts.with(|lang| notice.sentence(lang)))
}
