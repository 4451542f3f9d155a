//! Doublets, rule by rule. The checks that every game repeats are at the end.

mod shared;

use shared::{all_come_up, arranged, card, conforms, moves, play, refused, samples_evenly, transcript};
use talon_rules::doublets::{Effect, Layout, Move, Options, Source, State, Violation};
use talon_rules::pieces::{Card, DealNumber, Rank, Suit};
use talon_rules::{Game, GameOptions, OptionsError, Player, SeatView, Status};
use talon_testkit::{perft_table, reachable_table, replay};

/// Three ranks, so that A and 2 follow each other on the foundation and the threes play the Kings.
const OPTIONS: &str = "game: doublets; options: ranks 3, redeals 1, piles 2";

/// In the first pass: an ace may go up from the waste and from the first pile.
const MIDDLE: &str =
    "stock: 3S 3C 2D 2C; waste: 3D AH; reserve: AC | 3H; foundation: AD 2S AS 2H; redeals left: 1";

/// The waste is empty.
const NO_WASTE: &str =
    "stock: 3S AH 3D 3C 2D 2C; waste: -; reserve: AC | 3H; foundation: AD 2S AS 2H; redeals left: 1";

/// The stock is empty.
const NO_STOCK: &str =
    "stock: -; waste: 3D AH 3S 2D 3C 2C; reserve: AC | 3H; foundation: AD 2S AS 2H; redeals left: 1";

/// Only the reserve is left to play from, and one of its piles is empty.
const NEARLY_WON: &str = "options: ranks 3, redeals 1, piles 6; stock: -; waste: -; \
     reserve: 3C | 3D | 3H | 3S | 2H | -; foundation: AC 2C AD 2D AS 2S AH; redeals left: 0";

/// The text of a layout. One with options of its own does not get the default ones.
fn whole(text: &str) -> String {
    let start = if text.contains("options") { "game: doublets" } else { OPTIONS };
    format!("{start}; {text}")
}

