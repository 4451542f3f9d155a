//! How a game ended, without hiding the table.

use leptos::prelude::*;
use talon_rules::Status;

use super::{CloseButton, NoteButton};
use crate::command::Command;
use crate::desk::use_desk;

/// How the game ended, and what can be done next.
#[component]
pub(super) fn EndingNote() -> impl IntoView {
    let desk = use_desk();
    let text = move || desk.ending();
    let moves = move || {
        let count = desk.session.with(|session| session.sitting().moves_made());
        desk.text_with("table-moves", &[("count", count.into())])
    };
    let grade = move || desk.grade_name().map(|name| format!(", {name}"));
    let outcome = Memo::new(move |_| desk.session.with(|session| session.sitting().outcome()));
    let is_stuck = Memo::new(move |_| desk.session.with(|session| session.game().status() == Status::Lost));
    let undo = move || {
        (is_stuck.get() && desk.can(Command::Undo)).then(|| {
            view! { <NoteButton name="web-undo" run=move || desk.run(Command::Undo)/> }
        })
    };
    view! {
        <section class="note ending-note" data-outcome=move || format!("{:?}", outcome.get()).to_lowercase() aria-label=desk.says("web-ending")>
            <p class="note-text"><strong>{text}</strong> <span class="note-aside">{moves}{grade}</span></p>
            <div class="note-buttons">
                {undo}
                <NoteButton name="review-title" run=move || desk.run(Command::Review)/>
                <NoteButton name="web-same-again" run=move || desk.run(Command::Restart)/>
                <NoteButton name="web-new-deal" is_strong=true run=move || desk.run(Command::NewDeal)/>
                <CloseButton run=move || desk.put_away()/>
            </div>
        </section>
    }
}
