//! The graphs of the statistics, each also as a table.

use leptos::prelude::*;
use talon_table::{GameResult, Statistics};

use super::chart::{self, Bar, HEIGHT, WIDTH};
use crate::state::texts::Texts;

/// The maximum number of games in the graph of results, and of points in a line.
const MOST_GAMES: usize = 60;

/// The maximum number of bars in the graph of scores.
const MOST_BARS: u32 = 24;

/// All graphs that have content.
pub(super) fn all(texts: Texts, values: &Statistics) -> impl IntoView + use<> {
    let results: Vec<GameResult> = values.over_time.iter().map(|(_, result)| *result).collect();
    let has_line = results.len() > 1;
    view! {
        {(!results.is_empty()).then(|| last_results(texts, &results))}
        {has_line.then(|| shares(texts, &results))}
        {(!values.scores.is_empty()).then(|| scores(texts, values))}
    }
}

/// The last games, one by one.
fn last_results(texts: Texts, results: &[GameResult]) -> AnyView {
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
    graph(texts, "graph-results", drawing.into_any(), ["graph-result", "graph-in-a-row"], rows.collect())
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
    graph(texts, "graph-shares", drawing.into_any(), ["graph-game", "figure-won-percent"], rows.collect())
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
    graph(texts, "graph-scores", drawing.into_any(), ["label-points", "label-games"], rows.collect())
}

/// A drawing with its heading, and a table with the same content.
fn graph(
    texts: Texts,
    name: &'static str,
    drawing: AnyView,
    columns: [&'static str; 2],
    rows: Vec<Vec<String>>,
) -> AnyView {
    let row = |cells: Vec<String>| {
        view! { <tr>{cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> }
    };
    view! {
        <section class="graph">
            <h2>{texts.text(name)}</h2>
            <svg viewBox=format!("-2 -2 {} {}", WIDTH + 4.0, HEIGHT + 4.0) aria-hidden="true">{drawing}</svg>
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
