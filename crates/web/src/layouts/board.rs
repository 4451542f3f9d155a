//! A board: where everything of a scene lies, in CSS pixels from the top left corner of the table.

use talon_table::{Scene, Spot, neighbour};

use super::rect::{FINGER, Rect, Size};

/// The position of one place of a zone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// The rectangle that the card or tile covers.
    pub rect: Rect,
    /// True if it is visible, or will be when the card above is lifted. Pieces deep in a pile need not be drawn.
    pub is_visible: bool,
    /// The turn of a tile.
    pub turn: Turn,
}

impl Placed {
    /// A visible piece that stands upright.
    pub(crate) fn upright(rect: Rect) -> Placed {
        Placed { rect, is_visible: true, turn: Turn::Up }
    }

    /// The rectangle with sides of at least this length, larger only to its sides and in the direction of the turn.
    fn reaching(self, side: f64) -> Rect {
        let larger = self.rect.at_least(side);
        let (across, down) = (larger.width - self.rect.width, larger.height - self.rect.height);
        match self.turn {
            Turn::Up => larger.moved(0.0, -down / 2.0),
            Turn::Down => larger.moved(0.0, down / 2.0),
            Turn::Left => larger.moved(-across / 2.0, 0.0),
            Turn::Right => larger.moved(across / 2.0, 0.0),
        }
    }
}

/// The turn of a tile: where its lower number points.
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
    /// The angle from an upright tile, in degrees clockwise.
    pub fn degrees(self) -> u16 {
        match self {
            Turn::Up => 0,
            Turn::Right => 90,
            Turn::Down => 180,
            Turn::Left => 270,
        }
    }
}

/// Room for a caption about a zone, such as the number of cards or the owner of a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caption {
    /// The zone, by its index in the scene.
    pub zone: usize,
    /// The place that the caption is about, by its index in the zone: the top of a pile, for instance.
    pub place: usize,
    /// The rectangle in whose middle the caption stands.
    pub rect: Rect,
}

/// The places of everything.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The size of an upright card or tile.
    pub piece: Size,
    /// The places of each zone, in the order of the scene. Later places lie on top of earlier ones.
    pub zones: Vec<Vec<Placed>>,
    /// The captions.
    pub captions: Vec<Caption>,
    /// The room for the panel.
    pub panel: Rect,
    /// Curse: the room for the score plate.
    pub plate: Rect,
    /// Curse: the open end at each side of the set, a square straight ahead; empty before the set is placed. The turn
    /// says in which direction the branch continues.
    pub open_ends: Vec<Placed>,
}

impl Board {
    /// The spots of the scene with their rectangles, in the scene's order. The open end of a branch is large enough for a
    /// finger: it reaches away from the branch, where it covers nothing else.
    pub fn spots(&self, scene: &Scene) -> Vec<(Spot, Rect)> {
        let zones = scene.zones().iter().zip(&self.zones);
        let places = zones.flat_map(|(zone, placed)| zone.places.iter().zip(placed));
        let rect = |spot: Spot, placed: &Placed| match self.open_end(spot) {
            Some(end) => end.reaching(FINGER),
            None => placed.rect,
        };
        places.filter_map(|(place, placed)| place.spot.map(|spot| (spot, rect(spot, placed)))).collect()
    }

    /// The open end at a side of the set; `None` for all other spots.
    pub fn open_end(&self, spot: Spot) -> Option<Placed> {
        let Spot::Side(side) = spot else { return None };
        self.open_ends.get(usize::from(side).checked_sub(1)?).copied()
    }

    /// The place of a spot; `None` when the scene has no such spot.
    pub fn rect_of(&self, scene: &Scene, spot: Spot) -> Option<Rect> {
        self.spots(scene).into_iter().find(|(other, _)| *other == spot).map(|(_, rect)| rect)
    }

    /// The pile that the pieces of a new deal come from: the first one.
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
