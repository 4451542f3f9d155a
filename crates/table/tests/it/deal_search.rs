//! The search for a deal that is worth playing: one that can be won, one of a grade, the deal of the day.

use talon_bots::Engine;
use talon_query::{Answer, Effort, Grade, Graded, Limit, Line, Query, Verdict};
use talon_rules::{AnyOptions, GameName};
use talon_table::{Day, DealSearch, Inquiry, SearchGoal, SearchProgress};

/// Gives a search these answers, and returns how far it is and how many deals it tried in vain.
fn answer(mut search: DealSearch, answers: Vec<Answer>) -> (SearchProgress, usize) {
    for answer in answers {
        search.receive(answer);
    }
    (search.progress(), search.tried())
}

/// Solves deals until the search ends, and returns the number that it found and how many it tried in vain.
fn solve(mut search: DealSearch) -> (u64, usize) {
    let mut engine = Engine::default();
    while let Some(query) = search.next_query() {
        search.receive(engine.answer(&query, &|| false));
    }
    match search.progress() {
        SearchProgress::Found(number) => (number.get(), search.tried()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_search_for_a_winnable_deal_ends_with_the_first_win() {
    for (answers, tried) in [
        (vec![Answer::Verdict(Verdict::Won(Vec::new()))], 0),
        (
            vec![
                Answer::Verdict(Verdict::Lost),
                Answer::Verdict(Verdict::Unknown(Limit::Nodes)),
                Answer::Verdict(Verdict::Won(Vec::new())),
            ],
            2,
        ),
    ] {
        let end = answer(DealSearch::new(GameName::Yield, SearchGoal::Winnable, 7), answers);
        assert!(matches!(end, (SearchProgress::Found(_), count) if count == tried), "{end:?}");
    }
    for (answers, expected) in [
        (vec![Answer::Verdict(Verdict::Lost)], (SearchProgress::Looking, 1)),
        (
            vec![Answer::Verdict(Verdict::Lost); DealSearch::MOST_DEALS],
            (SearchProgress::GaveUp, DealSearch::MOST_DEALS),
        ),
    ] {
        assert_eq!(answer(DealSearch::new(GameName::Yield, SearchGoal::Winnable, 7), answers), expected);
    }
}

#[test]
fn a_search_for_a_grade_ends_with_the_first_deal_of_that_grade() {
    let graded = |grade| Answer::Graded(Graded { grade, wins: 3, adviser_wins: true });
    let search = || DealSearch::new(GameName::Yield, SearchGoal::Graded(Grade::Hard), 7);
    assert!(matches!(search().next_query(), Some(Query::Grade { .. })));
    let answers = vec![graded(Grade::Easy), graded(Grade::CannotBeWon), graded(Grade::Hard)];
    assert!(matches!(answer(search(), answers), (SearchProgress::Found(_), 2)));
    assert_eq!(
        answer(search(), vec![Answer::Verdict(Verdict::Won(Vec::new()))]),
        (SearchProgress::Looking, 1)
    );
    let answers = vec![graded(Grade::VeryHard); DealSearch::MOST_DEALS];
    assert_eq!(answer(search(), answers), (SearchProgress::GaveUp, DealSearch::MOST_DEALS));
}

#[test]
fn a_search_says_what_it_is_for_and_only_grades_what_it_has_found() {
    let day = Day::new(20_778);
    assert_eq!(DealSearch::daily(GameName::Yield, day).day(), Some(day));
    let mut search = DealSearch::new(GameName::Yield, SearchGoal::Graded(Grade::Hard), 20_778);
    assert_eq!((search.day(), search.goal()), (None, SearchGoal::Graded(Grade::Hard)));
    let [easy, hard] = [Grade::Easy, Grade::Hard].map(|grade| Graded { grade, wins: 3, adviser_wins: true });
    search.receive(Answer::Graded(easy));
    assert_eq!(search.graded(), None);
    search.receive(Answer::Graded(hard));
    assert_eq!(search.graded(), Some(hard));
}

#[test]
fn the_deal_that_is_found_is_the_one_that_was_asked_about() {
    let mut search = DealSearch::new(GameName::Doublets, SearchGoal::Winnable, 3);
    let mut asked = Vec::new();
    while let Some(query) = search.next_query() {
        search.receive(Engine::default().answer(&query, &|| false));
        let Query::Win { line, .. } = query else { panic!("{query:?}") };
        asked.push(line);
    }
    let SearchProgress::Found(number) = search.progress() else { panic!("most deals can be won") };
    assert_eq!(asked.last(), Some(&Line::deal(AnyOptions::for_table(search.game()), number)));
    assert_eq!(search.tried() + 1, asked.len());
}

#[test]
fn everybody_has_the_same_deal_on_the_same_day() {
    for (day, expected) in [
        (20_778, [(756_241, 0), (787_341, 1), (756_241, 0)]),
        (20_779, [(3_321, 0), (195_106, 3), (104_039, 2)]),
        (20_780, [(830_270, 0), (830_270, 0), (830_270, 0)]),
    ] {
        assert_eq!(
            GameName::PATIENCES.map(|game| solve(DealSearch::daily(game, Day::new(day)))),
            expected,
            "day {day}"
        );
    }
}

#[test]
fn no_clock_ends_the_search_for_the_deal_of_a_day() {
    let query = || DealSearch::daily(GameName::Yield, Day::new(20_778)).next_query().expect("a patience");
    assert_eq!(query().effort(), Effort::Counted);
    assert_eq!(query(), query());
}

#[test]
fn a_game_between_two_takes_the_first_number_of_the_day() {
    let daily = DealSearch::daily(GameName::Curse, Day::new(20_778));
    assert_eq!(daily.next_query(), None);
    assert!(matches!(daily.progress(), SearchProgress::Found(number) if number.get() == 756_241));
}

#[test]
fn the_day_changes_at_midnight_in_utc() {
    for (now, day) in [(0, 0), (86_399, 0), (86_400, 1), (1_795_303_800, 20_778)] {
        assert_eq!(Day::of(now).get(), day);
    }
}
