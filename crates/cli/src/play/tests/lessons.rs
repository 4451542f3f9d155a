//! The lessons on the screen.

use talon_app::solvers::Reply;
use talon_bots::Engine;
use talon_learn::puzzle::{PuzzleKind, shipped_puzzles};
use talon_rules::GameName;

use super::{Bench, POOR, RICH};
use crate::play::action::{Input, Wanted};

fn lesson(game: GameName, id: &str, size: (u16, u16)) -> Bench {
    Bench::begin(Wanted::Lessons(game, Some(id.to_owned())), size, RICH)
}

#[test]
fn a_newcomer_takes_the_first_game_from_the_menu_by_keys() {
    let mut bench = Bench::new((80, 24), RICH);
    assert!(bench.picture().contains("New here? Press E"), "{}", bench.picture());
    bench.press("E<enter>");
    assert!(bench.picture().contains("Lesson: Your first game"), "{}", bench.picture());
    bench.press("2");
    assert!(
        bench.picture().contains("D3: after a 4 comes an 8, not the 3 of diamonds."),
        "{}",
        bench.picture()
    );
    assert!(bench.picture().contains("step 1 of 8"), "a refused move changes nothing");
    bench.press("s");
    assert!(bench.picture().contains("asks for another move"), "{}", bench.picture());
    for (keys, step) in
        [("1", 2), ("2", 3), ("4", 4), ("s", 5), ("s", 6), ("u", 5), ("s", 6), ("w", 7), ("3", 8)]
    {
        bench.press(keys);
        assert!(bench.picture().contains(&format!("step {step} of 8")), "{keys}: {}", bench.picture());
    }
    bench.press("5");
    assert!(bench.picture().contains("Bad luck: a king"), "{}", bench.picture());
    bench.press("<enter>");
    assert!(bench.picture().contains("Lesson: The table"), "{}", bench.picture());
    bench.press("<esc>");
    let list = bench.picture();
    let first = list.lines().find(|line| line.contains("Your first game")).expect("the first lesson");
    assert!(first.trim_start().starts_with('✓'), "{list}");
    bench.press("<esc>");
    assert!(bench.picture().contains("New here?"), "a lesson is no game: {}", bench.picture());
}

#[test]
fn a_refusal_leads_to_its_lesson_and_back_to_the_game() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (100, 30), RICH);
    bench.press("sw");
    assert!(bench.picture().contains("E explains it."), "{}", bench.picture());
    let record = bench.session().sitting().record();
    bench.press("E");
    assert!(bench.picture().contains("Lesson: Doubling"), "{}", bench.picture());
    bench.press("3<esc>");
    assert_eq!(bench.session().sitting().record(), record, "the game has waited");
    bench.press("sE");
    assert!(bench.picture().contains("Lessons: Doublets"), "{}", bench.picture());
}

#[test]
fn the_reason_of_a_hint_leads_to_its_lesson() {
    // The only tile that fits.
    let mut bench = Bench::playing(GameName::Curse, 17, (120, 40), RICH);
    bench.press("H");
    while let Some(query) = bench.app.query() {
        let answer = Some(Engine::default().answer(&query, &|| false));
        bench.app.update(Input::Reply(Box::new(Reply { query, answer })));
    }
    bench.press("HHE");
    assert!(bench.picture().contains("Lesson: "), "{}", bench.picture());
}

#[test]
fn the_move_of_a_step_is_marked_when_the_player_asks() {
    let mut bench = lesson(GameName::LadyJane, "L4", (120, 40));
    let before = bench.picture();
    bench.press("H");
    let after = bench.picture();
    assert_ne!(before, after);
    assert!(after.contains("!1!") && after.contains("!2!"), "{after}");
}

#[test]
fn every_lesson_fits_every_window() {
    for game in GameName::ALL {
        for step in talon_learn::Course::of(game).lessons() {
            for size in [(80, 24), (100, 30), (200, 60)] {
                let wanted = Wanted::Lessons(game, Some(step.id().to_owned()));
                let picture = Bench::begin(wanted, size, POOR).picture();
                assert!(picture.contains("Lesson: "), "{picture}");
            }
        }
    }
}

#[test]
fn lessons_write_no_games() {
    let mut bench = lesson(GameName::Yield, "Y4", (80, 24));
    bench.press("c");
    assert!(bench.session().is_new(GameName::Yield));
}

#[test]
fn moves_show_why_an_answer_to_a_puzzle_is_wrong() {
    let mut puzzles = shipped_puzzles().into_iter();
    let puzzle = puzzles.find(|puzzle| puzzle.kind == PuzzleKind::SafetyPlay).expect("a puzzle");
    let mut bench = Bench::begin(Wanted::Puzzle(Box::new(puzzle)), (90, 30), RICH);
    bench.press("W");
    assert!(bench.picture().contains("There are no moves to show for this."), "{}", bench.picture());
    bench.press("azW");
    let first = bench.picture();
    assert!(first.contains("Why this is wrong"), "{first}");
    bench.press("<right>");
    assert_ne!(bench.picture(), first);
    bench.press("<left>");
    assert_eq!(bench.picture(), first);
    bench.press("<esc>");
    assert!(bench.picture().contains("Find the only play"), "{}", bench.picture());
}
