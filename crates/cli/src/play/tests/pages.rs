//! Menus, questions and pages.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Position;
use ratatui::style::Color;
use talon_rules::GameName;
use talon_table::{Outcome, TableKind};

use super::games::mouse;
use super::{Bench, POOR, RICH, app_in};
use crate::play::action::Wanted;

#[test]
fn the_menu_continues_an_unfinished_game() {
    let mut bench = Bench::playing(GameName::Yield, 17, (80, 24), RICH);
    bench.press("ssq");
    assert!(bench.picture().contains("Continue: deal 17, 2 moves"), "{}", bench.picture());
    // Another program, later.
    bench.app.finish();
    let Bench { app, folder, .. } = bench;
    drop(app);
    let app = app_in(folder.path(), Wanted::Menu, (80, 24), RICH);
    let mut bench = Bench { app, size: (80, 24), folder };
    assert!(bench.picture().contains("Continue: deal 17, 2 moves"), "{}", bench.picture());
    bench.press("2");
    assert_eq!(bench.session().sitting().moves_made(), 2);
    assert!(bench.picture().contains("Here is the game you left."));
}

#[test]
fn the_curtain_hides_both_hands_between_two_people() {
    let kind = TableKind { game: GameName::Curse, hot_seat: true };
    let number = talon_rules::pieces::DealNumber::new(3).expect("a small number");
    let mut bench = Bench::begin(Wanted::Deal(kind, number), (80, 24), RICH);
    let curtain = bench.picture();
    assert!(curtain.contains("Press Enter when only"), "{curtain}");
    assert!(!curtain.contains('│') || !curtain.contains("unseen"), "{curtain}");
    let first = bench.session().viewer();
    bench.press("<enter>");
    assert!(bench.picture().contains("leads: any tile can be the set."), "{}", bench.picture());
    bench.press("aa");
    assert_ne!(bench.session().viewer(), first);
    assert_eq!(bench.picture().replace("North", "South"), curtain.replace("North", "South"));
}

#[test]
fn a_window_that_is_too_small_asks_for_more_and_comes_back() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    let before = bench.picture();
    bench.resize(79, 24);
    assert!(bench.picture().contains("Talon needs a window"), "{}", bench.picture());
    bench.press("s");
    bench.resize(80, 24);
    assert_eq!(bench.picture(), before, "keys do nothing in a window that shows nothing");
}

#[test]
fn the_table_fits_every_window() {
    for game in GameName::ALL {
        let mut bench = Bench::playing(game, 17, (80, 24), POOR);
        for width in (1..30).chain((70..240).step_by(13)) {
            for height in (1..30).step_by(2).chain((30..90).step_by(11)) {
                bench.resize(width, height);
                bench.press("<tab>");
                assert!(!bench.picture().is_empty());
            }
        }
    }
}

#[test]
fn pages_scroll_to_their_end_and_no_further() {
    let mut bench = Bench::playing(GameName::LadyJane, 17, (80, 24), RICH);
    bench.press("L");
    assert!(bench.picture().contains("there is more"), "{}", bench.picture());
    bench.press("<end>");
    let end = bench.picture();
    assert!(!end.contains("there is more"), "{end}");
    bench.press("<down>");
    assert_eq!(bench.picture(), end);
    bench.press("<right>");
    assert!(bench.picture().contains("Curse of the Doublet"));
    bench.press("<esc>");
    assert!(bench.picture().contains("deal 17"));
}

#[test]
fn abandoned_games_count_as_lost() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press("sny");
    bench.press("S");
    let page = bench.picture();
    let figure =
        |name: &str| page.lines().find(|line| line.contains(name)).map(|line| line.trim().to_owned());
    assert!(figure("Played").expect("a figure").ends_with(" 1"), "{page}");
    assert!(page.contains("Games by score"), "{page}");
}

#[test]
fn notices_are_shown_whole() {
    let bench = Bench::new((80, 24), RICH);
    let games = bench.folder.path().join("games");
    std::fs::create_dir_all(&games).expect("a folder");
    std::fs::write(games.join("yield-0000000001-1.talon"), "this is no record").expect("a file");
    let app = app_in(bench.folder.path(), Wanted::Menu, (80, 24), RICH);
    let bench = Bench { app, ..bench };
    let shown = bench.picture().replace(['\n', ' '], "");
    assert!(shown.contains("Asavedgamecouldnotberead"), "{shown}");
    assert!(shown.contains("yield-0000000001-1.talon.damaged-1."), "{shown}");
}

