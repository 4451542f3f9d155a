//! What can lie over a page: questions and small forms, one at a time.

use leptos::html;
use leptos::prelude::*;

use crate::desk::use_desk;

/// What lies over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// Leave an unfinished game for another deal?
    NewDeal,
    /// Begin this deal again?
    Restart,
    /// Give up?
    GiveUp,
}

impl Dialog {
    /// The id of the question.
    fn question(self) -> &'static str {
        match self {
            Dialog::NewDeal => "question-new-deal",
            Dialog::Restart => "question-restart",
            Dialog::GiveUp => "question-give-up",
        }
    }
}

/// The dialog that is open, if any.
#[component]
pub fn Dialogs() -> impl IntoView {
    let desk = use_desk();
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match (desk.dialog.get().is_some(), element.open()) {
            // It can fail only for a dialog that is open already.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    let question = move || desk.dialog.get().map(|dialog| desk.text(dialog.question()));
    view! {
        <dialog node_ref=element class="dialog" aria-labelledby="dialog-question" on:close=move |_| desk.dialog.set(None)>
            <p id="dialog-question">{question}</p>
            <div class="dialog-buttons">
                <button type="button" class="command" autofocus on:click=move |_| desk.dialog.set(None)>
                    {move || desk.text("web-no")}
                </button>
                <button type="button" class="command is-strong" on:click=move |_| desk.confirm()>
                    {move || desk.text("web-yes")}
                </button>
            </div>
        </dialog>
    }
}
