use talon_rules::curse::{self, BranchLayout, Layout, Move, Seat, Turn, View, hand_winner};
use talon_rules::pieces::{Tile, TileSet};
use talon_rules::{AnyLayout, AnyMove, AnySeat, SeatView};

use super::counts::{Counts, CurseCounts, HandResult, MatchStanding, OpenEnd};
use super::game_table::GameTable;
use super::zone::{Face, Gesture, Place, Spot, Zone, ZoneName};

impl GameTable for View {
    type Move = Move;

    fn zones(&self) -> Vec<Zone> {
        let (seat, layout) = (self.seat(), self.layout());
        let set = layout.set.map(Face::Tile);
        let mut zones =
            vec![hand(layout, seat.other()), Zone::pile(ZoneName::Set, Spot::Set, set.into_iter())];
        zones.extend((1..).zip(&layout.branches).map(|(side, branch)| branch_zone(side, branch)));
        zones.push(hand(layout, seat));
        let aside = layout.aside.iter().map(|_| Place { spot: None, face: Face::TileBack });
        zones.push(Zone { name: ZoneName::Aside, places: or_empty(aside.collect()) });
        zones
    }

    fn counts(&self) -> Counts {
        let layout = self.layout();
        let open_end = |(side, branch): (u8, &BranchLayout)| OpenEnd {
            side,
            number: branch.end,
            is_started: !branch.tiles.is_empty(),
        };
        let in_branches = layout.branches.iter().flat_map(|branch| &branch.tiles);
        let held = layout.hands.iter().flatten().flatten();
        let seen: TileSet = layout.set.iter().chain(in_branches).chain(held).copied().collect();
        let mut unseen = [0; 7];
        for (number, count) in (0..).zip(&mut unseen) {
            *count = layout.options.set().filter(|tile| tile.has(number) && !seen.contains(*tile)).count();
        }
        let standing = |game: curse::MatchLayout| MatchStanding {
            hand: game.hand,
            score: game.score,
            target: layout.options.target(),
        };
        Counts::Curse(CurseCounts {
            open_ends: (1..).zip(&layout.branches).map(open_end).collect(),
            unseen,
            seat: self.seat().into(),
            turn: layout.turn.or(layout.choosing()).map(AnySeat::from),
            plays_again: layout.again,
            other_lacks: layout.numbers_lacking(self.seat().other()),
            standing: layout.game.map(standing),
            result: result(layout),
        })
    }

    fn is_between_hands(&self) -> bool {
        let layout = self.layout();
        layout.points.is_some() && layout.game.is_some() && layout.match_winner().is_none()
    }

    fn last_played(&self) -> Vec<Tile> {
        last_played(&self.layout().history)
    }

    /// Lays the tiles of both players open when the hand has ended.
    fn show_hands(&self, complete: &AnyLayout, always: bool, zones: &mut [Zone]) {
        let AnyLayout::Curse(complete) = complete else { return };
        if complete.points.is_none() && !always {
            return;
        }
        for zone in zones {
            let ZoneName::Hand(seat) = zone.name else { continue };
            let seat = Seat::try_from(seat).expect("a hand belongs to a side");
            let tiles = complete.hands[seat.index()].iter();
            for (place, tile) in zone.places.iter_mut().zip(tiles) {
                place.face = tile.map_or(Face::TileBack, Face::Tile);
            }
        }
    }

    fn hide_hand(&mut self) {
        *self = self.clone().without_hand();
    }

    fn gestures(&self, legal: AnyMove) -> Vec<Gesture> {
        let AnyMove::Curse(legal) = legal else { return Vec::new() };
        let gesture = match legal {
            Move::Set(tile) => Gesture::Carry(Spot::Hand(tile), Spot::Set),
            Move::Play { tile, side } => Gesture::Carry(Spot::Hand(tile), Spot::Side(side)),
            Move::Pass => Gesture::Tap(Spot::Pass),
            Move::Lead(seat) => Gesture::Tap(Spot::Lead(seat.into())),
            Move::Next => Gesture::Tap(Spot::Next),
        };
        vec![gesture]
    }

    fn carry(&self, from: Spot, to: Spot) -> Option<Move> {
        match (from, to) {
            (Spot::Hand(tile), Spot::Set) => Some(Move::Set(tile)),
            (Spot::Hand(tile), Spot::Side(side)) => Some(Move::Play { tile, side }),
            _ => None,
        }
    }

    /// Tiles are picked up first, even those with one use: a tile that lies cannot be taken back.
    fn tap(&self, spot: Spot) -> Option<Move> {
        match spot {
            Spot::Pass => Some(Move::Pass),
            Spot::Lead(AnySeat::South) => Some(Move::Lead(curse::Seat::South)),
            Spot::Lead(AnySeat::North) => Some(Move::Lead(curse::Seat::North)),
            Spot::Next => Some(Move::Next),
            _ => None,
        }
    }
}

/// The tiles that one seat has played since the other one played last, the oldest first.
fn last_played(history: &[Turn]) -> Vec<Tile> {
    let tile_of = |turn: &Turn| match turn.made {
        Move::Set(tile) | Move::Play { tile, .. } => Some((turn.seat, tile)),
        _ => None,
    };
    let mut played = history.iter().rev().filter_map(tile_of).peekable();
    let Some((last, _)) = played.peek().copied() else { return Vec::new() };
    let mut tiles: Vec<Tile> = played.take_while(|(seat, _)| *seat == last).map(|(_, tile)| tile).collect();
    tiles.reverse();
    tiles
}

/// The result of the hand, once it has ended.
fn result(layout: &Layout) -> Option<HandResult> {
    let points = layout.points?;
    let Some(winner) = hand_winner(points) else {
        return Some(HandResult { winner: None, tiles: 0, extra: 0 });
    };
    let left = layout.hands[winner.other().index()].len();
    let tiles = u8::try_from(left).expect("C1: at most 11 tiles");
    Some(HandResult { winner: Some(winner.into()), tiles, extra: points[winner.index()] - tiles })
}

/// The tiles of a seat: those that are known can be picked up.
fn hand(layout: &Layout, seat: Seat) -> Zone {
    let place = |tile: &Option<Tile>| match tile {
        Some(tile) => Place { spot: Some(Spot::Hand(*tile)), face: Face::Tile(*tile) },
        None => Place { spot: None, face: Face::TileBack },
    };
    let places = layout.hands[seat.index()].iter().map(place).collect();
    Zone { name: ZoneName::Hand(AnySeat::from(seat)), places: or_empty(places) }
}

/// The tiles of a branch, each with the number that points outwards.
fn branch_zone(side: u8, branch: &BranchLayout) -> Zone {
    let mut open = branch.from;
    let joined = branch.tiles.iter().map(|tile| {
        open = tile.other_end(open).expect("C5: a tile is joined to the open end");
        Face::Joined { tile: *tile, outward: open }
    });
    Zone::pile(ZoneName::Branch(side), Spot::Side(side), joined)
}

/// A zone is never without places.
fn or_empty(places: Vec<Place>) -> Vec<Place> {
    if places.is_empty() { vec![Place { spot: None, face: Face::Empty }] } else { places }
}
