//! Lessons and puzzles, without a terminal or a browser.

use talon_app::lesson::LessonTable;
use talon_app::puzzle::PuzzleTable;
use talon_lang::Lang;
use talon_learn::puzzle::{Answer, Candidate, Puzzle, best_of, shipped_puzzles};
use talon_learn::{Course, LessonKind};
use talon_rules::GameName;
use talon_table::{MemoryStore, Session};

fn session() -> Session<MemoryStore> {
    Session::new(MemoryStore::default())
}

/// Gives an answer, whether or not it is a move.
fn give(table: &mut PuzzleTable, session: &mut Session<MemoryStore>, answer: &Answer) {
    match answer.as_move() {
        Some(played) => table.play(session, played, &Lang::english()).expect("a legal move"),
        None => table.answer(answer, &Lang::english()),
    }
}

/// The first wrong answer to the first question whose moves show why it is wrong.
fn refuted(puzzle: &Puzzle) -> Option<Candidate> {
    let table = PuzzleTable::new(puzzle.clone(), &mut session());
    let candidates = table.attempt().candidates();
    let best = best_of(candidates)?.value;
    candidates.iter().find(|one| one.value < best && !one.then.is_empty()).cloned()
}

#[test]
fn a_wrong_answer_can_be_looked_at_move_by_move() {
    let mut shown = 0;
    for puzzle in shipped_puzzles().into_iter().step_by(7) {
        let Some(wrong) = refuted(&puzzle) else { continue };
        let (mut session, lang) = (session(), Lang::english());
        let mut table = PuzzleTable::new(puzzle.clone(), &mut session);
        assert!(!table.explain(&mut session), "{}: nothing is answered yet", puzzle.id());
        let position = session.game().clone();
        give(&mut table, &mut session, &wrong.answer);
        assert!(table.feedback().is_wrong && !table.attempt().is_clean());
        assert_eq!(*session.game(), position, "{}: the answer does not count", puzzle.id());
        assert!(table.explain(&mut session), "{}", puzzle.id());
        assert_eq!(table.line_title(&lang), Some(lang.text("puzzle-refutation")));
        let (at, all) = table.place().expect("a line");
        assert_eq!((at, all), (0, 1 + wrong.then.len()), "{}", puzzle.id());
        assert!(table.marked(&session.scene()).0.is_some(), "{}", puzzle.id());
        for at in 0..all {
            assert!(table.next_of_line(&session, &lang).is_some(), "{}: {at}", puzzle.id());
            table.go(&mut session, at + 1);
        }
        assert_eq!(table.next_of_line(&session, &lang), None);
        table.go(&mut session, usize::MAX);
        assert_eq!(table.place(), Some((all, all)), "a line ends");
        table.leave_line(&mut session);
        assert_eq!((table.place(), session.game()), (None, &position), "{}", puzzle.id());
        shown += 1;
    }
    assert!(shown > 10, "{shown}");
}

#[test]
fn a_solved_puzzle_shows_its_solution_and_begins_again() {
    let (mut session, lang) = (session(), Lang::english());
    let puzzle = shipped_puzzles().swap_remove(0);
    let mut table = PuzzleTable::new(puzzle.clone(), &mut session);
    let first = session.game().clone();
    while !table.attempt().is_solved() {
        assert_eq!(table.mark(), None);
        let right = best_of(table.attempt().candidates()).expect("answers").answer.clone();
        give(&mut table, &mut session, &right);
        assert!(!table.feedback().is_wrong);
    }
    assert_eq!(table.mark(), Some(puzzle.id()));
    assert!(table.explain(&mut session));
    assert_eq!(table.line_title(&lang), Some(lang.text("puzzle-solution")));
    table.restart(&mut session);
    assert_eq!((session.game(), table.place(), table.mark()), (&first, None, None));
}

#[test]
fn an_answer_that_is_shown_is_marked_and_does_not_count() {
    let (mut session, lang) = (session(), Lang::english());
    let mut table = PuzzleTable::new(shipped_puzzles().swap_remove(0), &mut session);
    assert_eq!(table.marked(&session.scene()), (None, None));
    table.show_answer(&mut session, &lang);
    assert!(table.marked(&session.scene()).0.is_some());
    assert!(!table.feedback().is_wrong && !table.attempt().is_clean());
}

#[test]
fn a_lesson_marks_its_moves_and_names_what_is_wrong() {
    let lang = Lang::english();
    let mut marked = 0;
    for game in GameName::ALL {
        for lesson in Course::of(game).lessons() {
            let mut session = session();
            let mut table = LessonTable::new(lesson.clone(), &mut session);
            let is_first = lesson.kind() == LessonKind::FirstGame;
            assert_eq!(table.marked(&session, &session.scene()).0.is_some(), is_first, "{}", lesson.id());
            for (wrong, rule) in lesson.steps()[0].wrong.iter().copied() {
                let refusal = table.play(&mut session, wrong, &lang).expect_err("it is illegal");
                assert_eq!(refusal.rule, Some(rule), "{}: {wrong}", lesson.id());
                let spots = table.wrong(&session, &session.scene());
                assert_eq!(
                    spots,
                    session.scene().spots_tried(wrong).map_or((None, None), |(from, to)| (Some(from), to))
                );
                marked += usize::from(spots.0.is_some());
            }
            table.show_move();
            assert!(table.marked(&session, &session.scene()).0.is_some(), "{}", lesson.id());
            while let Some(suggested) = table.suggestion(&session) {
                assert!(table.step_number(&session, &lang).is_some());
                table.play(&mut session, suggested, &lang).expect("the lesson asks for it");
                assert_eq!(table.wrong(&session, &session.scene()), (None, None), "{}", lesson.id());
                assert_eq!(
                    table.shows_move(),
                    is_first,
                    "{}: the next move is the player's own",
                    lesson.id()
                );
            }
            assert!(table.is_done(&session), "{}", lesson.id());
        }
    }
    assert!(marked > 20, "{marked}");
}

#[test]
fn the_card_of_a_wrong_answer_is_marked_until_the_next_one() {
    let (mut session, lang) = (session(), Lang::english());
    let mut table = PuzzleTable::new(shipped_puzzles().swap_remove(0), &mut session);
    let best = best_of(table.attempt().candidates()).expect("answers").clone();
    let wrong =
        table.attempt().candidates().iter().find(|one| one.value < best.value).expect("a trap").clone();
    give(&mut table, &mut session, &wrong.answer);
    let scene = session.scene();
    let (from, to) = wrong.answer.as_move().and_then(|played| scene.spots_of(played)).expect("a move");
    assert_eq!(table.wrong(&scene), (Some(from), to));
    table.show_answer(&mut session, &lang);
    assert_eq!(table.wrong(&session.scene()), (None, None));
    give(&mut table, &mut session, &wrong.answer);
    give(&mut table, &mut session, &best.answer);
    assert_eq!(table.wrong(&session.scene()), (None, None));
}
