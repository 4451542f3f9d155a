//! Whole games by keys and by mouse: each gesture makes the move that it means.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use talon_rules::pieces::Chance;
use talon_rules::{AnyMove, GameName};
use talon_table::{Gesture, Outcome, Spot};

use super::{Bench, RICH};
use crate::play::action::Input;
use crate::play::games::board::{Board, Place};
use crate::play::screens::bars::MessageKind;
use crate::play::screens::table_view::board_area;

/// Enough moves for any of the games; a patience in which cards can go back and forth ends here.
const MOST_MOVES: usize = 250;

/// Plays a deal to its end with `play`, which makes one move by some gesture of it.
fn play_through(game: GameName, deal: u64, mut play: impl FnMut(&mut Bench, &[Gesture]) -> bool) -> Bench {
    let mut bench = Bench::playing(game, deal, (80, 24), RICH);
    let mut chance = Chance::from_seed(deal);
    for _ in 0..MOST_MOVES {
        if bench.session().sitting().outcome() != Outcome::Unfinished {
            break;
        }
        let scene = bench.session().scene();
        let mut moves: Vec<AnyMove> = scene.moves().collect();
        assert!(!moves.is_empty(), "it is the player's turn");
        chance.shuffle(&mut moves);
        assert!(!bench.picture().is_empty(), "every position can be drawn");
        let before = bench.session().sitting().moves_made();
        let has_played = moves.iter().any(|legal| play(&mut bench, scene.gestures(*legal)));
        assert!(has_played, "no move could be made:\n{}", bench.picture());
        assert!(bench.session().sitting().moves_made() > before, "nothing happened:\n{}", bench.picture());
    }
    assert!(!bench.picture().is_empty(), "the end can be drawn");
    bench
}

/// The key of a spot, if it has one.
fn key_of(board: &Board, spot: Spot) -> Option<char> {
    let is_meant = |shown: Spot| match (shown, spot) {
        // The letter of a pile stands for as many of its cards as fit.
        (Spot::Tableau { pile, .. }, Spot::Tableau { pile: meant, .. }) => pile == meant,
        _ => shown == spot,
    };
    board.places.iter().filter(|place| place.spot.is_some_and(is_meant)).find_map(|place| place.letter)
}

/// Returns true if pointing at a spot plays at once, and does not pick up what lies there.
fn plays_at_once(bench: &Bench, from: Spot, to: Spot) -> bool {
    let scene = bench.session().scene();
    // Both cards of a pair are pointed at.
    scene.tap(from).is_some() && !scene.pickable().contains(&to)
}

/// Makes a move by the letters of its spots.
fn by_letters(bench: &mut Bench, gestures: &[Gesture]) -> bool {
    let board = bench.board();
    let keys = |gesture: &Gesture| match gesture {
        Gesture::Tap(spot) => Some(key_of(&board, *spot)?.to_string()),
        Gesture::Carry(from, to) => {
            let (from_key, to_key) = (key_of(&board, *from)?, key_of(&board, *to)?);
            Some(if plays_at_once(bench, *from, *to) {
                from_key.to_string()
            } else {
                format!("{from_key}{to_key}")
            })
        }
    };
    let Some(keys) = gestures.iter().find_map(keys) else { return false };
    bench.press(&keys);
    true
}

/// A cell where clicking points at the spot.
fn cell_of(board: &Board, spot: Spot) -> Position {
    let place = board.places.iter().find(|place| place.spot == Some(spot)).expect("the spot is shown");
    let mut cells = place.area.positions();
    cells.find(|cell| board.at(*cell) == Some(spot)).expect("a cell of it is not covered")
}

pub(super) fn mouse(bench: &mut Bench, kind: MouseEventKind, at: Position) {
    let event = MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE };
    bench.app.update(Input::Mouse(event));
    bench.let_opponent_play();
}

fn click(bench: &mut Bench, spot: Spot) {
    let at = cell_of(&bench.board(), spot);
    mouse(bench, MouseEventKind::Down(MouseButton::Left), at);
    mouse(bench, MouseEventKind::Up(MouseButton::Left), at);
}

/// Makes a move by clicks.
fn by_clicks(bench: &mut Bench, gestures: &[Gesture]) -> bool {
    match gestures[0] {
        Gesture::Tap(spot) => click(bench, spot),
        Gesture::Carry(from, to) => {
            let at_once = plays_at_once(bench, from, to);
            click(bench, from);
            if !at_once {
                click(bench, to);
            }
        }
    }
    true
}

