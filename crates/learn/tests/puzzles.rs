//! Puzzles: their text, and what an attempt makes of answers.

use std::collections::HashSet;

use proptest::prelude::*;
use talon_learn::puzzle::{
    Answer, Attempt, Candidate, Collection, Difficulty, Puzzle, PuzzleGroup, PuzzleId, PuzzleIndex,
    PuzzleKind, PuzzleLine, Response, SHIPPED, Step, best_of, of_day, refutation,
};
use talon_rules::{AnyMove, AnySeat, GameName};
use talon_table::{Face, MemoryStore, Session, Zone, ZoneName};

const TWO_QUESTIONS: &str = "\
talon puzzles 1
game: yield
kind: way
solver: 0.1.0+5

deal: 9
moves: flip, pair r7c1 top, flip, flip, king top, flip, pair r6c1 top, flip, pair top bottom, flip, flip, pair r6c2 top, flip, pair r5c3 top, flip
rating: 1981
theme: wait
ask: 52 flip | 48 pair top bottom
play: flip, king top, flip
ask: 26 flip | 52 pair r5c1 top | 40 pair r5c2 top
";

fn puzzle() -> Puzzle {
    Collection::read(TWO_QUESTIONS).expect("it can be read").puzzles.remove(0)
}

fn yield_move(text: &str) -> AnyMove {
    AnyMove::read(GameName::Yield, text).expect("a move")
}

fn answer(text: &str) -> Answer {
    Answer::Move(yield_move(text))
}

#[test]
fn all_shipped_collections_read_as_they_are_written() {
    let mut ids = HashSet::new();
    for (name, text) in SHIPPED {
        let collection = Collection::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let group = PuzzleGroup { game: collection.game, kind: collection.kind };
        assert_eq!(group.file_name(), name);
        assert_eq!(group.to_string().parse(), Ok(group));
        assert_eq!(collection.to_string(), text, "{name}");
        for puzzle in &collection.puzzles {
            let id = puzzle.id();
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(ids.insert(id), "{id} is there twice");
        }
    }
    assert!(ids.len() >= 1_000);
}

#[test]
fn a_puzzle_is_solved_question_by_question() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.progress(), (1, 2));
    let replies = ["flip", "king top", "flip"].map(yield_move).to_vec();
    assert_eq!(attempt.answer(&answer("flip")), Response::Right { made: Some(yield_move("flip")), replies });
    assert_eq!((attempt.progress(), attempt.is_solved()), ((2, 2), false));
    attempt.answer(&answer("pair r5c1 top"));
    assert!(attempt.is_solved() && attempt.is_clean());
    assert_eq!(attempt.mark(), Some(puzzle().id()));
    assert_eq!(attempt.answer(&answer("flip")), Response::NotAsked);
}

#[test]
fn a_wrong_answer_changes_nothing_but_the_record() {
    let mut attempt = Attempt::new(puzzle());
    let before = attempt.position();
    let chosen = Candidate::new(answer("pair top bottom"), 48);
    assert_eq!(attempt.answer(&answer("pair top bottom")), Response::Wrong { chosen, best: 52 });
    assert_eq!((attempt.position(), attempt.is_clean()), (before, false));
    assert_eq!(attempt.answer(&answer("king r1c1")), Response::NotAsked);
    attempt.restart();
    assert!(attempt.is_clean());
    assert_eq!(attempt.mark(), None, "it is not solved");
}

#[test]
fn an_answer_that_is_shown_is_not_found() {
    let mut attempt = Attempt::new(puzzle());
    assert_eq!(attempt.show(), Some(answer("flip")));
    attempt.answer(&answer("flip"));
    attempt.answer(&answer("pair r5c1 top"));
    assert!(attempt.is_solved() && !attempt.is_clean());
    assert_eq!(attempt.mark(), None);
}

#[test]
fn a_puzzle_is_played_on_a_table_without_a_record() {
    let mut session = Session::new(MemoryStore::default());
    let mut attempt = Attempt::new(puzzle());
    attempt.set_up(&mut session);
    let before = session.game().clone();
    assert!(attempt.play(&mut session, yield_move("king r1c1")).is_err());
    attempt.play(&mut session, yield_move("pair top bottom")).expect("a legal move");
    assert_eq!(*session.game(), before);
    attempt.play(&mut session, yield_move("flip")).expect("a legal move");
    assert_eq!(*session.game(), attempt.position());
    assert!(session.is_practice());
}

