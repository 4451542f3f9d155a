//! What a player holds over the table, and what pointing means then.

use talon_rules::GameName;
use talon_table::{HeldPieces, PointResult, Scene, Selection, Spot};

use crate::support::scene_after;

/// The scene after these moves of deal 17.
fn scene(game: GameName, moves: &[&str]) -> Scene {
    scene_after(game, 17, moves)
}

fn holding(scene: &Scene, spot: Spot) -> Selection {
    let mut selection = Selection::default();
    let picked = selection.pick_up(scene, HeldPieces { spot, whole_pile: false });
    assert!(matches!(picked, PointResult::PickedUp(_)), "{spot:?}: {picked:?}");
    selection
}

#[test]
fn a_card_that_falls_where_it_means_nothing_is_let_go_and_what_lies_there_stays() {
    let scene = scene(GameName::Doublets, &["flip"]);
    for number in 1..=7 {
        let pile = Spot::Reserve(number);
        let mut selection = holding(&scene, Spot::Waste);
        assert_eq!(selection.drop_on(&scene, pile), PointResult::LetGo, "{number}");
        assert_eq!(selection.held(), None);
    }
}

#[test]
fn who_points_with_something_in_hand_at_a_pile_where_it_cannot_go_means_that_pile() {
    let scene = scene(GameName::Doublets, &["flip"]);
    let playable = |spot: &Spot| scene.tap(*spot).is_some_and(|wanted| scene.is_legal(wanted));
    let mut met = 0;
    for spot in (1..=7).map(Spot::Reserve).filter(playable) {
        let mut selection = holding(&scene, Spot::Waste);
        assert_eq!(Some(selection.point(&scene, spot, false)), scene.tap(spot).map(PointResult::Play));
        met += 1;
    }
    let mut selection = holding(&scene, Spot::Waste);
    let other = (1..=7).map(Spot::Reserve).find(|spot| !playable(spot)).expect("not all piles can be played");
    assert_eq!(selection.point(&scene, other, false), PointResult::PickedUp(0), "{met} piles can be played");
}

#[test]
fn a_card_that_falls_on_another_is_refused_there_or_played() {
    let scene = scene(GameName::LadyJane, &[]);
    let piles = (1..=7).filter_map(|pile| scene.top_of(talon_table::ZoneName::Tableau(pile)));
    let piles: Vec<Spot> = piles.collect();
    for (from, to) in piles.iter().flat_map(|from| piles.iter().map(move |to| (*from, *to))) {
        let mut selection = holding(&scene, from);
        let dropped = selection.drop_on(&scene, to);
        let expected = scene.carry(from, to).map_or(PointResult::LetGo, PointResult::Play);
        assert_eq!(dropped, expected, "{from:?} to {to:?}");
    }
}

#[test]
fn nothing_in_hand_means_nothing_when_it_falls() {
    let scene = scene(GameName::Yield, &[]);
    assert_eq!(Selection::default().drop_on(&scene, Spot::Stock), PointResult::Nothing);
}