/// Makes a move by dragging where that is possible.
fn by_dragging(bench: &mut Bench, gestures: &[Gesture]) -> bool {
    let carried = gestures.iter().find_map(|gesture| match gesture {
        Gesture::Carry(from, to) => Some((*from, *to)),
        Gesture::Tap(_) => None,
    });
    let Some((from, to)) = carried else { return by_clicks(bench, gestures) };
    let board = bench.board();
    let (start, end) = (cell_of(&board, from), cell_of(&board, to));
    mouse(bench, MouseEventKind::Down(MouseButton::Left), start);
    mouse(bench, MouseEventKind::Drag(MouseButton::Left), Position { x: 40, y: 12 });
    mouse(bench, MouseEventKind::Drag(MouseButton::Left), end);
    mouse(bench, MouseEventKind::Up(MouseButton::Left), end);
    true
}

#[test]
fn whole_games_by_letters() {
    for game in GameName::ALL {
        for deal in [1, 2, 3] {
            let bench = play_through(game, deal, by_letters);
            let sitting = bench.session().sitting();
            assert!(sitting.outcome() != Outcome::Unfinished || sitting.moves_made() >= MOST_MOVES);
        }
    }
}

#[test]
fn whole_games_by_clicks() {
    for game in GameName::ALL {
        play_through(game, 4, by_clicks);
    }
}

#[test]
fn whole_games_by_dragging() {
    for game in GameName::ALL {
        play_through(game, 5, by_dragging);
    }
}

#[test]
fn a_game_that_ends_says_so() {
    let bench = play_through(GameName::Yield, 1, by_letters);
    assert_eq!(bench.session().sitting().outcome(), Outcome::Lost);
    assert!(bench.picture().contains("No moves left."), "{}", bench.picture());
}

#[test]
fn the_arrows_walk_and_enter_plays() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press("<enter>");
    assert_eq!(bench.session().sitting().moves_made(), 1, "the cursor begins at the stock");
    bench.press("<right><enter>");
    assert!(bench.picture().contains("D3: after "), "the card of the waste does not follow");
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press("1");
    assert!(bench.picture().contains("D3: after a 3 comes a 6, not the jack of diamonds."));
    assert_eq!(bench.session().sitting().moves_made(), 0);
}

#[test]
fn one_key_sends_a_card_to_its_foundation() {
    // On deal 7 the base is 10 and the jack of spades lies on pile 1.
    for keys in ["1f", "11", "1w"] {
        let mut bench = Bench::playing(GameName::LadyJane, 7, (80, 24), RICH);
        let before = bench.session().game().score();
        bench.press(keys);
        assert_eq!(bench.session().game().score(), before.map(|points| points + 1), "{keys}");
    }
    let mut bench = Bench::playing(GameName::LadyJane, 7, (80, 24), RICH);
    let at = cell_of(&bench.board(), Spot::Tableau { pile: 1, index: 1 });
    mouse(&mut bench, MouseEventKind::Down(MouseButton::Right), at);
    assert_eq!(bench.session().sitting().moves_made(), 1, "the right button does it too");
}

#[test]
fn targets_of_a_held_card_are_marked_without_colours() {
    let mut bench = Bench::playing(GameName::LadyJane, 7, (80, 24), super::POOR);
    assert!(!bench.picture().contains("[w]"));
    bench.press("1");
    assert!(bench.picture().contains("<1>") && bench.picture().contains("[w]"), "{}", bench.picture());
    bench.press("<esc>");
    assert!(!bench.picture().contains("<1>"));
}

#[test]
fn undo_and_redo_go_all_the_way() {
    let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
    bench.press("sssss");
    let end = bench.session().game().clone();
    bench.press("uuuuu");
    assert_eq!(bench.session().sitting().moves_made(), 0);
    bench.press("u");
    assert!(bench.picture().contains("There is nothing to undo."));
    bench.press("rrrrr");
    assert_eq!(bench.session().game(), &end);
    bench.press("r");
    assert!(bench.picture().contains("There is nothing to redo."));
}

