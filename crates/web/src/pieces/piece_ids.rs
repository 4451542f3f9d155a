//! The identity of each piece, from one move to the next.

use std::collections::HashSet;

use talon_rules::pieces::{Card, Tile};
use talon_table::{Face, Scene, ZoneName};

/// The identity of a card or tile while it is on the table, so that the page can show it moving.
///
/// Pieces get their numbers in the order in which they come into sight, so a number says nothing about what a player does
/// not see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PieceId(pub u16);

/// Assigns ids to the pieces of successive scenes.
///
/// A piece that has been seen is recognised by its face, another one by its place. A card that is turned up is one of the
/// unknown pieces that are gone: the one that lay in its place, or else one from the stock.
#[derive(Clone, Debug, Default)]
pub struct PieceIds {
    pieces: Vec<KnownPiece>,
    next: u16,
}

/// A piece as it was in the last scene that showed it.
#[derive(Clone, Copy, Debug)]
struct KnownPiece {
    id: PieceId,
    identity: Option<Identity>,
    zone: ZoneName,
    index: usize,
}

/// The card or tile that a piece is, if the player knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Identity {
    Card(Card),
    Tile(Tile),
}

/// A place of the scene that holds a piece, until it gets its id.
struct Slot {
    identity: Option<Identity>,
    zone: ZoneName,
    index: usize,
    id: Option<PieceId>,
}

impl PieceIds {
    /// Assigns ids in the next scene of the same game. Returns the piece at each place of each zone, in the scene's
    /// order; `None` for empty places. The time grows with the square of the number of pieces, which is at most 52.
    pub fn follow(&mut self, scene: &Scene) -> Vec<Vec<Option<PieceId>>> {
        let mut slots: Vec<Slot> = slots(scene);
        let mut free = self.pieces.clone();
        // First known pieces, then those that have not moved, then those turned up, then those turned down.
        assign(&mut slots, &mut free, |slot, piece| {
            slot.identity.is_some() && slot.identity == piece.identity
        });
        let lies_there =
            |slot: &Slot, piece: &KnownPiece| (slot.zone, slot.index) == (piece.zone, piece.index);
        let is_unknown = |piece: &KnownPiece| piece.identity.is_none();
        assign(&mut slots, &mut free, |slot, piece| is_unknown(piece) && lies_there(slot, piece));
        free.reverse();
        assign(&mut slots, &mut free, |_, piece| is_unknown(piece) && piece.zone == ZoneName::Stock);
        assign(&mut slots, &mut free, |_, piece| is_unknown(piece) && piece.zone != ZoneName::Aside);
        assign(&mut slots, &mut free, |_, piece| is_unknown(piece));
        assign(&mut slots, &mut free, |slot, _| slot.identity.is_none());
        self.remember(&mut slots, &free);
        in_scene_order(scene, &slots)
    }

    /// Gives new pieces their ids, and remembers those that have left the table, because they may come back.
    fn remember(&mut self, slots: &mut [Slot], gone: &[KnownPiece]) {
        let mut pieces = Vec::with_capacity(slots.len() + gone.len());
        for slot in slots {
            let id = *slot.id.get_or_insert_with(|| {
                self.next += 1;
                PieceId(self.next)
            });
            pieces.push(KnownPiece { id, identity: slot.identity, zone: slot.zone, index: slot.index });
        }
        pieces.extend(gone.iter().filter(|piece| piece.identity.is_some()));
        self.pieces = pieces;
    }
}

/// The slots of a scene.
fn slots(scene: &Scene) -> Vec<Slot> {
    let mut slots = Vec::new();
    for zone in scene.zones() {
        for (index, place) in zone.places.iter().enumerate() {
            let identity = match place.face {
                Face::Empty => continue,
                Face::Card(card) => Some(Identity::Card(card)),
                Face::Back(card) => card.map(Identity::Card),
                Face::Tile(tile) | Face::Joined { tile, .. } => Some(Identity::Tile(tile)),
                Face::TileBack => None,
            };
            slots.push(Slot { identity, zone: zone.name, index, id: None });
        }
    }
    slots
}

/// Gives each slot without an id the id of the first free piece that fits.
fn assign(slots: &mut [Slot], free: &mut Vec<KnownPiece>, fits: impl Fn(&Slot, &KnownPiece) -> bool) {
    for slot in slots.iter_mut().filter(|slot| slot.id.is_none()) {
        if let Some(place) = free.iter().position(|piece| fits(slot, piece)) {
            slot.id = Some(free.remove(place).id);
        }
    }
}

/// The pieces in the order of the scene.
fn in_scene_order(scene: &Scene, slots: &[Slot]) -> Vec<Vec<Option<PieceId>>> {
    let mut ids = slots.iter().filter_map(|slot| slot.id);
    let mut placed = Vec::with_capacity(scene.zones().len());
    for zone in scene.zones() {
        let pieces =
            zone.places.iter().map(|place| (place.face != Face::Empty).then(|| ids.next()).flatten());
        placed.push(pieces.collect::<Vec<_>>());
    }
    debug_assert!(is_each_once(&placed), "no piece is at two places");
    placed
}

fn is_each_once(placed: &[Vec<Option<PieceId>>]) -> bool {
    let mut seen = HashSet::new();
    placed.iter().flatten().flatten().all(|id| seen.insert(*id))
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};

    use super::*;

    fn scene(game: &AnyGame) -> Scene {
        Scene::new(game, AnySeat::of(game.name())[0])
    }

    /// The piece on top of a zone.
    fn top(pieces_at: &[Vec<Option<PieceId>>], scene: &Scene, name: ZoneName) -> Option<PieceId> {
        let zone = scene.zones().iter().position(|zone| zone.name == name)?;
        *pieces_at[zone].last()?
    }

    #[test]
    fn a_card_turned_from_the_stock_keeps_its_id_and_returns_with_it() {
        let mut game =
            AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17).expect("a number"));
        let mut ids = PieceIds::default();
        let before = scene(&game);
        let pieces_at = ids.follow(&before);
        let turned = top(&pieces_at, &before, ZoneName::Stock);
        let flip = game.read_move("flip").expect("a move");
        let effect = game.play(flip).expect("the stock is full");
        let after = scene(&game);
        let ids_after = ids.follow(&after);
        assert_eq!(top(&ids_after, &after, ZoneName::Waste), turned);
        game.undo(flip, &effect);
        assert_eq!(ids.follow(&scene(&game)), pieces_at);
    }

    #[test]
    fn no_piece_is_at_two_places_while_games_are_played_and_undone() {
        for name in GameName::ALL {
            for deal in 0..20 {
                let number = DealNumber::new(deal).expect("a number");
                let mut game = AnyGame::deal(&AnyOptions::usual(name), number);
                let mut ids = PieceIds::default();
                let mut chance = Chance::from_seed(deal);
                let first = ids.follow(&scene(&game));
                let pieces = first.iter().flatten().flatten().count();
                let mut steps = Vec::new();
                while let Some(legal) = chance.pick(&game.legal_moves()).copied()
                    && steps.len() < 150
                {
                    steps.push((legal, game.play(legal).expect("a legal move")));
                    let pieces_at = ids.follow(&scene(&game));
                    assert!(is_each_once(&pieces_at));
                    assert!(
                        pieces_at.iter().flatten().flatten().all(|id| usize::from(id.0) <= pieces),
                        "{name}"
                    );
                }
                for (played, effect) in steps.iter().rev() {
                    game.undo(*played, effect);
                    assert!(is_each_once(&ids.follow(&scene(&game))));
                }
            }
        }
    }
}
