//! Lady Jane, rule by rule. The checks that every game repeats are at the end.

mod shared;

use shared::{
    all_come_up, arranged, card, conforms, moves, play, play_all, refused, samples_evenly, transcript,
};
use talon_rules::lady_jane::{Effect, Move, Options, Place, State, Violation};
use talon_rules::pieces::{Card, Chance, DealNumber, Rank};
use talon_rules::{Game, GameOptions, Player, SeatView, Status};
use talon_testkit::{perft_table, reachable_table, replay};

/// A position of three ranks and three piles with the base 2, so that foundations go 2 3 A. The first deal
/// leaves two cards in the stock, which become the spares.
fn position(text: &str) -> State {
    arranged(&format!("game: lady-jane; options: ranks 3, piles 3; base: 2; {text}"))
        .unwrap_or_else(|faults| panic!("{faults}"))
}

/// Two foundations, a face-down card, and something of everything.
const MIDDLE: &str = "stock: -; spares: - | -; reserve: AC | 3D | 2H; \
                      foundations: 2C 3C | 2D | - | -; tableau: AD | AS 3H 2S | AH / 3S";

/// The same with lower foundations, an empty pile and a face-up group on another pile.
const EMPTY_PILE: &str = "stock: -; spares: AC | 3C; reserve: - | 3D | 2H; \
                          foundations: 2D | 2C | - | -; tableau: - | AD AH / AS 3H 2S | 3S";

/// Before the last deal.
const DEALT: &str = "stock: AC 3C; spares: - | -; reserve: AD | 3D | 2H; \
                     foundations: 2D | 2C | - | -; tableau: - | AH / AS 3H 2S | 3S";

const WON: &str = "stock: -; spares: - | -; reserve: - | - | -; tableau: - | - | -; \
                   foundations: 2C 3C AC | 2D 3D AD | 2H 3H AH | 2S 3S AS";

/// A line of the layout's text, without its name.
fn line(state: &State, name: &str) -> String {
    let text = state.layout().to_string();
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    value.unwrap_or_else(|| panic!("no {name} in {text}")).to_owned()
}

fn rank(letter: char) -> Rank {
    Rank::from_letter(letter).expect("a rank")
}

fn usual_deal() -> State {
    State::deal(&Options::default(), DealNumber::new(17).expect("a small number"))
}

#[test]
fn l1_four_foundations_and_seven_piles_in_the_tableau_and_in_the_reserve() {
    let layout = usual_deal().layout();
    assert_eq!((layout.foundations.len(), layout.tableau.len(), layout.reserve.len()), (4, 7, 7));
    assert_eq!(layout.spares, [vec![], vec![]]);
}

#[test]
fn l2_the_deal_runs_row_by_row_and_only_the_last_card_of_a_pile_is_face_up() {
    let deck: Vec<Card> = Card::deck(13).collect();
    let state = State::from_deck(&Options::default(), &deck).unwrap();
    let expected = "\
game: lady-jane
options: ranks 13, piles 7
stock: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KH QH JH
spares: - | -
reserve: 3H | 4H | 5H | 6H | 7H | 8H | 9H
foundations: TH | - | - | -
tableau: AC | 2C / 8C | 3C 9C / AD | 4C TC 2D / 6D | 5C JC 3D 7D / TD | 6C QC 4D 8D JD / KD \
| 7C KC 5D 9D QD AH / 2H
base: T";
    assert_eq!(state.layout().to_string(), expected);
    assert_eq!(state.score(), Some(1));
}

#[test]
fn l3_foundations_go_up_in_suit_from_the_base_and_give_cards_back_to_the_tableau() {
    let state = position(MIDDLE);
    assert_eq!(moves(&state), "f1 t1, f2 t3, r1 f, r2 f, r3 f, r3 t3, t2 f, t3 t1");
    let after = |text: &str| {
        let mut state = state.clone();
        play(&mut state, text);
        line(&state, "foundations")
    };
    assert_eq!(after("r1 f"), "2C 3C AC | 2D | - | -", "an ace goes on the 3, round the corner");
    assert_eq!(after("r2 f"), "2C 3C | 2D 3D | - | -");
    assert_eq!(after("r3 f"), "2C 3C | 2D | 2H | -");
    assert_eq!(after("f1 t1"), "2C | 2D | - | -");
    assert_eq!(after("f2 t3"), "2C 3C | - | - | -", "a lone base card too");
}

