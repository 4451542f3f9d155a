//! The English sentences of each game.

use talon_bots::advise;
use talon_lang::{Confirmation, Figure, Finding, Lang, Language};
use talon_learn::{Course, lesson_of_reason};
use talon_query::{Answer, AnyReason, Grade, Graded, Level, Verdict};
use talon_rules::doublets::Source;
use talon_rules::pieces::{Card, Chance, DealNumber, Rank, Tile};
use talon_rules::{
    AnyEffect, AnyGame, AnyLayout, AnyMove, AnyOptions, AnySeat, AnyViolation, Game, GameName, GameOptions,
    Status, curse, doublets, lady_jane, of_game, yields,
};
use talon_table::{
    DealCounts, DealSearch, Feat, HintFinding, HintReason, HintText, Inquiry, Notice, OddsCount, Refused,
    Review, SearchGoal, Sitting, Start, Statistics, Tally, Winnability,
};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// Checks that any terminal can show a text: no value is missing, and it is plain ASCII without invisible marks.
fn check_text(text: &str) {
    assert!(!text.contains(['{', '}', '$']), "something is missing: {text}");
    assert!(text.is_ascii() && !text.contains(|c: char| c.is_control()), "more than plain text: {text:?}");
    assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "blanks: {text:?}");
}

fn check_sentence(text: &str, expected: &str) {
    check_text(text);
    assert_eq!(text, expected);
    assert!(text.ends_with(['.', '!']), "not a sentence: {text}");
}

fn check_refusals<V: Into<AnyViolation>, const N: usize>(refusals: [(V, &str); N]) {
    let lang = Lang::english();
    for (violation, expected) in refusals {
        let text = lang.refusal(&violation.into());
        check_sentence(&text, expected);
        assert!(text.len() < 80, "longer than a line of a small terminal: {text}");
    }
}

fn check_effects<E: Into<AnyEffect>, const N: usize>(effects: [(E, &str); N]) {
    let lang = Lang::english();
    for (effect, expected) in effects {
        check_sentence(&lang.effect(&effect.into()), expected);
    }
}

fn check_moves(game: GameName, layout: &AnyLayout, moves: &[(&str, &str)]) {
    let lang = Lang::english();
    for (written, expected) in moves {
        let written = AnyMove::read(game, written).expect("a move");
        let text = lang.move_name(&written, layout);
        check_text(&text);
        assert_eq!(text, *expected);
    }
}

fn check_board(layout: &AnyLayout, expected: &[&str]) {
    let lines = Lang::english().board(layout);
    assert_eq!(lines, expected);
    lines.iter().for_each(|line| check_text(line));
}

/// Checks the sentences of positions of a random game: its board, moves, effects, refusals and state.
fn check_random_game<G>(lang: &Lang, number: u64)
where
    G: Game<
            Move: Into<AnyMove>,
            Violation: Into<AnyViolation>,
            Effect: Into<AnyEffect>,
            Layout: Into<AnyLayout>,
        >,
{
    let options = G::Options::for_table();
    let conceivable = G::conceivable_moves(&options);
    let mut game = G::deal(&options, DealNumber::new(number).expect("a small number"));
    let (mut moves, mut chance) = (Vec::new(), Chance::from_seed(number));
    for ply in 0..80 {
        let layout = game.layout().into();
        check_text(&lang.verdict(game.status(), &layout));
        lang.board(&layout).iter().for_each(|line| check_text(line));
        for candidate in conceivable.iter().skip(ply).step_by(50) {
            check_text(&lang.move_name(&(*candidate).into(), &layout));
            if let Some(violation) = game.why_not(*candidate) {
                check_text(&lang.refusal(&violation.into()));
            }
        }
        game.legal_moves(&mut moves);
        let Some(chosen) = chance.pick(&moves) else { return };
        check_text(&lang.effect(&game.play_unchecked(*chosen).into()));
    }
}

#[test]
fn the_sentences_of_random_games_lack_nothing() {
    for number in 0..4 {
        for game in GameName::ALL {
            of_game!(game, GameName, State => check_random_game::<State>(&Lang::english(), number));
        }
    }
}

#[test]
fn doublets_refusals() {
    use doublets::Violation;
    let follow = Violation::DoesNotFollow { card: card("QD"), on: card("8S"), wanted: card("3C").rank() };
    check_refusals([
        (Violation::NoSuchPile { pile: 9 }, "D1: there is no reserve pile 9."),
        (follow, "D3: after an 8 comes a 3, not the queen of diamonds."),
        (Violation::WasteEmpty, "D3: the waste is empty, so you cannot play from it."),
        (
            Violation::KingStays { card: card("KS") },
            "D4: the king of spades stays where it is: a king freezes its reserve pile.",
        ),
        (Violation::ReserveEmpty { pile: 3 }, "D4: reserve pile 3 is empty and stays empty."),
        (Violation::StockEmpty, "D5: the stock is empty, so there is no card to turn."),
        (Violation::StockNotEmpty, "D6: you can only redeal when the stock is empty."),
        (Violation::NothingToRedeal, "D6: the waste is empty, so there is nothing to redeal."),
        (Violation::NoRedealsLeft, "D6: you have used all your redeals."),
        (Violation::AlreadyWon, "D7: you have already won."),
    ]);
}

#[test]
#[rustfmt::skip] // One row per line.
fn doublets_effects() {
    use doublets::Effect;
    let played = |filled| Effect::PlayedReserve { pile: 3, card: card("4C"), filled };
    check_effects([
        (Effect::Turned(card("AH")), "You turn the ace of hearts onto the waste."),
        (Effect::Redealt(1), "You redeal: the waste becomes the stock again (1 card)."),
        (Effect::Redealt(30), "You redeal: the waste becomes the stock again (30 cards)."),
        (Effect::PlayedWaste(card("TS")), "The 10 of spades goes from the waste to the foundation."),
        (played(None), "The 4 of clubs goes to the foundation; reserve pile 3 stays empty."),
        (played(Some((card("9H"), Source::Waste))),
            "The 4 of clubs goes to the foundation; the 9 of hearts from the waste fills reserve pile 3."),
        (played(Some((card("KD"), Source::Stock))),
            "The 4 of clubs goes to the foundation; the king of diamonds from the stock fills reserve pile 3."),
    ]);
}

