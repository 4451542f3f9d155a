//! The selected position of a review: the move before it, what could still be won, and the best line.

use leptos::prelude::*;
use talon_table::{Session, Winnability};

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;
use crate::state::advice::GameReview;
use crate::state::texts::Texts;

/// The selected position, and what the player can do from there.
#[component]
pub(super) fn Position() -> impl IntoView {
    let advice = use_app().advice;
    let is_patience = Memo::new(move |_| advice.of_review(|review| review.review.is_some()) == Some(true));
    move || is_patience.get().then(|| view! { <PositionOfPatience/> })
}

#[component]
fn PositionOfPatience() -> impl IntoView {
    let app @ AppState { texts, game, advice, .. } = use_app();
    let lines = move || {
        let lines = advice.of_review(|review| lines(texts, review)).unwrap_or_default();
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    let try_again = move || {
        let goes_on = game.session.with(Session::is_in_progress);
        texts.text(if goes_on { "web-review-go-back" } else { "web-review-try-again" })
    };
    let is_lost =
        Memo::new(move |_| advice.of_review(|review| review.turning_position().is_some()) == Some(true));
    let find_move = move || {
        let find = move || app.find_move_of_review();
        is_lost.get().then(|| view! { <Button name="web-review-find-move" run=find/> })
    };
    view! {
        <section class="place" aria-label=texts.signal("web-review-place")>
            <div aria-live="polite">{lines}</div>
            <div class="place-buttons">
                <Button name="web-review-show-way" is_strong=true run=move || app.show_line_of_review()/>
                <button type="button" class="command" on:click=move |_| app.try_again_from_review()>
                    {try_again}
                </button>
                {find_move}
            </div>
            <BestLine/>
        </section>
    }
}

/// The moves that would have won, if they are known.
#[component]
fn BestLine() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let names = Memo::new(move |_| advice.of_review(|review| best_line(texts, review)).unwrap_or_default());
    let first = move || advice.of_review(GameReview::cursor).map_or(1, |cursor| cursor + 1);
    let list = move |names: &Vec<String>| {
        view! {
            <details class="better">
                <summary>{texts.text("review-what-would-have-won")}</summary>
                <ol start=first>{names.iter().map(|name| view! { <li>{name.clone()}</li> }).collect_view()}</ol>
            </details>
        }
    };
    move || names.with(|names| (!names.is_empty()).then(|| list(names)))
}

/// The move before the position, its points and verdict, and the next move.
fn lines(texts: Texts, review: &GameReview) -> Vec<String> {
    let Some(patience) = &review.review else { return Vec::new() };
    let score = patience.positions()[review.cursor()].score().unwrap_or_default();
    let points = texts.text_with("table-points", &[("points", score.into())]);
    let stands = texts.with(|lang| lang.review_place(patience, review.cursor()));
    let next = review.names.get(review.cursor());
    let next = next.map(|name| texts.text_with("way-next", &[("move", name.as_str().into())]));
    let chance = review.chances.as_ref().and_then(|chances| chances.at(review.cursor()));
    let chance = chance.map(|count| texts.with(|lang| lang.winnability_sentence(Winnability::Odds(count))));
    [Some(position_text(texts, review)), Some(format!("{points}; {stands}")), next, chance]
        .into_iter()
        .flatten()
        .collect()
}

/// The position by the move before it.
pub(super) fn position_text(texts: Texts, review: &GameReview) -> String {
    match review.cursor().checked_sub(1) {
        None => texts.text("review-before-any-move"),
        Some(last) => {
            let name = review.names[last].as_str();
            texts.text_with("review-position", &[("number", review.cursor().into()), ("move", name.into())])
        }
    }
}

/// The names of the moves that would have won from here, if they are known.
fn best_line(texts: Texts, review: &GameReview) -> Vec<String> {
    let Some(patience) = &review.review else { return Vec::new() };
    let cursor = review.cursor();
    if patience.can_be_won(cursor) != Some(true) {
        return Vec::new();
    }
    let moves = patience.best_line_from(cursor).unwrap_or_default();
    texts.with(|lang| lang.move_names(&patience.positions()[cursor], moves))
}