#[test]
fn l3_foundations_keep_the_order_in_which_they_were_started() {
    let mut state = position(
        "stock: -; spares: AC | AS; reserve: 3D | 2S | 2H; foundations: 2D | 2C | - | -; \
         tableau: AD 3S | AH / 3H | 3C",
    );
    let before = state.clone();
    let mut done = Vec::new();
    for (text, expected) in [
        ("r3 f", "2D | 2C | 2H | -"),
        ("f1 t3", "2C | 2H | - | -"),
        ("f1 t2", "2H | - | - | -"),
        ("r2 f", "2H | 2S | - | -"),
        ("t2 f", "2H | 2S | 2C | -"),
        ("t2 f", "2H 3H | 2S | 2C | -"),
        ("t2 f", "2H 3H AH | 2S | 2C | -"),
        ("t3 f", "2H 3H AH | 2S | 2C | 2D"),
    ] {
        let was = state.clone();
        let effect = play(&mut state, text);
        assert_eq!(line(&state, "foundations"), expected, "{text}");
        done.push((text.parse().unwrap(), effect, was));
    }
    for (played, effect, was) in done.iter().rev() {
        state.undo(*played, effect);
        assert_eq!(state, *was, "{played} taken back");
    }
    assert_eq!(state, before);
}

#[test]
fn l4_groups_go_down_in_alternating_colours_and_what_they_uncover_is_turned_up() {
    let mut state: State = arranged(
        "game: lady-jane; options: ranks 5, piles 3; base: 4; stock: -; spares: -; \
         reserve: AC AS 2D | 2H 3C 3S | 4S 5H 5D; foundations: 4C 5C | 4D | - | -; \
         tableau: AD / 3H | 3D / 2S AH 5S 4H | 2C",
    )
    .unwrap();
    // The way down is 3 2 A 5 4: a 5 goes on an ace, and nothing on a 4.
    assert_eq!(moves(&state), "r3 f, t2 f, t2 t1 4, t2 t3 3, t3 t1");
    let before = state.clone();
    let effect = play(&mut state, "t2 t1 4");
    let (from, turned) = (Place::Tableau(2), Some(card("3D")));
    assert_eq!(effect, Effect::ToTableau { from, to: 1, card: card("2S"), cards: 4, turned });
    assert_eq!(line(&state, "tableau"), "AD / 3H 2S AH 5S 4H | 3D | 2C");
    state.undo("t2 t1 4".parse().unwrap(), &effect);
    assert_eq!(state, before);

    play(&mut state, "t2 t3 3");
    assert_eq!(line(&state, "tableau"), "AD / 3H | 3D / 2S | 2C AH 5S 4H");
    assert_eq!(moves(&state), "r3 f, t2 t1, t3 f, t3 t1 4, t3 t2 3");
}

#[test]
fn l5_an_empty_pile_takes_only_the_rank_below_the_base_or_a_group_that_starts_with_it() {
    let state = position(EMPTY_PILE);
    assert_eq!(moves(&state), "f1 t3, r2 f, r3 f, r3 t3, s1 t1, s2 f, t2 f, t2 t1 3");
}

#[test]
fn l5_every_empty_pile_is_a_move_of_its_own_for_a_whole_pile_too() {
    let mut state = position(
        "stock: -; spares: - | -; reserve: 3D | 3C | 3S; foundations: 2D | 2H | 2C | -; \
         tableau: - | - | AD AC AH / AS 3H 2S",
    );
    assert_eq!(moves(&state), "r1 f, r2 f, t3 f, t3 t1 3, t3 t2 3");
    play(&mut state, "t3 t1 3");
    assert_eq!(moves(&state), "r1 f, r2 f, r2 t3, r3 t3, t1 f, t1 t2 3, t3 t2");
}

#[test]
fn l6_a_reserve_pile_gives_its_top_card_and_stays_empty() {
    let mut state = arranged(
        "game: lady-jane; options: ranks 5, piles 3; base: 4; stock: AH 2S 3D 4H; spares: -; \
         reserve: 5C | 2D AD AS | 5H; foundations: 4C | 4D | - | -; tableau: 3H | 2C 3C / 5S | AC 2H 3S / 5D 4S",
    )
    .unwrap();
    assert_eq!(moves(&state), "deal, f2 t2, r1 f, t3 f");
    play(&mut state, "r1 f");
    assert_eq!(line(&state, "reserve"), "- | 2D AD AS | 5H");
    assert_eq!(moves(&state), "deal, f2 t2, t3 f");
    play(&mut state, "deal");
    assert_eq!(line(&state, "reserve"), "4H | 2D AD AS 3D | 5H 2S");
}

