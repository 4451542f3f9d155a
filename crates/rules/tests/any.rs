//! Calls on any game reach the right one.

use std::collections::HashSet;

use talon_rules::pieces::DealNumber;
use talon_rules::{
    AnyGame, AnyLayout, AnyMove, AnyOptions, AnySeat, Game, GameName, GameOptions, curse, doublets,
    lady_jane, yields,
};

fn dealt(game: GameName) -> AnyGame {
    AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(17).expect("a small number"))
}

#[test]
fn every_part_knows_its_game() {
    for name in GameName::ALL {
        let mut game = dealt(name);
        assert_eq!(game.name(), name);
        assert_eq!(game.options().game(), name);
        assert_eq!(AnyOptions::from_text(name, &game.options().to_text()), Ok(game.options()));

        let layout = game.layout();
        assert_eq!(layout.to_string().parse::<AnyLayout>(), Ok(layout.clone()));
        assert_eq!(layout.game(), name);
        assert!(!name.rules().is_empty());

        let before = game.clone();
        for wanted in game.legal_moves() {
            assert_eq!(game.read_move(&wanted.to_string()), Ok(wanted));
            let effect = game.play(wanted).unwrap();
            game.undo(wanted, &effect);
            assert_eq!(game, before);
        }
    }
}

#[test]
fn properties_agree_with_the_seats_and_the_options_of_each_game() {
    for name in GameName::ALL {
        let properties = name.properties();
        assert_eq!(properties.players, AnySeat::of(name).len());
        assert!(properties.players == 1 || !properties.has_exact_verdict);

        let options = AnyOptions::for_table(name);
        assert_eq!(options.game(), name);
        assert_eq!(options != AnyOptions::usual(name), properties.is_played_in_matches);
    }
    assert_eq!(AnyOptions::for_table(GameName::Curse).to_text(), "target 11");
}

#[test]
fn a_move_that_shows_a_card_reveals_and_a_second_pass_does_not() {
    let mut game = dealt(GameName::Doublets);
    let flip = AnyMove::read(GameName::Doublets, "flip").unwrap();
    let redeal = AnyMove::read(GameName::Doublets, "redeal").unwrap();
    let mut flips_that_reveal = Vec::new();
    for _ in 0..2 {
        let mut count = 0;
        while game.why_not(flip).is_none() {
            let before = game.hidden(AnySeat::Player);
            game.play(flip).unwrap();
            count += before.len() - game.hidden(AnySeat::Player).len();
        }
        flips_that_reveal.push(count);
        game.play(redeal).unwrap();
    }
    assert!(flips_that_reveal[0] >= 40, "the Kings put back are known: {flips_that_reveal:?}");
    assert_eq!(flips_that_reveal[1], 0);
}

#[test]
#[should_panic(expected = "the parts of one game must not be mixed with another game")]
fn a_move_of_another_game_is_a_mistake_of_the_program() {
    let flip = AnyMove::read(GameName::Yield, "flip").expect("a move");
    let _ = dealt(GameName::Doublets).why_not(flip);
}

#[test]
fn the_points_that_win_are_those_of_all_cards_that_can_be_played() {
    for (game, options, points) in [
        (GameName::Doublets, "", Some(48)),
        (GameName::Doublets, "ranks 5, piles 2", Some(16)),
        (GameName::Yield, "", Some(52)),
        (GameName::Yield, "ranks 5, rows 3", Some(20)),
        (GameName::LadyJane, "", Some(52)),
        (GameName::LadyJane, "ranks 9, piles 5", Some(36)),
        (GameName::Curse, "", None),
    ] {
        let options = AnyOptions::from_text(game, options).expect("options of a deal");
        assert_eq!(options.points_that_win(), points, "{game} {}", options.to_text());
    }
}

