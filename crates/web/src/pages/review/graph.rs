//! The graph of a review: the points of each position, the points that were still possible, whether the position could
//! be won, and how often a player who cannot peek would have won it. A slider over it selects a position.

use leptos::prelude::*;
use talon_table::{ChanceCurve, OddsCount, Review};

use super::place::position_text;
use super::strip::{Bar, bars, runs};
use crate::actions::app_state::{AppState, use_app};
use crate::state::advice::GameReview;
use crate::state::texts::Texts;

/// The height of the picture, and the height of its bars.
const HEIGHT: (f64, f64) = (100.0, 82.0);

/// The graph with its axes: points at the left, chances at the right, moves below.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let AppState { advice, .. } = use_app();
    let bars = Memo::new(move |_| {
        advice.of_review(|review| review.review.as_ref().map(bars)).flatten().unwrap_or_default()
    });
    let chances = Memo::new(move |_| {
        advice.of_review(|review| review.chances.as_ref().map(chance_points)).flatten().unwrap_or_default()
    });
    let has_chances = Signal::derive(move || chances.with(|points| points.len() > 1));
    let most =
        move || advice.of_review(|review| review.review.as_ref().map(Review::points_that_win)).flatten();
    let points = move || {
        let most = most().unwrap_or_default();
        [most, most / 2, 0].map(|points| view! { <span>{points}</span> })
    };
    let moves = move || {
        let last = bars.with(Vec::len).saturating_sub(1);
        [0, last / 2, last].map(|number| view! { <span>{number}</span> })
    };
    let percent = ["100%", "50%", "0%"].map(|percent| view! { <span>{percent}</span> });
    view! {
        <figure class="review-graph" class:is-absent=move || bars.with(Vec::is_empty)>
            <div class="graph-axes" dir="ltr">
                <div class="graph-ticks" aria-hidden="true">{points}</div>
                <Room bars chances/>
                <div class="graph-ticks is-right" class:is-absent=move || !has_chances.get() aria-hidden="true">{percent}</div>
                <div class="graph-ticks is-bottom" aria-hidden="true">{moves}</div>
            </div>
            <Legend has_chances/>
        </figure>
    }
}

/// The picture between the axes, with a slider for the keys and for screen readers.
#[component]
fn Room(bars: Memo<Vec<Bar>>, chances: Memo<Vec<(usize, f64)>>) -> impl IntoView {
    let AppState { texts, advice, .. } = use_app();
    let cursor = Memo::new(move |_| advice.of_review(GameReview::cursor).unwrap_or_default());
    let turning = Memo::new(move |_| advice.of_review(GameReview::turning_position).flatten());
    let share = move |place: f64| format!("{:.3}%", 100.0 * place / bars.with(Vec::len).max(1) as f64);
    let turn = move || {
        let place = turning.get()? as f64 + 1.0;
        Some(view! { <span class="turning" style:left=move || share(place) aria-hidden="true"></span> })
    };
    let go = move |event: leptos::ev::Event| {
        if let Ok(position) = event_target_value(&event).parse() {
            advice.go_to(position);
        }
    };
    view! {
        <div class="graph-room">
            {move || bars.with(|bars| draw(bars))}
            {move || chances.with(|points| draw_chances(points, bars.with(Vec::len)))}
            {turn}
            <input
                type="range"
                min="0"
                max=move || bars.with(Vec::len).saturating_sub(1)
                prop:value=move || cursor.get().to_string()
                aria-label=texts.signal("web-review-graph")
                aria-valuetext=move || advice.of_review(|review| value_text(texts, review))
                on:input=go
            />
            <span class="graph-cursor" style:left=move || share(cursor.get() as f64 + 0.5) aria-hidden="true"></span>
        </div>
    }
}

/// The selected position as a text.
fn value_text(texts: Texts, back: &GameReview) -> Option<String> {
    let stands = texts.with(|lang| Some(lang.review_place(back.review.as_ref()?, back.cursor())))?;
    Some(format!("{}: {stands}", position_text(texts, back)))
}

/// The picture. Positions that could be won have a high strip and the others a low one, so that colour is not
/// needed.
fn draw(bars: &[Bar]) -> impl IntoView + use<> {
    let (high, room) = HEIGHT;
    let gap = if bars.len() > 80 { 0.0 } else { 0.14 };
    let column = |(position, bar): (usize, &Bar)| {
        let x = position as f64 + gap / 2.0;
        let rect = |class: &'static str, part: f64| {
            let height = room * part;
            view! { <rect class=class x=x y=room - height width=1.0 - gap height=height/> }
        };
        view! { {rect("still", bar.most)} {rect("score", bar.score)} }
    };
    let strips = runs(bars).into_iter().map(|run| {
        let (class, height) = match run.can_be_won {
            Some(true) => ("could", high - room - 4.0),
            Some(false) => ("could-not", 3.0),
            None => ("unknown", 1.0),
        };
        view! { <rect class=class x=run.from y=high - height width=run.count height=height/> }
    });
    view! {
        <svg class="graph-picture" viewBox=format!("0 0 {} {high}", bars.len()) preserveAspectRatio="none" aria-hidden="true">
            {bars.iter().enumerate().map(column).collect_view()}
            {strips.collect_view()}
        </svg>
    }
}

/// The points of the curve: positions, and chances from 0 to 1.
fn chance_points(chances: &ChanceCurve) -> Vec<(usize, f64)> {
    let chance =
        |(position, count): (usize, OddsCount)| (position, f64::from(count.wins) / f64::from(count.worlds));
    chances.points().map(chance).collect()
}

/// The curve of the chances. Its edge keeps it apart from the bars.
fn draw_chances(points: &[(usize, f64)], positions: usize) -> impl IntoView + use<> {
    let (high, room) = HEIGHT;
    let point = |(position, chance): &(usize, f64)| {
        format!("{:.1},{:.2}", *position as f64 + 0.5, room * (1.0 - chance))
    };
    let line = points.iter().map(point).collect::<Vec<_>>().join(" ");
    let class = |class: &'static str| view! { <polyline class=class points=line.clone()/> };
    view! {
        <svg class="graph-curve" viewBox=format!("0 0 {} {high}", positions.max(1)) preserveAspectRatio="none" aria-hidden="true">
            {class("chance-edge")}
            {class("chance")}
        </svg>
    }
}

/// The meaning of the parts of the picture.
#[component]
fn Legend(has_chances: Signal<bool>) -> impl IntoView {
    let texts = use_app().texts;
    let entry = move |class: &'static str, name: &'static str| {
        view! { <li><i class=format!("swatch {class}")></i>{texts.signal(name)}</li> }
    };
    view! {
        <figcaption>
            <ul class="legend">
                {entry("score", "label-points")}
                {entry("still", "web-review-points-to-be-had")}
                {entry("could", "web-review-could-be-won")}
                {entry("could-not", "web-review-could-not-be-won")}
                {move || has_chances.get().then(|| entry("chance", "web-review-chance"))}
            </ul>
        </figcaption>
    }
}