#[test]
fn losing_a_game_needs_confirmation() {
    for (key, moves) in [("R", 0), ("n", 0), ("G", 1)] {
        let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
        bench.press("s");
        bench.press(key);
        bench.press("n");
        assert_eq!(bench.session().sitting().moves_made(), 1, "{key}, but then no");
        assert_eq!(bench.session().sitting().outcome(), Outcome::Unfinished);
        bench.press(key);
        bench.press("y");
        assert_eq!(bench.session().sitting().moves_made(), moves, "{key} and yes");
    }
}

#[test]
fn a_deal_can_be_chosen_by_its_number() {
    let mut bench = Bench::playing(GameName::Yield, 17, (80, 24), RICH);
    bench.press("#12x");
    assert!(bench.picture().contains("9007199254740991."), "{}", bench.picture());
    bench.press("3<backspace>4<enter>");
    assert_eq!(bench.session().deal().map(|deal| deal.get()), Some(124));
    bench.press("#9999999999999999<enter>");
    assert_eq!(bench.session().deal().map(|deal| deal.get()), Some(124), "too large a number");
}

#[test]
fn the_computer_plays_until_the_players_turn() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    bench.press("aa");
    let game = bench.session().game().clone();
    assert!(bench.session().sitting().moves_made() >= 2, "the set, and an answer");
    bench.press("u");
    assert_eq!(bench.session().sitting().moves_made(), 0, "back to one's own choice");
    bench.press("r");
    assert_eq!(bench.session().game(), &game, "forward to one's own next choice");
}

#[test]
fn a_player_who_can_only_pass_is_always_reminded() {
    let mut passes = 0;
    play_through(GameName::Curse, 3, |bench, gestures| {
        if gestures == [Gesture::Tap(Spot::Pass)] {
            passes += 1;
            let picture = bench.picture();
            let words = picture.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains("[p] Pass") && words.contains("press p to pass."), "{picture}");
        }
        by_letters(bench, gestures)
    });
    assert!(passes > 0);
}

#[test]
fn the_end_of_a_hand_is_reported_once() {
    let mut ends = 0;
    play_through(GameName::Curse, 3, |bench, gestures| {
        if matches!(gestures[0], Gesture::Tap(Spot::Lead(_) | Spot::Next)) {
            ends += 1;
            let picture = bench.picture().replace(['\n', ' '], "");
            let sentences =
                picture.matches("handisblocked").count() + picture.matches("goesoutandscores").count();
            assert_eq!(sentences, 1, "{}", bench.picture());
        }
        by_letters(bench, gestures)
    });
    assert!(ends > 0);
}

/// The second key of a pair must not mean another card, as letters are dealt anew after each pair.
#[test]
fn both_letters_of_a_pair_mean_that_pair_alone() {
    for (deal, moves) in (9..12).flat_map(|deal| (0..40).map(move |moves| (deal, moves))) {
        let mut bench = Bench::playing(GameName::Yield, deal, (80, 24), RICH);
        bench.press(&"s".repeat(moves % 24));
        let scene = bench.session().scene();
        let pair = scene.moves().find_map(|legal| match scene.gestures(legal) {
            [Gesture::Carry(from, to), ..] => Some((*from, *to)),
            _ => None,
        });
        let Some((from, to)) = pair else { continue };
        let board = bench.board();
        let before = bench.session().sitting().moves_made();
        for spot in [from, to] {
            bench.press(&key_of(&board, spot).expect("a letter").to_string());
        }
        assert_eq!(bench.session().sitting().moves_made(), before + 1, "{}", bench.picture());
    }
}

#[test]
fn a_pass_that_is_not_allowed_names_its_rule() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    bench.press("aap");
    assert!(bench.picture().contains("C6: you cannot pass while the"), "{}", bench.picture());
}

#[test]
fn keys_with_ctrl_or_alt_are_no_letters() {
    for modifiers in [KeyModifiers::CONTROL, KeyModifiers::ALT, KeyModifiers::CONTROL | KeyModifiers::ALT] {
        let mut bench = Bench::playing(GameName::Doublets, 17, (80, 24), RICH);
        bench.press("s");
        let before = bench.picture();
        for letter in "sunqWRNh1".chars() {
            bench.app.update(Input::Key(KeyEvent::new(KeyCode::Char(letter), modifiers)));
        }
        assert_eq!(bench.picture(), before, "{modifiers:?}");
        assert!(!bench.app.is_done());
    }
}