#[test]
fn a_double_dummy_puzzle_lays_all_tiles_open() {
    let mut session = Session::new(MemoryStore::default());
    for (name, text) in SHIPPED.iter().filter(|(name, _)| name.starts_with("curse")) {
        let puzzle = Collection::read(text).expect("it can be read").puzzles.remove(0);
        Attempt::new(puzzle).set_up(&mut session);
        let is_open = |zone: &Zone| zone.places.iter().all(|place| place.face != Face::TileBack);
        let hand = ZoneName::Hand(AnySeat::North);
        let scene = session.scene();
        let north = scene.zones().iter().find(|zone| zone.name == hand).expect("a hand");
        assert_eq!(is_open(north), name.contains("double-dummy"), "{name}");
    }
}

/// A puzzle goes on from the first of equal answers; where nothing follows, the player's own answer stands.
#[test]
fn equal_answers_continue_as_the_first_of_them() {
    let equal = "ask: 26 flip | 52 pair r5c1 top | 52 pair r5c2 top\n";
    let later = "play: flip, flip, pair top bottom, flip, flip, flip\nask: 52 flip | 40 pair r5c2 top\n";
    for (more, expected) in [(later, "pair r5c1 top"), ("", "pair r5c2 top")] {
        let ask = "ask: 26 flip | 52 pair r5c1 top | 40 pair r5c2 top\n";
        let text = TWO_QUESTIONS.replace(ask, &format!("{equal}{more}"));
        let mut attempt = Attempt::new(Collection::read(&text).expect("it can be read").puzzles.remove(0));
        attempt.answer(&answer("flip"));
        let response = attempt.answer(&answer("pair r5c2 top"));
        assert!(
            matches!(response, Response::Right { made: Some(played), .. } if played == yield_move(expected))
        );
    }
}

#[test]
fn faults_name_their_line() {
    let faults = [
        ("talon puzzles 1", "talon puzzles 2", "line 1: this is not a collection"),
        ("kind: way", "kind: way\nhint: flip", "line 4: there is no \"hint\" in a puzzle"),
        ("kind: way", "kind: best", "line 3: kind: cannot read \"best\""),
        ("solver: 0.1.0+5\n", "", "line 2: \"solver\" is missing"),
        ("rating: 1981", "rating", "line 8: \"rating\" is not a name and a value"),
        ("rating: 1981", "rating: high", "line 8: rating: cannot read \"high\""),
        ("theme: wait", "theme: wait\nhint: flip", "line 10: there is no \"hint\" in a puzzle"),
        ("moves: flip", "moves: king r1c1", "line 7: king r1c1 cannot be played there"),
        ("48 pair top bottom", "48 pair r1c1 r1c2", "line 10: pair r1c1 r1c2 cannot be played there"),
        ("48 pair top bottom", "many flip", "line 10: \"many flip\" does not begin with a value"),
        ("52 flip | 48 pair top bottom", "52 flip | 52 pair top bottom", "line 10: a question needs"),
        (
            "\nask: 52 flip | 48 pair top bottom\nplay: flip, king top, flip\nask: 26 flip | 52 pair r5c1 top | 40 pair r5c2 top",
            "",
            "line 6: a puzzle asks at least one question",
        ),
    ];
    for (from, to, expected) in faults {
        let text = TWO_QUESTIONS.replacen(from, to, 1);
        let error = Collection::read(&text).expect_err(expected).to_string();
        assert!(error.starts_with(expected), "{error}, not {expected}");
    }
}

#[test]
fn names_of_puzzles_are_read_and_refused() {
    let id: PuzzleId = "lady-jane-fair-choice-17".parse().expect("a name");
    assert_eq!((id.game, id.kind), (GameName::LadyJane, PuzzleKind::FairChoice));
    for text in ["", "yield", "yield-way", "yield-way-x", "way-17", "yield-best-17"] {
        assert!(text.parse::<PuzzleId>().is_err(), "{text}");
    }
}

#[test]
fn an_index_leads_from_each_puzzle_to_the_next_harder_one() {
    let text = "talon puzzle index 1\n\nyield-way\n3 1900 wait\n5 1700 now\n7 1800 which\n\ncurse-inference\n5 1600 count\n";
    let index = PuzzleIndex::read(text).expect("an index");
    assert_eq!(index.to_string(), text);
    let id = |name: &str| name.parse::<PuzzleId>().expect("a name");
    let groups: Vec<String> = index.groups().iter().map(PuzzleGroup::to_string).collect();
    assert_eq!(groups, ["yield-way", "curse-inference"]);
    for (from, solved, expected) in [
        ("yield-way-5", vec![], Some("yield-way-7")),
        ("yield-way-5", vec!["yield-way-7"], Some("yield-way-3")),
        ("yield-way-3", vec![], Some("yield-way-5")),
        ("yield-way-3", vec!["yield-way-5", "yield-way-7"], None),
        ("curse-inference-5", vec![], None),
    ] {
        let is_solved = |other: PuzzleId| solved.contains(&other.to_string().as_str());
        assert_eq!(index.next(id(from), is_solved), expected.map(id), "{from} {solved:?}");
    }
    let of_days: HashSet<_> = (0..4).filter_map(|day| index.of_day(day)).map(|entry| entry.id).collect();
    assert_eq!(of_days.len(), 4);
}

