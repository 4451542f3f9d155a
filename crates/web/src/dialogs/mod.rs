//! The dialogs over a page: questions, small forms, the menu. One is open at a time.

mod deal_number;
mod grades;
mod link;
mod menu;
mod players;
mod question;
mod search;

use leptos::html;
use leptos::prelude::*;
use talon_lang::Confirmation;
use wasm_bindgen::JsCast;

use crate::actions::app_state::{AppState, use_app};
use crate::icons::{CLOSE, Icon};
use crate::pages::keys::KeyTables;
use crate::pages::settings::SettingsForm;
use crate::state::dialog::Dialog;

/// The open dialog, if any.
#[component]
pub fn Dialogs() -> impl IntoView {
    let interface = use_app().interface;
    view! {
        // A dialog that follows another one at once, as after a choice in the menu, gets an element of its own: the
        // previous element is still closing.
        <For each=move || interface.dialog.get() key=|dialog| *dialog let:dialog><Frame dialog/></For>
        <search::SearchDialog/>
    }
}

/// A dialog from its opening to its closing. Afterwards the focus returns to where it was.
#[component]
fn Frame(dialog: Dialog) -> impl IntoView {
    let AppState { texts, interface, .. } = use_app();
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
    // A late event of this dialog does not close the next one.
    let close = move || interface.dialog.maybe_update(|open| open.take_if(|open| *open == dialog).is_some());
    let close_outside = move |event: web_sys::MouseEvent| {
        let is_outside = event.target().is_some_and(|target| target.has_type::<web_sys::HtmlDialogElement>());
        if is_outside {
            close();
        }
    };
    view! {
        <dialog node_ref=element class=class(dialog) aria-labelledby="dialog-title" on:close=move |_| close() on:click=close_outside>
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id="dialog-title">{texts.signal(title(dialog))}</h2>
                    <button type="button" class="command is-bare" aria-label=texts.signal("web-close") on:click=move |_| close()>
                        <Icon lines=CLOSE/>
                    </button>
                </header>
                {content(dialog)}
            </div>
        </dialog>
    }
}

/// The id of a dialog's heading.
fn title(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::Confirmation(Confirmation::NewDeal) => "command-new-deal",
        Dialog::Confirmation(Confirmation::Restart) => "command-restart",
        Dialog::Confirmation(Confirmation::GiveUp) => "command-give-up",
        Dialog::DealByNumber => "command-deal-by-number",
        Dialog::Grades => "grade-which",
        Dialog::Players => "table-players",
        Dialog::Menu => "command-menu",
        Dialog::Keys => "table-keys",
        Dialog::Link => "command-share",
        Dialog::Settings => "command-settings",
    }
}

/// A dialog's classes in the style sheets.
fn class(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::Confirmation(_) | Dialog::DealByNumber | Dialog::Grades | Dialog::Players | Dialog::Link => {
            "dialog is-small"
        }
        Dialog::Menu => "dialog is-menu",
        Dialog::Keys | Dialog::Settings => "dialog is-large",
    }
}

fn content(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Confirmation(question) => view! { <question::Ask question/> }.into_any(),
        Dialog::DealByNumber => view! { <deal_number::Form/> }.into_any(),
        Dialog::Grades => view! { <grades::Choice/> }.into_any(),
        Dialog::Players => view! { <players::Choice/> }.into_any(),
        Dialog::Menu => view! { <menu::Menu/> }.into_any(),
        Dialog::Keys => view! { <KeyTables/> }.into_any(),
        Dialog::Link => view! { <link::LinkForm/> }.into_any(),
        Dialog::Settings => view! { <SettingsForm/> }.into_any(),
    }
}