#[test]
fn doublets_board_and_moves() {
    let layout: AnyLayout = "game: doublets; options: ranks 5, redeals 1, piles 2; redeals left: 1; \
        stock: 5C ?? ??; waste: 5D AH; reserve: 4C | -; foundation: AC 2C"
        .parse()
        .expect("a layout");
    check_board(
        &layout,
        &[
            "Foundation: 2 cards, the 2 of clubs on top.",
            "Reserve pile 1: 4 of clubs.",
            "Reserve pile 2: empty.",
            "Waste: 5 of diamonds, ace of hearts.",
            "Stock: 3 cards, next card first: 2 unknown cards, 5 of clubs.",
            "1 redeal left.",
        ],
    );
    check_moves(
        GameName::Doublets,
        &layout,
        &[
            ("flip", "turn a card from the stock"),
            ("redeal", "redeal, putting the waste back as the stock"),
            ("waste", "play the ace of hearts from the waste to the foundation"),
            ("reserve 1", "play the 4 of clubs from reserve pile 1 to the foundation"),
            ("reserve 2", "play the unknown card from reserve pile 2 to the foundation"),
        ],
    );
    let lang = Lang::english();
    check_sentence(&lang.verdict(Status::Playing, &layout), "2 of 16 points.");
    check_sentence(&lang.verdict(Status::Lost, &layout), "No moves left. You made 2 of 16 points.");
    check_sentence(&lang.verdict(Status::Won, &layout), "You won with all 16 points!");
}

#[test]
#[rustfmt::skip] // One row per line.
fn yield_refusals() {
    use yields::Violation;
    let (qd, qh) = (card("QD"), card("QH"));
    check_refusals([
        (Violation::NoSuchPlace { row: 8, column: 1 }, "Y1: row 8 of the pyramid has no place 1."),
        (Violation::AlreadyRemoved { row: 6, column: 2 },
            "Y2: the card at row 6, place 2 is already gone."),
        (Violation::Covered { card: qd, by: qh }, "Y2: the queen of hearts covers the queen of diamonds."),
        (Violation::StockEmpty, "Y3: the stock is empty, and there is no redeal."),
        (Violation::WasteEmpty, "Y3: the waste is empty."),
        (Violation::NoBottom, "Y3: the waste has at most one card, so call it the top."),
        (Violation::NoSecond, "Y3: the waste needs three cards to have a second one."),
        (Violation::NotKing { card: qd, partner: card("AC").rank() },
            "Y4: the queen of diamonds cannot go alone as kings do: it needs an ace."),
        (Violation::SecondAlone, "Y4: the second card of the waste cannot go alone."),
        (Violation::SamePlace, "Y5: a pair needs two different cards."),
        (Violation::SecondWithoutTop, "Y5: the second card of the waste pairs only with the top card."),
        (Violation::WrongSum { first: card("AC"), second: card("8C"), wanted: 13 },
            "Y5: an ace and an 8 do not add up to 13: an ace needs a queen."),
        (Violation::WrongSum { first: card("KC"), second: card("8C"), wanted: 13 },
            "Y5: a king goes alone, not in a pair."),
        (Violation::AlreadyWon, "Y6: you have already won."),
    ]);
}

#[test]
#[rustfmt::skip] // One row per line.
fn yield_effects() {
    use yields::{Effect, Place, Taken};
    let taken = |text, place| Taken { card: card(text), place };
    let pyramid = Place::Pyramid { row: 6, column: 2 };
    check_effects([
        (Effect::Turned(card("AH")), "You turn the ace of hearts onto the waste."),
        (Effect::RemovedKing(taken("KC", pyramid)), "You remove the king of clubs (row 6, place 2)."),
        (Effect::RemovedPair(taken("5C", pyramid), taken("8D", Place::Bottom)),
            "You remove the 5 of clubs (row 6, place 2) and the 8 of diamonds (bottom of the waste)."),
        (Effect::RemovedPair(taken("AC", Place::Top), taken("QD", Place::Second)),
            "You remove the ace of clubs (top of the waste) and the queen of diamonds (second card of the waste)."),
    ]);
}

#[test]
#[rustfmt::skip] // One row per line.
fn yield_board_and_moves() {
    let layout: AnyLayout =
        "game: yield; options: rows 3; stock: ??; waste: 2C 5D AH; pyramid: 4C QC KH | . 4D | ."
            .parse()
            .expect("a layout");
    check_board(
        &layout,
        &[
            "Row 1: 4 of clubs, queen of clubs (covered), king of hearts (covered).",
            "Row 2: gone, 4 of diamonds.",
            "Row 3: gone.",
            "Waste: 2 of clubs, 5 of diamonds, ace of hearts.",
            "Stock: 1 card.",
        ],
    );
    check_moves(
        GameName::Yield,
        &layout,
        &[
            ("flip", "turn a card from the stock"),
            ("king r1c3", "remove the king of hearts (row 1, place 3)"),
            ("pair r1c2 top",
                "remove the queen of clubs (row 1, place 2) and the ace of hearts (top of the waste)"),
            ("pair top second",
                "remove the ace of hearts (top of the waste) and the 5 of diamonds (second card of the waste)"),
            ("king bottom", "remove the 2 of clubs (bottom of the waste)"),
            ("king r3c1", "remove the unknown card (row 3, place 1)"),
            ("king r9c0", "remove the unknown card (row 9, place 0)"),
        ],
    );
    check_sentence(&Lang::english().verdict(Status::Playing, &layout), "44 of 52 points.");
}

