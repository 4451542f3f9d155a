//! The dialogs over a page: questions, small forms, the menu. One is open at a time.

mod forms;
mod history;
mod menu;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::CloseButton;
use crate::pages::keys::KeyTables;
use crate::pages::settings::SettingsForm;
use crate::state::advice::Search;
use crate::state::interface::Dialog;

/// The open dialog, if any.
#[component]
pub fn Dialogs() -> impl IntoView {
    let app = use_app();
    history::follow_history(app);
    view! {
        // A dialog that follows another one at once, as after a choice in the menu, gets an element of its own: the
        // previous element is still closing.
        <For each=move || app.open_dialog() key=|dialog| *dialog let:dialog><Frame dialog/></For>
    }
}

/// A dialog from its opening to its closing. Afterwards the focus returns to where it was.
#[component]
fn Frame(dialog: Dialog) -> impl IntoView {
    let app = use_app();
    let element = NodeRef::<html::Dialog>::new();
    element.on_load(|element| {
        // It fails only for a dialog that is open already.
        element.show_modal().ok();
    });
    on_cleanup(move || {
        if let Some(element) = element.get_untracked() {
            element.close();
        }
    });
    let close_outside = move |event: web_sys::MouseEvent| {
        let is_outside = event.target().is_some_and(|target| target.has_type::<web_sys::HtmlDialogElement>());
        if is_outside {
            app.close_dialog(dialog);
        }
    };
    // The browser closes the element at once, but sends its event later: a key in between would belong to nobody.
    let close_by_key = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            app.close_dialog(dialog);
        }
    };
    let is_open = StoredValue::new(());
    let closed_by_browser = move |_| {
        // The late event of an element that is gone must not close a new dialog of the same kind.
        if !is_open.is_disposed() {
            app.close_dialog(dialog);
        }
    };
    let (class, content) = content(dialog);
    view! {
        <dialog
            node_ref=element
            class=class
            aria-labelledby="dialog-title"
            on:keydown=close_by_key
            on:close=closed_by_browser
            on:click=close_outside
        >
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id="dialog-title">{move || title(app, dialog)}</h2>
                    <CloseButton run=move || app.close_dialog(dialog)/>
                </header>
                {content}
            </div>
        </dialog>
    }
}

/// A dialog's heading.
fn title(AppState { texts, advice, .. }: AppState, dialog: Dialog) -> String {
    texts.text(match dialog {
        Dialog::Confirmation(_, command) => command.label(),
        Dialog::DealByNumber => "command-deal-by-number",
        Dialog::Grades => "grade-which",
        Dialog::Players => "table-players",
        Dialog::Menu => "command-menu",
        Dialog::Keys => "table-keys",
        Dialog::Link => "command-share",
        Dialog::Settings => "command-settings",
        Dialog::Search => {
            let title = |search: &Search| texts.with(|lang| lang.search_title(&search.deals));
            return advice.search.with(|search| search.as_ref().map(title).unwrap_or_default());
        }
    })
}

/// A dialog's classes in the style sheets, and its content.
fn content(dialog: Dialog) -> (&'static str, AnyView) {
    let (small, large) = ("dialog is-small", "dialog is-large");
    match dialog {
        Dialog::Confirmation(question, _) => (small, view! { <forms::Ask question/> }.into_any()),
        Dialog::DealByNumber => (small, view! { <forms::DealNumberForm/> }.into_any()),
        Dialog::Grades => (small, view! { <forms::GradeChoice/> }.into_any()),
        Dialog::Players => (small, view! { <forms::PlayerChoice/> }.into_any()),
        Dialog::Link => (small, view! { <forms::LinkForm/> }.into_any()),
        Dialog::Search => (small, view! { <forms::SearchProgress/> }.into_any()),
        Dialog::Menu => ("dialog is-menu", view! { <menu::Menu/> }.into_any()),
        Dialog::Keys => (large, view! { <KeyTables/> }.into_any()),
        Dialog::Settings => (large, view! { <SettingsForm/> }.into_any()),
    }
}