/// Compares what any game says with what the game itself says, along a game in which the last legal move is played.
fn agrees_with<G: Game>(mut game: G)
where
    AnyGame: From<G>,
    AnyMove: From<G::Move>,
    AnySeat: From<G::Seat>,
{
    let (mut moves, mut scores) = (Vec::new(), HashSet::new());
    for _ in 0..40 {
        let any = AnyGame::from(game.clone());
        game.legal_moves(&mut moves);
        let expected: Vec<AnyMove> = moves.iter().copied().map(AnyMove::from).collect();
        assert_eq!(any.legal_moves(), expected);
        assert_eq!(any.score(), game.score());
        assert_eq!(any.seat_to_move(), game.seat_to_move().map(AnySeat::from));
        assert_eq!(any.status(), game.status());
        scores.extend(game.score());
        let Some(last) = moves.last() else { break };
        game.play(*last).expect("a legal move");
    }
    assert_eq!(scores.len() > 1, game.score().is_some(), "a patience has made points: {scores:?}");
}

#[test]
fn any_game_says_what_the_game_says() {
    let number = DealNumber::new(17).expect("a small number");
    agrees_with(doublets::State::deal(
        &doublets::Options::default(),
        DealNumber::new(8).expect("a small number"),
    ));
    agrees_with(yields::State::deal(&yields::Options::default(), number));
    agrees_with(lady_jane::State::deal(&lady_jane::Options::default(), number));
    agrees_with(curse::State::deal(&curse::Options::default(), number));
}

#[test]
fn an_unknown_game_is_told_the_names_of_all() {
    let refused = "chess".parse::<GameName>().expect_err("no such game").to_string();
    assert_eq!(refused, "the games are doublets, yield, lady-jane and curse");
}

#[test]
fn a_view_shows_what_its_seat_has_seen_and_hides_the_rest() {
    let small =
        "game: doublets; options: ranks 3, redeals 1, piles 2; waste: -; reserve: 2H | 2S; foundation: AD";
    for (stock, redeals_left, expected) in [
        ("3D ?? ?? ?? ?? ?? ?? ?? ??", 1, ""),
        ("3D ?? ?? ?? ?? ?? ?? ?? 3S", 1, "stock[8]: cannot have been seen (D8)"),
        ("?? ?? ?? ?? ?? ?? ?? ?? ?? ??", 1, "stock: more of them are hidden than can be"),
        ("3D 3H 3C 2D 2C AC AH AS ??", 0, "stock[8]: must be known here (D8)"),
    ] {
        let layout: AnyLayout =
            format!("{small}; stock: {stock}; redeals left: {redeals_left}").parse().expect("a layout");
        let AnyLayout::Doublets(layout) = layout else { panic!() };
        let refused = doublets::View::read(&layout).err();
        let listed: Vec<String> =
            refused.iter().flat_map(|faults| faults.list()).map(ToString::to_string).collect();
        assert_eq!(listed.join("; "), expected, "{stock}");
    }
}

#[test]
fn seats_have_names_and_others() {
    let seats = [AnySeat::Player, AnySeat::South, AnySeat::North];
    assert_eq!(seats.map(AnySeat::as_str), ["player", "south", "north"]);
    assert_eq!(seats.map(|seat| seat.to_string()), ["player", "south", "north"]);
    assert_eq!(seats.map(AnySeat::other), [None, Some(AnySeat::North), Some(AnySeat::South)]);
}

#[test]
fn a_game_reaches_its_rules_options_and_moves() {
    fn check<G: Game>()
    where
        AnyMove: From<G::Move>,
    {
        let options = AnyOptions::usual(G::NAME);
        let own = G::Options::default();
        assert_eq!(G::NAME.rules(), G::RULES);
        assert_eq!(options.pairs(), own.pairs());
        let moves: Vec<AnyMove> = G::conceivable_moves(&own).into_iter().map(AnyMove::from).collect();
        assert_eq!(options.conceivable_moves(), moves);
        let game = dealt(G::NAME);
        let refusal = moves.iter().find_map(|played| game.why_not(*played)).expect("a move that is refused");
        let own = G::deal(&own, DealNumber::new(17).expect("a small number"));
        let reason = G::conceivable_moves(own.options()).into_iter().find_map(|played| own.why_not(played));
        assert_eq!(refusal.to_string(), reason.expect("the same move").to_string());
    }
    check::<doublets::State>();
    check::<yields::State>();
    check::<lady_jane::State>();
    check::<curse::State>();
}
