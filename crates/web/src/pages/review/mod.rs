//! Looking back over the game on the table: a graph of it, its moves, and what would have been better.

mod graph;
mod hands;
mod moves;
mod place;
mod strip;

use leptos::prelude::*;
use talon_table::{Review as Found, Session};

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::command::command_of_key;
use crate::state::advice::use_advice;
use crate::state::game::{GameState, use_game};
use crate::state::texts::use_texts;
use talon_table::Command;

/// The page that looks back over a game.
#[component]
pub fn Review() -> impl IntoView {
    let texts = use_texts();
    let game = use_game();
    let advice = use_advice();
    let app = use_app();
    listen(game, app);
    let is_there = Memo::new(move |_| {
        advice.review.with(|back| back.as_ref().is_some_and(|back| !back.names.is_empty()))
    });
    let title = move || {
        let name = game.session.with(|session| texts.with(|lang| lang.game_name(session.kind().game)));
        let deal = game.session.with(Session::deal);
        let deal = deal.map(|deal| texts.text_with("table-deal", &[("deal", deal.to_string().into())]));
        [Some(name), deal].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let has_hands =
        Memo::new(move |_| advice.review.with(|back| back.as_ref().is_some_and(|back| back.hands.is_some())));
    let content = move || match is_there.get() {
        true if has_hands.get() => view! { <Verdict/> <hands::Hands/> }.into_any(),
        true => {
            view! { <Verdict/> <div class="review"><graph::Graph/> <place::PlaceTold/> <moves::Moves/></div> }
                .into_any()
        }
        false => view! { <p>{texts.signal("web-review-nothing")}</p> }.into_any(),
    };
    view! {
        <main class="page review-page">
            <header class="review-head">
                <a class="command" href=move || back_address(game) aria-keyshortcuts="Escape">
                    {texts.signal("web-back-to-game")}
                </a>
                <h1>{texts.signal("review-title")}</h1>
                <span class="note-aside">{title}</span>
            </header>
            {content}
        </main>
    }
}

/// What the review has found out, and how far it is.
#[component]
fn Verdict() -> impl IntoView {
    let texts = use_texts();
    let advice = use_advice();
    let back = advice.review;
    let told = Memo::new(move |_| {
        back.with(|back| {
            let back = back.as_ref()?;
            texts.with(|lang| match (&back.review, &back.hands) {
                (Some(review), _) => Some(lang.review_verdict(review)),
                (None, Some(hands)) => Some(lang.hand_verdict(hands, hands.hand())),
                (None, None) => None,
            })
        })
    });
    let progress = Memo::new(move |_| {
        back.with(|back| {
            let back = back.as_ref()?;
            let of_hands = || back.hands.as_ref().map(|hands| hands.progress(hands.hand()));
            back.review.as_ref().map(Found::progress).or_else(of_hands)
        })
        .filter(|(done, all)| done < all)
    });
    let bar = move || {
        progress.get().map(|(done, all)| {
            let label = texts.text_with("web-review-progress", &[("done", done.into()), ("all", all.into())]);
            view! { <progress class="review-progress" max=all value=done aria-label=label></progress> }
        })
    };
    view! {
        <p class="review-verdict" role="status">{told}</p>
        <p class="review-grade" data-told="grade">{move || advice.grade().map(|graded| texts.with(|lang| lang.graded(graded)))}</p>
        <div class="review-progress-place">{bar}</div>
    }
}

fn back_address(game: GameState) -> String {
    let address = game.session.with(|session| match session.seated() {
        0 => Address::Start,
        _ => Address::Table { kind: session.kind(), deal: session.deal(), moves: Vec::new() },
    });
    address.to_string()
}

/// The keys of the page: Escape goes back, and what a table's key for the way or the review does.
fn listen(game: GameState, app: AppState) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => browser::go_to(&untrack(|| back_address(game))),
            key if command_of_key(key) == Some(Command::WinningLine) => app.show_line_of_review(),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}
