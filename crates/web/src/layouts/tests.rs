//! Boards of all games at many sizes, in positions from random play: everything has room, nothing covers what it should
//! not, and a player can hit every spot.

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
use talon_table::{Face, Scene, Spot, ZoneName, neighbour};

use super::board::Board;
use super::rect::{Area, Rect};
use crate::games::lay_out;

/// The room for the table in some windows, with the width of a card in Doublets, Yield and Lady Jane, and of a tile on
/// the empty table in Curse of the Doublet.
const SIZES: [(f64, f64, [f64; 4]); 12] = [
    (320.0, 460.0, [69.0, 53.0, 41.0, 35.0]),
    (360.0, 632.0, [96.0, 59.0, 46.0, 42.0]),
    (390.0, 736.0, [113.0, 63.0, 50.0, 49.0]),
    (568.0, 230.0, [49.0, 48.0, 41.0, 26.0]),
    (667.0, 270.0, [58.0, 62.0, 48.0, 26.0]),
    (844.0, 300.0, [65.0, 75.0, 56.0, 26.0]),
    (768.0, 920.0, [141.0, 101.0, 100.0, 63.0]),
    (1024.0, 668.0, [112.0, 116.0, 93.0, 52.0]),
    (1280.0, 620.0, [135.0, 147.0, 93.0, 48.0]),
    (1440.0, 800.0, [158.0, 165.0, 128.0, 62.0]),
    (1920.0, 980.0, [210.0, 220.0, 160.0, 66.0]),
    (2560.0, 1330.0, [250.0, 250.0, 218.0, 66.0]),
];

/// The smallest square that a player can hit with a finger or the mouse.
const TARGET: f64 = 24.0;

/// The smallest visible part of a card in a long pile.
const STRIP: f64 = 6.0;

/// The shorter side of a tile on the fullest table in the smallest window.
const SMALLEST_TILE: f64 = 7.0;

/// The scenes of all seats in positions of random games.
fn scenes(name: GameName, deals: u64) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for deal in 1..=deals {
        let number = DealNumber::new(deal).expect("a small number");
        // A match, for what is said between its hands.
        let options = match name {
            GameName::Curse => AnyOptions::from_text(name, "target 11").expect("a match to 11"),
            _ => AnyOptions::usual(name),
        };
        let mut game = AnyGame::deal(&options, number);
        let mut chance = Chance::from_seed(deal);
        for ply in 0..200 {
            if ply % 7 == 0 {
                scenes.extend(AnySeat::of(name).iter().map(|seat| Scene::new(&game, *seat)));
            }
            let moves = game.legal_moves();
            let Some(legal) = chance.pick(&moves) else { break };
            game.play(*legal).expect("a move from the list is legal");
        }
    }
    scenes
}

/// The boards of these scenes at all sizes, for right and left hands.
fn check_all(name: GameName, deals: u64, check: impl Fn(&Scene, &Board, Rect)) {
    for scene in scenes(name, deals) {
        for (width, height, _) in SIZES {
            for is_mirrored in [false, true] {
                let board = lay_out(&scene, Area { width, height }, is_mirrored);
                check(&scene, &board, Rect::new(0.0, 0.0, width, height));
            }
        }
    }
}

/// A piece or empty place: its zone, its spot, its face, and its position.
type Piece = (ZoneName, Option<Spot>, Face, Rect);

fn pieces(scene: &Scene, board: &Board) -> Vec<Piece> {
    assert_eq!(scene.zones().len(), board.zones.len());
    let mut pieces = Vec::new();
    for (zone, placed) in scene.zones().iter().zip(&board.zones) {
        assert_eq!(zone.places.len(), placed.len(), "{:?}", zone.name);
        let zipped = zone.places.iter().zip(placed);
        pieces.extend(zipped.map(|(place, placed)| (zone.name, place.spot, place.face, placed.rect)));
    }
    pieces
}

