//! The note of a winning line, with the buttons that step through it.

use leptos::html;
use leptos::prelude::*;

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
    let steps = move || is_found.get().then(|| view! { <Steps/> });
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

/// The buttons that step through the line.
#[component]
fn Steps() -> impl IntoView {
    let app = use_app();
    let next = NodeRef::<html::Button>::new();
    // The keys step on from this button.
    Effect::new(move |_| next.get().map(|next| next.focus()));
    view! {
        <div class="steps">
            <StepButton name="web-way-first" sign="M12 3 6 8l6 5zM4 3v10" to=|_, _| 0/>
            <StepButton name="web-way-back" sign="M11 3 5 8l6 5z" to=|at, _| at.saturating_sub(1)/>
            <StepButton name="web-way-next" sign="M5 3l6 5-6 5z" to=|at, all| all.min(at + 1) node=next/>
            <StepButton name="web-way-last" sign="M4 3l6 5-6 5zM12 3v10" to=|_, all| all/>
        </div>
        <Button name="web-way-play-on" is_strong=true run=move || app.play_on_from_line()/>
    }
}

/// A button that goes to another place on the line.
#[component]
fn StepButton(
    /// The id of its name.
    name: &'static str,
    /// The path of its sign.
    sign: &'static str,
    /// The number of moves to go to, from the number of moves made and the number of all moves.
    to: fn(usize, usize) -> usize,
    #[prop(optional)] node: NodeRef<html::Button>,
) -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let target = move |(at, all): (usize, usize)| to(at, all);
    let is_off = move || {
        let place = game.place_on_line();
        target(place) == place.0
    };
    view! {
        <button
            type="button"
            class="command close"
            node_ref=node
            aria-label=texts.signal(name)
            aria-disabled=move || is_off().then_some("true")
            on:click=move |_| game.go_along_line(target(untrack(|| game.place_on_line())))
        >
            <svg class="sign is-full" viewBox="0 0 16 16" aria-hidden="true"><path d=sign/></svg>
        </button>
    }
}
