//! A board: where everything of a scene lies, in CSS pixels from the top left corner of the table.

use talon_table::{Scene, Spot, neighbour};

use super::rect::{Rect, Size};

/// What the player wants of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Left and right change sides, for left-handed players. What is read from left to right, like the
    /// rows of a pyramid, stays as it is.
    pub is_mirrored: bool,
}

/// Where one place of a zone lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// The rectangle that the card or tile covers.
    pub rect: Rect,
    /// Whether it can be seen, or will be when the card above is lifted; what lies deep in a pile need
    /// not be drawn.
    pub is_visible: bool,
    /// How a tile is turned: where its first (lower) number points.
    pub turn: Turn,
}

impl Placed {
    /// Something that stands upright and can be seen.
    pub(crate) fn upright(rect: Rect) -> Placed {
        Placed { rect, is_visible: true, turn: Turn::Up }
    }
}

/// Where the lower number of a tile points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// Upwards: the tile stands. Cards always do.
    #[default]
    Up,
    /// To the right: the tile lies.
    Right,
    /// Downwards.
    Down,
    /// To the left.
    Left,
}

impl Turn {
    /// By how many degrees a tile that stands is turned for it, clockwise.
    pub fn degrees(self) -> u16 {
        match self {
            Turn::Up => 0,
            Turn::Right => 90,
            Turn::Down => 180,
            Turn::Left => 270,
        }
    }
}

/// Room for a few words about a zone: how many cards there are, whose hand it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caption {
    /// The zone, by its index in the scene.
    pub zone: usize,
    /// The place in the zone that the words are about, by its index: the top of a pile, for instance.
    pub place: usize,
    /// Where the words are centred.
    pub rect: Rect,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The size of an upright card or tile.
    pub piece: Size,
    /// For each zone of the scene, in its order, where each of its places lies, in their order. What
    /// comes later lies on top.
    pub zones: Vec<Vec<Placed>>,
    /// Where words go.
    pub captions: Vec<Caption>,
    /// Where the figures go that a player keeps counting.
    pub panel: Rect,
    /// Curse: for each side of the set, in their order, where the next tile goes if it is no doublet; none
    /// before the set lies. Each turn says which way the branch goes on there.
    pub open_ends: Vec<Placed>,
}

/// The smallest side of an open end that can be pointed at, in pixels.
const SMALLEST_END: f64 = 28.0;

impl Board {
    /// The spots of the scene with their rectangles, in the scene's order. The open end of a branch is
    /// where the next tile goes, and large enough for a finger as far as that covers nothing else.
    pub fn spots(&self, scene: &Scene) -> Vec<(Spot, Rect)> {
        let zones = scene.zones().iter().zip(&self.zones);
        let places = zones.flat_map(|(zone, placed)| zone.places.iter().zip(placed));
        let rect = |spot: Spot, placed: &Placed| match self.open_end(spot) {
            Some(end) => end.rect.at_least(SMALLEST_END),
            None => placed.rect,
        };
        places.filter_map(|(place, placed)| place.spot.map(|spot| (spot, rect(spot, placed)))).collect()
    }

    /// The place for the next tile at a side of the set; `None` for all other spots.
    pub fn open_end(&self, spot: Spot) -> Option<Placed> {
        let Spot::Side(side) = spot else { return None };
        self.open_ends.get(usize::from(side).checked_sub(1)?).copied()
    }

    /// Where a spot lies; `None` when the scene has no such spot.
    pub fn rect_of(&self, scene: &Scene, spot: Spot) -> Option<Rect> {
        self.spots(scene).into_iter().find(|(other, _)| *other == spot).map(|(_, rect)| rect)
    }

    /// Where the pieces come from when they are dealt: the first pile.
    pub fn deck(&self) -> Rect {
        let first = self.zones.iter().flatten().next();
        first.map(|placed| placed.rect).unwrap_or_default()
    }

    /// The nearest spot in a direction, given as steps to the right and down.
    pub fn neighbour(&self, scene: &Scene, from: Spot, direction: (f64, f64)) -> Option<Spot> {
        let spots = self.spots(scene);
        let start = spots.iter().find(|(spot, _)| *spot == from)?.1.middle();
        neighbour(start, direction, spots.iter().map(|(spot, rect)| (*spot, rect.middle())))
    }
}
