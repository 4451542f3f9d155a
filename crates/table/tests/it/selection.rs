//! The pieces that a player holds over the table, and the meaning of pointing then.

use talon_rules::GameName;
use talon_table::{Face, HeldPieces, PointResult, Scene, Selection, Spot, ZoneName};

use crate::support::{scene_after, scenes_along};

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
    let piles = (1..=7).filter_map(|pile| scene.top_of(ZoneName::Tableau(pile)));
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

#[test]
fn with_something_in_hand_another_playable_card_is_taken() {
    for game in [GameName::Yield, GameName::LadyJane, GameName::Curse] {
        let scene = scene(game, &[]);
        let takes = |spot: &Spot| !scene.targets(*spot).is_empty();
        let playable: Vec<Spot> = scene.pickable().into_iter().filter(takes).collect();
        for (from, to) in playable.iter().flat_map(|from| playable.iter().map(move |to| (*from, *to))) {
            let goes = scene.carry(from, to).is_some_and(|wanted| scene.is_legal(wanted));
            let is_other_pile = from != to && !goes && scene.tap(to).is_none();
            if is_other_pile {
                let mut selection = holding(&scene, from);
                let targets = scene.targets(to).len();
                assert_eq!(
                    selection.point(&scene, to, false),
                    PointResult::PickedUp(targets),
                    "{from:?} {to:?}"
                );
                assert_eq!(selection.held().map(|held| held.spot), Some(to));
            }
        }
    }
}

#[test]
fn a_card_that_can_do_nothing_is_still_refused() {
    let scene = scene(GameName::LadyJane, &[]);
    let from =
        scene.pickable().into_iter().find(|spot| !scene.targets(*spot).is_empty()).expect("a card can move");
    let idle = (1..=7).filter_map(|pile| scene.top_of(ZoneName::Tableau(pile)));
    let refused = idle.filter(|to| !scene.pickable().contains(to)).find_map(|to| {
        let wanted = scene.carry(from, to).filter(|wanted| !scene.is_legal(*wanted))?;
        Some((to, wanted))
    });
    let (to, wanted) = refused.expect("a pile takes no card and gives none");
    assert_eq!(holding(&scene, from).point(&scene, to, false), PointResult::Play(wanted));
}

#[test]
fn what_is_held_is_let_go_of_when_it_is_gone() {
    let before = scene(GameName::Curse, &[]);
    let hand = |scene: &Scene| scene.spots().filter(|spot| matches!(spot, Spot::Hand(_))).collect::<Vec<_>>();
    let tiles = hand(&before);
    let Spot::Hand(played) = tiles[0] else { panic!() };
    let after = scene(GameName::Curse, &[&played.to_string()]);
    let mut gone = holding(&before, tiles[0]);
    gone.follow(&before);
    assert_eq!(gone.held().map(|held| held.spot), Some(tiles[0]));
    gone.follow(&after);
    assert_eq!(gone.held(), None);
    let mut stays = holding(&before, tiles[1]);
    stays.follow(&after);
    assert_eq!(stays.held().map(|held| held.spot), Some(tiles[1]));
    stays.let_go();
    assert_eq!(stays.held(), None);
}

/// Pointing twice at a card sends it home, or makes the only move there is, or lets it go. The same holds for another
/// card of its pile if the pile is meant.
#[test]
fn who_points_twice_at_a_pile_makes_its_move_or_lets_it_go() {
    let (mut played, mut let_go) = (0, 0);
    for number in 0..10 {
        for scene in scenes_along(GameName::LadyJane, number) {
            let is_card = |spot: &Spot| matches!(scene.face_at(*spot), Some(Face::Card(_)));
            let cards: Vec<Spot> = scene.spots().filter(is_card).collect();
            for (from, spot) in cards.iter().flat_map(|from| cards.iter().map(move |spot| (*from, *spot))) {
                let same_pile = matches!((from, spot), (Spot::Tableau { pile, .. }, Spot::Tableau { pile: other, .. }) if pile == other);
                for whole_pile in [false, true] {
                    if from != spot && !(same_pile && whole_pile) {
                        continue;
                    }
                    let home = scene.send_home(spot).filter(|wanted| scene.is_legal(*wanted));
                    let meant = home.or_else(|| scene.only_use(spot));
                    let mut selection = holding(&scene, from);
                    let result = selection.point(&scene, spot, whole_pile);
                    assert_eq!(
                        result,
                        meant.map_or(PointResult::LetGo, PointResult::Play),
                        "{from:?} {spot:?}"
                    );
                    assert_eq!(selection.held(), None);
                    *(if meant.is_some() { &mut played } else { &mut let_go }) += 1;
                }
                if same_pile && from != spot {
                    assert_ne!(holding(&scene, from).point(&scene, spot, false), PointResult::LetGo);
                }
            }
        }
    }
    assert!(played > 100 && let_go > 100, "{played} {let_go}");
}

#[test]
fn the_top_card_of_a_pile_goes_home_whichever_is_meant() {
    let mut met = 0;
    for number in 0..10 {
        for scene in scenes_along(GameName::LadyJane, number) {
            for spot in scene.spots() {
                let top = match spot {
                    Spot::Tableau { pile, .. } => {
                        scene.top_of(ZoneName::Tableau(pile)).expect("a pile has a place")
                    }
                    other => other,
                };
                let expected = scene.send_home(top).or_else(|| scene.tap(spot));
                assert_eq!(Selection::default().home(&scene, Some(spot)), expected, "{spot:?}");
                if matches!(scene.face_at(spot), Some(Face::Card(_))) {
                    let mut selection = holding(&scene, spot);
                    assert_eq!(selection.home(&scene, None), expected, "{spot:?}");
                    assert_eq!(selection.held(), None);
                    met += usize::from(top != spot && expected.is_some());
                }
            }
        }
    }
    assert!(met > 20, "{met}");
    assert_eq!(Selection::default().home(&scene(GameName::LadyJane, &[]), None), None);
}
