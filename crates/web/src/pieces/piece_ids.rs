//! Which piece is which, from one move to the next.

use std::collections::HashSet;

use talon_pieces::{Card, Tile};
use talon_table::{Face, Scene, ZoneName};

/// A card or tile that keeps its identity while it is on the table, so that it can be seen moving.
///
/// The numbers are given in the order in which pieces come into sight. They say nothing about what a
/// player does not see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PieceId(pub u16);

/// Which piece is which, followed from scene to scene.
///
/// What has been seen is recognised by its face, and what has not by where it lies. A card that is
/// turned up is one of the unknown ones that are gone: the one that lay in its place, or else one from
/// the stock.
#[derive(Clone, Debug, Default)]
pub struct PieceIds {
    actors: Vec<Actor>,
    next: u16,
}

/// A piece, as it was when it was last seen on the table.
#[derive(Clone, Copy, Debug)]
struct Actor {
    id: PieceId,
    identity: Option<Identity>,
    zone: ZoneName,
    index: usize,
}

/// What a player knows a piece to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Identity {
    Card(Card),
    Tile(Tile),
}

/// A place of the scene that holds a piece.
struct Role {
    identity: Option<Identity>,
    zone: ZoneName,
    index: usize,
    id: Option<PieceId>,
}

impl PieceIds {
    /// Takes in the next scene of the same game. Gives the piece at each place of each zone, in the
    /// scene's order; `None` at empty places. Takes time in the square of the number of pieces, of
    /// which there are 52 at most.
    pub fn follow(&mut self, scene: &Scene) -> Vec<Vec<Option<PieceId>>> {
        let mut roles: Vec<Role> = roles(scene);
        let mut free = self.actors.clone();
        // What is known, then what has not moved, then what was turned up, then what was turned down.
        assign(&mut roles, &mut free, |role, actor| {
            role.identity.is_some() && role.identity == actor.identity
        });
        let lies_there = |role: &Role, actor: &Actor| (role.zone, role.index) == (actor.zone, actor.index);
        let is_unknown = |actor: &Actor| actor.identity.is_none();
        assign(&mut roles, &mut free, |role, actor| is_unknown(actor) && lies_there(role, actor));
        free.reverse();
        assign(&mut roles, &mut free, |_, actor| is_unknown(actor) && actor.zone == ZoneName::Stock);
        assign(&mut roles, &mut free, |_, actor| is_unknown(actor) && actor.zone != ZoneName::Aside);
        assign(&mut roles, &mut free, |_, actor| is_unknown(actor));
        assign(&mut roles, &mut free, |role, _| role.identity.is_none());
        self.remember(&mut roles, &free);
        told(scene, &roles)
    }

    /// New pieces get their numbers; those that left the table are kept in mind, as they may come back.
    fn remember(&mut self, roles: &mut [Role], gone: &[Actor]) {
        let mut actors = Vec::with_capacity(roles.len() + gone.len());
        for role in roles {
            let id = *role.id.get_or_insert_with(|| {
                self.next += 1;
                PieceId(self.next)
            });
            actors.push(Actor { id, identity: role.identity, zone: role.zone, index: role.index });
        }
        actors.extend(gone.iter().filter(|actor| actor.identity.is_some()));
        self.actors = actors;
    }
}

/// The places of the scene that hold a piece.
fn roles(scene: &Scene) -> Vec<Role> {
    let mut roles = Vec::new();
    for zone in scene.zones() {
        for (index, place) in zone.places.iter().enumerate() {
            let identity = match place.face {
                Face::Empty => continue,
                Face::Card(card) => Some(Identity::Card(card)),
                Face::Back(card) => card.map(Identity::Card),
                Face::Tile(tile) | Face::Joined { tile, .. } => Some(Identity::Tile(tile)),
                Face::TileBack => None,
            };
            roles.push(Role { identity, zone: zone.name, index, id: None });
        }
    }
    roles
}

/// Gives each role without a piece the first free one that fits.
fn assign(roles: &mut [Role], free: &mut Vec<Actor>, fits: impl Fn(&Role, &Actor) -> bool) {
    for role in roles.iter_mut().filter(|role| role.id.is_none()) {
        if let Some(found) = free.iter().position(|actor| fits(role, actor)) {
            role.id = Some(free.remove(found).id);
        }
    }
}

/// The pieces in the order of the scene.
fn told(scene: &Scene, roles: &[Role]) -> Vec<Vec<Option<PieceId>>> {
    let mut ids = roles.iter().filter_map(|role| role.id);
    let mut told = Vec::with_capacity(scene.zones().len());
    for zone in scene.zones() {
        let pieces =
            zone.places.iter().map(|place| (place.face != Face::Empty).then(|| ids.next()).flatten());
        told.push(pieces.collect::<Vec<_>>());
    }
    debug_assert!(is_each_once(&told), "no piece is at two places");
    told
}

fn is_each_once(told: &[Vec<Option<PieceId>>]) -> bool {
    let mut seen = HashSet::new();
    told.iter().flatten().flatten().all(|id| seen.insert(*id))
}

#[cfg(test)]
mod tests {
    use talon_pieces::{Chance, DealNumber};
    use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};

    use super::*;

    fn scene(game: &AnyGame) -> Scene {
        Scene::new(game, AnySeat::of(game.name())[0])
    }

    /// The piece on top of a zone.
    fn top(told: &[Vec<Option<PieceId>>], scene: &Scene, name: ZoneName) -> Option<PieceId> {
        let zone = scene.zones().iter().position(|zone| zone.name == name)?;
        *told[zone].last()?
    }

    #[test]
    fn a_card_turned_from_the_stock_is_the_one_that_lay_on_top_and_goes_back_there() {
        let mut game =
            AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17).expect("a number"));
        let mut ids = PieceIds::default();
        let before = scene(&game);
        let told = ids.follow(&before);
        let turned = top(&told, &before, ZoneName::Stock);
        let flip = game.read_move("flip").expect("a move");
        let effect = game.play(flip).expect("the stock is full");
        let after = scene(&game);
        let told_after = ids.follow(&after);
        assert_eq!(top(&told_after, &after, ZoneName::Waste), turned);
        game.undo(flip, &effect);
        assert_eq!(ids.follow(&scene(&game)), told);
    }

    #[test]
    fn whatever_is_played_no_piece_is_at_two_places_and_the_way_back_leads_to_the_same_pieces() {
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
                    let told = ids.follow(&scene(&game));
                    assert!(is_each_once(&told));
                    assert!(told.iter().flatten().flatten().all(|id| usize::from(id.0) <= pieces), "{name}");
                }
                for (played, effect) in steps.iter().rev() {
                    game.undo(*played, effect);
                    assert!(is_each_once(&ids.follow(&scene(&game))));
                }
            }
        }
    }
}