/// Nobody plays the tiles that are set aside, so they may be pushed together, and the viewer cannot pick up the tiles
/// of the other hand.
fn is_idle(scene: &Scene, zone: ZoneName) -> bool {
    let first_hand =
        scene.zones().iter().map(|zone| zone.name).find(|name| matches!(name, ZoneName::Hand(_)));
    zone == ZoneName::Aside || first_hand == Some(zone)
}

/// Returns true if pieces of these zones may overlap.
fn are_one_pile(one: ZoneName, other: ZoneName) -> bool {
    let is_pyramid = |name| matches!(name, ZoneName::PyramidRow(_));
    one == other || is_pyramid(one) && is_pyramid(other)
}

/// Everything lies inside the room, captions and panel do not overlap pieces, and piles lie apart from each other.
fn check_room(scene: &Scene, board: &Board, room: Rect) {
    let pieces = pieces(scene, board);
    let plate = (board.plate != Rect::default()).then_some(board.plate);
    let captions = board.captions.iter().map(|caption| caption.rect);
    let words: Vec<Rect> = captions.chain([board.panel]).chain(plate).collect();
    for (index, (zone, _, _, rect)) in pieces.iter().enumerate() {
        assert!(room.holds(*rect), "{room:?}: {zone:?} {rect:?}");
        for (other, _, _, covered) in &pieces[..index] {
            assert!(
                are_one_pile(*zone, *other) || !rect.overlaps(*covered),
                "{room:?}: {zone:?} over {other:?}"
            );
        }
        for words in &words {
            assert!(!words.overlaps(*rect), "{room:?}: {zone:?} {rect:?} over {words:?}");
        }
    }
    for (index, open_end) in board.open_ends.iter().enumerate() {
        let branch = ZoneName::Branch(index as u8 + 1);
        let others = pieces.iter().filter(|(zone, _, face, _)| *zone != branch || *face != Face::Empty);
        let mut taken = others.map(|(_, _, _, rect)| rect).chain(&words);
        let covered = taken.find(|rect| rect.overlaps(open_end.rect));
        assert!(room.holds(open_end.rect) && covered.is_none(), "{room:?} {open_end:?} over {covered:?}");
    }
    for (index, rect) in words.iter().enumerate() {
        assert!(room.holds(*rect) && rect.width > 20.0 && rect.height >= 14.0, "{room:?}: {rect:?}");
        assert!(words[..index].iter().all(|other| !other.overlaps(*rect)), "{room:?}: {rect:?}");
    }
}

/// Returns true if a square of this side fits into the visible part of a piece.
fn can_be_hit(piece: Rect, above: &[Rect], side: f64) -> bool {
    let edges = |start: f64, end: f64, others: Vec<f64>| [start, end - side].into_iter().chain(others);
    let lefts = edges(piece.left, piece.right(), above.iter().map(|rect| rect.right()).collect());
    let free = |square: Rect| piece.holds(square) && above.iter().all(|rect| !rect.overlaps(square));
    lefts.into_iter().any(|left| {
        edges(piece.top, piece.bottom(), above.iter().map(|rect| rect.bottom()).collect())
            .any(|top| free(Rect::new(left, top, side, side)))
    })
}

/// The visible strips of the waste of Yield, all of whose cards lie open: as high or as wide as a figure, but for the
/// smallest windows.
#[test]
fn every_card_of_the_waste_of_yield_can_be_read() {
    const LEAST: f64 = 5.0;
    check_all(GameName::Yield, 8, |scene, board, room| {
        let waste = scene.zones().iter().position(|zone| zone.name == ZoneName::Waste).expect("a waste");
        let rects: Vec<Rect> = board.zones[waste].iter().map(|placed| placed.rect).collect();
        for pair in rects.windows(2) {
            let (across, down) = ((pair[1].left - pair[0].left).abs(), (pair[1].top - pair[0].top).abs());
            let least = if room.width < 400.0 { LEAST } else { 12.0 };
            assert!(across.max(down) >= least, "{room:?}: {across} {down}");
        }
    });
}

