//! The player who is not at the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use talon_bots::Engine;
use talon_query::Level;
use talon_rules::{AnySeat, GameName};

use super::{Bench, RICH, app_in};
use crate::play::action::{Input, Wanted};

#[test]
fn each_level_can_be_chosen_and_is_remembered() {
    for (digit, level) in ["1", "2", "3", "4", "5"].into_iter().zip(Level::ALL) {
        let mut bench = Bench::new((120, 40), RICH);
        bench.press("4");
        bench.press(digit);
        assert_eq!(bench.session().opponent(), Some(level));
        let against = talon_lang::Lang::english().against(level);
        assert!(bench.picture().contains(&against), "{}", bench.picture());
        // Another program, later.
        let Bench { folder, .. } = bench;
        let app = app_in(folder.path(), Wanted::Menu, (120, 40), RICH);
        let mut bench = Bench { app, size: (120, 40), folder };
        bench.press("4<enter>");
        assert_eq!(bench.session().opponent(), Some(level));
    }
}

#[test]
fn a_match_continues_against_its_first_opponent_and_says_so() {
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("43");
    let first = bench.session().game().legal_moves()[0];
    bench.app.play_for_test(first);
    bench.let_opponent_play();
    bench.press("q45");
    assert_eq!(bench.session().opponent(), Some(Level::Club));
    let said = "Master.";
    assert!(bench.picture().contains(said), "{}", bench.picture());
    bench.press("ny");
    assert_eq!(bench.session().opponent(), Some(Level::Best));
}

/// The other player thinks while the screen takes in keys, and what it did is said, a pass too.
#[test]
fn the_screen_never_waits_for_the_opponent_and_shows_each_of_its_moves() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    let mut passes = 0;
    for _ in 0..200 {
        let wanted = bench.session().game().legal_moves();
        let Some(wanted) = wanted.first() else { break };
        bench.app.play_for_test(*wanted);
        while let Some(query) = bench.app.query() {
            for key in ['a', '?', 'q'] {
                bench.app.update(Input::Key(KeyEvent::from(KeyCode::Char(key))));
            }
            let seat = bench.session().game().seat_to_move();
            assert_eq!(seat, Some(AnySeat::North), "keys do not play for it");
            bench.reply(Some(Engine::default().answer(&query, &|| false)));
            let picture = bench.picture().split_whitespace().collect::<Vec<_>>().join(" ");
            let has_passed =
                bench.session().sitting().moves().last().is_some_and(|made| made.to_string() == "pass");
            // A pass that ends the hand is announced as its end.
            if has_passed && !picture.contains("The hand is blocked") {
                passes += 1;
                assert!(picture.contains("North passes, so North holds none of these numbers:"), "{picture}");
            }
        }
    }
    assert!(passes > 3, "{passes}");
}

#[test]
fn the_game_continues_without_solvers() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    let mut failures = 0;
    for _ in 0..60 {
        let Some(wanted) = bench.session().game().legal_moves().first().copied() else { break };
        bench.app.play_for_test(wanted);
        if bench.app.query().is_some() {
            failures += 1;
            bench.reply(None);
        }
        if bench.session().awaits_next_hand() {
            bench.press("<enter>");
        }
        assert_ne!(bench.session().game().seat_to_move(), Some(AnySeat::North));
    }
    assert_eq!(failures, 1, "nobody is asked who has failed");
}

#[test]
fn a_hint_against_an_opponent_is_played_after_its_last_step() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    bench.press_advised("HHH");
    assert!(bench.shows("Press H to play it"), "{}", bench.picture());
    assert_eq!(bench.session().sitting().moves_made(), 0);
    bench.press_advised("H");
    assert!(bench.session().sitting().moves_made() > 0);
}
