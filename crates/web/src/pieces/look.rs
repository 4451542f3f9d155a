use talon_table::{Face, Scene};

use super::PieceId;
use crate::layouts::{Board, Placed};

/// A piece as it is to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// Which piece it is.
    pub id: PieceId,
    /// What it shows.
    pub face: Face,
    /// Where it lies.
    pub placed: Placed,
    /// How many pieces lie below it, anywhere on the table.
    pub layer: usize,
    /// The zone that it lies in, by its index in the scene, and the place in that zone.
    pub at: (usize, usize),
}

/// All pieces of a scene, laid out on a board, in the order of their numbers.
pub fn looks(scene: &Scene, board: &Board, ids: &[Vec<Option<PieceId>>]) -> Vec<Look> {
    let mut looks = Vec::new();
    for (index, zone) in scene.zones().iter().enumerate() {
        for (place_index, place) in zone.places.iter().enumerate() {
            let id = ids.get(index).and_then(|ids| *ids.get(place_index)?);
            let placed = board.zones.get(index).and_then(|zone| zone.get(place_index));
            if let (Some(id), Some(placed)) = (id, placed) {
                let layer = looks.len();
                looks.push(Look { id, face: place.face, placed: *placed, layer, at: (index, place_index) });
            }
        }
    }
    looks.sort_by_key(|look| look.id);
    looks
}
