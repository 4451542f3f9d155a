//! Calls on any game reach the right one.

use talon_pieces::DealNumber;
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, AnySeat, GameName};

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
