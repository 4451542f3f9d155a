//! The next deal, and the difficulty of the one on the table.

use talon_bots::Engine;
use talon_query::{Grade, Query};
use talon_rules::GameName;
use talon_table::{Day, DealChoice, MemoryStore, Notice, Session, Sitting, Store, TableKind};

use crate::support::{NOW, deal, play};

fn answer_all(session: &mut Session<MemoryStore>) -> usize {
    let (mut engine, mut asked) = (Engine::default(), 0);
    while let Some(query) = session.next_query() {
        session.receive(&query, Some(engine.answer(&query, &|| false)));
        asked += 1;
    }
    asked
}

#[test]
fn a_newcomer_gets_easy_deals_with_the_grades_that_the_engine_finds() {
    for game in GameName::PATIENCES {
        let kind = TableKind::alone(game);
        let mut session = Session::new(MemoryStore::default());
        for chance in 0..16 {
            let number = session.next_number(kind, chance);
            session.deal_anew(kind, number, NOW);
            let grade = session.advice().grade().expect("it is known");
            assert_eq!(grade.grade, Grade::Easy, "{game} {number}");
            let query = Query::Grade { deal: session.sitting().start().line(Vec::new()) };
            let answer = Engine::default().answer(&query, &|| false);
            assert_eq!(answer, talon_query::Answer::Graded(grade), "{game} {number}");
        }
    }
}

#[test]
fn a_newcomer_hears_once_which_deals_they_get() {
    let kind = TableKind::alone(GameName::Yield);
    let mut session = Session::new(MemoryStore::default());
    let number = session.next_number(kind, 0);
    session.deal_anew(kind, number, NOW);
    assert_eq!(session.take_notices(), [Notice::FirstDeal { game: GameName::Yield }]);
    play(&mut session, "flip");
    let next = session.next_number(kind, 0);
    assert_ne!(next, number, "not the same deal again");
    session.deal_anew(kind, next, NOW);
    assert_eq!(session.take_notices(), [Notice::DealCanBeWon]);
}

#[test]
fn a_player_who_has_won_or_wants_others_gets_any_deal() {
    let kind = TableKind::alone(GameName::LadyJane);
    let mut session = Session::new(MemoryStore::default());
    let first = session.next_number(kind, 3);
    session.set_deal_choice(DealChoice::Any);
    assert_eq!(session.next_number(kind, 3).get(), 3);
    session.set_deal_choice(DealChoice::EasyAtFirst);
    assert_eq!(session.next_number(kind, 3), first);
    session.deal_anew(kind, first, NOW);
    session.take_notices();
    let mut line = session.winning_line().expect("a patience has one");
    while let Some(query) = talon_table::Inquiry::next_query(&line) {
        let answer = Engine::default().answer(&query, &|| false);
        session.receive_for_line(&mut line, answer);
    }
    let moves = line.moves().to_vec();
    session.play_on(&moves);
    assert!(!session.is_in_progress());
    assert_eq!(session.next_number(kind, 3).get(), 3, "after a win");
    assert_eq!(
        session.next_number(TableKind::alone(GameName::Yield), 16).get(),
        1002,
        "no game of it was won"
    );
    assert_eq!(session.next_number(TableKind::alone(GameName::Curse), 17).get(), 17, "it has no grades");
}

#[test]
fn only_a_player_who_wants_winnable_deals_waits_for_a_search() {
    let mut session = Session::new(MemoryStore::default());
    for (choice, expected) in
        [(DealChoice::EasyAtFirst, false), (DealChoice::Winnable, true), (DealChoice::Any, false)]
    {
        session.set_deal_choice(choice);
        for game in GameName::PATIENCES {
            assert_eq!(session.searches_deals(TableKind::alone(game)), expected, "{choice:?}");
        }
        assert!(!session.searches_deals(TableKind::alone(GameName::Curse)));
    }
}

#[test]
fn the_grade_comes_when_asked_for_and_after_what_the_player_waits_for() {
    let kind = TableKind::alone(GameName::Yield);
    let mut session = Session::new(MemoryStore::default());
    session.deal_anew(kind, deal(9), NOW);
    assert_eq!((session.advice().grade(), session.next_query()), (None, None), "it would tell too much");
    session.request_grade();
    assert_eq!(session.take_notices(), [Notice::Grading]);
    assert!(matches!(session.next_query(), Some(Query::Grade { .. })));
    session.request_hint(talon_table::Knowledge::AllCards).expect("a hint");
    assert!(!matches!(session.next_query(), Some(Query::Grade { .. })), "the hint comes first");
    session.dismiss_hint();
    assert_eq!((session.next_urgent_query(), answer_all(&mut session)), (None, 1));
    let graded = session.advice().grade();
    assert!(graded.is_some());
    assert_eq!(session.take_notices(), [Notice::DealIsGraded(graded)]);
    session.request_grade();
    assert_eq!(session.take_notices(), [Notice::DealIsGraded(graded)], "at once");
    assert!(!session.sitting().is_assisted());
}

#[test]
fn a_grade_is_written_into_the_record_and_is_no_play() {
    let kind = TableKind::alone(GameName::Doublets);
    let mut session = Session::new(MemoryStore::default());
    session.set_deal_choice(DealChoice::Any);
    session.deal_anew(kind, deal(17), NOW);
    play(&mut session, "flip");
    session.deal_beside(kind, deal(18), NOW);
    play(&mut session, "flip");
    let names = session.store().names(kind).unwrap();
    session.open_record(kind, &names[0]);
    session.request_grade();
    answer_all(&mut session);
    let grade = session.advice().grade().expect("it is graded").grade;
    let header = "talon record 4\ngame: doublets\noptions: ranks 13, redeals 2, piles 7\ndeal: 17\n";
    let text = session.store().read(&names[0]).unwrap();
    assert_eq!(text, format!("{header}started: {NOW}\ngrade: {}\nmoves:\nflip\n", grade.as_str()));
    assert_eq!(session.store().names(kind).unwrap(), names, "the other game was played last");
    play(&mut session, "flip");
    let text = session.store().read(&names[0]).unwrap();
    assert_eq!(Sitting::read(&text).unwrap().sitting, *session.sitting());
}

#[test]
fn the_deal_of_a_day_is_graded_unasked() {
    let mut session = Session::new(MemoryStore::default());
    session.open_daily(GameName::Doublets, deal(9), Day::of(NOW), NOW);
    assert_eq!(answer_all(&mut session), 1);
    assert!(session.advice().grade().is_some());
    assert_eq!(session.take_notices(), []);
}