#[test]
#[rustfmt::skip] // One row per line.
fn lady_jane_refusals() {
    use lady_jane::{Place, Violation};
    let (qd, qh) = (card("QD"), card("QH"));
    let queen = qd.rank();
    check_refusals([
        (Violation::NoSuchPlace(Place::Tableau(8)), "L1: there is no tableau pile 8."),
        (Violation::NoSuchPlace(Place::Spare(3)), "L7: there is no spare 3."),
        (Violation::NothingThere(Place::Foundation(4)), "L3: foundation 4 is empty."),
        (Violation::NothingThere(Place::Tableau(1)), "L4: tableau pile 1 is empty."),
        (Violation::NothingThere(Place::Reserve(7)), "L6: reserve pile 7 is empty."),
        (Violation::NothingThere(Place::Spare(1)), "L7: spare 1 is empty."),
        (Violation::FoundationToFoundation { card: qd },
            "L3: the queen of diamonds cannot go to another foundation."),
        (Violation::DoesNotStart { card: qd, base: queen },
            "L3: foundations start with a queen, not with the queen of diamonds."),
        (Violation::DoesNotFollow { card: qd, on: qh, wanted: card("KH").rank() },
            "L3: after a queen comes a king, not the queen of diamonds."),
        (Violation::NotAGroup { from: Place::Tableau(3), cards: 5, most: 4 },
            "L4: you can take 1 to 4 cards from tableau pile 3, not 5."),
        (Violation::NotAGroup { from: Place::Reserve(3), cards: 0, most: 1 },
            "L4: you can take 1 card at a time from reserve pile 3, not 0."),
        (Violation::SamePile { pile: 2 }, "L4: the cards are already on tableau pile 2."),
        (Violation::OnBase { card: qh, on: qd },
            "L4: nothing goes on the queen of diamonds, a card of the base rank."),
        (Violation::NotOneLower { card: qd, on: qh, wanted: card("JH").rank() },
            "L4: only a jack of the other colour goes on the queen of hearts."),
        (Violation::SameColour { card: qd, on: qh },
            "L4: the queen of diamonds and the queen of hearts are the same colour."),
        (Violation::NotForEmptyPile { card: qd, wanted: queen },
            "L5: an empty pile takes only a queen, not the queen of diamonds."),
        (Violation::StockEmpty, "L7: the stock is empty, so there is nothing left to deal."),
        (Violation::SpareNotDealt { spare: 1 }, "L7: there are no spares until the last deal."),
        (Violation::AlreadyWon, "L8: you have already won."),
    ]);
}

#[test]
#[rustfmt::skip] // One row per line.
fn lady_jane_effects() {
    use lady_jane::{Effect, Place};
    let moved =
        |cards, turned| Effect::ToTableau { from: Place::Tableau(3), to: 5, card: card("8C"), cards, turned };
    let to_foundation = |from, turned| Effect::ToFoundation { from, card: card("AC"), foundation: 2, turned };
    let cards = || [card("AH"), card("TS")].into_iter();
    check_effects([
        (Effect::DealtReserve(cards().collect()),
            "You deal a card to each reserve pile: ace of hearts, 10 of spades."),
        (Effect::DealtSpares(cards().collect()),
            "You turn up the last cards of the stock as spares: ace of hearts, 10 of spades."),
        (to_foundation(Place::Spare(1), None), "The ace of clubs goes from spare 1 to foundation 2."),
        (to_foundation(Place::Tableau(1), Some(card("KD"))),
            "The ace of clubs goes from tableau pile 1 to foundation 2. This turns up the king of diamonds."),
        (moved(1, None), "The 8 of clubs goes from tableau pile 3 to tableau pile 5."),
        (moved(2, None), "The 8 of clubs and the card on it go from tableau pile 3 to tableau pile 5."),
        (
            moved(3, Some(card("KD"))),
            "The 8 of clubs and the 2 cards on it go from tableau pile 3 to tableau pile 5. \
             This turns up the king of diamonds.",
        ),
    ]);
}

#[test]
fn lady_jane_board_and_moves() {
    let layout: AnyLayout = "game: lady-jane; options: ranks 5, piles 3; stock: ?? ??; base: 2; \
        spares: - | -; reserve: 4C 5C | - | 3D; foundations: 2C 3C | - | - | -; \
        tableau: ?? ?? / 5D 4S | AH | -"
        .parse()
        .expect("a layout");
    check_board(
        &layout,
        &[
            "Foundations start with a 2.",
            "On foundation 1: 2 cards, the 3 of clubs on top.",
            "On foundation 2: empty.",
            "On foundation 3: empty.",
            "On foundation 4: empty.",
            "On tableau pile 1: 2 face down, then 5 of diamonds, 4 of spades.",
            "On tableau pile 2: ace of hearts.",
            "On tableau pile 3: empty.",
            "On reserve pile 1: 4 of clubs, 5 of clubs.",
            "On reserve pile 2: empty.",
            "On reserve pile 3: 3 of diamonds.",
            "On spare 1: empty.",
            "On spare 2: empty.",
            "Stock: 2 cards.",
        ],
    );
    check_moves(
        GameName::LadyJane,
        &layout,
        &[
            ("deal", "deal from the stock"),
            ("r3 t1", "move the 3 of diamonds from reserve pile 3 to tableau pile 1"),
            ("t1 t3 2", "move the 5 of diamonds and the card on it from tableau pile 1 to tableau pile 3"),
            ("t1 t3 3", "move the unknown card and the 2 cards on it from tableau pile 1 to tableau pile 3"),
            ("t2 f", "move the ace of hearts from tableau pile 2 to its foundation"),
            ("f1 t2", "move the 3 of clubs from foundation 1 to tableau pile 2"),
            ("s9 f", "move the unknown card from spare 9 to its foundation"),
        ],
    );
    check_sentence(&Lang::english().verdict(Status::Playing, &layout), "2 of 20 points.");
}

