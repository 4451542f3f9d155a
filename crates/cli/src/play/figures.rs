//! The figures of the statistics as text.

use talon_lang::{Figure, Lang};
use talon_table::Statistics;

/// A figure; a dash where there is none yet.
pub(crate) fn figure_text(figure: Figure, statistics: &Statistics, lang: &Lang) -> String {
    let none = || "-".to_owned();
    let games = statistics.games;
    match figure {
        Figure::Played => games.played.to_string(),
        Figure::Won => games.won.to_string(),
        Figure::WonPercent => {
            (games.won * 100).checked_div(games.played).map_or_else(none, |won| won.to_string())
        }
        Figure::Streak => statistics.current_streak.to_string(),
        Figure::LongestStreak => statistics.longest_streak.to_string(),
        Figure::BestScore => statistics.best_score.map_or_else(none, |score| score.to_string()),
        Figure::BestTime => statistics.best_seconds.map_or_else(none, |seconds| lang.duration(seconds)),
        Figure::Assisted => statistics.assisted.played.to_string(),
    }
}
