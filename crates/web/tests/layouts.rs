//! Boards of all games at many sizes, in positions from random play: everything has room, nothing covers
//! what it should not, and whatever can be pointed at can be hit.

use talon_pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
use talon_table::{Face, Scene, Spot, ZoneName};
use talon_web::layouts::{Area, Board, Manner, Rect, board};

/// The room for the table in some windows, and how wide a card then is in Doublets, Yield and Lady Jane.
const SIZES: [(f64, f64, [f64; 3]); 13] = [
    (320.0, 460.0, [69.0, 53.0, 41.0]),
    (320.0, 230.0, [31.0, 30.0, 27.0]),
    (360.0, 632.0, [96.0, 59.0, 46.0]),
    (390.0, 736.0, [113.0, 64.0, 50.0]),
    (568.0, 230.0, [49.0, 49.0, 41.0]),
    (667.0, 270.0, [58.0, 59.0, 48.0]),
    (844.0, 300.0, [65.0, 72.0, 56.0]),
    (768.0, 920.0, [141.0, 101.0, 100.0]),
    (1024.0, 668.0, [112.0, 118.0, 88.0]),
    (1280.0, 620.0, [135.0, 133.0, 93.0]),
    (1440.0, 800.0, [158.0, 149.0, 113.0]),
    (1920.0, 980.0, [176.0, 176.0, 139.0]),
    (2560.0, 1330.0, [176.0, 176.0, 176.0]),
];

const PATIENCES: [GameName; 3] = [GameName::Doublets, GameName::Yield, GameName::LadyJane];

/// The smallest square that a finger or the mouse can be asked to hit.
const TARGET: f64 = 24.0;

/// The least that is seen of a card in a long pile.
const STRIP: f64 = 6.0;

/// What the seats see in positions of random games.
fn scenes(name: GameName, deals: u64) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for deal in 1..=deals {
        let number = DealNumber::new(deal).expect("a small number");
        let mut game = AnyGame::deal(&AnyOptions::usual(name), number);
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
                let board = board(&scene, Area { width, height }, Manner { is_mirrored });
                check(&scene, &board, Rect::new(0.0, 0.0, width, height));
            }
        }
    }
}

/// A piece or empty place: its zone, what can be pointed at, what lies there, and where.
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

/// Whether these zones may lie one upon the other.
fn are_one_pile(one: ZoneName, other: ZoneName) -> bool {
    let is_pyramid = |name| matches!(name, ZoneName::PyramidRow(_));
    one == other || is_pyramid(one) && is_pyramid(other)
}

/// Everything lies inside the room, words and panel on free ground, and piles apart from each other.
fn check_room(scene: &Scene, board: &Board, room: Rect) {
    let pieces = pieces(scene, board);
    let words: Vec<Rect> = board.captions.iter().map(|caption| caption.rect).chain([board.panel]).collect();
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
    for (index, rect) in words.iter().enumerate() {
        assert!(room.holds(*rect) && rect.width > 20.0 && rect.height >= 14.0, "{room:?}: {rect:?}");
        assert!(words[..index].iter().all(|other| !other.overlaps(*rect)), "{room:?}: {rect:?}");
    }
}

/// Whether a square of this side finds room in the piece beside all that lies upon it.
fn can_be_hit(piece: Rect, above: &[Rect], side: f64) -> bool {
    let edges = |start: f64, end: f64, others: Vec<f64>| [start, end - side].into_iter().chain(others);
    let lefts = edges(piece.left, piece.right(), above.iter().map(|rect| rect.right()).collect());
    let free = |square: Rect| piece.holds(square) && above.iter().all(|rect| !rect.overlaps(square));
    lefts.into_iter().any(|left| {
        edges(piece.top, piece.bottom(), above.iter().map(|rect| rect.bottom()).collect())
            .any(|top| free(Rect::new(left, top, side, side)))
    })
}

/// Whatever can be pointed at shows enough of itself. Long piles of the tableau are the one exception:
/// even in the lowest window, a strip of their cards is left.
fn check_targets(scene: &Scene, board: &Board, room: Rect) {
    let pieces = pieces(scene, board);
    for (index, (zone, spot, face, rect)) in pieces.iter().enumerate() {
        let can_be_meant = spot.is_some() && !matches!((zone, face), (ZoneName::Tableau(_), Face::Back(_)));
        let above = pieces[index + 1..].iter().filter(|(_, _, face, _)| *face != Face::Empty);
        let above: Vec<Rect> =
            above.map(|(_, _, _, rect)| *rect).filter(|other| other.overlaps(*rect)).collect();
        let cards = pieces.iter().filter(|(other, ..)| other == zone).count();
        let is_long = matches!(zone, ZoneName::Tableau(_)) && (cards > 6 || room.height < 400.0);
        let side = if is_long { STRIP } else { TARGET };
        assert!(!can_be_meant || can_be_hit(*rect, &above, side), "{room:?}: {zone:?} {spot:?} {rect:?}");
    }
}

#[test]
fn everything_has_room() {
    for name in PATIENCES {
        check_all(name, 12, check_room);
    }
}

#[test]
fn whatever_can_be_pointed_at_can_be_hit() {
    for name in PATIENCES {
        check_all(name, 12, check_targets);
    }
}

#[test]
fn cards_are_as_large_as_can_be() {
    let found = SIZES.map(|(width, height, _)| {
        let widths = PATIENCES.map(|name| {
            let scene = &scenes(name, 1)[0];
            board(scene, Area { width, height }, Manner::default()).piece.width
        });
        (width, height, widths)
    });
    assert_eq!(found, SIZES);
}

#[test]
fn a_room_of_any_size_is_laid() {
    for name in PATIENCES {
        let scene = &scenes(name, 1)[0];
        for (width, height) in (0..26).flat_map(|column| (0..14).map(move |row| (column, row))) {
            let (width, height) = (320.0 + 90.0 * f64::from(width), 230.0 + 90.0 * f64::from(height));
            let board = board(scene, Area { width, height }, Manner::default());
            check_room(scene, &board, Rect::new(0.0, 0.0, width, height));
        }
    }
}