#[test]
fn the_list_of_saved_games_continues_reviews_searches_and_deletes() {
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("o");
    assert!(bench.picture().contains("There are no saved games yet."), "{}", bench.picture());
    bench.press("<esc>#17<enter>s#18<enter>ssG");
    bench.press("yq2sq");
    bench.press("o");
    let lines = |bench: &Bench| {
        let picture = bench.picture();
        let is_game = |line: &&str| line.trim().starts_with("Doublets") || line.trim().starts_with("Yield");
        let words = |line: &str| line.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        picture.lines().filter(is_game).map(words).collect::<Vec<_>>()
    };
    let listed = lines(&bench);
    assert!(listed[0].starts_with("Yield") && listed[0].ends_with("open"), "{listed:?}");
    assert_eq!(listed[1..], ["Doublets 18 lost", "Doublets 17 open"]);
    assert!(bench.picture().contains("3 games, 2 still open"), "{}", bench.picture());

    bench.press("<tab>");
    assert_eq!(lines(&bench).len(), 2);
    bench.press("<tab>/doublets 18<enter>");
    assert_eq!(lines(&bench), ["Doublets 18 lost"]);
    bench.press("xn");
    assert_eq!(lines(&bench), ["Doublets 18 lost"]);
    bench.press("xy");
    assert_eq!(lines(&bench).len(), 2);
    bench.press("<down><enter>");
    assert_eq!(
        (bench.session().deal().map(|deal| deal.get()), bench.session().sitting().moves_made()),
        (Some(17), 1)
    );
    assert!(bench.picture().contains("Here is the game you left."), "{}", bench.picture());
    bench.press("Gyqo/doublets 17<enter>v");
    assert!(bench.picture().contains("Review"), "{}", bench.picture());
}

/// Clicks where the screen says this.
fn click_on(bench: &mut Bench, text: &str) {
    let picture = bench.picture();
    let lines = picture.lines().enumerate().filter(|(_, line)| line.contains(text));
    let (row, line) = lines.last().expect("it is shown");
    let column = line.split(text).next().unwrap_or_default().chars().count();
    let at = Position { x: u16::try_from(column).unwrap(), y: u16::try_from(row).unwrap() };
    mouse(bench, MouseEventKind::Down(MouseButton::Left), at);
    mouse(bench, MouseEventKind::Up(MouseButton::Left), at);
}

#[test]
fn a_click_on_a_key_presses_it() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    click_on(&mut bench, "turn a card");
    assert_eq!(bench.session().sitting().moves_made(), 1);
    click_on(&mut bench, "undo");
    assert_eq!(bench.session().sitting().moves_made(), 0);
    click_on(&mut bench, "keys");
    click_on(&mut bench, "back");
    click_on(&mut bench, "menu");
    assert!(bench.picture().contains("T A L O N"), "{}", bench.picture());
}

#[test]
fn no_message_covers_the_keys() {
    for (game, keys) in [(GameName::LadyJane, "s"), (GameName::Yield, "sGy"), (GameName::Doublets, "HHHH")] {
        for size in [(80, 24), (100, 30), (200, 60)] {
            let mut bench = Bench::playing(game, 17, size, RICH);
            bench.press_advised(keys);
            let picture = bench.picture();
            let last = picture.lines().last().unwrap_or_default();
            assert!(last.contains(" u  undo") && last.ends_with(" q  menu"), "{picture}");
        }
    }
}

#[test]
fn a_question_is_answered_with_arrows_letters_and_mouse() {
    let outcome = |answer: &dyn Fn(&mut Bench)| {
        let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
        bench.press("sG");
        answer(&mut bench);
        bench.session().sitting().outcome()
    };
    for keys in ["<enter>", "y", "<down><down><enter>", "<tab><up><enter>"] {
        assert_eq!(outcome(&|bench| bench.press(keys)), Outcome::Lost, "{keys}");
    }
    for keys in ["<down><enter>", "n", "<esc>", "q"] {
        assert_eq!(outcome(&|bench| bench.press(keys)), Outcome::Unfinished, "{keys}");
    }
    assert_eq!(outcome(&|bench| click_on(bench, "Yes")), Outcome::Lost);
    assert_eq!(outcome(&|bench| click_on(bench, "No ")), Outcome::Unfinished);
    assert_eq!(
        outcome(&|bench| click_on(bench, "Give up?")),
        Outcome::Unfinished,
        "a click beside it says nothing"
    );
}