/// The height of the first card of a game in a window of this size.
fn card_height(game: GameName, size: (u16, u16)) -> u16 {
    let board = Bench::playing(game, 17, size, RICH).board();
    board.places.iter().map(|place| place.area.height).max().expect("there are cards")
}

#[test]
fn cards_grow_with_the_window() {
    let heights =
        |game| [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)].map(|size| card_height(game, size));
    assert_eq!(heights(GameName::LadyJane), [3, 5, 9, 11, 13]);
    assert_eq!(heights(GameName::Yield), [5, 5, 7, 9, 13]);
    assert_eq!(heights(GameName::Doublets), [5, 7, 11, 15, 15]);
}

#[test]
fn no_card_of_a_patience_leaves_the_table() {
    for (game, size) in GameName::PATIENCES.into_iter().flat_map(|game| {
        [(80, 24), (81, 27), (100, 30), (120, 40), (160, 50), (200, 60)].map(|size| (game, size))
    }) {
        let mut bench = play_through(game, 6, by_letters);
        bench.resize(size.0, size.1);
        let area = board_area(Rect::new(0, 0, size.0, size.1), game);
        while bench.session().sitting().moves_made() > 0 {
            for place in bench.board().places {
                let seen = Rect { height: place.seen.min(place.area.height), ..place.area };
                assert_eq!(seen.intersection(area), seen, "{game} at {size:?}:\n{}", bench.picture());
            }
            bench.press("uuuuu");
        }
    }
}

/// Whatever is pressed, clicked and resized, in whatever order: nothing breaks, and it can be drawn.
#[test]
fn a_cat_on_the_keyboard_breaks_nothing() {
    const KEYS: [&str; 46] = [
        "1", "2", "3", "4", "5", "6", "7", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "p",
        "s", "w", "x", "y", "z", "v", "u", "r", "n", "R", "G", "T", "C", "L", "S", "?", "#", "q", "<enter>",
        "<esc>", "<tab>", "<up>", "<down>", "<left>", "<right>", "<end>",
    ];
    for (seed, game) in (0..).zip(GameName::ALL) {
        let mut bench = Bench::playing(game, 11, (80, 24), RICH);
        let mut chance = Chance::from_seed(seed);
        for _ in 0..1500 {
            let at = Position {
                x: u16::try_from(chance.below(130)).unwrap(),
                y: u16::try_from(chance.below(45)).unwrap(),
            };
            match chance.below(40) {
                0 => bench.resize(1 + at.x * 2, 1 + at.y * 2),
                1 => bench.resize(80, 24),
                2..=9 => {
                    let kinds = [
                        MouseEventKind::Down(MouseButton::Left),
                        MouseEventKind::Drag(MouseButton::Left),
                        MouseEventKind::Up(MouseButton::Left),
                        MouseEventKind::Down(MouseButton::Right),
                        MouseEventKind::ScrollDown,
                    ];
                    mouse(&mut bench, *chance.pick(&kinds).unwrap(), at);
                }
                // Moving on, so that late positions are met too.
                10..=20 => bench.press("s"),
                _ => bench.press(chance.pick(&KEYS).unwrap()),
            }
            assert!(!bench.picture().is_empty());
        }
    }
}

#[test]
fn a_verdict_leaves_room_for_the_message() {
    let mut bench = Bench::playing(GameName::Yield, 17, (80, 24), RICH);
    bench.press_advised("   ");
    let picture = bench.picture();
    for part in ["You turn the 9 of diamonds onto the waste. ", "✗ can no longer be won\n"] {
        assert!(picture.contains(part), "{picture}");
    }
}

#[test]
fn a_long_message_is_shown_whole_where_it_covers_nothing() {
    // Doublets fills the screen; the columns of Lady Jane are short at first.
    let mut bench = Bench::playing(GameName::LadyJane, 17, (80, 24), RICH);
    bench.press(" ");
    let picture = bench.picture();
    assert!(
        picture.contains("You deal a card to each reserve pile:") && picture.contains("4 of clubs."),
        "{picture}"
    );
}