#[test]
#[rustfmt::skip] // One row per line.
fn curse_refusals() {
    use curse::{Seat, Violation};
    let tile: Tile = "2-5".parse().expect("a tile");
    check_refusals([
        (Violation::NotHeld { tile }, "C1: the 2-5 is not in this hand."),
        (Violation::HandGoesOn, "C2: the next leader is chosen only after the hand."),
        (Violation::CoinDecides, "C2: after a blocked hand, the coin decides who leads."),
        (Violation::LoserChooses { seat: Seat::South },
            "C2: South lost the hand and chooses who leads the next one."),
        (Violation::SetComesFirst, "C3: the hand starts with the set: play any tile as the set."),
        (Violation::SetLiesAlready, "C3: the set is already down: say which branch the tile goes on."),
        (Violation::NoSuchSide { side: 5 }, "C4: there is no branch 5; the branches are 1 to 4."),
        (Violation::DoesNotJoin { tile, end: 3 }, "C5: the 2-5 does not fit: the open end there is 3."),
        (Violation::MustPlay { tile }, "C6: you cannot pass while the 2-5 can be played."),
        (Violation::HandEnded, "C8: the hand is over."),
        (Violation::MatchDecided, "C10: the match is over."),
    ]);
}

/// Plays moves from a layout and checks the sentence of each, and the verdict in the end.
fn check_play(layout: &str, moves: &[(&str, &str)], verdict: &str) {
    let lang = Lang::english();
    let layout: AnyLayout = layout.parse().expect("a layout");
    let mut game = AnyGame::arrange(&layout).unwrap_or_else(|faults| panic!("{faults}"));
    for (written, expected) in moves {
        let effect = game.play(game.read_move(written).expect("a move")).expect("a legal move");
        check_sentence(&lang.effect(&effect), expected);
    }
    check_sentence(&lang.verdict(game.status(), &game.layout()), verdict);
}

/// South holds a match and a tile that makes none.
const CURSE_OPEN: &str = "game: curse; set: 2-3; turn: south; again: no; passes: 0; leader: north; points: -;
    branches: 2 > 2-4 > 4 | 2 > 2-5 > 5 | 3 > 0-3 > 0 | 3 > - > 3;
    south: 3-4 4-4 4-5 0-2 1-1 6-6 1-6 0-1 5-6; north: 0-0 0-4 0-5 0-6 1-2 1-3 1-4 1-5 2-2;
    aside: 2-6 3-3 3-5 3-6 4-6 5-5";

/// Four branches that end in 1; nobody will hold a 1 once South has played.
const CURSE_BLOCKED: &str =
    "game: curse; set: 2-3; turn: south; again: no; passes: 0; leader: south; points: -;
    branches: 2 > 1-2 > 1 | 2 > 2-4 1-4 > 1 | 3 > 0-3 0-1 > 1 | 3 > 1-3 > 1;
    south: 1-1 2-6 5-5 6-6; north: 0-0 3-4 4-4 4-5 0-4 0-5 0-6 3-5 3-6 4-6 5-6;
    aside: 0-2 1-5 1-6 2-2 2-5 3-3";

/// South holds one tile, which fits.
const CURSE_LAST: &str = "game: curse; set: 2-2; turn: south; again: no; passes: 0; leader: south; points: -;
    branches: 2 > 2-5 5-6 1-6 > 1 | 2 > 2-3 3-4 4-6 > 6 | 2 > 0-2 0-0 0-4 > 4 | 2 > - > 2;
    south: 1-2; north: 0-1 0-3 0-5 0-6 1-1 1-3 1-4 1-5 2-4 2-6 3-3; aside: 3-5 3-6 4-4 4-5 5-5 6-6";

#[test]
fn curse_effects() {
    let all = "south: 0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4; aside: 4-4 4-5 4-6 5-5 5-6 6-6;
        north: 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6";
    let start = format!(
        "game: curse; set: -; branches: -; turn: south; again: no; passes: 0; leader: south; points: -; {all}"
    );
    check_play(&start, &[], "South leads: any tile can be the set.");
    check_play(&start, &[("0-1", "South plays the 0-1 as the set.")], "It is North's turn.");

    let again = "South plays the 3-4 on the lower branch, which now ends in 4: a match.";
    check_play(CURSE_OPEN, &[("3-4@4", again)], "South made a match and plays again.");
    let turn_ends =
        [("3-4@4", again), ("0-2@3", "South plays the 0-2 on the right branch, which now ends in 2.")];
    check_play(CURSE_OPEN, &turn_ends, "It is North's turn.");
}

