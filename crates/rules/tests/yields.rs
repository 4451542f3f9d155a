//! Yield, rule by rule. The generic checks of every game are in `conformance.rs`.

mod shared;

use shared::{arranged, card, moves, play, play_all, refused};
use talon_pieces::{Card, Chance, DealNumber, shuffled_cards};
use talon_rules::yields::{Effect, Move, Options, State, Violation};
use talon_rules::{Game, GameOptions, Player, SeatView, Status};

/// A position of 13 ranks and three rows. Cards that are not in it have been removed.
fn position(stock: &str, waste: &str, pyramid: &str) -> State {
    arranged(&format!("game: yield; options: rows 3; stock: {stock}; waste: {waste}; pyramid: {pyramid}"))
        .unwrap_or_else(|faults| panic!("{faults}"))
}

fn usual_deal() -> State {
    State::deal(&Options::default(), DealNumber::new(17).expect("a small number"))
}

#[test]
fn y1_the_pyramid_is_dealt_row_by_row_from_the_widest() {
    let deck = shuffled_cards(DealNumber::new(17).unwrap(), 13);
    let state = State::from_deck(&Options::default(), &deck).unwrap();
    let rows: Vec<usize> = state.pyramid().map(<[_]>::len).collect();
    assert_eq!(rows, [7, 6, 5, 4, 3, 2, 1]);
    let pyramid: Vec<Card> = state.pyramid().flatten().copied().flatten().collect();
    assert_eq!(pyramid, deck[..28]);
    let turned: Vec<Card> = state.stock().iter().copied().rev().collect();
    assert_eq!(turned, deck[28..]);
    assert_eq!(state, usual_deal());
}

#[test]
fn y2_a_card_is_exposed_when_nothing_lies_over_it() {
    let mut state = position("-", "-", "KC 5C KD | KH KS | 8D");
    assert_eq!(state.status(), Status::Lost, "the Kings are covered");
    state = position("-", "-", "KC 5C 8D | KH KS | .");
    assert_eq!(moves(&state), "king r2c1, king r2c2");
    play(&mut state, "king r2c2");
    assert_eq!(moves(&state), "king r2c1", "r2c1 still lies over r1c1 and r1c2");
    play(&mut state, "king r2c1");
    assert_eq!(moves(&state), "king r1c1, pair r1c2 r1c3");
}

#[test]
fn y3_both_ends_of_the_waste_are_open_and_it_never_goes_back() {
    let mut state = position("KS KH KD KC", "-", "5C 5D 8C | 8D . | .");
    assert_eq!(play(&mut state, "flip"), Effect::Turned(card("KC")));
    assert_eq!(moves(&state), "flip, king top", "a lone card is the top");
    play(&mut state, "flip");
    assert_eq!(moves(&state), "flip, king bottom, king top");
    play(&mut state, "flip");
    play(&mut state, "flip");
    play(&mut state, "king bottom");
    assert_eq!(state.waste(), [card("KD"), card("KH"), card("KS")]);
    play(&mut state, "king top");
    assert_eq!(state.waste(), [card("KD"), card("KH")]);
    play(&mut state, "king top");
    play(&mut state, "king top");
    assert_eq!(state.status(), Status::Lost);
}

#[test]
fn y4_kings_go_alone_and_nothing_else_does() {
    let state = position("-", "KC KD KH KS", "QC AC . | . . | .");
    assert_eq!(
        moves(&state),
        "king bottom, king top, pair r1c1 r1c2",
        "the second card is not available alone"
    );
}

#[test]
fn y5_every_kind_of_pair() {
    let cases = [
        ("two exposed pyramid cards", "-", "5C 8D . | . . | .", "pair r1c1 r1c2"),
        ("the pyramid and the waste", "8D", "5C . . | . . | .", "pair r1c1 top"),
        (
            "top and bottom, and both with the pyramid",
            "8D 5D",
            "5C 8C . | . . | .",
            "pair r1c1 bottom, pair r1c1 r1c2, pair r1c2 top, pair top bottom",
        ),
        ("top and second", "KC 8D 5D", ". . . | . . | .", "king bottom, pair top second"),
        ("of two, the second is called the bottom", "8D 5D", ". . . | . . | .", "pair top bottom"),
        ("not the second with the pyramid", "KC 8D KD", "5C . . | . . | .", "king bottom, king top"),
        ("not the second with the bottom", "5C 8D KD", ". . . | . . | .", "king top"),
        ("not a card and the one over it", "-", "5C KC . | 8D . | .", ""),
    ];
    for (what, waste, pyramid, expected) in cases {
        assert_eq!(moves(&position("-", waste, pyramid)), expected, "{what}");
    }
}