#[test]
fn the_table_below_a_dialog_is_dimmed() {
    let corner = |keys: &str| {
        let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
        bench.press(keys);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
        terminal.draw(|frame| bench.app.draw(frame.buffer_mut())).expect("it can be drawn");
        terminal.backend().buffer()[(0, 1)].bg
    };
    assert_eq!((corner("s"), corner("sG")), (Color::Rgb(28, 66, 66), Color::Rgb(11, 26, 26)));
}

#[test]
fn settings_are_changed_and_kept() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press(",");
    assert!(bench.picture().contains("< a solver that sees all cards >"), "{}", bench.picture());
    bench.press("<right><right><right><left><down> <up><up><enter>");
    let expected = ["hidden", "see all cards", "Casual player", "two", "shown"];
    let shown = |bench: &Bench| expected.iter().all(|value| bench.picture().contains(value));
    assert!(shown(&bench), "{}", bench.picture());
    bench.press("<esc>");
    assert!(bench.picture().contains("0:00"), "the clock runs: {}", bench.picture());
    // Another program, later.
    let Bench { app, folder, .. } = bench;
    drop(app);
    let app = app_in(folder.path(), Wanted::Menu, (80, 24), RICH);
    let mut bench = Bench { app, size: (80, 24), folder };
    bench.press(",");
    assert!(shown(&bench), "{}", bench.picture());
    click_on(&mut bench, "Opponent in Curse");
    assert!(bench.picture().contains("< Club player >"), "{}", bench.picture());
}

#[test]
fn a_window_that_is_too_small_can_be_left() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (40, 10), RICH);
    bench.press("s");
    assert!(bench.picture().contains("press q to quit") && !bench.app.is_done());
    bench.press("q");
    assert!(bench.app.is_done());
}

#[test]
fn the_keys_are_those_of_the_game() {
    for size in [(80, 24), (120, 40)] {
        for game in GameName::ALL {
            let mut bench = Bench::playing(game, 17, size, RICH);
            bench.press("?");
            let mut page = bench.picture();
            while bench.picture().contains("there is more") {
                bench.press(" ");
                page += &bench.picture();
            }
            let shows = |text: &str| page.contains(text);
            let is_patience = game != GameName::Curse;
            assert_eq!(shows("Turn a card, or deal"), is_patience, "{page}");
            assert_eq!(shows("Send a card to its foundation"), is_patience, "{page}");
            assert_eq!(shows("Pass, in Curse"), !is_patience, "{page}");
            assert!(shows("Ctrl-L") && shows("Ctrl-C"), "{page}");
        }
    }
}

#[test]
fn statistics_show_the_share_and_the_row_of_wins() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press("S");
    assert!(bench.picture().contains("You have not finished a game yet."), "{}", bench.picture());
    bench.press("<esc>sGynS");
    assert!(bench.picture().contains("0   ░░░░░░░░░░░░░░░░░░░░"), "{}", bench.picture());
}

#[test]
fn statistics_grade_the_deals_that_were_given_up() {
    let mut bench = Bench::playing(GameName::Yield, 17, (80, 24), RICH);
    bench.press("sGyS");
    let picture = bench.picture();
    assert!(picture.contains("For 1 lost game, this is not known yet."), "{picture}");
    bench.advise();
    let picture = bench.picture();
    assert!(!picture.contains("not known yet") && picture.contains("By difficulty"), "{picture}");
}

#[test]
fn the_first_line_leaves_out_what_has_no_room_beside_the_score() {
    let mut bench = Bench::playing(GameName::Curse, 17, (80, 24), RICH);
    assert!(bench.shows("Curse of the Doublet  deal 17  Casual player  "), "{}", bench.picture());
    bench.press("T");
    assert!(bench.shows("Curse of the Doublet  deal 17   "), "{}", bench.picture());
}

#[test]
fn lists_of_lessons_and_puzzles_answer_to_clicks() {
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("E");
    click_on(&mut bench, "Doubling");
    assert!(bench.picture().contains("Lessons: Doublets"), "the first click moves the cursor");
    click_on(&mut bench, "Doubling");
    assert!(bench.picture().contains("Lesson: Doubling"), "{}", bench.picture());
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("Z");
    let picture = bench.picture();
    let name = picture.split_whitespace().find(|word| word.starts_with("doublets-")).expect("a puzzle");
    click_on(&mut bench, name);
    assert!(!bench.picture().contains("question 1 of"), "{}", bench.picture());
}