#[test]
fn l7_two_deals_to_the_reserve_and_a_last_one_of_two_spares() {
    let mut state = usual_deal();
    let dealt: Vec<Card> = state.stock().iter().rev().copied().collect();
    let before = state.clone();
    let mut effects = Vec::new();
    for (left, spares) in [(9, 0), (2, 0), (0, 2)] {
        effects.push(play(&mut state, "deal"));
        assert_eq!(state.stock().len(), left);
        assert_eq!(state.spares().iter().flatten().count(), spares);
    }
    assert_eq!(effects[0], Effect::DealtReserve(dealt[..7].iter().copied().collect()));
    assert_eq!(effects[2], Effect::DealtSpares(dealt[14..].iter().copied().collect()));
    for (number, pile) in state.reserve().enumerate() {
        assert_eq!(pile[1..], [dealt[number], dealt[number + 7]]);
    }
    assert_eq!(state.spares(), [Some(dealt[14]), Some(dealt[15])]);
    for effect in effects.iter().rev() {
        state.undo(Move::Deal, effect);
    }
    assert_eq!(state, before);
}

#[test]
fn l7_how_many_spares_there_are_follows_from_the_options() {
    for (text, stock, spares) in [
        ("ranks 13, piles 7", 16, 2),
        ("ranks 5, piles 3", 10, 1),
        ("ranks 3, piles 3", 2, 2),
        ("piles 1", 49, 0),
    ] {
        let options = Options::from_text(text).unwrap();
        assert_eq!((options.first_stock(), options.spares()), (stock, spares), "{text}");
        let mut state = State::deal(&options, DealNumber::new(17).unwrap());
        while !state.stock().is_empty() {
            play(&mut state, "deal");
        }
        assert_eq!(state.spares().iter().flatten().count(), spares, "{text}");
    }
}

#[test]
fn l8_a_point_for_each_card_on_the_foundations_and_all_of_them_win() {
    let mut state = position(
        "stock: -; spares: AS | AD; reserve: - | - | -; foundations: 2C 3C AC | 2D 3D | 2H 3H AH | 2S 3S; \
         tableau: - | - | -",
    );
    assert_eq!((state.score(), state.status()), (Some(10), Status::Playing));
    play_all(&mut state, "s1 f, s2 f");
    assert_eq!((state.score(), state.status(), state.seat_to_move()), (Some(12), Status::Won, None));
    assert_eq!(moves(&state), "");

    let stuck = position(
        "stock: -; spares: AS | 3H; reserve: AH | AC | AD; foundations: - | - | - | -; \
         tableau: 2C / 3C | 2S 2H / 3S | 2D / 3D",
    );
    assert_eq!((stuck.score(), stuck.status(), stuck.seat_to_move()), (Some(0), Status::Lost, None));
}

#[test]
fn l9_the_face_down_cards_and_the_stock_are_hidden() {
    let state = usual_deal();
    let view = state.view(Player);
    let seen = view.layout();
    assert_eq!(seen.stock, vec![None; 16]);
    for (pile, number) in seen.tableau.iter().zip(0..) {
        assert_eq!(pile.down, vec![None; number]);
        assert!(pile.up.iter().all(Option::is_some));
    }
    let sampled = State::sample_world(&view, &mut Chance::from_seed(1));
    assert_ne!(sampled, state);
    assert_eq!(sampled.view(Player), view);
}