#[test]
fn y5_the_waste_closes_up_behind_a_pair() {
    let cases = [
        ("pair top second", "KC KD KH"),
        ("pair top bottom", "KD KH 8D"),
        ("pair r1c1 bottom", "KD KH 8D 5C"),
        ("pair r1c2 top", "8C KD KH 8D"),
    ];
    for (text, left) in cases {
        let bottom = if text == "pair top second" { "KC" } else { "8C" };
        let pyramid = if bottom == "KC" { "5D 8C . | . . | ." } else { "5D 8S 5S | . . | ." };
        let mut state = position("-", &format!("{bottom} KD KH 8D 5C"), pyramid);
        let before = state.clone();
        let effect = play(&mut state, text);
        let waste: Vec<String> = state.waste().iter().map(Card::to_string).collect();
        assert_eq!(waste.join(" "), left, "{text}");
        state.undo(text.parse().unwrap(), &effect);
        assert_eq!(state, before, "{text} taken back");
    }
}

#[test]
fn y6_a_point_for_each_removed_card_and_all_of_them_win() {
    let mut state = position("-", "KC", "5C 8D . | . . | .");
    assert_eq!((state.score(), state.status()), (Some(49), Status::Playing));
    play(&mut state, "king top");
    assert_eq!(state.score(), Some(50));
    play(&mut state, "pair r1c2 r1c1");
    assert_eq!((state.score(), state.status(), state.seat_to_move()), (Some(52), Status::Won, None));
    assert_eq!(usual_deal().score(), Some(0));
    assert_eq!(position("-", "-", "5C KC . | 8D . | .").status(), Status::Lost);
}

#[test]
fn y7_only_the_stock_is_hidden_and_removed_cards_are_remembered() {
    let mut state = position("KD KC", "-", "5C 8D . | . . | .");
    play(&mut state, "pair r1c1 r1c2");
    play(&mut state, "flip");
    let view = state.view(Player);
    let seen = view.layout().to_string();
    assert!(seen.ends_with("stock: ??\nwaste: KC\npyramid: . . . | . . | ."), "{seen}");
    assert_eq!(view.removed().len(), 50);
    let sampled = State::sample_world(&view, &mut Chance::from_seed(1));
    assert_eq!(sampled, state, "only one card is left for the stock");

    let mut dealt = usual_deal();
    let view = dealt.view(Player);
    let [one, other] = [1, 2].map(|seed| State::sample_world(&view, &mut Chance::from_seed(seed)));
    assert_ne!(one.stock(), other.stock(), "the stock can lie in any order");
    assert_eq!(dealt.hidden_mut(Player).len(), 24);
}

/// For each violation, a position and a move that causes exactly it.
#[test]
fn a_refused_move_says_why() {
    let no_place = |row, column| Violation::NoSuchPlace { row, column };
    let covered = |text, by| Violation::Covered { card: card(text), by: card(by) };
    let wrong_sum =
        |first, second| Violation::WrongSum { first: card(first), second: card(second), wanted: 13 };
    let board = "5C 8D . | KC . | .";
    let cases = [
        ("-", board, "king r0c1", "Y1", no_place(0, 1)),
        ("-", board, "king r2c3", "Y1", no_place(2, 3)),
        ("-", board, "pair r1c1 r4c1", "Y2", covered("5C", "KC")),
        ("-", "5C 8D . | . . | .", "pair r1c1 r4c1", "Y1", no_place(4, 1)),
        ("-", board, "king r1c3", "Y2", Violation::AlreadyRemoved { row: 1, column: 3 }),
        ("-", board, "pair r1c1 r1c2", "Y2", covered("5C", "KC")),
        ("-", "5C 8D KH | KC KD | .", "king r1c2", "Y2", covered("8D", "KC")),
        ("-", board, "flip", "Y3", Violation::StockEmpty),
        ("-", board, "king top", "Y3", Violation::WasteEmpty),
        ("-", board, "king bottom", "Y3", Violation::WasteEmpty),
        ("-", board, "pair top second", "Y3", Violation::WasteEmpty),
        ("KD", board, "king bottom", "Y3", Violation::NoBottom),
        ("KD", board, "pair r2c1 bottom", "Y3", Violation::NoBottom),
        ("5D 8C", board, "pair top second", "Y3", Violation::NoSecond),
        (
            "5D 8C",
            board,
            "king top",
            "Y4",
            Violation::NotKing { card: card("8C"), partner: "5".parse().unwrap() },
        ),
        ("KD KH KS", board, "king second", "Y4", Violation::SecondAlone),
        ("-", board, "pair r2c1 r2c1", "Y5", Violation::SamePlace),
        ("KD 5D 8C", "5C 8D . | . . | .", "pair r1c2 second", "Y5", Violation::SecondWithoutTop),
        ("8C 5D KD", "5C 8D . | . . | .", "pair second bottom", "Y5", Violation::SecondWithoutTop),
        ("KD", board, "pair top r2c1", "Y5", wrong_sum("KC", "KD")),
        ("5D 8C", "5C 8D . | . . | .", "pair bottom r1c1", "Y5", wrong_sum("5C", "5D")),
        ("-", ". . . | . . | .", "flip", "Y6", Violation::AlreadyWon),
        ("-", ". . . | . . | .", "king r1c1", "Y6", Violation::AlreadyWon),
    ];
    for (waste, pyramid, text, rule, expected) in cases {
        refused(&position("-", waste, pyramid), text, rule, expected);
    }
}