#[test]
fn an_index_names_the_line_that_it_cannot_read() {
    for (text, line) in [
        ("", 1),
        ("talon puzzles 1\n", 1),
        ("talon puzzle index 1\n\nyield-best\n", 3),
        ("talon puzzle index 1\n\nyield-way\n3 1900\n", 4),
        ("talon puzzle index 1\n\nyield-way\n3 1900 wait\n3 high wait\n", 5),
    ] {
        let error = PuzzleIndex::read(text).expect_err(text).to_string();
        assert_eq!(error, format!("line {line} is not that of an index of puzzles"));
    }
}

/// The solution is what an attempt plays that answers everything right.
#[test]
fn a_solution_solves_its_puzzle() {
    for (name, text) in SHIPPED {
        for puzzle in Collection::read(text).expect("it can be read").puzzles.into_iter().take(20) {
            let mut position = puzzle.position();
            for played in puzzle.solution() {
                position.play(played).unwrap_or_else(|error| panic!("{name} {}: {error:?}", puzzle.id()));
            }
            let mut attempt = Attempt::new(puzzle);
            while let Some(best) = best_of(attempt.candidates()) {
                let answer = best.answer.clone();
                attempt.answer(&answer);
            }
            assert_eq!(attempt.position(), position);
            assert_eq!(attempt.mark(), Some(attempt.puzzle().id()));
        }
    }
}

#[test]
fn difficulties_rise_with_ratings() {
    let difficulties: Vec<Difficulty> = (0..3000).map(Difficulty::of_rating).collect();
    assert!(difficulties.is_sorted());
    assert_eq!(difficulties.iter().collect::<HashSet<_>>().len(), Difficulty::ALL.len());
}

#[test]
fn every_puzzle_is_the_puzzle_of_one_day_before_any_comes_twice() {
    for count in [1, 2, 7, 1_420] {
        let places: HashSet<usize> =
            (0..count as u64).filter_map(|day| of_day(day + 20_000, count)).collect();
        assert_eq!(places, (0..count).collect());
    }
    let far_apart: Vec<_> = (0..5).filter_map(|day| of_day(day, 1000)).collect();
    assert_eq!(far_apart, [0, 619, 238, 857, 476]);
}

/// The stored moves of wrong plays can be made against the hand that refutes them, and end with the stored value if they
/// end the hand.
#[test]
fn refutations_can_be_played() {
    let mut played = 0;
    let mut session = Session::new(MemoryStore::default());
    for (name, text) in SHIPPED.iter().filter(|(name, _)| name.starts_with("curse")) {
        for puzzle in Collection::read(text).expect("it can be read").puzzles {
            let Some(Step::Ask(candidates)) = puzzle.steps.first() else { panic!("{name}") };
            for wrong in candidates.iter().filter(|candidate| !candidate.then.is_empty()) {
                let moves = refutation(&puzzle.position(), wrong);
                assert_eq!(moves.len(), 1 + wrong.then.len(), "{}: {wrong}", puzzle.id());
                let attempt = Attempt::new(puzzle.clone());
                let line = PuzzleLine::of_refutation(&attempt, wrong).expect("moves that refute it");
                assert_eq!(line.moves().len(), moves.len());
                line.set_up(&mut session, moves.len());
                played += 1;
            }
        }
    }
    assert!(played > 500);
}

proptest! {
    /// Any text is refused or reads as it is written.
    #[test]
    fn changed_texts_are_refused_or_read_back(place in 0..TWO_QUESTIONS.len(), with in "[ -~\n]{0,4}", cut in 0..6_usize) {
        let mut text = TWO_QUESTIONS.to_owned();
        let end = (place + cut).min(text.len());
        text.replace_range(place..end, &with);
        if let Ok(collection) = Collection::read(&text) {
            prop_assert_eq!(Collection::read(&collection.to_string()), Ok(collection));
        }
    }
}