/// For each violation, a position and a move that causes exactly it.
#[test]
fn a_refused_move_says_why() {
    let (ace, wanted) = (card("AD"), rank('3'));
    let does_not_follow = Violation::DoesNotFollow { card: ace, on: card("2D"), wanted };
    let not_one_lower = Violation::NotOneLower { card: card("AC"), on: ace, wanted };
    let no_place = Violation::NoSuchPlace;
    let nothing = Violation::NothingThere;
    let cases = [
        (MIDDLE, "t0 f", "L1", no_place(Place::Tableau(0))),
        (MIDDLE, "t1 t4", "L1", no_place(Place::Tableau(4))),
        (MIDDLE, "r4 f", "L1", no_place(Place::Reserve(4))),
        (MIDDLE, "f5 t1", "L1", no_place(Place::Foundation(5))),
        (MIDDLE, "f0 t1", "L1", no_place(Place::Foundation(0))),
        (MIDDLE, "s3 f", "L7", no_place(Place::Spare(3))),
        (MIDDLE, "f1 f", "L3", Violation::FoundationToFoundation { card: card("3C") }),
        (MIDDLE, "f3 t1", "L3", nothing(Place::Foundation(3))),
        (MIDDLE, "t3 f", "L3", Violation::DoesNotStart { card: card("3S"), base: rank('2') }),
        (MIDDLE, "t1 f", "L3", does_not_follow),
        (EMPTY_PILE, "t1 f", "L4", nothing(Place::Tableau(1))),
        (MIDDLE, "t1 t1", "L4", Violation::SamePile { pile: 1 }),
        (MIDDLE, "t2 t1 4", "L4", Violation::NotAGroup { from: Place::Tableau(2), cards: 4, most: 3 }),
        (MIDDLE, "t2 t1 0", "L4", Violation::NotAGroup { from: Place::Tableau(2), cards: 0, most: 3 }),
        (MIDDLE, "t3 t1 2", "L4", Violation::NotAGroup { from: Place::Tableau(3), cards: 2, most: 1 }),
        (MIDDLE, "r3 t3 2", "L4", Violation::NotAGroup { from: Place::Reserve(3), cards: 2, most: 1 }),
        (MIDDLE, "r1 t2", "L4", Violation::OnBase { card: card("AC"), on: card("2S") }),
        (MIDDLE, "r1 t1", "L4", not_one_lower),
        (MIDDLE, "t2 t3", "L4", Violation::SameColour { card: card("2S"), on: card("3S") }),
        (EMPTY_PILE, "r2 t1", "L5", Violation::NotForEmptyPile { card: card("3D"), wanted: rank('A') }),
        (EMPTY_PILE, "t2 t1 2", "L5", Violation::NotForEmptyPile { card: card("3H"), wanted: rank('A') }),
        (EMPTY_PILE, "r1 f", "L6", nothing(Place::Reserve(1))),
        (MIDDLE, "s1 f", "L7", nothing(Place::Spare(1))),
        (MIDDLE, "deal", "L7", Violation::StockEmpty),
        (DEALT, "s2 t1", "L7", Violation::SpareNotDealt { spare: 2 }),
        (WON, "deal", "L8", Violation::AlreadyWon),
        (WON, "f1 t1", "L8", Violation::AlreadyWon),
    ];
    for (text, wanted, rule, expected) in cases {
        refused(&position(text), wanted, rule, expected);
    }
}

#[test]
fn the_rank_below_an_ace_as_base_is_the_highest() {
    let state: State = arranged(
        "game: lady-jane; options: ranks 3, piles 3; base: A; stock: -; spares: - | -; reserve: - | - | -; \
         foundations: AC 2C 3C | AD 2D | AH 2H 3H | AS 2S 3S; tableau: 3D | - | -",
    )
    .unwrap();
    assert_eq!(moves(&state), "f1 t2, f1 t3, f3 t2, f3 t3, f4 t2, f4 t3, t1 f, t1 t2, t1 t3");
    refused(&state, "f2 t2", "L5", Violation::NotForEmptyPile { card: card("2D"), wanted: rank('3') });
}