/// Enough of each spot is visible. Only in long piles of the tableau it may be less: a strip of each card.
fn check_targets(scene: &Scene, board: &Board, room: Rect) {
    let pieces = pieces(scene, board);
    for (index, (zone, spot, face, rect)) in pieces.iter().enumerate() {
        let is_covered_back = matches!((zone, face), (ZoneName::Tableau(_), Face::Back(_)));
        let can_be_meant = spot.is_some() && !is_covered_back && !is_idle(scene, *zone);
        let above = pieces[index + 1..].iter().filter(|(_, _, face, _)| *face != Face::Empty);
        let above: Vec<Rect> =
            above.map(|(_, _, _, rect)| *rect).filter(|other| other.overlaps(*rect)).collect();
        let cards = pieces.iter().filter(|(other, ..)| other == zone).count();
        let is_long = matches!(zone, ZoneName::Tableau(_)) && (cards > 6 || room.height < 400.0);
        let is_branch = matches!(zone, ZoneName::Branch(_) | ZoneName::Set);
        let side = if is_long {
            STRIP
        } else if is_branch {
            SMALLEST_TILE
        } else {
            TARGET
        };
        assert!(!can_be_meant || can_be_hit(*rect, &above, side), "{room:?}: {zone:?} {spot:?} {rect:?}");
    }
}

#[test]
fn everything_has_room() {
    for name in GameName::ALL {
        check_all(name, 8, check_room);
    }
}

#[test]
fn every_spot_can_be_hit() {
    for name in GameName::ALL {
        check_all(name, 8, check_targets);
    }
}

#[test]
fn the_arrow_keys_lead_from_every_spot_to_every_other() {
    for game in GameName::ALL {
        check_all(game, 6, check_arrow_keys);
    }
}

/// Each spot is reached from each other one: all are reached from the first, and the first is reached from all.
fn check_arrow_keys(scene: &Scene, board: &Board, room: Rect) {
    const DIRECTIONS: [(f64, f64); 4] = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
    let points = board.spots(scene).into_iter().map(|(spot, rect)| (spot, rect.middle()));
    let points: Vec<(Spot, (f64, f64))> = points.collect();
    let spots: Vec<Spot> = points.iter().map(|(spot, _)| *spot).collect();
    let (mut ways, mut back) = (vec![Vec::new(); spots.len()], vec![Vec::new(); spots.len()]);
    for (from, (_, point)) in points.iter().enumerate() {
        for direction in DIRECTIONS {
            let Some(next) = neighbour(*point, direction, points.clone()) else { continue };
            let to = spots.iter().position(|spot| *spot == next).expect("a spot of the board");
            ways[from].push(to);
            back[to].push(from);
        }
    }
    for ways in [ways, back] {
        let mut reached = vec![false; spots.len()];
        let mut waiting = vec![0];
        while let Some(here) = waiting.pop() {
            if !std::mem::replace(&mut reached[here], true) {
                waiting.extend(&ways[here]);
            }
        }
        let missing: Vec<Spot> =
            spots.iter().zip(reached).filter(|(_, reached)| !reached).map(|(spot, _)| *spot).collect();
        assert!(missing.is_empty(), "{missing:?} in {room:?}");
    }
}

#[test]
fn cards_are_as_large_as_can_be() {
    let fitting = SIZES.map(|(width, height, _)| {
        let widths = [GameName::Doublets, GameName::Yield, GameName::LadyJane, GameName::Curse].map(|name| {
            let scene = &scenes(name, 1)[0];
            lay_out(scene, Area { width, height }, false).piece.width.floor()
        });
        (width, height, widths)
    });
    assert_eq!(fitting, SIZES);
}

#[test]
fn a_room_of_any_size_is_laid() {
    for name in GameName::ALL {
        let scene = &scenes(name, 1)[0];
        for (width, height) in (0..26).flat_map(|column| (0..14).map(move |row| (column, row))) {
            let (width, height) = (320.0 + 90.0 * f64::from(width), 230.0 + 90.0 * f64::from(height));
            if width < 480.0 && height < 400.0 {
                continue;
            }
            let board = lay_out(scene, Area { width, height }, false);
            check_room(scene, &board, Rect::new(0.0, 0.0, width, height));
        }
    }
}
