//! The place in a game that is looked at: what was done before, what was possible, what would have been better.

use leptos::prelude::*;
use talon_table::Session;

use crate::actions::app_state::use_app;
use crate::state::advice::GameReview;
use crate::state::advice::use_advice;
use crate::state::game::use_game;
use crate::state::texts::{Texts, use_texts};

/// What is to be said of the place, and what can be done from there.
#[component]
pub(super) fn PlaceTold() -> impl IntoView {
    let texts = use_texts();
    let game = use_game();
    let advice = use_advice();
    let app = use_app();
    let back = advice.review;
    let lines = move || back.with(|back| back.as_ref().map(|back| lines(texts, back)).unwrap_or_default());
    let names =
        Memo::new(move |_| back.with(|back| back.as_ref().map(|back| way(texts, back)).unwrap_or_default()));
    let first = move || back.with(|back| back.as_ref().map_or(1, |back| back.cursor() + 1));
    let is_patience =
        Memo::new(move |_| back.with(|back| back.as_ref().is_some_and(|back| back.review.is_some())));
    let again = move || match game.session.with(Session::goes_on) {
        true => texts.text("web-review-go-back"),
        false => texts.text("web-review-try-again"),
    };
    let list = move || {
        names.with(|names| {
            (!names.is_empty()).then(|| view! {
        <details class="better" open>
            <summary>{texts.text("review-what-would-have-won")}</summary>
            <ol start=first>{names.iter().map(|name| view! { <li>{name.clone()}</li> }).collect_view()}</ol>
        </details>
    })
        })
    };
    let told = move || {
        view! {
            <section class="place" aria-label=texts.signal("web-review-place")>
                <div aria-live="polite">{move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}</div>
                <div class="place-buttons">
                    <button type="button" class="command is-strong" data-note="web-review-show-way" on:click=move |_| app.show_line_of_review()>
                        {texts.signal("web-review-show-way")}
                    </button>
                    <button type="button" class="command" data-note="web-review-try-again" on:click=move |_| app.try_again_from_review()>
                        {again}
                    </button>
                </div>
                {list}
            </section>
        }
    };
    move || is_patience.get().then(told)
}

/// What was done before, how it stood then, and what was done next.
fn lines(texts: Texts, back: &GameReview) -> Vec<String> {
    let Some(review) = &back.review else { return Vec::new() };
    let score = review.positions()[back.cursor()].score().unwrap_or_default();
    let points = texts.text_with("table-points", &[("points", score.into())]);
    let stands = texts.with(|lang| lang.review_place(review, back.cursor()));
    let next = back.names.get(back.cursor());
    let next = next.map(|name| texts.text_with("way-next", &[("move", name.as_str().into())]));
    [Some(told_before(texts, back)), Some(format!("{points}; {stands}")), next]
        .into_iter()
        .flatten()
        .collect()
}

/// Which place it is: the move before it.
pub(super) fn told_before(texts: Texts, back: &GameReview) -> String {
    match back.cursor().checked_sub(1) {
        None => texts.text("review-before-any-move"),
        Some(last) => {
            let name = back.names[last].as_str();
            texts.text_with("review-position", &[("number", back.cursor().into()), ("move", name.into())])
        }
    }
}

/// The moves that would have won from here, where they are known.
fn way(texts: Texts, back: &GameReview) -> Vec<String> {
    let Some(review) = back.review.as_ref().filter(|review| review.can_be_won(back.cursor()) == Some(true))
    else {
        return Vec::new();
    };
    let moves = review.best_line_from(back.cursor()).unwrap_or_default();
    texts.with(|lang| lang.move_names(&review.positions()[back.cursor()], moves))
}
