//! An example of statistics, for a player who has finished no game.

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, GameName};
use talon_table::{Assistance, GameResult, Statistics, Summary, Tally};

use crate::browser;

/// The results of the games, oldest first: a player who learns.
const RESULTS: &str = "--+--+-++-+++-++-++++-++";

/// Number of seconds from one game to the next: half a week.
const PAUSE: u64 = 302_400;

/// The time that each game took, in seconds.
const SECONDS: u64 = 372;

/// The statistics of a few games, which nobody has played.
pub(super) fn statistics(game: GameName) -> Statistics {
    let options = AnyOptions::for_table(game);
    let is_for_two = game.properties().players > 1;
    let (now, count) = (browser::now(), RESULTS.len() as u64);
    let games = (1..=count).rev().zip(RESULTS.bytes()).map(|(ago, sign)| Summary {
        options,
        deal: DealNumber::MIN,
        grade: None,
        started: now.saturating_sub(ago * PAUSE),
        result: if sign == b'+' { GameResult::Won } else { GameResult::Lost },
        assistance: Assistance::None,
        score: None,
        seconds: if is_for_two { 0 } else { SECONDS },
        moves: 0,
        hands: Tally::default(),
        opponent: None,
    });
    Statistics::of(options, games)
}