#[test]
fn moves_are_written_in_one_way_and_read_in_several() {
    for (written, canonical) in [
        ("deal", "deal"),
        (" T3  F ", "t3 f"),
        ("t3 t5 1", "t3 t5"),
        ("t3 t5 2", "t3 t5 2"),
        ("S2 T1", "s2 t1"),
        ("f4 t7", "f4 t7"),
    ] {
        assert_eq!(written.parse::<Move>().unwrap().to_string(), canonical);
    }
    for text in "/deal 1/t3/t3 r1/t3 f1/t3 s1/t3 f 1/f/t f/t3t5/t3 t5 2 1/t3 t5 x/t256 f/t-1 f/x1 f/é f/é1 t1/t3 t5 256".split('/') {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

/// An arrangement without a fault.
const SOUND: &str = "stock: -; spares: - | -; reserve: AC | 3D | 2H; \
                 foundations: 2C 3C | 2D | - | -; tableau: AD | AS 3H 2S | AH / 3S; base: 2";

/// A replacement in it, and all faults that result.
const UNSOUND: &[(&str, &str, &str)] = &[
    ("reserve: AC", "reserve: AD", "tableau[0].up[0]: AD is there twice; cards: AC is missing"),
    ("reserve: AC", "reserve: 4C", "reserve[0][0]: 4C is not in this deck; cards: AC is missing"),
    ("AH / 3S", "?? / 3S", "tableau[2].down[0]: must be known here"),
    ("spares: - | -; ", "", "spares: must have 2 entries, not 0 (L7)"),
    ("spares: - | -; reserve: AC |", "spares: AC | -; reserve:", "reserve: must have 3 entries, not 2 (L1)"),
    ("2D | - | -", "2D | -", "foundations: must have 4 entries, not 3 (L1)"),
    ("tableau: AD", "tableau: AD | -", "tableau: must have 3 entries, not 4 (L1)"),
    (
        "stock: -; spares: - | -; reserve: AC",
        "stock: AC; spares: - | -; reserve: -",
        "stock: deals never leave this number of cards (L7)",
    ),
    (
        "stock: -; spares: - | -; reserve: AC | 3D | 2H",
        "stock: 2H 3D; spares: AC | -; reserve: - | - | -",
        "spares[0]: must be empty (L7)",
    ),
    (
        "spares: - | -; reserve: AC | 3D",
        "spares: AC 3D | -; reserve: - | -",
        "spares[0]: must be at most 1, not 2 (L7)",
    ),
    ("reserve: AC | 3D", "reserve: AC 3D | -", "reserve[0]: must be at most 1, not 2 (L6)"),
    ("2D | - | -", "- | 2D | -", "foundations[2]: empty foundations come last (L3)"),
    (
        "2C 3C | 2D",
        "3C 2C | 2D",
        "foundations[0][0]: a foundation starts with the base (L3); \
         foundations[0][1]: 2C cannot lie on 3C (L3)",
    ),
    (
        "2C 3C | 2D",
        "2C 2D | 3C",
        "foundations[0][1]: 2D cannot lie on 2C (L3); \
         foundations[1][0]: a foundation starts with the base (L3)",
    ),
    (
        "AC | 3D | 2H; foundations: 2C 3C",
        "AC | 3C | 2H; foundations: 2C 3D",
        "foundations[0][1]: 3D cannot lie on 2C (L3)",
    ),
    ("AH / 3S", "AH 3S / -", "tableau[2].up: must not be empty (L4)"),
    (
        "AD | AS 3H 2S",
        "- | AS AD 3H 2S",
        "tableau[1].up[1]: AD cannot lie on AS (L4); \
         tableau[1].up[2]: 3H cannot lie on AD (L4)",
    ),
    ("AD | AS 3H 2S", "AD 2S | AS 3H", "tableau[0].up[1]: 2S cannot lie on AD (L4)"),
    (
        "base: 2",
        "base: 4",
        "base: this rank is not in the deck (L2); \
         foundations[0][0]: a foundation starts with the base (L3); \
         foundations[1][0]: a foundation starts with the base (L3)",
    ),
];

#[test]
fn arrangements_that_cannot_be_played_say_all_that_is_wrong() {
    let start = "game: lady-jane; options: ranks 3, piles 3; ";
    assert!(arranged::<State>(&format!("{start}{SOUND}")).is_ok());
    for (part, wrong, expected) in UNSOUND {
        assert!(SOUND.contains(part), "{part}");
        let text = format!("{start}{}", SOUND.replacen(part, wrong, 1));
        assert_eq!(arranged::<State>(&text), Err((*expected).to_owned()), "{wrong}");
    }
}

#[test]
fn options_that_no_tableau_can_be_dealt_of_are_refused() {
    for text in ["ranks 0", "ranks 14", "piles 0", "piles 8", "ranks 8", "ranks 2, piles 3", "rows 7"] {
        assert!(Options::from_text(text).is_err(), "{text}");
    }
    for text in ["ranks 13, piles 7", "ranks 9, piles 7", "ranks 1, piles 1", "ranks 3, piles 3"] {
        assert_eq!(Options::from_text(text).unwrap().to_text(), text);
    }
}

#[test]
fn every_position_of_random_games_conforms() {
    conforms::<State>(&["", "ranks 11, piles 6"], 12, 150);
    conforms::<State>(&["ranks 1, piles 1", "ranks 3, piles 2", "ranks 4, piles 3"], 25, 150);
    samples_evenly::<State>("ranks 3, piles 3", 4);
}

#[test]
fn the_reference_program_counts_as_many_lines() {
    perft_table::<State>(include_str!("perft/lady_jane.txt"));
}

#[test]
fn the_reference_program_counts_as_many_positions() {
    reachable_table::<State>(include_str!("reachable/lady_jane.txt"));
}

#[test]
fn the_reference_program_plays_the_same_games() {
    assert_eq!(replay::<State>(include_str!("traces/lady_jane.txt")), 320);
}

#[test]
fn every_reason_to_refuse_comes_up() {
    all_come_up!(["ranks 4, piles 2", "ranks 2, piles 1", "ranks 3, piles 3"],
        NoSuchPlace NothingThere FoundationToFoundation DoesNotStart DoesNotFollow NotAGroup SamePile OnBase
        NotOneLower SameColour NotForEmptyPile StockEmpty SpareNotDealt AlreadyWon);
}

/// The layout, what each seat sees of it, each move and its effect. Accept an intended change with `INSTA_UPDATE=always`.
#[test]
fn a_whole_game() {
    insta::assert_snapshot!(transcript::<State>("", 199, 40));
}
