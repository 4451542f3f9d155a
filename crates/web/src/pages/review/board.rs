//! The board at the selected position of a review, with the next move marked, and buttons that step through the moves.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use talon_rules::AnyGame;

use crate::actions::app_state::{AppState, use_app};
use crate::pages::miniature::Miniature;
use crate::state::advice::{AdviceState, GameReview};

/// The board with its buttons; nothing for a game between two.
#[component]
pub(super) fn Board() -> impl IntoView {
    let advice = use_app().advice;
    let at = cursor(advice);
    let last = Memo::new(move |_| advice.of_review(|review| review.names.len()).unwrap_or_default());
    let board = move || {
        let at = at.get();
        advice.review.with_untracked(|review| {
            let review = review.as_ref()?.review.as_ref()?;
            let position: AnyGame = review.positions()[at].clone();
            Some(view! { <Miniature position marked=review.moves().get(at).copied()/> })
        })
    };
    view! {
        <div class="review-board">{board}</div>
        <Steps range=move || 0..=last.get()/>
    }
}

/// The number of the selected position.
fn cursor(advice: AdviceState) -> Memo<usize> {
    Memo::new(move |_| advice.of_review(GameReview::cursor).unwrap_or_default())
}

/// The buttons that step through the positions.
#[component]
pub(super) fn Steps(
    /// The numbers of the first and of the last position.
    #[prop(into)]
    range: Signal<RangeInclusive<usize>>,
) -> impl IntoView {
    let at = cursor(use_app().advice);
    let (first, last) = (move || *range.get().start(), move || *range.get().end());
    view! {
        <div class="steps review-steps">
            <StepButton name="web-way-first" sign="M12 3 6 8l6 5zM4 3v10" target=first/>
            <StepButton name="web-way-back" sign="M11 3 5 8l6 5z" target=move || first().max(at.get().saturating_sub(1))/>
            <StepButton name="web-way-next" sign="M5 3l6 5-6 5z" target=move || last().min(at.get() + 1)/>
            <StepButton name="web-way-last" sign="M4 3l6 5-6 5zM12 3v10" target=last/>
        </div>
    }
}

/// A button that selects another position.
#[component]
fn StepButton(
    /// The id of its name.
    name: &'static str,
    /// The path of its sign.
    sign: &'static str,
    /// The number of the position to select.
    #[prop(into)]
    target: Signal<usize>,
) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let is_off = move || advice.of_review(GameReview::cursor) == Some(target.get());
    view! {
        <button
            type="button"
            class="command close"
            aria-label=texts.signal(name)
            aria-disabled=move || is_off().then_some("true")
            on:click=move |_| advice.go_to(target.get_untracked())
        >
            <svg class="sign is-full" viewBox="0 0 16 16" aria-hidden="true"><path d=sign/></svg>
        </button>
    }
}