#[test]
#[rustfmt::skip] // One row per line.
fn curse_end_of_a_hand_and_next_hand() {
    let of_match =
        |text: &str, score| format!("{text}; options: target 11; deal: 17; hand: 1; score: {score}");

    let went_out = "South plays the 1-2 on the upper branch, which now ends in 2.";
    let points = "South goes out and scores 11 points: 11 for the tiles left in the other hand.";
    check_play(CURSE_LAST, &[("1-2@1", went_out)], points);
    let verdict = format!("{points} Score: South 11, North 0. South wins the match!");
    check_play(&of_match(CURSE_LAST, "0 0"), &[("1-2@1", went_out)], &verdict);

    let match_at_last = CURSE_LAST.replace("1-4 1-5 2-4", "1-2 1-5 2-4").replace("south: 1-2", "south: 1-4");
    let went_out_with_a_match = "South plays the 1-4 on the upper branch, which now ends in 4: a match.";
    let points_with_a_match = "South goes out and scores 12 points: 11 for the tiles left in the other hand, and 1 for the \
        closing match.";
    check_play(&match_at_last, &[("1-4@1", went_out_with_a_match)], points_with_a_match);

    let long_match = of_match(CURSE_LAST, "0 0").replace("target 11", "target 20");
    check_play(
        &long_match,
        &[("1-2@1", went_out)],
        &format!("{points} Score: South 11, North 0. North chooses who leads the next hand."),
    );
    check_play(
        &long_match,
        &[("1-2@1", went_out), ("lead north", "Hand 2 begins. The loser chose North to lead.")],
        "North leads: any tile can be the set.",
    );

    let blocked = [
        ("1-1@1", "South plays the 1-1 on the upper branch, which now ends in 1: a match."),
        ("pass", "South passes, so South holds none of these numbers: 1."),
        ("pass", "North passes, so North holds none of these numbers: 1."),
    ];
    check_play(CURSE_BLOCKED, &blocked, "The hand is blocked, and nobody scores.");
    check_play(
        &of_match(CURSE_BLOCKED, "3 4"),
        &blocked,
        "The hand is blocked, and nobody scores. Score: South 3, North 4. The coin decides who leads the next hand.",
    );
    let mut blocked_and_next = blocked.to_vec();
    blocked_and_next.push(("next", "Hand 2 begins. The coin picks North to lead."));
    check_play(&of_match(CURSE_BLOCKED, "3 4"), &blocked_and_next, "North leads: any tile can be the set.");
}

#[test]
fn curse_board_and_moves() {
    let hidden = CURSE_OPEN
        .replace("0-0 0-4 0-5 0-6 1-2 1-3 1-4 1-5 2-2", "?-? ?-? ?-? ?-? ?-? ?-? ?-? ?-? ?-?")
        .replace("2-6 3-3 3-5 3-6 4-6 5-5", "?-? ?-? ?-? ?-? ?-? ?-?");
    let layout: AnyLayout =
        format!("{hidden}; options: target 11; hand: 3; score: 7 0").parse().expect("a layout");
    check_board(
        &layout,
        &[
            "Hand 3 of the match. Score: South 7, North 0.",
            "The set is the 2-3.",
            "Branch 1, the upper branch: 2-4; ends in 4.",
            "Branch 2, the left branch: 2-5; ends in 5.",
            "Branch 3, the right branch: 0-3; ends in 0.",
            "Branch 4, the lower branch: not started, open for a 3.",
            "South: 3-4, 4-4, 4-5, 0-2, 1-1, 6-6, 1-6, 0-1, 5-6.",
            "North: 9 unknown tiles.",
            "Aside: 6 unknown tiles.",
        ],
    );
    check_moves(
        GameName::Curse,
        &layout,
        &[
            ("2-5", "play the 2-5 as the set"),
            ("3-4@4", "play the 3-4 on the lower branch, which will end in 4"),
            ("3-4@5", "play the 3-4 on branch 5"),
            ("6-6@1", "play the 6-6 on branch 1"),
            ("pass", "pass"),
            ("lead north", "let North lead the next hand"),
            ("next", "let the coin decide who leads the next hand"),
        ],
    );
}

