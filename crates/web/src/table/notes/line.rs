//! The note of a winning line, with the buttons that step through it.

use leptos::prelude::*;

use super::steps::LineSteps;
use crate::actions::app_state::{AppState, use_app};
use crate::controls::{Button, CloseButton};

/// The place on the line, and how to step through it.
#[component]
pub(super) fn LineNote() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let title =
        move || game.line.with(|line| line.as_ref().map(|line| texts.with(|lang| lang.line_title(line))));
    let text = move || {
        game.line.with(|line| line.as_ref().map(|line| texts.with(|lang| lang.line_step(line, false))))
    };
    let place = Memo::new(move |_| game.place_on_line());
    let place_text = move || {
        let (at, all) = place.get();
        (all > 0).then(|| texts.text_with("way-at", &[("move", at.into()), ("count", all.into())]))
    };
    let is_found = Memo::new(move |_| game.place_on_line().1 > 0);
    let steps = move || {
        is_found.get().then(|| {
            view! {
                <LineSteps/>
                <Button name="web-way-play-on" is_strong=true run=move || app.play_on_from_line()/>
            }
        })
    };
    view! {
        <section class="note way-note" aria-label=title>
            <p class="note-text">
                <strong class="title">{title}</strong> <span class="note-aside">{place_text}</span>
                <span class="way-told" role="status">{text}</span>
            </p>
            <div class="note-buttons">
                {steps}
                <CloseButton name="web-back-to-game" run=move || app.leave_line()/>
            </div>
        </section>
    }
}
