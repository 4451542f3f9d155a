//! What can lie over a page, one at a time: questions, small forms, the menu.

mod deal_number;
mod grades;
mod keys;
mod link;
mod menu;
mod players;
mod question;
mod search;

use leptos::html;
use leptos::prelude::*;
use talon_lang::Question;
use wasm_bindgen::JsCast;

use crate::desk::{Desk, use_desk};
use crate::icons::{self, Icon};
use crate::pages::SettingsForm;

pub use keys::KeyTables;

/// What lies over the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialog {
    /// A question before something that cannot be taken back.
    Question(Question),
    /// Which deal?
    DealByNumber,
    /// How hard is the new deal to be?
    Grades,
    /// Who plays?
    Players,
    /// All commands.
    Menu,
    /// What the keys do.
    Keys,
    /// A link to the position on the table, to be copied.
    Link,
    /// How things look and behave.
    Settings,
}

impl Dialog {
    /// Its heading.
    fn title(self, desk: Desk) -> String {
        match self {
            Dialog::Question(Question::NewDeal) => desk.text("web-new-deal"),
            Dialog::Question(Question::Restart) => desk.text("web-restart"),
            Dialog::Question(Question::GiveUp) => desk.text("web-give-up"),
            Dialog::DealByNumber => desk.text("web-deal-by-number"),
            Dialog::Grades => desk.text("grade-which"),
            Dialog::Players => desk.text("table-players"),
            Dialog::Menu => desk.text("web-menu"),
            Dialog::Keys => desk.text("table-keys"),
            Dialog::Link => desk.text("web-link-title"),
            Dialog::Settings => desk.text("web-settings"),
        }
    }

    /// What its look is called in the styles.
    fn class(self) -> &'static str {
        match self {
            Dialog::Question(_) | Dialog::DealByNumber | Dialog::Grades | Dialog::Players | Dialog::Link => {
                "dialog is-small"
            }
            Dialog::Menu => "dialog is-menu",
            Dialog::Keys | Dialog::Settings => "dialog is-large",
        }
    }

    fn content(self) -> AnyView {
        match self {
            Dialog::Question(question) => view! { <question::Ask question/> }.into_any(),
            Dialog::DealByNumber => view! { <deal_number::Form/> }.into_any(),
            Dialog::Grades => view! { <grades::Choice/> }.into_any(),
            Dialog::Players => view! { <players::Choice/> }.into_any(),
            Dialog::Menu => view! { <menu::Menu/> }.into_any(),
            Dialog::Keys => view! { <KeyTables/> }.into_any(),
            Dialog::Link => view! { <link::LinkForm/> }.into_any(),
            Dialog::Settings => view! { <SettingsForm/> }.into_any(),
        }
    }
}

/// The dialog that is open, if any.
#[component]
pub fn Dialogs() -> impl IntoView {
    let desk = use_desk();
    view! {
        // One that follows another at once, as after a choice in the menu, has an element of its own: that of the one
        // before is being closed.
        <For each=move || desk.dialog.get() key=|dialog| *dialog let:dialog><Frame dialog/></For>
        <search::SearchDialog/>
    }
}

/// A dialog, from its opening to its closing. Whatever had the focus before gets it back.
#[component]
fn Frame(dialog: Dialog) -> impl IntoView {
    let desk = use_desk();
    let element = NodeRef::<html::Dialog>::new();
    element.on_load(|element| {
        // It can fail only for a dialog that is open already.
        element.show_modal().ok();
    });
    on_cleanup(move || {
        if let Some(element) = element.get_untracked() {
            element.close();
        }
    });
    // What is told late about this dialog says nothing about the next one.
    let close = move || desk.dialog.maybe_update(|open| open.take_if(|open| *open == dialog).is_some());
    let close_outside = move |event: web_sys::MouseEvent| {
        let is_outside = event.target().is_some_and(|target| target.has_type::<web_sys::HtmlDialogElement>());
        if is_outside {
            close();
        }
    };
    view! {
        <dialog node_ref=element class=dialog.class() aria-labelledby="dialog-title" on:close=move |_| close() on:click=close_outside>
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id="dialog-title">{move || dialog.title(desk)}</h2>
                    <button type="button" class="command is-bare" aria-label=desk.says("web-close") on:click=move |_| close()>
                        <Icon lines=icons::CLOSE/>
                    </button>
                </header>
                {dialog.content()}
            </div>
        </dialog>
    }
}
