//! The scene of a player agrees with the judge, and shows nothing that is hidden.

use std::collections::HashSet;

use proptest::prelude::*;
use talon_rules::pieces::Chance;
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnyOptions, AnySeat, GameName, curse, lady_jane};
use talon_table::{Counts, Face, Gesture, Scene, Spot, ZoneName};

use crate::support::{deal, scene_after};

fn dealt(game: GameName, number: u64) -> AnyGame {
    let options = match game {
        GameName::Curse => AnyOptions::from_text(game, "target 11").expect("a match to 11"),
        _ => AnyOptions::usual(game),
    };
    AnyGame::deal(&options, deal(number))
}

/// Positions of a game that is played at random, each with what a seat sees.
fn positions(game: GameName, number: u64, choices: &[usize]) -> Vec<AnyGame> {
    let mut position = dealt(game, number);
    let mut positions = vec![position.clone()];
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(moves[choice % moves.len()]).expect("a move from the list is legal");
        positions.push(position.clone());
    }
    positions
}

/// Everything that can be pointed at.
fn spots(scene: &Scene) -> Vec<Spot> {
    scene.zones().iter().flat_map(|zone| &zone.places).filter_map(|place| place.spot).collect()
}

/// Each way to make a legal move means that move, and nothing else that can be pointed at is legal.
fn check_gestures(game: &AnyGame, scene: &Scene) {
    let spots = spots(scene);
    for legal in scene.moves() {
        assert_eq!(game.why_not(legal), None);
        assert!(!scene.gestures(legal).is_empty(), "{legal} has no gesture");
        for gesture in scene.gestures(legal) {
            let (meant, used) = match *gesture {
                Gesture::Tap(spot) => (scene.tap(spot), vec![spot]),
                Gesture::Carry(from, to) => {
                    assert!(scene.targets(from).contains(&to));
                    (scene.carry(from, to), vec![from, to])
                }
            };
            assert_eq!(meant, Some(legal), "{gesture:?}");
            assert!(scene.pickable().contains(&used[0]));
            for spot in used {
                assert_eq!(spots.iter().filter(|other| **other == spot).count(), 1, "{spot:?}");
            }
        }
    }
    for from in &spots {
        let tapped = scene.tap(*from);
        let carried = spots.iter().filter_map(|to| scene.carry(*from, *to));
        for meant in tapped.into_iter().chain(carried) {
            let is_legal = scene.moves().any(|legal| legal == meant);
            assert_eq!(game.why_not(meant).is_none(), is_legal, "{meant}");
            assert!(!is_legal || scene.pickable().contains(from), "{from:?} {meant}");
        }
        for to in scene.targets(*from) {
            let meant = scene.carry(*from, to).expect("a target means a move");
            assert_eq!(game.why_not(meant), None, "{meant}");
        }
    }
}