#[test]
fn every_rule_has_its_text() {
    let lang = Lang::english();
    for game in GameName::ALL {
        let page = lang.rules_page(game);
        let numbers: Vec<&str> = page.rules.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, game.rules());
        assert!(!page.tips.is_empty(), "{game} has no tips");
        check_text(&page.title);
        check_text(&lang.game_blurb(game));
        check_text(&page.author);
        for section in lang.rules_sections(&page) {
            check_text(&section.heading);
            assert!(!section.paragraphs.is_empty(), "{game}: {} is empty", section.heading);
        }
        let sentences = [&page.goal, &page.deal, &page.scoring];
        let rules = page.rules.iter().map(|(_, text)| text);
        for text in sentences.into_iter().chain(rules).chain(&page.tips) {
            check_text(text);
            assert!(text.ends_with('.'), "not a sentence: {text}");
        }
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn notices_and_refused_requests() {
    let lang = Lang::english();
    let notices = [
        (Notice::Resumed, "Here is the game you left."),
        (Notice::OpponentStays { here: Level::Club, next: Level::Best },
            "Opponent: Club player. Your next match: Master."),
        (Notice::OtherMoveCounts,
            "That move had shown a hidden card or tile. Playing it again changes nothing. If you play another move, \
            this game counts as a game with undo."),
        (Notice::LookedBackCounts,
            "You played another move after seeing a hidden card or tile, so this game counts as a game with undo."),
        (Notice::HintCounts,
            "You used a hint, so this game counts as assisted: the statistics list it separately."),
        (Notice::LineCounts, "You had help that sees hidden cards or tiles, so this game counts as assisted: the \
            statistics list it separately."),
        (Notice::DealCanBeWon, "This deal can be won."),
        (Notice::FirstDeal { game: GameName::Yield },
            "About 61 of 100 deals of Yield cannot be won. This one can: see New deals in the settings."),
        (Notice::Grading, "One moment: computer players are trying this deal."),
        (Notice::PlaysOn, "Game resumed from this position."),
        (Notice::TriesAgain { number: 1 },
            "A new try at the same deal, from the start. It counts as assisted."),
        (Notice::TriesAgain { number: 7 }, "A new try at the same deal, from move 7. It counts as assisted."),
    ];
    for (notice, expected) in notices {
        check_sentence(&lang.notice(&notice), expected);
    }
    check_sentence(&lang.refused(&Refused::NothingToUndo), "There is nothing to undo.");
    check_sentence(&lang.refused(&Refused::NothingToRedo), "There is nothing to redo.");
}

#[test]
#[rustfmt::skip] // One row per line.
fn notices_about_saved_games() {
    let lang = Lang::english();
    let (name, disk) = ("yield.talon".to_owned(), "the disk is full".to_owned());
    let (reason, kept) = ("line 3: there is no card 1X".to_owned(), "yield.damaged-1".to_owned());
    let notices = [
        (Notice::SetAside { reason: reason.clone(), kept: kept.clone() },
            "A saved game could not be read: line 3: there is no card 1X. It was kept as yield.damaged-1."),
        (Notice::Recovered { moves: 12, reason, kept },
            "This saved game was damaged (line 3: there is no card 1X). It continues after its last readable move, \
             number 12. The damaged file was kept as yield.damaged-1."),
        (Notice::CannotSave { reason: disk.clone() },
            "This game cannot be saved: the disk is full. You can play on, but it will be lost when you leave."),
        (Notice::SavesAgain, "Saving works again, and nothing was lost."),
        (Notice::OpenElsewhere,
            "Your last game is open in another window, so this is a new game. It is saved separately."),
        (Notice::InUse, "This game is open in another window. Close it there first."),
        (Notice::Newer { name: name.clone() },
            "The saved game yield.talon is from a newer version of Talon. It was left unchanged."),
        (Notice::CannotOpen { name, reason: disk }, "The saved game yield.talon cannot be opened: the disk is full."),
    ];
    for (notice, expected) in notices {
        check_sentence(&lang.notice(&notice), expected);
    }
}

#[test]
fn confirmations_and_figures() {
    let lang = Lang::english();
    for question in Confirmation::ALL {
        let text = lang.confirmation(question);
        check_text(&text);
        assert!(text.contains('?') && text.len() < 80, "{text}");
    }
    for figure in Figure::ALL {
        check_text(&lang.figure_name(figure));
    }
    for game in GameName::ALL {
        let rates = lang.rates(game);
        assert_eq!(rates.is_some(), game != GameName::Curse);
        rates.iter().for_each(|rates| check_text(rates));
    }
    let figures = |statistics: &Statistics| Figure::ALL.map(|figure| lang.figure(figure, statistics));
    assert_eq!(figures(&Statistics::default()), ["0", "0", "-", "0", "0", "-", "-", "0 of 0", "0"]);
    let games = Tally { played: 3, won: 2, drawn: 0 };
    let (best_score, best_seconds) = (Some(45), Some(185));
    let some = Statistics { games, best_score, best_seconds, current_streak: 1, ..Statistics::default() };
    assert_eq!(figures(&some), ["3", "2", "66", "1", "0", "45", "3:05", "0 of 0", "0"]);
    for (won, could_be_won, undecided, expected) in [
        (0, 0, 0, None),
        (0, 0, 1, Some("For 1 lost game, this is not known yet.")),
        (12, 14, 0, Some("14 of 20 deals could be won. You won 12 of these 14: 85%.")),
        (
            12,
            14,
            3,
            Some(
                "14 of 17 deals could be won. You won 12 of these 14: 85%. For 3 lost games, this is not known yet.",
            ),
        ),
    ] {
        let games = Tally { played: 20, won, drawn: 0 };
        let deals = DealCounts { could_be_won, undecided, ..DealCounts::default() };
        assert_eq!(lang.winnable_rate(games, &deals).as_deref(), expected);
    }
    for (seconds, expected) in [(0, "0:00"), (9, "0:09"), (185, "3:05"), (3599, "59:59"), (3723, "1:02:03")] {
        assert_eq!(lang.duration(seconds), expected);
    }
}

#[test]
fn a_win_tells_what_was_special_about_it() {
    let lang = Lang::english();
    for (feat, expected) in [
        (Feat::FirstWin, "Your first win in this game!"),
        (Feat::FirstUnaided, "Your first win without undo or help!"),
        (Feat::Streak { wins: 4, games: 9 }, "4 wins in a row: your longest streak in 9 games."),
        (Feat::Fastest { wins: 3 }, "The fastest of your last 3 wins."),
        (Feat::FewestMoves { wins: 12 }, "The fewest moves of your last 12 wins."),
        (Feat::HardDeal { wins: 0 }, "A hard deal: none of 200 quick players wins it."),
        (Feat::HardDeal { wins: 1 }, "A hard deal: only one of 200 quick players wins it."),
        (Feat::HardDeal { wins: 7 }, "A hard deal: only 7 of 200 quick players win it."),
        (Feat::Unaided { won: 2, played: 5 }, "Won without undo or help, like 2 of your last 5 games."),
    ] {
        assert_eq!(lang.feat(feat), expected);
    }
}

#[test]
fn every_card_has_its_name() {
    let lang = Lang::english();
    let mut names: Vec<String> = Card::deck(13).map(|card| lang.card_name(card)).collect();
    names.iter().for_each(|name| check_text(name));
    assert_eq!([&names[0], &names[10], &names[51]], ["ace of clubs", "jack of clubs", "king of spades"]);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 52);
    let indices: Vec<String> = Rank::first(13).map(|rank| lang.rank_index(rank)).collect();
    assert_eq!(indices.join(" "), "A 2 3 4 5 6 7 8 9 10 J Q K");
    assert_eq!(lang.game_name(GameName::Curse), "Curse of the Doublet");
}

