//! The look of each piece on the table.

use talon_table::{Face, Scene};

use super::piece_ids::PieceId;
use crate::faces::Showing;
use crate::layouts::board::{Board, Placed, Turn};

/// The look of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The piece.
    pub id: PieceId,
    /// Its visible side.
    pub face: Face,
    /// Its position.
    pub placed: Placed,
    /// The number of pieces below it, anywhere on the table.
    pub layer: usize,
    /// The part that the pieces above leave visible.
    pub showing: Showing,
    /// True if it cannot be taken because others lie over it. It is a little darker then.
    pub is_covered: bool,
    /// The number of a tile in the last turn, from 1, and the number of tiles in that turn.
    pub last_played: Option<(usize, usize)>,
    /// The index of its zone in the scene, and of its place in the zone.
    pub at: (usize, usize),
}

impl Look {
    /// The width and height of the piece before it is turned.
    pub fn upright(&self) -> (f64, f64) {
        let rect = self.placed.rect;
        match self.placed.turn {
            Turn::Up | Turn::Down => (rect.width, rect.height),
            Turn::Right | Turn::Left => (rect.height, rect.width),
        }
    }
}

/// The looks of all pieces of a scene on a board, in the order of their ids.
pub fn looks(scene: &Scene, board: &Board, ids: &[Vec<Option<PieceId>>]) -> Vec<Look> {
    let mut looks = Vec::new();
    let last_played = scene.last_played();
    let number_in_turn = |face: Face| match face {
        Face::Tile(tile) | Face::Joined { tile, .. } => {
            let index = last_played.iter().position(|played| *played == tile)?;
            Some((index + 1, last_played.len()))
        }
        _ => None,
    };
    for (index, zone) in scene.zones().iter().enumerate() {
        for (place_index, place) in zone.places.iter().enumerate() {
            let id = ids.get(index).and_then(|ids| *ids.get(place_index)?);
            let placed = board.zones.get(index).and_then(|zone| zone.get(place_index));
            if let (Some(id), Some(placed)) = (id, placed) {
                let layer = looks.len();
                let (showing, at) = (Showing::Whole, (index, place_index));
                let last_played = number_in_turn(place.face);
                let is_covered = scene.is_covered(zone.name, place_index);
                let (placed, face) = (*placed, place.face);
                looks.push(Look { id, face, placed, layer, showing, is_covered, last_played, at });
            }
        }
    }
    for index in 0..looks.len() {
        looks[index].showing = showing(looks[index].placed, &looks[index + 1..]);
    }
    looks.sort_by_key(|look| look.id);
    looks
}

/// The part of a piece that the pieces above leave visible: a strip along its top, or else along its left edge.
fn showing(placed: Placed, above: &[Look]) -> Showing {
    let rect = placed.rect;
    let covering = above.iter().map(|look| look.placed.rect).filter(|other| other.overlaps(rect));
    let (mut top, mut left) = (rect.height, rect.width);
    for other in covering {
        if other.top > rect.top + 0.5 {
            top = top.min(other.top - rect.top);
        } else if other.left > rect.left + 0.5 {
            left = left.min(other.left - rect.left);
        }
    }
    match (top < rect.height, left < rect.width) {
        (true, _) => Showing::Top(top / rect.height),
        (false, true) => Showing::Left(left / rect.width),
        (false, false) => Showing::Whole,
    }
}
