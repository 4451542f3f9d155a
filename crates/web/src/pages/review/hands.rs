//! The review of hands of Curse of the Doublet: the moves with the value of the hand after each, what they disclosed, and
//! the other plays.

use leptos::html::Button;
use leptos::prelude::*;
use talon_query::Judged;
use talon_rules::AnyGame;
use talon_rules::curse::Seat;
use talon_table::{Decision, HandReview};

use super::board::Steps;
use crate::actions::app_state::{AppState, use_app};
use crate::browser;
use crate::pages::miniature::Miniature;
use crate::state::advice::AdviceState;
use crate::state::texts::Texts;

/// Reads the review of hands; the default while there is none.
fn found<T: Default>(advice: AdviceState, read: impl Fn(&HandReview) -> T) -> T {
    advice.of_review(|review| review.hands.as_ref().map(read)).flatten().unwrap_or_default()
}

/// A hand, with buttons that lead to the others.
#[component]
pub(super) fn Hands() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let title = move || found(advice, |hands| texts.with(|lang| lang.hand_title(hands, hands.hand())));
    let disclosed = move || {
        let lines = found(advice, |hands| {
            let (done, all) = hands.progress(hands.hand());
            let lines =
                Seat::BOTH.map(|seat| texts.with(|lang| lang.hand_given_away(hands, hands.hand(), seat)));
            if done == all { lines.to_vec() } else { Vec::new() }
        });
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    let moves = Memo::new(move |_| found(advice, |hands| hands.hands()[hands.hand()].clone()));
    let most = move || {
        let points = found(advice, |hands| hands.largest_value(hands.hand()));
        signed(texts, 100 * points)
    };
    let positions = move || {
        let moves = moves.get();
        moves.start..=moves.end.saturating_sub(1).max(moves.start)
    };
    let entries =
        move || moves.get().map(|number| view! { <Entry number first=moves.get().start/> }).collect_view();
    view! {
        <div class="review hands">
            <section class="hand-head">
                <p class="hand-title"><strong>{title}</strong></p>
                <div class="hand-given">{disclosed}</div>
                <OtherHands/>
            </section>
            <div class="review-stage"><Board/> <Steps range=positions/></div>
            <section class="moves" aria-label=texts.signal("label-moves")>
                <p class="worth-head" aria-hidden="true">
                    <span>{seat_name(texts, Seat::North)}" "{most}</span>
                    <span>{most}" "{seat_name(texts, Seat::South)}</span>
                </p>
                <ol>{entries}</ol>
            </section>
            <Place/>
        </div>
    }
}

/// Points with their sign, from hundredths. The hyphen that a terminal shows becomes a minus sign, and the sign stays
/// at the left in a text that is written from the right.
fn signed(texts: Texts, hundredths: i32) -> String {
    let points = texts.with(|lang| lang.signed_points(hundredths)).replace('-', "−");
    format!("\u{2066}{points}\u{2069}")
}

fn seat_name(texts: Texts, seat: Seat) -> impl Fn() -> String {
    move || texts.with(|lang| lang.seat_name(seat.into()))
}

/// The buttons that lead to the hands before and after this one.
#[component]
fn OtherHands() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let place = Memo::new(move |_| found(advice, |hands| (hands.hand(), hands.hands().len())));
    let button = move |name: &'static str, hand: Option<usize>| {
        let go = move |_| {
            advice.review.update(|review| {
                if let (Some(hands), Some(hand)) =
                    (review.as_mut().and_then(|review| review.hands.as_mut()), hand)
                {
                    hands.go_to_hand(hand);
                }
            });
        };
        view! {
            <button type="button" class="command" aria-disabled=hand.is_none().then_some("true") on:click=go>{texts.signal(name)}</button>
        }
    };
    move || {
        let (hand, all) = place.get();
        (all > 1).then(|| {
            let next = Some(hand + 1).filter(|next| *next < all);
            view! {
                <div class="place-buttons">
                    {button("hand-review-previous", hand.checked_sub(1))}
                    {button("spot-next", next)}
                </div>
            }
        })
    }
}

/// A move: its player, a bar for the value of the hand after it, and what it lost.
#[component]
fn Entry(number: usize, first: usize) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let name = move || found(advice, |hands| texts.with(|lang| lang.hand_move(hands, number)));
    let is_current = Memo::new(move |_| found(advice, |hands| hands.cursor() == number));
    let entry = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let (true, Some(entry)) = (is_current.get(), entry.get()) {
            browser::show_in_list(&entry);
        }
    });
    view! {
        <li>
            <button type="button" class="move" node_ref=entry aria-current=move || is_current.get().then_some("true") on:click=move |_| advice.go_to(number)>
                <span class="move-number">{number + 1 - first}</span>
                <span class="hand-move">{name}</span>
                <span class="worth"><Value number/></span>
                <span class="lost"><Loss number/></span>
            </button>
        </li>
    }
}

