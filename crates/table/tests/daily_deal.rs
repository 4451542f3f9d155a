//! The deal of the day.

use talon_engine::Engine;
use talon_query::{Answer, Effort};
use talon_rules::GameName;
use talon_table::{DailyDeal, DealSearch, SearchProgress};

const PATIENCES: [GameName; 3] = [GameName::Doublets, GameName::Yield, GameName::LadyJane];

/// The deal of a day, and how many were looked at in vain.
fn found(game: GameName, day: u64) -> (u64, usize) {
    let (mut daily, mut engine) = (DailyDeal::new(game, day), Engine::default());
    loop {
        let answer = engine.answer(&daily.query().expect("a patience"), &|| false);
        match daily.take(&answer) {
            SearchProgress::Found(number) => return (number.get(), daily.tried()),
            SearchProgress::GoesOn => {}
            SearchProgress::GaveUp => panic!("{game} has no deal on day {day}"),
        }
    }
}

#[test]
fn everybody_has_the_same_deal_on_the_same_day() {
    for (day, expected) in [
        (20_778, [(756_241, 0), (787_341, 1), (756_241, 0)]),
        (20_779, [(3_321, 0), (195_106, 3), (104_039, 2)]),
        (20_780, [(830_270, 0), (830_270, 0), (830_270, 0)]),
    ] {
        assert_eq!(PATIENCES.map(|game| found(game, day)), expected, "day {day}");
    }
}

#[test]
fn no_clock_ends_the_search() {
    let query = DailyDeal::new(GameName::Yield, 20_778).query().expect("a patience");
    assert_eq!(query.effort, Effort::Counted);
    assert_eq!(query, DailyDeal::new(GameName::Yield, 20_778).query().expect("the same"));
}

#[test]
fn a_game_between_two_takes_the_first_number() {
    let daily = DailyDeal::new(GameName::Curse, 20_778);
    assert_eq!(daily.query(), None);
    assert_eq!(daily.number(), DailyDeal::new(GameName::Doublets, 20_778).number());
}

#[test]
fn the_day_changes_at_midnight_in_utc() {
    for (now, day) in [(0, 0), (86_399, 0), (86_400, 1), (1_795_303_800, 20_778)] {
        assert_eq!(DailyDeal::day_of(now), day);
    }
}

#[test]
fn a_search_in_vain_ends() {
    let mut daily = DailyDeal::new(GameName::Yield, 1);
    for _ in 1..DealSearch::MOST_DEALS {
        assert_eq!(daily.take(&Answer::NotFound), SearchProgress::GoesOn);
    }
    assert_eq!(daily.take(&Answer::Lost), SearchProgress::GaveUp);
}
