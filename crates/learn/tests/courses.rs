//! Every lesson is checked by the judge: the player who follows the suggestions reaches its end, and each wrong move is
//! refused with the number that the lesson gives.
#![cfg(feature = "complete")]

use std::collections::BTreeSet;

use talon_learn::{Attempt, Course, Lesson, LessonKind, Next};
use talon_query::{AnyReason, curse, doublets, lady_jane, yields};
use talon_rules::{AnyGame, AnyMove, GameName, Violation};
use talon_table::{HintReason, MemoryStore, Session};

/// More moves than any lesson needs.
const MANY: usize = 30;

/// The rules that no move can break, or that only moves break which a player cannot make.
const NEVER_REFUSE: [&str; 8] = ["D2", "D8", "Y7", "L2", "L9", "C7", "C9", "C11"];

fn lessons() -> Vec<Lesson> {
    GameName::ALL.into_iter().flat_map(|game| Course::of(game).lessons().to_vec()).collect()
}

fn table(lesson: &Lesson) -> Session<MemoryStore> {
    let mut session = Session::new(MemoryStore::default());
    session.practise(lesson.start().clone());
    session
}

fn assert_refused(game: &AnyGame, wrong: &[(AnyMove, &str)], lesson: &Lesson) {
    for (wrong, rule) in wrong {
        let refused = game.why_not(*wrong).map(|violation| violation.rule());
        assert_eq!(refused, Some(*rule), "{} {}: {wrong}", lesson.game(), lesson.id());
    }
}

#[test]
fn every_course_can_be_read_and_begins_with_a_first_game() {
    for game in GameName::ALL {
        let course = Course::read(game, Course::text_of(game)).unwrap();
        let ids: BTreeSet<&str> = course.lessons().iter().map(Lesson::id).collect();
        assert_eq!(ids.len(), course.lessons().len(), "an id is there twice");
        assert_eq!(course.lessons()[0].kind(), LessonKind::FirstGame);
        assert!(course.lessons().iter().all(|lesson| lesson.game() == game && !lesson.rules().is_empty()));
    }
}

#[test]
fn every_rule_has_a_lesson() {
    for game in GameName::ALL {
        let course = Course::of(game);
        let taught: Vec<&str> =
            course.lessons().iter().filter(|one| one.kind() == LessonKind::Rule).map(Lesson::id).collect();
        assert_eq!(taught, game.rules());
    }
}

#[test]
fn who_follows_the_suggestions_reaches_the_end() {
    for lesson in lessons() {
        let mut session = table(&lesson);
        for _ in 0..MANY {
            let Some(suggested) = lesson.suggestion(session.sitting()) else { break };
            let played = lesson.play(&mut session, suggested);
            assert!(matches!(played, Attempt::Played(_)), "{} {}: {suggested}", lesson.game(), lesson.id());
        }
        assert_eq!(lesson.next(session.sitting()), Next::Done, "{} {}", lesson.game(), lesson.id());
        assert_refused(session.game(), lesson.wrong_at_end(), &lesson);
    }
}

#[test]
fn every_way_that_a_step_offers_leads_to_the_end() {
    for lesson in lessons() {
        let mut open = vec![table(&lesson).sitting().moves()];
        let mut ends = 0;
        while let Some(moves) = open.pop() {
            let mut session = table(&lesson);
            session.play_texts(&moves.iter().map(ToString::to_string).collect::<Vec<_>>()).unwrap();
            let Next::Step(number) = lesson.next(session.sitting()) else {
                assert_eq!(lesson.next(session.sitting()), Next::Done);
                ends += 1;
                continue;
            };
            assert!(moves.len() < MANY, "{} {}", lesson.game(), lesson.id());
            let asked = lesson.steps()[number - 1].moves.clone();
            for wanted in asked.into_iter().filter(|wanted| session.game().why_not(*wanted).is_none()) {
                let mut branch = table(&lesson);
                branch.play_texts(&session.moves_as_texts()).unwrap();
                assert!(matches!(lesson.play(&mut branch, wanted), Attempt::Played(_)));
                open.push(branch.sitting().moves());
            }
        }
        assert!(ends > 0, "{} {}", lesson.game(), lesson.id());
    }
}

#[test]
fn wrong_moves_are_refused_with_the_number_of_the_rule() {
    for lesson in lessons() {
        let mut session = table(&lesson);
        while let Next::Step(number) = lesson.next(session.sitting()) {
            assert_refused(session.game(), &lesson.steps()[number - 1].wrong, &lesson);
            let before = session.sitting().clone();
            for (wrong, _) in &lesson.steps()[number - 1].wrong {
                assert!(matches!(lesson.play(&mut session, *wrong), Attempt::Refused(_)));
            }
            assert_eq!(*session.sitting(), before);
            let suggested = lesson.suggestion(session.sitting()).expect("a step has a legal move");
            lesson.play(&mut session, suggested);
        }
    }
}

#[test]
fn the_lesson_of_a_rule_shows_how_the_rule_refuses() {
    for lesson in lessons().iter().filter(|lesson| lesson.kind() == LessonKind::Rule) {
        let wrong = lesson.steps().iter().flat_map(|step| &step.wrong).chain(lesson.wrong_at_end());
        let shows = wrong.into_iter().any(|(_, rule)| lesson.id() == *rule);
        assert_ne!(shows, NEVER_REFUSE.contains(&lesson.id()), "{}", lesson.id());
    }
}

#[test]
fn a_legal_move_that_the_step_does_not_ask_for_changes_nothing() {
    let course = Course::of(GameName::Doublets);
    let lesson = course.find("first").unwrap();
    let mut session = table(lesson);
    let flip = session.game().read_move("flip").unwrap();
    assert_eq!(lesson.play(&mut session, flip), Attempt::OffTopic);
    assert_eq!(lesson.next(session.sitting()), Next::Step(1));
}

