//! An example of statistics, for a player who has finished no game.

use talon_rules::GameName;
use talon_table::{GameResult, Statistics, Tally};

use crate::browser;

/// The results of the games, oldest first: a player who learns.
const RESULTS: &str = "--+--+-++-+++-++-++++-++";

/// Number of seconds from one game to the next: half a week.
const PAUSE: u64 = 302_400;

/// The statistics of a few games, which nobody has played.
pub(super) fn statistics(game: GameName) -> Statistics {
    let results = RESULTS.bytes().map(|sign| if sign == b'+' { GameResult::Won } else { GameResult::Lost });
    let count = RESULTS.len() as u64;
    let began = (1..=count).rev().map(|ago| browser::now().saturating_sub(ago * PAUSE));
    let won = RESULTS.matches('+').count() as u32;
    let is_for_two = game.properties().players > 1;
    Statistics {
        games: Tally { played: RESULTS.len() as u32, won, ..Tally::default() },
        current_streak: 2,
        longest_streak: 4,
        best_seconds: (!is_for_two).then_some(372),
        over_time: began.zip(results).collect(),
        ..Statistics::default()
    }
}