/// The spots whose letter or number the screen does not show.
fn hidden_spots(bench: &Bench) -> Vec<String> {
    let picture = bench.picture();
    let rows: Vec<Vec<char>> = picture.lines().map(|row| row.chars().collect()).collect();
    let is_shown = |place: &&Place, letter: char| {
        let area = place.area;
        let cells = rows[usize::from(area.bottom() - 1)].iter().skip(area.x.into()).take(area.width.into());
        cells.into_iter().any(|cell| *cell == letter)
    };
    let board = bench.board();
    let letters = board.places.iter().filter_map(|place| Some((place, place.letter?)));
    let shown_whole = letters.filter(|(place, _)| place.seen == place.area.height);
    shown_whole
        .filter(|(place, letter)| !is_shown(place, *letter))
        .map(|(place, letter)| format!("{letter} of {:?}", place.spot))
        .collect()
}

#[test]
fn no_message_covers_a_letter_that_the_player_needs() {
    let long = "North plays the 3-5 on the upper branch, which now ends in 3. ".repeat(12);
    for (game, size) in
        GameName::ALL.into_iter().flat_map(|game| [(80, 24), (100, 30)].map(|size| (game, size)))
    {
        let mut bench = Bench::playing(game, 17, size, RICH);
        for turn in 0..40 {
            let Some(wanted) = bench.session().game().legal_moves().get(turn % 3).copied() else { break };
            for kind in [MessageKind::Event, MessageKind::Refusal, MessageKind::Notice] {
                bench.app.say_for_test(long.clone(), kind);
                let hidden = hidden_spots(&bench);
                assert!(hidden.is_empty(), "{game} at {size:?} hides {hidden:?}:\n{}", bench.picture());
            }
            bench.app.play_for_test(wanted);
            bench.let_opponent_play();
            let hidden = hidden_spots(&bench);
            assert!(hidden.is_empty(), "{game} at {size:?} hides {hidden:?}:\n{}", bench.picture());
        }
    }
}

#[test]
fn a_message_without_room_is_read_on_a_page() {
    let mut bench = Bench::playing(GameName::Curse, 17, (80, 24), RICH);
    let long = "first ".to_owned() + &"word ".repeat(100) + "last";
    bench.app.say_for_test(long, MessageKind::Notice);
    assert!(!bench.shows("first") && bench.shows("last") && bench.shows("… [+]"), "{}", bench.picture());
    bench.press("+");
    assert!(bench.shows("first") && bench.shows("last"), "{}", bench.picture());
    bench.press("<esc>");
    assert!(bench.shows("… [+]"), "the message is still there: {}", bench.picture());
}

#[test]
fn after_a_hand_the_keys_are_those_that_choose_who_leads() {
    let mut bench = Bench::playing(GameName::Curse, 17, (80, 24), RICH);
    while !(bench.session().scene().is_between_hands() && bench.session().scene().moves().count() == 2) {
        let wanted = bench.session().game().legal_moves();
        bench.app.play_for_test(*wanted.last().expect("the match goes on"));
        bench.let_opponent_play();
    }
    let picture = bench.picture();
    let keys = picture.lines().last().expect("the line of keys");
    for part in ["1  South leads", "2  North leads", "Enter  accept", "u  undo"] {
        assert!(keys.contains(part), "{part} is missing: {keys}");
    }
    assert!(!keys.contains("pick a tile"), "{keys}");
    let before = bench.session().sitting().moves_made();
    bench.press("<enter>");
    assert!(bench.session().sitting().moves_made() > before, "Enter does not go on:\n{}", bench.picture());
}

#[test]
fn a_match_that_is_over_has_a_panel() {
    let mut bench = play_through(GameName::Curse, 1, by_letters);
    for part in ["wins the match!", "Score", "Hands", "Enter  New match", "v      Review"] {
        assert!(bench.shows(part), "{part} is missing:\n{}", bench.picture());
    }
    let deal = bench.session().deal();
    bench.pass_time(600);
    bench.press("<enter>");
    assert_ne!(bench.session().deal(), deal, "a new match has begun");
    assert_eq!(bench.session().sitting().outcome(), Outcome::Unfinished);
}

#[test]
fn a_key_that_is_held_down_does_not_skip_the_panel() {
    let mut bench = play_through(GameName::Yield, 1, by_letters);
    let deal = bench.session().deal();
    for _ in 0..40 {
        bench.press("<enter>");
        bench.pass_time(50);
    }
    assert_eq!(bench.session().sitting().outcome(), Outcome::Lost, "{}", bench.picture());
    bench.pass_time(600);
    bench.press("<enter>");
    assert_ne!(bench.session().deal(), deal, "a fresh press deals: {}", bench.picture());
}