fn position(text: &str) -> State {
    arranged(&whole(text)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The position as text, without the game and its options.
fn text(layout: &Layout) -> String {
    layout.to_string().lines().skip(2).collect::<Vec<_>>().join("; ")
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(card).collect()
}

fn options(text: &str) -> Options {
    Options::from_text(text).expect("options")
}

/// The deck of three ranks in which two Kings come up while six cards are dealt.
const TWO_KINGS: &str = "AC 3C 2C 3D AD AH 2H 3S AS 2D 3H 2S";

#[test]
fn d1_seven_reserve_piles_and_one_foundation() {
    let state = State::deal(&Options::default(), DealNumber::new(17).unwrap());
    assert_eq!((state.reserve().len(), state.foundation().len(), state.stock().len()), (7, 1, 44));
    assert!(state.waste().is_empty() && state.reserve().iter().all(Option::is_some));
    assert_eq!(state.redeals_left(), 2);
}

#[test]
fn d2_a_king_that_comes_up_goes_to_the_bottom_and_another_card_is_dealt() {
    let state = State::from_deck(&options("ranks 3, piles 4"), &cards(TWO_KINGS)).unwrap();
    assert_eq!(
        text(&state.layout()),
        "stock: 3D 3C 2S 3H 2D AS 3S; waste: -; reserve: AC | 2C | AD | AH; foundation: 2H; redeals left: 2",
        "the two Kings after the last card dealt stay where they are"
    );
}

#[test]
fn d2_a_deck_holds_each_card_once() {
    let faults = |deck: &str| {
        let faults = State::from_deck(&options("ranks 3, piles 4"), &cards(deck)).expect_err("a bad deck");
        faults.to_string()
    };
    assert_eq!(
        faults("AC 4C 2C 3D AD AH 2H 3S AS 2D 2D 2S"),
        "deck[1]: 4C is not in this deck; deck[10]: 2D is there twice; \
         cards: 3C is missing; cards: 3H is missing"
    );
}

#[test]
fn d3_each_card_is_twice_the_one_below_it() {
    // Each rank four times; the last card lies in the reserve, all others come from the stock in order.
    let ranks = "A24836QJ95T7".chars().cycle().map(|letter| Rank::from_letter(letter).unwrap());
    let suits = Suit::ALL.into_iter().flat_map(|suit| [suit; 12]);
    let mut deck: Vec<Card> = ranks.zip(suits).map(|(rank, suit)| Card::new(rank, suit)).collect();
    deck.rotate_right(1);
    deck.extend(Suit::ALL.map(|suit| Card::new(Rank::KING, suit)));
    let mut state = State::from_deck(&options("piles 1"), &deck).unwrap();
    for _ in 0..46 {
        play(&mut state, "flip");
        play(&mut state, "waste");
    }
    assert_eq!((state.score(), state.status()), (Some(47), Status::Playing));
    assert_eq!(state.wanted(), Rank::from_letter('7').unwrap());
    play(&mut state, "reserve 1");
    assert_eq!((state.score(), state.status(), state.seat_to_move()), (Some(48), Status::Won, None));
}

#[test]
fn d3_only_the_top_of_the_waste_and_the_reserve_may_be_played() {
    assert_eq!(moves(&position(MIDDLE)), "flip, reserve 1, waste");
    let under = MIDDLE.replace("waste: 3D AH", "waste: AH 3D");
    assert_eq!(moves(&position(&under)), "flip, reserve 1", "the ace lies below the top of the waste");
    let mut state = position(MIDDLE);
    assert_eq!(play(&mut state, "waste"), Effect::PlayedWaste(card("AH")));
    assert_eq!(
        text(&state.layout()),
        "stock: 3S 3C 2D 2C; waste: 3D; reserve: AC | 3H; foundation: AD 2S AS 2H AH; redeals left: 1"
    );
}

#[test]
fn d4_a_played_pile_is_filled_from_the_waste_or_else_from_the_stock() {
    let cases = [
        ("from the waste", MIDDLE, "reserve 1", Some(("AH", Source::Waste))),
        ("from the stock", NO_WASTE, "reserve 1", Some(("2C", Source::Stock))),
        ("by a King", &NO_WASTE.replace("3C 2D 2C", "2C 2D 3C"), "reserve 1", Some(("3C", Source::Stock))),
        ("by nothing", NEARLY_WON, "reserve 5", None),
    ];
    for (what, start, wanted, filled) in cases {
        let mut state = position(start);
        let Effect::PlayedReserve { pile, card: played, filled: filling } = play(&mut state, wanted) else {
            panic!("{what}: another effect")
        };
        assert_eq!(filling, filled.map(|(text, source)| (card(text), source)), "filled {what}");
        assert_eq!(state.reserve()[usize::from(pile) - 1], filling.map(|(card, _)| card), "filled {what}");
        assert_eq!(state.foundation().last(), Some(&played));
    }
}

#[test]
fn d5_one_card_is_turned_at_a_time_and_none_by_itself() {
    let mut state = position(NO_WASTE);
    assert_eq!(play(&mut state, "flip"), Effect::Turned(card("2C")));
    assert_eq!(
        text(&state.layout()),
        "stock: 3S AH 3D 3C 2D; waste: 2C; reserve: AC | 3H; foundation: AD 2S AS 2H; redeals left: 1"
    );
    play(&mut state, "reserve 1");
    assert!(state.waste().is_empty(), "the waste has filled the pile, and nothing was turned");
    assert_eq!(state.stock().len(), 5);
}

#[test]
fn d6_the_waste_goes_back_in_its_order() {
    let mut state = position(NO_STOCK);
    assert_eq!(play(&mut state, "redeal"), Effect::Redealt(6));
    assert_eq!(
        text(&state.layout()),
        "stock: 2C 3C 2D 3S AH 3D; waste: -; reserve: AC | 3H; foundation: AD 2S AS 2H; redeals left: 0"
    );
    assert_eq!(play(&mut state, "flip"), Effect::Turned(card("3D")), "it was turned first before");
}

#[test]
fn d6_three_passes() {
    let mut state = State::deal(&Options::default(), DealNumber::new(17).unwrap());
    for redeals_left in [2, 1, 0] {
        assert_eq!(state.redeals_left(), redeals_left);
        for _ in 0..44 {
            play(&mut state, "flip");
        }
        if redeals_left > 0 {
            play(&mut state, "redeal");
        }
    }
    assert_eq!(state.why_not(Move::Redeal), Some(Violation::NoRedealsLeft));
}

#[test]
fn d7_a_point_for_each_card_on_the_foundation_and_lost_without_a_move() {
    let mut state = position(NEARLY_WON);
    assert_eq!((state.score(), state.status()), (Some(7), Status::Playing));
    play(&mut state, "reserve 5");
    assert_eq!((state.score(), state.status()), (Some(8), Status::Won));
    let stuck = "stock: -; waste: AC AH 3S 2D 3C 2C; reserve: 3D | 3H; foundation: AD 2S AS 2H";
    assert_eq!(position(&format!("{stuck}; redeals left: 0")).status(), Status::Lost);
    assert_eq!(position(&format!("{stuck}; redeals left: 1")).status(), Status::Playing);
}

#[test]
fn d8_what_has_not_been_turned_is_hidden_but_for_the_kings_put_back() {
    let mut state = State::from_deck(&options("ranks 3, piles 4"), &cards(TWO_KINGS)).unwrap();
    let stock = |state: &State| {
        let text = state.view(Player).layout().to_string();
        text.lines().find_map(|line| line.strip_prefix("stock: ")).expect("a stock").to_owned()
    };
    assert_eq!(stock(&state), "3D 3C ?? ?? ?? ?? ??");
    play(&mut state, "flip");
    assert_eq!(stock(&state), "3D 3C ?? ?? ?? ??");
    for _ in 0..5 {
        play(&mut state, "flip");
    }
    assert_eq!(stock(&state), "3D");
    play(&mut state, "flip");
    play(&mut state, "redeal");
    assert_eq!(stock(&state), "3D 3C 2S 3H 2D AS 3S", "everything was turned");
}

#[test]
fn d8_in_an_arrangement_the_stock_is_known_once_a_redeal_is_used() {
    let seen = |text: &str| position(text).view(Player).layout().stock.clone();
    assert_eq!(seen(MIDDLE), [None; 4]);
    assert_eq!(
        seen(&MIDDLE.replace("left: 1", "left: 0")),
        ["3S", "3C", "2D", "2C"].map(|text| Some(card(text)))
    );
}

/// For each violation, a position and a move that causes exactly it.
#[test]
fn a_refused_move_says_why() {
    let no_cards = NO_STOCK.replace("redeals left: 1", "redeals left: 0");
    let (won, lone) = (
        NEARLY_WON.replace("2H | -", "- | -").replace("2S AH", "2S AH 2H"),
        NEARLY_WON.replace("redeals left: 0", "redeals left: 1"),
    );
    let king = MIDDLE.replace("waste: 3D AH", "waste: AH 3D");
    let follow = |card_text, on| Violation::DoesNotFollow {
        card: card(card_text),
        on: card(on),
        wanted: "A".parse().unwrap(),
    };
    let cases = [
        (MIDDLE, "reserve 0", "D1", Violation::NoSuchPile { pile: 0 }),
        (MIDDLE, "reserve 3", "D1", Violation::NoSuchPile { pile: 3 }),
        (MIDDLE, "reserve 255", "D1", Violation::NoSuchPile { pile: 255 }),
        (&king, "waste", "D3", follow("3D", "2H")),
        (NO_STOCK, "waste", "D3", follow("2C", "2H")),
        (NO_WASTE, "waste", "D3", Violation::WasteEmpty),
        (NEARLY_WON, "reserve 6", "D4", Violation::ReserveEmpty { pile: 6 }),
        (MIDDLE, "reserve 2", "D4", Violation::KingStays { card: card("3H") }),
        (NO_STOCK, "flip", "D5", Violation::StockEmpty),
        (MIDDLE, "redeal", "D6", Violation::StockNotEmpty),
        (&lone, "redeal", "D6", Violation::NothingToRedeal),
        (&no_cards, "redeal", "D6", Violation::NoRedealsLeft),
        (&won, "flip", "D7", Violation::AlreadyWon),
        (&won, "reserve 1", "D7", Violation::AlreadyWon),
        (&won, "reserve 9", "D7", Violation::AlreadyWon),
    ];
    for (start, wanted, rule, expected) in cases {
        refused(&position(start), wanted, rule, expected);
    }
}

/// Arrangements with faults, and all faults reported about them.
#[test]
fn arrangements_that_cannot_be_played_say_all_that_is_wrong() {
    let cases = [
        ("3D AH", "3D AH AH", "waste[2]: AH is there twice"),
        ("3D AH", "3D ??", "waste[1]: must be known here"),
        ("3D AH", "3D", "cards: AH is missing"),
        ("3D AH", "3D 4H AH", "waste[1]: 4H is not in this deck"),
        (
            "AC | 3H",
            "AC | 3H | -",
            "reserve: must have 2 entries, not 3 (D1); reserve[2]: must not be empty (D4)",
        ),
        (
            "AC | 3H",
            "AC 3H | -",
            "reserve[0]: must be at most 1, not 2 (D4); reserve[1]: must not be empty (D4)",
        ),
        (
            "2S AS 2H",
            "AS 2S 2H",
            "foundation[1]: AS cannot lie on AD (D3); foundation[3]: 2H cannot lie on 2S (D3)",
        ),
        (
            "AD 2S AS 2H",
            "-",
            "cards: AD is missing; cards: 2H is missing; cards: AS is missing; cards: 2S is missing; \
             foundation: must not be empty (D2)",
        ),
        (
            "reserve: AC | 3H; foundation: AD",
            "reserve: AC | AD; foundation: 3H",
            "foundation[0]: a King is never dealt to the foundation (D2); foundation[1]: 2S cannot lie on 3H (D3)",
        ),
        ("left: 1", "left: 2", "redeals_left: must be at most 1, not 2 (D6)"),
    ];
    for (good, bad, expected) in cases {
        assert!(MIDDLE.contains(good), "{good}");
        let text = whole(&MIDDLE.replacen(good, bad, 1));
        assert_eq!(arranged::<State>(&text).expect_err(bad), expected, "{bad}");
    }
}

#[test]
fn a_pile_may_be_empty_when_nothing_could_fill_it() {
    assert!(arranged::<State>(&whole(NEARLY_WON)).is_ok());
}

#[test]
fn options_that_cannot_be_dealt_are_refused() {
    for text in ["ranks 4", "ranks 7", "ranks 2", "ranks 1", "piles 0", "piles 8", "ranks 15"] {
        assert!(matches!(Options::from_text(text), Err(OptionsError::Impossible(_))), "{text}");
    }
    assert_eq!(options("ranks 3").piles(), 7, "eight cards below the King fill every place");
    assert!(matches!(Options::from_text("ranks 5, ranks 5"), Err(OptionsError::Twice(_))));
    assert!(matches!(Options::from_text("rows 5"), Err(OptionsError::Unknown { .. })));
    assert!(matches!(Options::from_text("ranks five"), Err(OptionsError::Unreadable)));
}

#[test]
fn every_position_of_random_games_conforms() {
    conforms::<State>(&["", "redeals 0", "ranks 11, piles 5"], 12, 1000);
    let tiny = ["ranks 3, piles 1", "ranks 3, piles 7, redeals 255", "ranks 5, redeals 1, piles 4"];
    conforms::<State>(&tiny, 40, 1000);
    samples_evenly::<State>("ranks 5", 4);
}

#[test]
fn the_reference_program_counts_as_many_lines() {
    perft_table::<State>(include_str!("perft/doublets.txt"));
}

#[test]
fn the_reference_program_counts_as_many_positions() {
    reachable_table::<State>(include_str!("reachable/doublets.txt"));
}

#[test]
fn the_reference_program_plays_the_same_games() {
    assert_eq!(replay::<State>(include_str!("traces/doublets.txt")), 415);
}

#[test]
fn every_reason_to_refuse_comes_up() {
    all_come_up!(["", "ranks 3, piles 7", "ranks 3, redeals 0, piles 6"],
        NoSuchPile DoesNotFollow WasteEmpty ReserveEmpty KingStays StockEmpty StockNotEmpty NothingToRedeal NoRedealsLeft
        AlreadyWon);
}

/// The layout, what each seat sees of it, each move and its effect. Accept an intended change with `INSTA_UPDATE=always`.
#[test]
fn a_whole_game() {
    insta::assert_snapshot!(transcript::<State>("", 17, 50));
}
