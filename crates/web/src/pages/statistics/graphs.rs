//! The graphs of the statistics, each also as a table.

use leptos::prelude::*;
use talon_table::{GameResult, Statistics};

use super::chart::{self, Bar, HEIGHT, WIDTH};
use crate::browser;
use crate::state::texts::Texts;

/// The maximum number of games in the graph of results, and of points in a line.
const MOST_GAMES: usize = 60;

/// The maximum number of bars in the graph of scores.
const MOST_BARS: u32 = 24;

/// The values along the axes of a graph.
struct Axes {
    /// From the top to the bottom.
    left: Vec<String>,
    /// From the left to the right.
    bottom: Vec<String>,
}

/// All graphs that have content. One game makes no graph.
pub(super) fn all(texts: Texts, values: &Statistics) -> AnyView {
    let results: Vec<GameResult> = values.over_time.iter().map(|(_, result)| *result).collect();
    if results.len() < 2 {
        return view! { <p class="rates">{texts.text("graph-too-few")}</p> }.into_any();
    }
    view! {
        {last_results(texts, &results, values)}
        {shares(texts, &results)}
        {(!values.scores.is_empty()).then(|| scores(texts, values))}
    }
    .into_any()
}

/// The last games, one by one.
fn last_results(texts: Texts, results: &[GameResult], values: &Statistics) -> AnyView {
    let last = &results[results.len().saturating_sub(MOST_GAMES)..];
    let bar = |(bar, result): (Bar, &GameResult)| rect(bar, class(*result));
    let bars = chart::result_bars(last).into_iter().zip(last).map(bar).collect_view();
    let rows = chart::runs(last)
        .into_iter()
        .map(|run| vec![texts.text(result_name(run.result)), run.length.to_string()]);
    let drawing = view! {
        <line class="axis" x1="0" y1=HEIGHT / 2.0 x2=WIDTH y2=HEIGHT / 2.0/>
        {bars}
    };
    let language = texts.with(|lang| lang.language().code());
    let times = &values.over_time[values.over_time.len() - last.len()..];
    let dates = [times.first(), times.last().filter(|_| times.len() > 1)];
    let axes = Axes {
        left: ["figure-won", "graph-lost"].map(|id| texts.text(id)).to_vec(),
        bottom: dates.into_iter().flatten().map(|(began, _)| browser::date(*began, language)).collect(),
    };
    graph(
        texts,
        "graph-results",
        drawing.into_any(),
        axes,
        ["graph-result", "graph-in-a-row"],
        rows.collect(),
    )
}

/// The win rate in percent after each game.
fn shares(texts: Texts, results: &[GameResult]) -> AnyView {
    let shares: Vec<(usize, f64)> = (1..).zip(chart::shares_won(results)).collect();
    let shares = chart::thinned(&shares, MOST_GAMES);
    let line: Vec<f64> = shares.iter().map(|(_, share)| *share).collect();
    let mark = |percent: f64| {
        let y = HEIGHT - percent / 100.0 * HEIGHT;
        view! { <line class="axis" x1="0" y1=y x2=WIDTH y2=y/> }
    };
    let drawing = view! {
        {[0.0, 50.0, 100.0].map(mark)}
        <polyline class="share" points=chart::line(&line)/>
    };
    let rows = shares.iter().map(|(games, share)| vec![games.to_string(), format!("{share:.0}")]);
    let axes = Axes {
        left: ["100", "50", "0"].map(str::to_owned).to_vec(),
        bottom: [1, results.len().div_ceil(2), results.len()].map(|games| games.to_string()).to_vec(),
    };
    graph(
        texts,
        "graph-shares",
        drawing.into_any(),
        axes,
        ["graph-game", "figure-won-percent"],
        rows.collect(),
    )
}

/// The number of games for each score.
fn scores(texts: Texts, values: &Statistics) -> AnyView {
    let buckets = chart::buckets(&values.scores, MOST_BARS);
    let bars = chart::bucket_bars(&buckets).into_iter().map(|bar| rect(bar, "score")).collect_view();
    let drawing = view! { {bars} <line class="axis" x1="0" y1=HEIGHT x2=WIDTH y2=HEIGHT/> };
    let points =
        |first: u32, last: u32| if first == last { first.to_string() } else { format!("{first}–{last}") };
    let rows = buckets.iter().filter(|bucket| bucket.2 > 0);
    let rows = rows.map(|(first, last, games)| vec![points(*first, *last), games.to_string()]);
    let most = buckets.iter().map(|bucket| bucket.2).max().unwrap_or_default();
    // The last value stands below the last bar, which need not be at the edge.
    let ends = [buckets.first().map(|bucket| bucket.0), buckets.last().map(|bucket| bucket.1)];
    let axes = Axes {
        left: vec![most.to_string(), "0".to_owned()],
        bottom: if buckets.len() < 8 {
            Vec::new()
        } else {
            ends.into_iter().flatten().map(|points| points.to_string()).collect()
        },
    };
    graph(texts, "graph-scores", drawing.into_any(), axes, ["label-points", "label-games"], rows.collect())
}

/// A drawing with its heading and axes, and a table with the same content.
fn graph(
    texts: Texts,
    name: &'static str,
    drawing: AnyView,
    axes: Axes,
    columns: [&'static str; 2],
    rows: Vec<Vec<String>>,
) -> AnyView {
    let ticks = |values: Vec<String>| {
        values.into_iter().map(|value| view! { <span dir="auto">{value}</span> }).collect_view()
    };
    let row = |cells: Vec<String>| {
        view! { <tr>{cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> }
    };
    view! {
        <section class="graph">
            <h2>{texts.text(name)}</h2>
            <div class="graph-axes" dir="ltr" aria-hidden="true">
                <div class="graph-ticks">{ticks(axes.left)}</div>
                <svg viewBox=format!("-2 -2 {} {}", WIDTH + 4.0, HEIGHT + 4.0)>{drawing}</svg>
                <div class="graph-ticks is-bottom">{ticks(axes.bottom)}</div>
            </div>
            <details>
                <summary>{texts.text("graph-as-table")}</summary>
                <table>
                    <thead><tr>{columns.map(|column| view! { <th scope="col">{texts.text(column)}</th> })}</tr></thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </details>
        </section>
    }
    .into_any()
}

fn rect(bar: Bar, class: &'static str) -> impl IntoView {
    view! { <rect class=class x=bar.x y=bar.y width=bar.width height=bar.height rx="2"/> }
}

fn class(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Drawn => "drawn",
    }
}

fn result_name(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "figure-won",
        GameResult::Lost => "graph-lost",
        GameResult::Drawn => "graph-drawn",
    }
}
