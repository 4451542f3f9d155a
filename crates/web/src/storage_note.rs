//! What a player should know about keeping games, wherever it happens: on a page or at the table.

use leptos::prelude::*;

use crate::desk::{Desk, use_desk};
use crate::icons::{self, Icon};
use crate::storage::StorageNotice;

/// The same for listeners, wherever they are.
#[component]
pub fn StorageStatus() -> impl IntoView {
    let desk = use_desk();
    view! { <p class="for-listeners" role="status">{move || told(desk)}</p> }
}

/// What there is to know, with what can be done about it.
#[component]
pub fn StorageNote() -> impl IntoView {
    let desk = use_desk();
    let is_good = move || desk.storage_notice.with(|notice| *notice == Some(StorageNotice::SavesAgain));
    let export = move || {
        (!is_good()).then(|| {
            view! {
                <button type="button" class="command" on:click=move |_| drop(desk.export_games())>
                    {desk.says("transfer-export")}
                </button>
            }
        })
    };
    view! {
        <section class="note storage-note" aria-label=desk.says("storage-title")>
            <p class="note-text">{move || told(desk)}</p>
            <div class="note-buttons">
                {export}
                <button
                    type="button"
                    class="command close"
                    aria-label=desk.says("web-close")
                    on:click=move |_| desk.storage_notice.set(None)
                >
                    <Icon lines=icons::CLOSE/>
                </button>
            </div>
        </section>
    }
}

/// The same on a page, where there is something to know.
#[component]
pub fn StorageNoteOfPage() -> impl IntoView {
    let desk = use_desk();
    let is_there = Memo::new(move |_| desk.storage_notice.with(Option::is_some));
    move || is_there.get().then(|| view! { <StorageNote/> })
}

fn told(desk: Desk) -> Option<String> {
    let notice = desk.storage_notice.get()?;
    Some(desk.lang.with(|lang| notice.sentence(lang)))
}