#[test]
fn lessons_follow_each_other_and_name_their_sentences() {
    let course = Course::of(GameName::Doublets);
    let ids: Vec<&str> = course.lessons().iter().map(Lesson::id).collect();
    for pair in ids.windows(2) {
        assert_eq!(course.after(pair[0]).map(Lesson::id), Some(pair[1]));
    }
    assert_eq!(course.after(ids[ids.len() - 1]), None);
    for (id, kind, rules) in [
        ("first", LessonKind::FirstGame, &["D2", "D3", "D4", "D5"][..]),
        ("D3", LessonKind::Rule, &["D3"]),
        ("looks-on", LessonKind::Technique, &["D5", "D6", "D8"]),
    ] {
        let lesson = course.find(id).unwrap();
        assert_eq!((lesson.kind(), lesson.rules(), lesson.mark()), (kind, rules, format!("doublets {id}")));
        let ids = [Next::Step(2), Next::Done].map(|next| lesson.text_id(next));
        assert_eq!(lesson.title_id(), format!("lesson-doublets-{id}"));
        assert_eq!(ids, [2.to_string(), "end".to_owned()].map(|end| format!("lesson-doublets-{id}-{end}")));
    }
}

#[test]
fn a_step_that_lasts_until_the_end_goes_on_after_a_move() {
    let moves = "step: reserve 2 | reserve 6\n";
    for (until, next) in [("", Next::Done), ("until: over", Next::Step(1))] {
        let text = Course::text_of(GameName::Doublets);
        let position = text.lines().skip_while(|line| *line != "lesson: D7").nth(1).unwrap();
        let course =
            Course::read(GameName::Doublets, &format!("lesson: D7\n{position}\n{moves}{until}")).unwrap();
        let lesson = &course.lessons()[0];
        let mut session = table(lesson);
        let suggested = lesson.suggestion(session.sitting()).unwrap();
        lesson.play(&mut session, suggested);
        assert_eq!(lesson.next(session.sitting()), next);
    }
}

#[test]
fn undo_goes_back_to_the_step_before() {
    for game in GameName::ALL {
        let course = Course::of(game);
        let lesson = course.find("first").unwrap();
        let mut session = table(lesson);
        for _ in 0..2 {
            let suggested = lesson.suggestion(session.sitting()).unwrap();
            lesson.play(&mut session, suggested);
        }
        assert_eq!(lesson.next(session.sitting()), Next::Step(3));
        session.undo().unwrap();
        assert_eq!(lesson.next(session.sitting()), Next::Step(2));
    }
}

#[test]
fn the_lessons_of_reasons_exist() {
    let card = "4C".parse().unwrap();
    let flip = "flip".parse().unwrap();
    let deal = "deal".parse().unwrap();
    let adviser = |reason: AnyReason| HintReason::Adviser { reason, odds: None };
    let seat = talon_rules::curse::Seat::North;
    let reasons = [
        (GameName::Doublets, adviser(doublets::Reason::WantedSoon { card, plays: 3 }.into())),
        (GameName::Doublets, adviser(doublets::Reason::LooksOn.into())),
        (GameName::Yield, adviser(yields::Reason::King.into())),
        (GameName::Yield, adviser(yields::Reason::CanWait.into())),
        (GameName::Yield, adviser(yields::Reason::Best { rather_than: flip }.into())),
        (GameName::LadyJane, adviser(lady_jane::Reason::Safe.into())),
        (GameName::LadyJane, adviser(lady_jane::Reason::Only { towards: deal }.into())),
        (GameName::LadyJane, adviser(lady_jane::Reason::Stuck.into())),
        (GameName::Curse, HintReason::Opponent(curse::Reason::OnlyMove)),
        (GameName::Curse, HintReason::Opponent(curse::Reason::LeadingIsBetter)),
        (GameName::Curse, HintReason::Opponent(curse::Reason::GoesOut { points: 3 })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::PlaysAgain { number: 3 })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::CannotBeAnswered { seat, numbers: vec![3] })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::ClosesAnEnd { seat, number: 3 })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::FewAnswers { answers: 1, possible: 9 })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::RidOfDoublet { number: 3 })),
        (GameName::Curse, HintReason::Opponent(curse::Reason::KeepsGoing { joinable: 3, held: 4 })),
    ];
    for (game, reason) in reasons {
        let id = talon_learn::lesson_of_reason(&reason).unwrap();
        assert!(Course::of(game).find(id).is_some(), "{game} has no lesson {id}");
    }
    assert_eq!(talon_learn::lesson_of_reason(&HintReason::OnlyWin), None);
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let faults = [
        ("lesson D3", r#"line 1: "lesson D3" is not a name and a value, like "lesson: first""#),
        ("# a comment\n\nstep: flip", "line 3: a course begins with a lesson"),
        ("lesson: D3\nwrong: D3 flip", "line 2: this belongs to a step"),
        ("lesson: D3\nstep: flip\nwrong: D9 flip", "line 3: doublets has no rule \"D9\""),
        ("lesson: D3\nstep: flip\nuntil: morning", "line 3: write over"),
        ("lesson: D3\nmoral: flip", "line 2: there is no \"moral\" in a course"),
        ("lesson: D3\ndeal: many", "line 2: this is no number of a deal"),
    ];
    for (text, fault) in faults {
        assert_eq!(Course::read(GameName::Doublets, text).unwrap_err().to_string(), fault);
    }
    for text in ["lesson: D3\nstep: jump", "lesson: D3\nposition: game: doublets; stock: -"] {
        assert!(Course::read(GameName::Doublets, text).is_err());
    }
}
