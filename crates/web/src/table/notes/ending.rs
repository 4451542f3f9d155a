//! The note about the ending of a game. It leaves the table visible.

use leptos::prelude::*;
use talon_rules::Status;

use crate::actions::app_state::{AppState, use_app};
use crate::controls::{Button, CloseButton};
use talon_table::Command;

/// How the game ended, with buttons for what comes next.
#[component]
pub(super) fn EndingNote() -> impl IntoView {
    let app @ AppState { texts, game, advice, .. } = use_app();
    let text = move || texts.with(|lang| game.ending_text(lang));
    let moves = move || {
        let count = game.session.with(|session| session.sitting().moves_made());
        texts.text_with("table-moves", &[("count", count.into())])
    };
    let grade = move || {
        advice.grade().map(|graded| texts.with(|lang| format!(", {}", lang.grade_name(graded.grade))))
    };
    let outcome = Memo::new(move |_| game.session.with(|session| session.sitting().outcome()));
    let is_stuck = Memo::new(move |_| game.session.with(|session| session.game().status() == Status::Lost));
    let undo = move || {
        (is_stuck.get() && app.can(Command::Undo)).then(|| {
            view! { <Button name="command-undo" run=move || app.run(Command::Undo)/> }
        })
    };
    view! {
        <section class="note ending-note" data-outcome=move || format!("{:?}", outcome.get()).to_lowercase() aria-label=texts.signal("web-ending")>
            <p class="note-text"><strong>{text}</strong> <span class="note-aside">{moves}{grade}</span></p>
            <div class="note-buttons">
                {undo}
                <Button name="review-title" run=move || app.run(Command::Review)/>
                <Button name="web-same-again" run=move || app.run(Command::Restart)/>
                <Button name="command-new-deal" is_strong=true run=move || app.run(Command::NewDeal)/>
                <CloseButton run=move || app.dismiss()/>
            </div>
        </section>
    }
}