/// A bar for the value of the hand after a move.
#[component]
fn Value(number: usize) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let value = Memo::new(move |_| found(advice, |hands| hands.value(number, Seat::South)));
    let bar = move |points: i32| {
        let text = texts.with(|lang| {
            let points = lang.signed_points(100 * points);
            let seat = lang.seat_name(Seat::South.into());
            lang.text_with("hand-review-value", &[("seat", seat.into()), ("points", points.into())])
        });
        let most = found(advice, |hands| hands.largest_value(hands.hand())).max(1);
        let width = format!("{}%", 50 * points.abs() / most);
        let figure = points.abs();
        view! {
            <i class="worth-bar" class:is-north={points < 0} style:width=width></i>
            <b class="worth-figure" class:is-north={points < 0} aria-hidden="true">{figure}</b>
            <span class="for-listeners">{text}</span>
        }
    };
    move || value.get().map(bar)
}

/// The points that a move lost, if they are worth telling.
#[component]
fn Loss(number: usize) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let loss = Memo::new(move |_| {
        let loss = found(advice, |hands| hands.decision(number).map(Decision::fair_loss));
        loss.filter(|loss| *loss >= HandReview::WORTH_TELLING)
    });
    let points = move |loss: i32| {
        let text = texts
            .with(|lang| lang.text_with("hand-review-lost", &[("points", lang.signed_points(loss).into())]));
        view! { <span aria-hidden="true">{signed(texts, -loss)}</span><span class="for-listeners">{text}</span> }
    };
    move || loss.get().map(points)
}

/// The table after the selected move.
#[component]
fn Board() -> impl IntoView {
    let advice = use_app().advice;
    let cursor = Memo::new(move |_| found(advice, |hands| Some(hands.cursor())));
    let board = move || {
        let number = cursor.get()?;
        let position = found(advice, |hands| Some(AnyGame::from(hands.after(number).clone())))?;
        Some(view! { <Miniature position/> })
    };
    view! { <div class="review-board">{board}</div> }
}

/// The news that the selected move gave, and the plays that were possible instead.
#[component]
fn Place() -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let lines = Memo::new(move |_| {
        found(advice, |hands| {
            texts.with(|lang| {
                let mut lines = vec![lang.hand_move(hands, hands.cursor())];
                lines.extend(lang.hand_move_details(hands, hands.cursor()));
                lines
            })
        })
    });
    let lines = move || lines.get().into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let plays = Memo::new(move |_| found(advice, |hands| rows(texts, hands, hands.cursor())));
    view! {
        <section class="place" aria-label=texts.signal("web-review-place")>
            <div class="place-told" aria-live="polite">{lines}</div>
            {move || plays.with(|plays| (!plays.is_empty()).then(|| table(texts, advice, plays)))}
        </section>
    }
}

/// A play in words, its value with partial and with perfect information, and whether it was made.
#[derive(Clone, PartialEq)]
struct Row {
    play: String,
    fair: String,
    seen: String,
    was_made: bool,
}

/// The plays that were possible at a move.
fn rows(texts: Texts, hands: &HandReview, number: usize) -> Vec<Row> {
    let Some(decision) = hands.decision(number) else { return Vec::new() };
    let row = |judged: &Judged| Row {
        play: texts.with(|lang| lang.play_name(judged)),
        fair: signed(texts, judged.fair),
        seen: judged.seen.map(|points| signed(texts, 100 * points)).unwrap_or_default(),
        was_made: judged == decision.chosen(),
    };
    decision.plays().iter().map(row).collect()
}

fn table(texts: Texts, advice: AdviceState, rows: &[Row]) -> impl IntoView + use<> {
    let seat = found(advice, |hands| hands.seat(hands.cursor()).map(|seat| seat_name(texts, seat)()));
    let caption = texts.text_with("hand-review-table", &[("seat", seat.unwrap_or_default().into())]);
    let body = rows.iter().cloned().map(|row| {
        let mark = row.was_made.then(|| view! { <small>" ("{texts.text("hand-review-was-played")}")"</small> });
        view! {
            <tr class:is-made=row.was_made><th scope="row">{row.play}{mark}</th><td>{row.fair}</td><td>{row.seen}</td></tr>
        }
    });
    view! {
        <table class="plays">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{texts.text("hand-review-column-play")}</th>
                    <th scope="col">{texts.text("hand-review-column-fair")}</th>
                    <th scope="col">{texts.text("hand-review-column-seen")}</th>
                </tr>
            </thead>
            <tbody>{body.collect_view()}</tbody>
        </table>
    }
}
