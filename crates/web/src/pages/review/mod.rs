//! The review of the game on the table: a graph, the moves, and what would have been better.

mod board;
mod graph;
mod hands;
mod moves;
mod place;
mod strip;

use leptos::html;
use leptos::prelude::*;
use talon_table::{Command, Review as Found, Session};
use wasm_bindgen::JsCast;

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::command::command_of_key;
use crate::state::advice::GameReview;

/// The page of the review.
#[component]
pub fn Review() -> impl IntoView {
    let app @ AppState { texts, game, advice, .. } = use_app();
    listen(app);
    let title = move || {
        let players = advice.of_review(|review| Some(review.of_match.as_ref()?.players.join(" – ")));
        if let Some(players) = players.flatten() {
            return players;
        }
        let name = game.session.with(|session| texts.with(|lang| lang.game_name(session.kind().game)));
        let deal = game.session.with(Session::deal);
        let deal = deal.map(|deal| texts.text_with("table-deal", &[("deal", deal.to_string().into())]));
        [Some(name), deal].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let heading = NodeRef::<html::H1>::new();
    heading.on_load(|heading| {
        // A heading with a tab index can take the focus.
        heading.focus().ok();
    });
    view! {
        <main class="page review-page">
            <header class="review-head">
                <a class="command" href=move || back_address(app) aria-keyshortcuts="Escape">
                    {texts.signal("web-back-to-game")}
                </a>
                <h1 node_ref=heading tabindex="-1">{texts.signal("review-title")}</h1>
                <span class="note-aside">{title}</span>
            </header>
            <Content/>
        </main>
    }
}

/// The review, or a note that there is nothing to review.
#[component]
fn Content() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let has = move |part: fn(&GameReview) -> bool| Memo::new(move |_| advice.of_review(part) == Some(true));
    let has_moves = has(|review| !review.names.is_empty());
    let has_hands = has(|review| review.hands.is_some());
    move || {
        if !has_moves.get() {
            view! { <p>{texts.signal("web-review-nothing")}</p> }.into_any()
        } else if has_hands.get() {
            view! { <Verdict/> <hands::Hands/> }.into_any()
        } else {
            view! {
                <Verdict/>
                <div class="review">
                    <div class="review-stage"><board::Board/> <graph::Graph/></div>
                    <div class="review-side"><place::Position/> <moves::Moves/></div>
                </div>
            }
            .into_any()
        }
    }
}

/// The result of the review so far, and its progress.
#[component]
fn Verdict() -> impl IntoView {
    let AppState { texts, game, advice, .. } = use_app();
    let verdict = Memo::new(move |_| {
        advice.of_review(|review| {
            texts.with(|lang| match (&review.review, &review.hands) {
                (Some(review), _) => lang.review_verdict(review),
                (None, Some(hands)) => lang.hand_verdict(hands, hands.hand()),
                (None, None) => String::new(),
            })
        })
    });
    let progress = Memo::new(move |_| {
        let progress = advice.of_review(|review| {
            let of_hands = || review.hands.as_ref().map(|hands| hands.progress(hands.hand()));
            review.review.as_ref().map(Found::progress).or_else(of_hands)
        });
        progress.flatten().filter(|(done, all)| done < all)
    });
    let bar = move || {
        progress.get().map(|(done, all)| {
            let label = texts.text_with("web-review-progress", &[("done", done.into()), ("all", all.into())]);
            view! { <progress class="review-progress" max=all value=done aria-label=label></progress> }
        })
    };
    let grade = move || {
        game.with_advice(|advice| advice.grade()).map(|graded| texts.with(|lang| lang.graded(graded)))
    };
    view! {
        <p class="review-verdict" role="status">{verdict}</p>
        <p class="review-grade">{grade}</p>
        <div class="review-progress-place">{bar}</div>
    }
}

fn back_address(AppState { game, advice, .. }: AppState) -> String {
    let of_match = advice.of_review(|review| Some(review.of_match.as_ref()?.address.to_string()));
    if let Some(address) = of_match.flatten() {
        return address;
    }
    let address = game.session.with(|session| match session.seated() {
        0 => Address::Start,
        _ => Address::Table { kind: session.kind(), deal: session.deal(), moves: Vec::new() },
    });
    address.to_string()
}

/// Listens to the keys of the page: Escape goes back, the arrows step through the moves, and the key for a winning line
/// shows one.
fn listen(app: AppState) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" | "ArrowRight" if is_slider(&event) => {}
            key @ ("ArrowLeft" | "ArrowRight") => app.advice.step(key == "ArrowRight"),
            "Escape" => browser::go_to(&untrack(|| back_address(app))),
            key if command_of_key(key) == Some(Command::WinningLine) => app.show_line_of_review(),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}

/// Returns true if a key goes to the slider, which steps by itself.
fn is_slider(event: &web_sys::KeyboardEvent) -> bool {
    event.target().is_some_and(|target| target.has_type::<web_sys::HtmlInputElement>())
}