#[test]
#[rustfmt::skip] // One row per line.
fn findings_of_a_search() {
    let lang = Lang::english();
    let hand = |value| Finding::Hand { seat: AnySeat::North, other: AnySeat::South, value };
    for (finding, expected) in [
        (Finding::Won { moves: 0 }, "It is already won."),
        (Finding::Won { moves: 1 }, "It can be won in 1 move:"),
        (Finding::Won { moves: 98 }, "It can be won in 98 moves:"),
        (Finding::Lost, "It cannot be won, whatever you play."),
        (Finding::Score { points: 4, moves: 0 }, "It cannot be won. No move adds to the score of 4."),
        (Finding::Score { points: 4, moves: 1 }, "It cannot be won. The highest score is 4, in 1 move:"),
        (Finding::Score { points: 40, moves: 9 }, "It cannot be won. The highest score is 40, in 9 moves:"),
        (Finding::ScoreSoFar { points: 4, moves: 0 },
            "The search ended early. It found no way to raise the score of 4."),
        (Finding::ScoreSoFar { points: 4, moves: 1 },
            "The search ended early. The highest score that it found is 4, in 1 move:"),
        (Finding::ScoreSoFar { points: 40, moves: 9 },
            "The search ended early. The highest score that it found is 40, in 9 moves:"),
        (hand(1), "With all tiles known, North makes 1 point more than South:"),
        (hand(-12), "With all tiles known, South makes 12 points more than North:"),
        (hand(0), "With all tiles known, neither player makes more points:"),
        (Finding::HandOver, "This hand is over."),
    ] {
        let text = lang.finding(finding);
        check_text(&text);
        assert_eq!(text, expected);
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn winnability_of_a_game() {
    let lang = Lang::english();
    let odds = Winnability::Odds(OddsCount { wins: 62, worlds: 100, all: 100 });
    assert_eq!(lang.winnability(odds), "fair odds: 62 of 100");
    for (winnability, expected) in [
        (Winnability::Winnable, "This game can still be won."),
        (Winnability::Lost, "This game can no longer be won."),
        (Winnability::NeverWinnable, "This deal cannot be won, whatever you play."),
        (Winnability::Unknown,
            "The solver ran out of time, so it is unknown whether this game can still be won."),
        (Winnability::Looking, "The solver is checking whether this game can still be won."),
        (odds,
            "The fair adviser, who sees only what you see, wins from here in 62 of 100 possible layouts of the hidden cards."),
    ] {
        check_sentence(&lang.winnability_sentence(winnability), expected);
        check_text(&lang.winnability(winnability));
    }
}

/// A sitting of Doublets after three cards were turned.
fn three_turned() -> Sitting {
    let options = AnyOptions::usual(GameName::Doublets);
    let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(17).expect("a number"), 0));
    for _ in 0..3 {
        sitting.play(sitting.game().read_move("flip").expect("a move")).expect("a legal move");
    }
    sitting
}

#[test]
#[rustfmt::skip] // One row per line.
fn hints_stage_by_stage() {
    let lang = Lang::english();
    let sitting = three_turned();
    let layout = sitting.game().view(AnySeat::Player).layout();
    let flip = sitting.moves()[0];
    let points = |is_exact| HintText::Reason(HintReason::Points { points: 30, is_exact });
    for (text, expected) in [
        (HintText::Finding(HintFinding::Looking), "One moment: looking for a helpful move."),
        (HintText::Finding(HintFinding::Win), "There is a move that keeps the game winnable."),
        (HintText::Finding(HintFinding::Points { points: 30, is_exact: true }),
            "The game can no longer be won, but there is a move that leads to 30 points."),
        (HintText::Card(card("7S")), "Look at the 7 of spades."),
        (HintText::Stock, "Look at the stock."),
        (HintText::Move(flip), "You can turn a card from the stock."),
        (HintText::Reason(HintReason::OnlyWin), "After any other move, the game can no longer be won."),
        (HintText::Reason(HintReason::SomeMovesWin { keep: 2, all: 5 }),
            "2 of 5 moves keep the game winnable, and this is one of them."),
        (points(true), "It leads to 30 points, the most that can still be made."),
        (points(false), "It leads to 30 points, the best score found."),
    ] {
        check_sentence(&lang.hint(&text, &layout), expected);
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn reasons_of_the_fair_adviser() {
    let lang = Lang::english();
    let layout = three_turned().game().view(AnySeat::Player).layout();
    let counted = |worlds| Some(OddsCount { wins: 3, worlds, all: 100 });
    let says = |reason, counted| {
        let reason = HintReason::Adviser { reason: AnyReason::Doublets(reason), odds: counted };
        lang.hint(&HintText::Reason(reason), &layout)
    };
    let (looks_on, wanted) = (talon_query::doublets::Reason::LooksOn, |plays| {
        talon_query::doublets::Reason::WantedSoon { card: card("7S"), plays }
    });
    for (reason, counted, expected) in [
        (looks_on, None,
            "There is no need to take a card yet, and every card you turn tells you more. I am counting how often I win from here."),
        (wanted(0), counted(4),
            "The foundation wants the 7 of spades now. With this move, I win from here in 3 of 4 possible layouts of the hidden cards; I am still counting."),
        (wanted(3), counted(100),
            "The foundation wants the 7 of spades after 3 other cards: soon enough to take it. With this move, I win from here in 3 of 100 possible layouts of the hidden cards."),
    ] {
        check_sentence(&says(reason, counted), expected);
    }
}

#[test]
fn a_reason_speaks_of_no_card_in_an_empty_waste() {
    let options = AnyOptions::usual(GameName::Yield);
    let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(8).expect("a number"), 0));
    let reason = AnyReason::Yield(talon_query::yields::Reason::CanWait);
    let hint = HintText::Reason(HintReason::Adviser { reason, odds: None });
    let expected =
        ["The waste is still empty, and everything can wait", "The top card of the waste is no use now"];
    for beginning in expected {
        let told = Lang::english().hint(&hint, &sitting.game().view(AnySeat::Player).layout());
        assert!(told.starts_with(beginning), "{told}");
        sitting.play(sitting.game().read_move("flip").expect("a move")).expect("a legal move");
    }
}