/// A card is shown to go where it will lie, and branches show the numbers that are open.
fn check_places(game: &AnyGame, scene: &Scene) {
    for legal in scene.moves() {
        let effect = game.clone().play(legal).expect("a legal move");
        if let AnyEffect::LadyJane(lady_jane::Effect::ToFoundation { foundation, .. }) = effect {
            let lands = |gesture: &Gesture| matches!(gesture, Gesture::Carry(_, Spot::Foundation(number)) if *number == foundation);
            assert!(scene.gestures(legal).iter().all(lands), "{legal} lands on {foundation}");
        }
    }
    let Counts::Curse(counts) = scene.counts() else { return };
    for end in counts.open_ends {
        let branch = scene.zones().iter().find(|zone| zone.name == ZoneName::Branch(end.side));
        let faces: Vec<Face> = branch.expect("a branch").places.iter().map(|place| place.face).collect();
        match faces.last() {
            Some(Face::Joined { outward, .. }) => assert!(end.is_started && *outward == end.number),
            _ => assert!(!end.is_started && faces == [Face::Empty]),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn gestures_and_moves_are_each_others_inverse(
        game in prop::sample::select(GameName::ALL.as_slice()),
        number in 0_u64..1000,
        choices in prop::collection::vec(0_usize..1000, 0..120),
    ) {
        for position in positions(game, number, &choices) {
            for seat in AnySeat::of(game) {
                let scene = Scene::new(&position, *seat);
                if position.seat_to_move().is_none_or(|mover| mover == *seat) {
                    let expected: HashSet<AnyMove> = position.legal_moves().into_iter().collect();
                    prop_assert_eq!(scene.moves().collect::<HashSet<_>>(), expected);
                    check_gestures(&position, &scene);
                    check_places(&position, &scene);
                } else {
                    prop_assert_eq!(scene.moves().count(), 0);
                }
            }
        }
    }

    #[test]
    fn a_scene_depends_on_nothing_that_the_seat_does_not_know(
        game in prop::sample::select(GameName::ALL.as_slice()),
        number in 0_u64..1000,
        choices in prop::collection::vec(0_usize..1000, 0..60),
    ) {
        let mut chance = Chance::from_seed(number);
        let position = positions(game, number, &choices).pop().expect("at least the deal");
        for seat in AnySeat::of(game) {
            let sampled = AnyGame::sample_world(&position.view(*seat), &mut chance);
            prop_assert_eq!(Scene::new(&sampled, *seat), Scene::new(&position, *seat));
        }
    }

    #[test]
    fn every_piece_lies_in_one_zone(
        game in prop::sample::select(GameName::ALL.as_slice()),
        choices in prop::collection::vec(0_usize..1000, 0..120),
    ) {
        for position in positions(game, 3, &choices) {
            let scene = Scene::new(&position, AnySeat::of(game)[0]);
            let lying: usize = scene.zones().iter().map(|zone| zone.count()).sum();
            let expected = match game {
                GameName::Curse => 28,
                GameName::Yield => 52 - position.score().expect("a patience has a score") as usize,
                _ => 52,
            };
            prop_assert_eq!(lying, expected);
            prop_assert!(scene.zones().iter().all(|zone| !zone.places.is_empty()));
        }
    }
}

fn text(meant: Option<AnyMove>) -> String {
    meant.map_or_else(|| "nothing".to_owned(), |meant| meant.to_string())
}

#[test]
fn an_illegal_gesture_still_means_a_move_so_that_the_judge_can_explain_it() {
    let doublets = scene_after(GameName::Doublets, 17, &[]);
    assert_eq!(text(doublets.tap(Spot::Waste)), "waste");
    assert_eq!(text(doublets.carry(Spot::Waste, Spot::Stock)), "redeal");
    let lady_jane = scene_after(GameName::LadyJane, 17, &[]);
    let spot = |pile, index| Spot::Tableau { pile, index };
    assert_eq!(text(lady_jane.carry(spot(7, 1), spot(1, 1))), "t7 t1 7");
    assert_eq!(text(lady_jane.send_home(spot(7, 7))), "t7 f");
    assert_eq!(text(lady_jane.send_home(spot(7, 6))), "nothing", "one card at a time");
    assert_eq!(text(lady_jane.send_home(Spot::Reserve(2))), "r2 f");
    let curse = scene_after(GameName::Curse, 17, &[]);
    let tile = "2-5".parse().unwrap();
    assert_eq!(text(curse.carry(Spot::Hand(tile), Spot::Set)), "2-5");
    assert_eq!(text(curse.carry(Spot::Hand(tile), Spot::Side(3))), "2-5@3");
    assert_eq!(text(curse.tap(Spot::Hand(tile))), "nothing");
}

#[test]
fn an_empty_stock_asks_for_the_waste_to_come_back() {
    let scene = scene_after(GameName::Doublets, 17, &["flip"; 44]);
    assert_eq!(text(scene.tap(Spot::Stock)), "redeal");
    let again = scene_after(GameName::Doublets, 17, &[vec!["flip"; 44], vec!["redeal"]].concat());
    assert_eq!(text(again.tap(Spot::Stock)), "flip");
    // The whole order of the stock is known now, but it lies face down.
    assert!(again.zones()[0].places.iter().all(|place| matches!(place.face, Face::Back(Some(_)))));
}

#[test]
fn the_waste_of_yield_has_a_top_a_second_and_a_bottom() {
    let names = |flips: usize| {
        let scene = scene_after(GameName::Yield, 17, &vec!["flip"; flips]);
        let waste = scene.zones().iter().find(|zone| zone.name == ZoneName::Waste).unwrap().clone();
        waste.places.iter().map(|place| place.spot).collect::<Vec<_>>()
    };
    let (top, second, bottom) = (Some(Spot::Waste), Some(Spot::WasteSecond), Some(Spot::WasteBottom));
    assert_eq!(names(0), [top]);
    assert_eq!(names(1), [top]);
    assert_eq!(names(2), [bottom, top]);
    assert_eq!(names(3), [bottom, second, top]);
    assert_eq!(names(4), [bottom, None, second, top]);
}

#[test]
fn doublets_counts_the_ring() {
    let Counts::Doublets(counts) = scene_after(GameName::Doublets, 17, &[]).counts() else { panic!() };
    let ring: String = counts.ring.iter().map(|rank| rank.letter()).collect();
    assert_eq!(ring, "A24836QJ95T7");
    assert_eq!(counts.left.iter().sum::<usize>(), 47);
    assert_eq!(counts.redeals_left, 2);
}

#[test]
fn yield_counts_what_is_left_of_each_pair() {
    let Counts::Yield(counts) = scene_after(GameName::Yield, 17, &[]).counts() else { panic!() };
    let pairs: Vec<String> =
        counts.pairs.iter().map(|pair| format!("{}{}", pair.low.rank, pair.high.rank)).collect();
    assert_eq!(pairs, ["AQ", "2J", "3T", "49", "58", "67"]);
    assert!(counts.pairs.iter().all(|pair| pair.low.left == 4 && pair.high.left == 4));
    assert_eq!((counts.alone.rank.letter(), counts.alone.left), ('K', 4));
}

#[test]
fn curse_counts_the_tiles_that_were_not_seen() {
    let Counts::Curse(counts) = scene_after(GameName::Curse, 17, &[]).counts() else { panic!() };
    // 17 unseen tiles: each counts for two numbers, a doublet for one.
    assert!((27..=34).contains(&counts.unseen.iter().sum::<usize>()), "{:?}", counts.unseen);
    assert_eq!(counts.open_ends, []);
}

#[test]
fn the_cards_of_the_pyramid_are_covered_by_the_next_row() {
    let scene = scene_after(GameName::Yield, 17, &[]);
    for zone in scene.zones() {
        for place in 0..zone.places.len() {
            let is_covered = matches!(zone.name, ZoneName::PyramidRow(row) if row < 7);
            assert_eq!(scene.is_covered(zone.name, place), is_covered, "{:?} {place}", zone.name);
        }
    }
    let doublets = scene_after(GameName::Doublets, 17, &["flip"; 3]);
    assert!(!doublets.is_covered(ZoneName::Waste, 0));
}

#[test]
fn the_tiles_of_the_seat_that_played_last_are_shown_until_the_other_plays() {
    let mut position = dealt(GameName::Curse, 17);
    let mut expected: Vec<talon_rules::pieces::Tile> = Vec::new();
    let mut last = None;
    for step in 0..400 {
        let scene = Scene::new(&position, AnySeat::South);
        assert_eq!(scene.last_played(), expected, "{step}");
        let moves = position.legal_moves();
        let goes_on =
            |legal: &AnyMove| matches!(legal, AnyMove::Curse(curse::Move::Next | curse::Move::Lead(_)));
        assert_eq!(scene.is_between_hands(), moves.iter().any(goes_on), "{step}");
        let Some(chosen) = moves.get(step % moves.len().max(1)).copied() else { break };
        let seat = position.seat_to_move();
        match chosen {
            AnyMove::Curse(curse::Move::Set(tile) | curse::Move::Play { tile, .. }) => {
                if last != seat {
                    expected.clear();
                }
                expected.push(tile);
                last = seat;
            }
            AnyMove::Curse(curse::Move::Next | curse::Move::Lead(_)) => {
                expected.clear();
                last = None;
            }
            _ => {}
        }
        position.play(chosen).expect("a legal move");
    }
}
