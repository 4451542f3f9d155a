//! What all pages to be read have in common.

use leptos::html;
use leptos::prelude::*;

use crate::address::Address;
use crate::desk::use_desk;
use crate::icons::{self, Icon};
use crate::storage_note::StorageNoteOfPage;

/// A page with a way back to the games and a heading, which gets the focus.
#[component]
pub(super) fn Frame(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// Whether something else on the page takes the focus.
    #[prop(optional)]
    leaves_focus: bool,
    /// What stands below it.
    children: Children,
) -> impl IntoView {
    let desk = use_desk();
    let heading = NodeRef::<html::H1>::new();
    heading.on_load(move |heading| {
        if !leaves_focus {
            // A heading with a tab index can take the focus.
            heading.focus().ok();
        }
    });
    view! {
        <div class="page reading-page">
            <nav class="page-bar" aria-label=desk.says("web-pages")>
                <a class="command is-bare" href=Address::Start.to_string()>
                    <Icon lines=icons::BACK/>
                    <span>{desk.says("web-start")}</span>
                </a>
            </nav>
            <main class="reading">
                <StorageNoteOfPage/>
                <h1 node_ref=heading tabindex="-1">{title}</h1>
                {children()}
            </main>
        </div>
    }
}
