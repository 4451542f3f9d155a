//! The text of the page of statistics: figures, sentences and small charts.

use std::collections::BTreeMap;

use talon_lang::{Figure, Lang};
use talon_rules::GameName;
use talon_table::{GameResult, Statistics, Tally};

use super::page_text::PageText;
use crate::play::draw::Pen;

/// The figures and charts of the statistics of a game.
pub(super) fn statistics_text(game: GameName, statistics: &Statistics, pen: &Pen<'_>) -> Vec<PageText> {
    let mut text = vec![PageText::Heading(pen.text("terminal-figures"))];
    for figure in Figure::ALL {
        let mut value = pen.lang.figure(figure, statistics);
        if figure == Figure::WonPercent && statistics.games.played > 0 {
            value = format!("{value:<3} {}", share_bar(statistics.games, pen));
        }
        text.push(PageText::Entry(pen.lang.figure_name(figure), value));
    }
    let sentences = [pen.lang.winnable_rate(statistics.games, &statistics.deals), pen.lang.rates(game)];
    text.extend(sentences.into_iter().flatten().map(PageText::Paragraph));
    text.extend(entries_of("statistics-by-opponent", &statistics.by_opponent, Lang::level_name, pen));
    text.extend(entries_of("statistics-by-grade", &statistics.deals.by_grade, Lang::grade_name, pen));
    text.push(PageText::Heading(pen.text("graph-results")));
    if statistics.over_time.is_empty() {
        text.push(PageText::Paragraph(pen.text("statistics-empty")));
    } else {
        text.extend(result_lines(statistics, pen).map(PageText::Line));
    }
    if !statistics.scores.is_empty() {
        text.push(PageText::Heading(pen.text("graph-scores")));
        text.extend(score_bars(statistics, pen).into_iter().map(PageText::Line));
    }
    text
}

/// A bar for the share of games that were won.
fn share_bar(games: Tally, pen: &Pen<'_>) -> String {
    const LONGEST: u32 = 20;
    let won = (games.won * LONGEST / games.played.max(1)) as usize;
    pen.theme.glyphs.block.repeat(won) + &pen.theme.glyphs.shade.repeat(LONGEST as usize - won)
}

/// The games of each opponent or grade, with a heading; nothing if there are none.
fn entries_of<K: Copy>(
    heading: &str,
    games: &BTreeMap<K, Tally>,
    name: impl Fn(&Lang, K) -> String,
    pen: &Pen<'_>,
) -> Vec<PageText> {
    let entry = |(key, games): (&K, &Tally)| {
        let value = format!("{:<8} {}", pen.lang.won_of(*games), share_bar(*games, pen));
        PageText::Entry(name(pen.lang, *key), value)
    };
    let entries: Vec<PageText> = games.iter().map(entry).collect();
    let heading = (!entries.is_empty()).then(|| PageText::Heading(pen.text(heading)));
    heading.into_iter().chain(entries).collect()
}

/// The distribution of scores: a bar for each range of points.
fn score_bars(statistics: &Statistics, pen: &Pen<'_>) -> Vec<String> {
    const STEP: u32 = 8;
    const LONGEST: u32 = 30;
    let most = statistics.scores.keys().max().copied().unwrap_or(0);
    let count = |from: u32| statistics.scores.range(from..from + STEP).map(|(_, games)| *games).sum::<u32>();
    let highest = (0..=most / STEP).map(|step| count(step * STEP)).max().unwrap_or(1).max(1);
    let bar = |step: u32| {
        let (from, games) = (step * STEP, count(step * STEP));
        let long = (games * LONGEST).div_ceil(highest) as usize;
        format!("{from:>3} - {:>2}  {} {games}", from + STEP - 1, pen.theme.glyphs.block.repeat(long))
    };
    (0..=most / STEP).map(bar).collect()
}

/// The last games, the oldest first: a full mark for each win, and above it a bar for how many were won in a row.
fn result_lines(statistics: &Statistics, pen: &Pen<'_>) -> impl Iterator<Item = String> {
    const MOST: usize = 40;
    let glyphs = pen.theme.glyphs;
    let mut streak = 0;
    let games = statistics.over_time.iter().map(|(_, result)| {
        streak = if *result == GameResult::Won { streak + 1 } else { 0 };
        (*result, streak)
    });
    let games: Vec<(GameResult, usize)> = games.collect();
    let last = &games[games.len().saturating_sub(MOST)..];
    let mark = |(result, _): &(GameResult, usize)| match result {
        GameResult::Won => glyphs.full,
        GameResult::Lost => glyphs.hollow,
        GameResult::Drawn => glyphs.dot,
    };
    let height = |(_, streak): &(GameResult, usize)| match streak {
        0 => " ",
        streak => glyphs.eighths[(streak - 1).min(7)],
    };
    let marks: String = last.iter().map(mark).collect();
    let streaks: String = last.iter().map(height).collect();
    [streaks, marks].into_iter().filter(|line| !line.trim().is_empty())
}
