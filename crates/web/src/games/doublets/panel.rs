//! The panel of Doublets: the ring of ranks, with the next one for the foundation.

use std::f64::consts::TAU;

use leptos::prelude::*;
use talon_rules::pieces::Suit;
use talon_table::Counts;

use crate::state::texts::Texts;

/// The ring is drawn in a square of this side.
const SIDE: f64 = 200.0;

/// The radius of the ring, and of the disc around each rank.
const RADIUS: (f64, f64) = (80.0, 17.0);

/// The ratio of width to height above which the panel shows a row instead of a ring.
const ROW: f64 = 1.8;

/// The ranks in the order of the foundation, each with the number of its cards that are still to come.
pub(super) fn panel(texts: Texts, counts: &Counts, (width, height): (f64, f64)) -> AnyView {
    let Counts::Doublets(counts) = counts else { return ().into_any() };
    let name = counts.wanted.map(|wanted| texts.with(|lang| lang.rank_name(wanted)));
    let sentence = name.clone().map(|name| texts.text_with("web-wanted-sentence", &[("rank", name.into())]));
    let redeals = texts.text_with("doublets-board-redeals", &[("count", counts.redeals_left.into())]);
    let all = counts.ring.len() * Suit::ALL.len();
    let progress = format!("{}/{all}", all - counts.left.iter().sum::<usize>());
    let ranks: Vec<(String, bool, usize)> = counts
        .ring
        .iter()
        .zip(&counts.left)
        .map(|(rank, left)| (texts.with(|lang| lang.rank_index(*rank)), Some(*rank) == counts.wanted, *left))
        .collect();
    let figures = if width > ROW * height {
        row(ranks).into_any()
    } else {
        let wanted = name.map(|name| (texts.text("table-wanted"), name));
        circle(ranks, wanted, progress).into_any()
    };
    view! {
        <p class="for-listeners">{sentence} " " {redeals}</p>
        {figures}
    }
    .into_any()
}

/// The ranks in a circle around the wanted one, which is a label and a name, and the progress of the foundation.
fn circle(
    ranks: Vec<(String, bool, usize)>,
    wanted: Option<(String, String)>,
    progress: String,
) -> impl IntoView {
    let middle = SIDE / 2.0;
    let count = ranks.len();
    let stations = ranks.into_iter().enumerate().map(|(place, (text, is_wanted, left))| {
        let angle = TAU * place as f64 / count as f64;
        let (x, y) = (middle + RADIUS.0 * angle.sin(), middle - RADIUS.0 * angle.cos());
        view! {
            <g class="station" class:is-wanted=is_wanted class:is-done=left == 0>
                <circle cx=x cy=y r=RADIUS.1/>
                <text x=x y=y dy="0.36em">{text}</text>
                {dots(x, y + RADIUS.1 - 4.5, left)}
            </g>
        }
    });
    view! {
        <svg class="ring" viewBox=format!("0 0 {SIDE} {SIDE}") aria-hidden="true">
            <circle class="track" cx=middle cy=middle r=RADIUS.0/>
            {stations.collect_view()}
            {wanted.map(|(label, name)| view! {
                <text class="ring-label" x=middle y=middle - 22.0>{label}</text>
                <text class="ring-wanted" x=middle y=middle + 6.0>{name}</text>
            })}
            <text class="ring-label" x=middle y=middle + 29.0>{progress}</text>
        </svg>
    }
}

/// A dot for each card that is still to come.
fn dots(x: f64, y: f64, left: usize) -> impl IntoView {
    let first = x - 2.5 * (left as f64 - 1.0);
    (0..left)
        .map(|dot| view! { <circle class="dot" cx=first + 5.0 * dot as f64 cy=y r="1.3"/> })
        .collect_view()
}

fn row(ranks: Vec<(String, bool, usize)>) -> impl IntoView {
    let stations = ranks.into_iter().map(|(text, is_wanted, left)| {
        view! { <span class="station" class:is-wanted=is_wanted class:is-done=left == 0>{text}</span> }
    });
    view! { <div class="rank-row" aria-hidden="true">{stations.collect_view()}</div> }
}