/// Every reason that an adviser gives in a game is a sentence, and the lesson that explains it exists.
#[test]
fn every_reason_of_the_adviser_is_a_sentence() {
    let lang = Lang::english();
    for game in GameName::PATIENCES {
        for number in 17..19 {
            let number = DealNumber::new(number).expect("a number");
            let mut position = AnyGame::deal(&AnyOptions::usual(game), number);
            for _ in 0..40 {
                let view = position.view(AnySeat::Player);
                let Some(choice) = advise(&view, &|| false) else { break };
                let reason = HintReason::Adviser { reason: choice.reason, odds: None };
                if let Some(lesson) = lesson_of_reason(&reason) {
                    assert!(Course::of(game).find(lesson).is_some(), "{game} has no lesson {lesson}");
                }
                let text = lang.hint(&HintText::Reason(reason), &view.layout());
                check_text(&text);
                position.play(choice.chosen).expect("a legal move");
            }
        }
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn review_verdicts() {
    let lang = Lang::english();
    let sitting = three_turned();
    // The known positions: `+` can be won, `-` cannot, `?` is unknown. The answer is given to all remaining queries.
    let most = |is_exact| Answer::Most { points: 30, line: Vec::new(), is_exact };
    for (verdicts, answer, expected) in [
        ("????", None, "Looking for the move that lost the game."),
        ("???+", None, "The game could still be won when you left it."),
        ("+-??", None, "The very first move threw the win away: turn a card from the stock."),
        ("??+-", None, "Move 3 threw the win away: turn a card from the stock."),
        ("????", Some(Answer::NotFound),
            "The solver ran out of time, so it is unknown whether this deal could be won."),
        ("+??-", Some(Answer::NotFound),
            "The win was lost between moves 0 and 3; the solver ran out of time to say exactly where."),
        ("-???", Some(most(true)), "This deal could not be won. The best possible score was 30 points."),
        ("-???", Some(most(false)), "This deal could not be won. The best score found was 30 points."),
    ] {
        let verdict = |position: usize| match &verdicts[position..=position] {
            "+" => Some(Verdict::Won(Vec::new())),
            "-" => Some(Verdict::Lost),
            _ => None,
        };
        let mut review = Review::new(&sitting, verdict).expect("a patience");
        while let (Some(answer), true) = (&answer, review.next_query().is_some()) {
            review.receive(answer.clone());
        }
        check_sentence(&lang.review_verdict(&review), expected);
        check_text(&lang.review_place(&review, 1));
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn difficulty_of_a_deal() {
    let lang = Lang::english();
    for (grade, wins, adviser_wins, expected) in [
        (Grade::Easy, 150, true, ["easy", "150 win it.", "wins it."]),
        (Grade::Hard, 1, true, ["hard", "one wins it.", "wins it."]),
        (Grade::VeryHard, 0, false, ["very hard", "none wins it.", "does not win it."]),
    ] {
        let [name, quick, adviser] = expected;
        let expected = format!(
            "This deal is {name}. Of 200 quick players, simple programs that never think ahead, {quick} The fair \
             adviser, a program that sees only what you see, {adviser}"
        );
        assert_eq!(lang.graded(Graded { grade, wins, adviser_wins }), expected);
    }
    let lost = Graded { grade: Grade::CannotBeWon, wins: 0, adviser_wins: false };
    assert_eq!(lang.graded(lost), "Nobody can win this deal.");
    let search = |goal| DealSearch::new(GameName::Yield, goal, 0);
    let graded = |grade| search(SearchGoal::Graded(grade));
    assert_eq!(
        lang.search_title(&search(SearchGoal::Winnable)),
        "Looking for a deal of Yield that can be won"
    );
    assert_eq!(lang.search_title(&graded(Grade::Medium)), "Looking for a deal of Yield: medium");
    assert_eq!(lang.search_gave_up(&graded(Grade::Hard)), "None of 0 deals is hard.");
    let german = Lang::of(Language::German);
    for grade in Grade::ALL {
        let sentence = german.graded(Graded { grade, wins: 7, adviser_wins: true });
        assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
    }
}

#[test]
#[rustfmt::skip] // One row per line.
fn every_reason_of_an_opponent_is_a_sentence() {
    use talon_query::curse::Reason::{
        BestOnAverage, CannotBeAnswered, ClosesAnEnd, FewAnswers, GoesOut, KeepsGoing, LeadingIsBetter,
        OnlyMove, PlaysAgain, RidOfDoublet,
    };
    let (lang, german) = (Lang::english(), Lang::of(Language::German));
    let seat = curse::Seat::North;
    for (reason, expected) in [
        (OnlyMove, "It is the only legal move."),
        (LeadingIsBetter, "The player who leads has the better chances."),
        (GoesOut { points: 1 }, "It is the last tile and scores 1 point."),
        (GoesOut { points: 7 }, "It is the last tile and scores 7 points."),
        (PlaysAgain { number: 4 }, "It makes a match with the 4, so the same player plays again."),
        (CannotBeAnswered { seat, numbers: vec![2, 5] },
            "North has passed on 2, 5 and could not answer, because nothing else would be open."),
        (CannotBeAnswered { seat, numbers: vec![0] },
            "North has passed on 0 and could not answer, because nothing else would be open."),
        (ClosesAnEnd { seat, number: 3 }, "North has passed on 3 and cannot play there."),
        (FewAnswers { answers: 0, possible: 9 },
            "Of the 9 tiles that the other player may hold, none would fit an open end."),
        (FewAnswers { answers: 2, possible: 9 },
            "Of the 9 tiles that the other player may hold, only 2 would fit an open end."),
        (RidOfDoublet { number: 6 }, "A doublet fits only one number, and this play gets rid of it."),
        (KeepsGoing { joinable: 3, held: 5 }, "Of the 5 tiles left in the hand, 3 would fit an open end."),
        (BestOnAverage, "No one reason stands out, but it did best when hands were played out."),
    ] {
        check_sentence(&lang.opponent_reason(&reason), expected);
        let sentence = german.opponent_reason(&reason);
        assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']) && sentence != expected, "{sentence}");
    }
}
