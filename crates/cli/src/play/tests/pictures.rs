//! Pictures of every screen.

use insta::assert_snapshot;
use talon_rules::GameName;

use super::{Bench, POOR, RICH};

/// Keys that lead to a position that shows a lot.
fn played(game: GameName) -> &'static str {
    match game {
        GameName::Doublets => "sssss",
        GameName::Yield => "ssssssx",
        GameName::LadyJane => "s1",
        GameName::Curse => "aab",
    }
}

#[test]
fn the_games_in_small_and_large_windows_and_in_ascii_without_colours() {
    for (name, size, look) in
        [("80x24", (80, 24), RICH), ("160x50", (160, 50), RICH), ("ascii", (80, 24), POOR)]
    {
        for game in GameName::ALL {
            let mut bench = Bench::playing(game, 7, size, look);
            bench.press(played(game));
            let picture = bench.picture();
            assert!(look == RICH || picture.is_ascii(), "{picture}");
            assert_snapshot!(format!("{game}_{name}"), picture);
        }
    }
}

#[test]
fn menu_questions_and_pages() {
    let mut bench = Bench::new((80, 24), RICH);
    assert_snapshot!("menu", bench.picture());
    bench.press("?");
    assert_snapshot!("keys", bench.picture());
    bench.press("<esc>4");
    assert_snapshot!("who_plays", bench.picture());
    let mut bench = Bench::playing(GameName::Doublets, 7, (80, 24), RICH);
    bench.press("sn");
    assert_snapshot!("leave_the_game", bench.picture());
    bench.press("n#");
    assert_snapshot!("number_of_the_deal", bench.picture());
    bench.press("<esc>L");
    assert_snapshot!("rules", bench.picture());
    bench.press("<esc>S");
    assert_snapshot!("statistics", bench.picture());
    bench.resize(40, 10);
    assert_snapshot!("too_small", bench.picture());
}

#[test]
fn menu_in_ascii() {
    let picture = Bench::new((80, 24), POOR).picture();
    assert!(picture.is_ascii(), "{picture}");
    assert_snapshot!("menu_ascii", picture);
}