#[test]
fn the_places_of_a_pair_may_be_written_in_any_order() {
    for (written, canonical) in [
        ("pair bottom top", "pair top bottom"),
        ("PAIR Top R7C1", "pair r7c1 top"),
        ("pair r2c1 r1c7", "pair r1c7 r2c1"),
        (" pair  second top ", "pair top second"),
    ] {
        assert_eq!(written.parse::<Move>().unwrap().to_string(), canonical);
    }
    for text in "/flip flip/king/king r1/king rc/king c1r1/king r1c1c1/king r256c1/king r-1c1/pair top/pair top top top/pair top waste/kingtop/king é".split('/') {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn arrangements_that_cannot_be_played_say_all_that_is_wrong() {
    let cases = [
        ("stock: -; waste: -; pyramid: 5C 5C . | . . | .", "pyramid[0][1]: 5C is there twice"),
        ("stock: ??; waste: -; pyramid: . . . | . . | .", "stock[0]: must be known here"),
        ("stock: -; waste: -; pyramid: ?? . . | . . | .", "pyramid[0][0]: must be known here"),
        (
            "stock: -; waste: 5C; pyramid: . . . | . . | .",
            "cards: 3 of rank 5 and 4 of rank 8 are gone, but they go in pairs (Y5)",
        ),
        (
            "stock: -; waste: 7C; pyramid: . . . | . . | .",
            "cards: 4 of rank 6 and 3 of rank 7 are gone, but they go in pairs (Y5)",
        ),
        ("stock: -; waste: -; pyramid: . . . | . .", "pyramid: must have 3 entries, not 2 (Y1)"),
        ("stock: -; waste: -; pyramid: . . . | . . . | .", "pyramid[1]: must have 2 entries, not 3 (Y1)"),
        (
            "stock: -; waste: -; pyramid: KC . . | KD . | .",
            "pyramid[0][1]: cannot be gone while a card lies over it (Y2)",
        ),
        (
            "stock: 5C; waste: 5C ??; pyramid: . . . | . . | KC",
            "waste[0]: 5C is there twice; waste[1]: must be known here; \
             pyramid[1][0]: cannot be gone while a card lies over it (Y2); \
             pyramid[1][1]: cannot be gone while a card lies over it (Y2)",
        ),
    ];
    for (text, expected) in cases {
        let text = format!("game: yield; options: rows 3; {text}");
        assert_eq!(arranged::<State>(&text), Err(expected.to_owned()));
    }
    let tiny = |text| arranged::<State>(&format!("game: yield; options: ranks 3, rows 2; {text}"));
    assert_eq!(
        tiny("stock: -; waste: 4C; pyramid: . . | ."),
        Err("waste[0]: 4C is not in this deck".to_owned())
    );
    assert_eq!(
        tiny("stock: AC AD AH AS 2C 2D 2H 2S; waste: 3C 3D; pyramid: . . | ."),
        Err("stock and waste: must be at most 9, not 10 (Y1)".to_owned())
    );
}

#[test]
fn options_that_no_pyramid_can_be_dealt_of_are_refused() {
    for text in "ranks 12/ranks 0/ranks 15/rows 0/rows 8/ranks 5, rows 6/ranks 1, rows 3/piles 7".split('/') {
        assert!(Options::from_text(text).is_err(), "{text}");
    }
    for text in ["ranks 13, rows 7", "ranks 1, rows 2", "ranks 5, rows 5", "ranks 7, rows 7"] {
        assert_eq!(Options::from_text(text).unwrap().to_text(), text);
    }
}

#[test]
fn with_fewer_ranks_the_highest_plays_the_king() {
    let deck: Vec<Card> = "3C AC 2C 3D AD 2D 3H AH 2H 3S AS 2S".split(' ').map(card).collect();
    let mut state = State::from_deck(&Options::new(3, 2).unwrap(), &deck).unwrap();
    play(&mut state, "flip");
    let wrong_sum = Violation::WrongSum { first: card("2C"), second: card("3D"), wanted: 3 };
    assert_eq!(state.why_not("pair r2c1 top".parse().expect("a move")), Some(wrong_sum));
    play_all(
        &mut state,
        "king top, flip, pair r2c1 top, king r1c1, flip, pair r1c2 top, flip, king top, flip, flip, \
         pair top bottom, flip, king top, flip, flip",
    );
    assert_eq!(state.status(), Status::Playing);
    play(&mut state, "pair top bottom");
    assert_eq!((state.status(), state.score()), (Status::Won, Some(12)));
}
