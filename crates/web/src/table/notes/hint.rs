//! The note with the hint.

use leptos::prelude::*;
use talon_learn::lesson_of_reason;
use talon_table::{HintSource, HintText, NextPress, Session};

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::controls::{Button, CloseButton};

/// The hint so far, with a button for its next stage.
#[component]
pub(super) fn HintNote() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let hint = Memo::new(move |_| game.with_advice(|advice| advice.hint()));
    let text = Memo::new(move |_| {
        let layout = game.session.with(Session::layout);
        hint.with(|hint| texts.with(|lang| Some(lang.hint(&hint.as_ref()?.text, &layout))))
    });
    let next = Memo::new(move |_| hint.with(|hint| hint.as_ref().map(|hint| (hint.next, hint.source))));
    let buttons = move || match next.get()? {
        (NextPress::Nothing, _) => None,
        (NextPress::Tell, _) => {
            let more = view! { <Button name="web-hint-more" is_strong=true run=move || app.hint()/> };
            Some(more.into_any())
        }
        (NextPress::Play, source) => {
            let line = (source == HintSource::Solver)
                .then(|| view! { <Button name="web-hint-way" run=move || app.show_line()/> });
            let play = view! { {line} <Button name="web-hint-play" is_strong=true run=move || app.hint()/> };
            Some(play.into_any())
        }
    };
    // The lesson that explains the reason.
    let lesson = move || {
        let id = hint.with(|hint| match hint.as_ref().map(|hint| &hint.text) {
            Some(HintText::Reason(reason)) => lesson_of_reason(reason),
            _ => None,
        })?;
        let address = Address::Learn(game.name(), Some(id.to_owned())).to_string();
        Some(view! { <a class="command" href=address>{texts.signal("web-lesson")}</a> })
    };
    view! {
        <section class="note hint-note" aria-label=texts.signal("command-hint")>
            <p class="note-text" role="status" tabindex="0">{text}</p>
            <div class="note-buttons">{lesson}{buttons}<CloseButton run=move || app.dismiss()/></div>
        </section>
    }
}
