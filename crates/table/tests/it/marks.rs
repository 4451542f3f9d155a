//! The marks on the spots of a scene: what is held, where it can go, what can be played, and what a hint points at.

use talon_rules::{AnyMove, GameName};
use talon_table::{Face, Gesture, HeldPieces, Mark, Marks, Scene, Spot};

use crate::support::{scene_after, scenes_along};

/// The spots with a mark, in reading order.
fn marked(scene: &Scene, marks: &Marks, mark: Mark) -> Vec<Spot> {
    scene.spots().filter(|spot| marks.of(*spot) == mark).collect()
}

/// The spots that satisfy a condition, in reading order.
fn spots(scene: &Scene, is_wanted: impl Fn(Spot) -> bool) -> Vec<Spot> {
    scene.spots().filter(|spot| is_wanted(*spot)).collect()
}

#[test]
fn an_empty_hand_marks_the_cards_that_doublets_can_play() {
    let mut met = 0;
    for number in 0..20 {
        for scene in scenes_along(GameName::Doublets, number) {
            let plays = |spot: Spot| match spot {
                Spot::Waste => scene.moves().any(|legal| legal.to_string() == "waste"),
                Spot::Reserve(pile) => {
                    scene.moves().any(|legal| legal.to_string() == format!("reserve {pile}"))
                }
                _ => false,
            };
            let marks = Marks::new(&scene, None, Some(Spot::Stock));
            assert_eq!(marked(&scene, &marks, Mark::Gold), spots(&scene, plays));
            met += marked(&scene, &marks, Mark::Gold).len();
        }
    }
    assert!(met > 100, "{met}");
}

#[test]
fn the_card_under_the_cursor_marks_its_partners_in_yield() {
    let mut met = 0;
    for number in 0..10 {
        for scene in scenes_along(GameName::Yield, number) {
            for cursor in scene.spots() {
                let is_partner = |spot: Spot| {
                    cursor != Spot::Stock
                        && scene.carry(cursor, spot).is_some_and(|wanted| scene.is_legal(wanted))
                };
                let marks = Marks::new(&scene, None, Some(cursor));
                assert_eq!(marked(&scene, &marks, Mark::Gold), spots(&scene, is_partner), "{cursor:?}");
                met += marked(&scene, &marks, Mark::Gold).len();
            }
            assert_eq!(marked(&scene, &Marks::new(&scene, None, None), Mark::Gold), []);
        }
    }
    assert!(met > 100, "{met}");
}

#[test]
fn what_is_held_comes_along_and_marks_where_it_can_go() {
    let mut runs = 0;
    for number in 0..10 {
        for scene in scenes_along(GameName::LadyJane, number) {
            for spot in scene.spots() {
                let comes = |other: Spot| match (spot, other) {
                    (Spot::Tableau { pile, index }, Spot::Tableau { pile: same, index: above }) => {
                        pile == same && above >= index
                    }
                    _ => spot == other,
                };
                let held = HeldPieces { spot, whole_pile: false };
                let marks = Marks::new(&scene, Some(held), Some(Spot::Stock));
                assert_eq!(marked(&scene, &marks, Mark::Held), spots(&scene, comes), "{spot:?}");
                let gold = spots(&scene, |to| scene.targets(spot).contains(&to) && !comes(to));
                assert_eq!(marked(&scene, &marks, Mark::Gold), gold, "{spot:?}");
                runs += check_whole_pile(&scene, spot);
            }
        }
    }
    assert!(runs > 20, "{runs}");
}

/// The whole pile is all of its cards that lie open. Returns 1 if there are several.
fn check_whole_pile(scene: &Scene, spot: Spot) -> usize {
    let Spot::Tableau { pile, .. } = spot else { return 0 };
    let in_pile = |other: &Spot| matches!(other, Spot::Tableau { pile: same, .. } if *same == pile);
    let open: Vec<Spot> =
        spots(scene, |other| in_pile(&other) && matches!(scene.face_at(other), Some(Face::Card(_))));
    let held = HeldPieces { spot, whole_pile: true };
    let all = if open.is_empty() { vec![spot] } else { open.clone() };
    assert_eq!(marked(scene, &Marks::new(scene, Some(held), None), Mark::Held), all);
    let mut targets: Vec<Spot> = all.iter().flat_map(|from| scene.targets(*from)).collect();
    targets.sort_unstable();
    targets.dedup();
    assert_eq!(held.targets(scene), targets);
    usize::from(open.len() > 1)
}

#[test]
fn a_hint_marks_where_its_move_begins_and_ends() {
    let scene = scene_after(GameName::LadyJane, 17, &[]);
    let (from, to) = (Spot::Reserve(1), Spot::Tableau { pile: 7, index: 7 });
    let hinted = |marks: Marks| marks.with_hint((Some(from), Some(to)));
    let marks = hinted(Marks::new(&scene, None, None));
    assert_eq!(marked(&scene, &marks, Mark::HintFrom), [from]);
    assert_eq!(marked(&scene, &marks, Mark::HintTo), [to]);
    // What is held is marked as that, and the end of a hint rather than as a place where it can go.
    let marks = hinted(Marks::new(&scene, Some(HeldPieces { spot: from, whole_pile: false }), None));
    assert_eq!((marks.of(from), marks.of(to)), (Mark::Held, Mark::HintTo));
}

#[test]
fn a_scene_lists_its_spots_and_begins_at_one_where_something_can_be_done() {
    for game in GameName::ALL {
        for scene in scenes_along(game, 17) {
            let places = scene.zones().iter().flat_map(|zone| &zone.places);
            let listed: Vec<Spot> = places.filter_map(|place| place.spot).collect();
            assert_eq!(scene.spots().collect::<Vec<_>>(), listed);
            let first = scene.pickable().first().or(listed.first()).copied();
            assert_eq!(scene.first_spot(), first);
            let moves: Vec<AnyMove> = scene.moves().collect();
            assert!(moves.iter().all(|legal| scene.is_legal(*legal)));
            for spot in listed {
                check_only_use(&scene, &moves, spot);
            }
            moves.into_iter().for_each(|legal| check_spots_of(&scene, legal));
        }
    }
}

/// Returns true if a gesture begins at a spot.
fn begins_at(gesture: &Gesture, spot: Spot) -> bool {
    matches!(*gesture, Gesture::Tap(from) | Gesture::Carry(from, _) if from == spot)
}

fn check_only_use(scene: &Scene, moves: &[AnyMove], spot: Spot) {
    let begins_here =
        |legal: &&AnyMove| scene.gestures(**legal).iter().any(|gesture| begins_at(gesture, spot));
    let uses: Vec<AnyMove> = moves.iter().filter(begins_here).copied().collect();
    let expected = if let [only] = uses[..] { Some(only) } else { None };
    assert_eq!(scene.only_use(spot), expected, "{spot:?}");
}

/// A move begins where its plainest gesture does, and ends where it can be carried from there.
fn check_spots_of(scene: &Scene, legal: AnyMove) {
    let gestures = scene.gestures(legal);
    let first = gestures.first().expect("a legal move has a gesture");
    let (from, to) = scene.spots_of(legal).expect("a legal move has spots");
    assert!(begins_at(first, from), "{legal}");
    let carried: Vec<Spot> = gestures
        .iter()
        .filter_map(|gesture| match *gesture {
            Gesture::Carry(start, to) if start == from => Some(to),
            _ => None,
        })
        .collect();
    assert_eq!(to, carried.first().copied(), "{legal}");
}
