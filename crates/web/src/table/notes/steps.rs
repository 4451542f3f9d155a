//! The buttons that step through a line on the table.

use leptos::html;
use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};

/// The buttons that step through the line.
#[component]
pub(crate) fn LineSteps() -> impl IntoView {
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
