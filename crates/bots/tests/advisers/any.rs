//! The advisers of all patiences, as the table queries them.

use talon_bots::{advise, sample_odds};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, AnySeat, AnyView, GameName};

fn view(position: &AnyGame) -> AnyView {
    position.view(AnySeat::Player)
}

#[test]
fn samples_are_reproducible_and_can_be_stopped() {
    for game in GameName::PATIENCES {
        let position = AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(18).expect("a small number"));
        let first = sample_odds(&view(&position), 0, &|| false).expect("a piece");
        let (worlds, all) = (first.odds.worlds, first.all);
        assert!(0 < worlds && worlds <= all && all == 100);
        assert_eq!(sample_odds(&view(&position), 0, &|| false), Some(first));
        assert_eq!(sample_odds(&view(&position), all, &|| false), None, "there are no more worlds");
        assert_eq!(sample_odds(&view(&position), 0, &|| true), None, "it was stopped");
        assert!(advise(&view(&position), &|| true).is_some(), "there is always a move");
    }
}

#[test]
fn a_two_player_game_has_no_adviser() {
    let position = AnyGame::deal(&AnyOptions::usual(GameName::Curse), DealNumber::MIN);
    let view = position.view(AnySeat::South);
    assert!(advise(&view, &|| false).is_none() && sample_odds(&view, 0, &|| false).is_none());
}
