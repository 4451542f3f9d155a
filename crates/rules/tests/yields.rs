//! Yield, rule by rule. The checks that every game repeats are at the end.

mod shared;

use shared::{
    all_come_up, arranged, card, conforms, moves, play, play_all, refused, samples_evenly, transcript,
};
use talon_rules::pieces::{Card, CardSet, Chance, DealNumber, shuffled_cards};
use talon_rules::yields::{Effect, Layout, Move, Options, Place, State, View, Violation};
use talon_rules::{Game, GameOptions, Player, SeatView, Status};
use talon_testkit::{perft_table, reachable_table, replay};

/// A position of 13 ranks and three rows. Cards that are not in it have been removed.
fn position(stock: &str, waste: &str, pyramid: &str) -> State {
    arranged(&format!("game: yield; options: rows 3; stock: {stock}; waste: {waste}; pyramid: {pyramid}"))
        .unwrap_or_else(|faults| panic!("{faults}"))
}

const RANKS: [&str; 6] = ["A", "2", "3", "4", "5", "6"];

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

/// Plays a deal, removing random cards where that is possible, and shows each position to `look`.
fn for_each_position(seed: u64, mut look: impl FnMut(&State, &mut Chance)) {
    let mut chance = Chance::from_seed(seed);
    let mut state = State::deal(&Options::default(), DealNumber::new(seed).expect("a small number"));
    let mut legal = Vec::new();
    loop {
        look(&state, &mut chance);
        state.legal_moves(&mut legal);
        let removing: Vec<Move> = legal.iter().copied().filter(|legal| *legal != Move::Flip).collect();
        let Some(next) = chance.pick(&removing).or(legal.first()) else { return };
        state.play(*next).expect("a legal move");
    }
}

#[test]
fn y6_the_layout_has_the_points_and_the_known_cards_of_the_game() {
    for_each_position(17, |state, _| {
        let layout = state.layout();
        assert_eq!(layout.points(), state.points(), "{layout}");
        for (row, spots) in (1..).zip(state.pyramid()) {
            for (column, card) in (1..).zip(spots) {
                assert_eq!(layout.card_at(Place::Pyramid { row, column }), *card, "{layout}");
            }
        }
        let waste = state.waste();
        assert_eq!(layout.card_at(Place::Top), waste.last().copied());
        // A lone card is the top, and the bottom of two is not the second as well.
        if waste.len() > 2 {
            assert_eq!(layout.card_at(Place::Second), Some(waste[waste.len() - 2]));
        }
        if waste.len() > 1 {
            assert_eq!(layout.card_at(Place::Bottom), Some(waste[0]));
        }
        for (row, column) in [(0, 1), (1, 0), (8, 1), (1, 8)] {
            assert_eq!(layout.card_at(Place::Pyramid { row, column }), None);
        }
    });
    let layout: Layout =
        "game: yield; options: rows 1; stock: ??; waste: -; pyramid: ??".parse().expect("a layout");
    let nowhere = [Place::Pyramid { row: 1, column: 1 }, Place::Top, Place::Second, Place::Bottom];
    assert_eq!(nowhere.map(|place| layout.card_at(place)), [None; 4]);
}

#[test]
fn y7_a_view_is_read_from_its_layout_and_the_removed_cards() {
    for_each_position(17, |state, chance| {
        let view = state.view(Player);
        let removed = Some(view.removed());
        assert_eq!(View::read(view.layout(), removed, chance).as_ref(), Ok(&view));
        let Some(one) = state.stock().first() else { return };
        let other = Some(view.removed().iter().chain([*one]).collect::<CardSet>());
        assert!(View::read(view.layout(), other, chance).is_err(), "a card of the stock was not removed");
        assert!(View::read(&state.layout(), removed, chance).is_err(), "the stock is hidden");
    });
}

#[test]
fn y5_cards_that_must_have_gone_are_drawn_as_kings_and_pairs() {
    let mut kings_seen = std::collections::BTreeSet::new();
    for_each_position(29, |state, chance| {
        let view = state.view(Player);
        for _ in 0..8 {
            let drawn = View::read(view.layout(), None, chance).expect("the real cards fit").removed();
            assert_eq!(drawn.len(), view.removed().len());
            let count = |number: u8| drawn.iter().filter(|card| card.rank().number() == number).count();
            for low in 1..=6 {
                assert_eq!(count(low), count(13 - low), "{drawn:?}");
            }
            kings_seen.insert((drawn.len(), count(13)));
        }
    });
    for drawn in [(4, 0), (4, 2), (5, 1), (5, 3)] {
        assert!(kings_seen.contains(&drawn), "{drawn:?} is possible, and not in {kings_seen:?}");
    }
}

#[test]
fn y5_cards_that_cannot_have_gone_together_are_a_fault() {
    let read = |text: &str| {
        let layout: Layout = text.parse().expect("a layout");
        View::read(&layout, None, &mut Chance::from_seed(1)).map_err(|faults| faults.to_string())
    };
    // All Kings lie on the table, so an odd number of cards cannot have gone.
    let stock = |hidden: usize| vec!["??"; hidden].join(" ");
    let kings = |hidden| {
        format!("game: yield; options: rows 2; stock: {}; waste: KC; pyramid: KD KH | KS", stock(hidden))
    };
    assert!(read(&kings(46)).is_ok());
    let fault = read(&kings(45)).unwrap_err();
    assert!(fault.contains("cannot have gone in pairs and as Kings"), "{fault}");
    // No card of rank 1 to 6 is unseen, so only Kings can have gone.
    let low =
        (1..=6).flat_map(|number| ["C", "D", "H", "S"].map(|suit| format!("{}{suit}", RANKS[number - 1])));
    let low: Vec<String> = low.collect();
    let low = |hidden: usize| {
        let waste = low[1..].join(" ");
        format!("game: yield; options: rows 1; stock: {}; waste: {waste}; pyramid: {}", stock(hidden), low[0])
    };
    for gone in 0..=4 {
        assert!(read(&low(28 - gone)).is_ok(), "{gone} Kings have gone");
    }
    for gone in [5, 6] {
        let fault = read(&low(28 - gone)).unwrap_err();
        assert!(fault.contains("cannot have gone in pairs and as Kings"), "{gone}: {fault}");
    }
}

#[test]
fn every_position_of_random_games_conforms() {
    conforms::<State>(&["", "ranks 11, rows 6", "rows 1"], 12, 1000);
    conforms::<State>(&["ranks 1, rows 2", "ranks 3, rows 4", "ranks 5, rows 3"], 40, 1000);
    samples_evenly::<State>("ranks 5, rows 4", 4);
}

#[test]
fn the_reference_program_counts_as_many_lines() {
    perft_table::<State>(include_str!("perft/yield.txt"));
}

#[test]
fn the_reference_program_counts_as_many_positions() {
    reachable_table::<State>(include_str!("reachable/yield.txt"));
}

#[test]
fn the_reference_program_plays_the_same_games() {
    assert_eq!(replay::<State>(include_str!("traces/yield.txt")), 415);
}

#[test]
fn every_reason_to_refuse_comes_up() {
    all_come_up!(["ranks 5, rows 3"],
        NoSuchPlace AlreadyRemoved Covered StockEmpty WasteEmpty NoBottom NoSecond NotKing SecondAlone SamePlace
        SecondWithoutTop WrongSum AlreadyWon);
}

/// The layout, what each seat sees of it, each move and its effect. Accept an intended change with `INSTA_UPDATE=always`.
#[test]
fn a_whole_game() {
    insta::assert_snapshot!(transcript::<State>("", 9, 25));
}
