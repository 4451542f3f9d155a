//! Where the spots of a scene lie on its board.

use talon_table::{Scene, Spot};

use super::{Board, Placed, Rect};

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

    /// The nearest spot in a direction, which is given as steps to the right and down; `None` when there
    /// is none.
    pub fn neighbour(&self, scene: &Scene, from: Spot, (right, down): (f64, f64)) -> Option<Spot> {
        let spots = self.spots(scene);
        let (x, y) = spots.iter().find(|(spot, _)| *spot == from)?.1.middle();
        let cost = |rect: &Rect| {
            let (across, along) = (rect.middle().0 - x, rect.middle().1 - y);
            let ahead = across * right + along * down;
            let aside = (across * down).abs() + (along * right).abs();
            // What lies aslant is further than what lies straight ahead.
            (ahead > 0.5).then_some(ahead + 3.0 * aside)
        };
        let ahead = spots.iter().filter_map(|(spot, rect)| Some((*spot, cost(rect)?)));
        ahead.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(spot, _)| spot)
    }
}

impl Rect {
    /// Its middle, from the left and from the top.
    pub fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The same middle, with sides of at least this length.
    fn at_least(self, side: f64) -> Rect {
        let (across, along) = ((side - self.width).max(0.0), (side - self.height).max(0.0));
        Rect {
            left: self.left - across / 2.0,
            top: self.top - along / 2.0,
            width: self.width + across,
            height: self.height + along,
        }
    }

    /// The same rectangle elsewhere: to the right and downwards by so much.
    pub fn shifted(self, (right, down): (f64, f64)) -> Rect {
        Rect { left: self.left + right, top: self.top + down, ..self }
    }

    /// The area that both cover.
    pub fn overlap(self, other: Rect) -> f64 {
        let shared = |low: f64, end: f64, other_low: f64, other_end: f64| {
            (end.min(other_end) - low.max(other_low)).max(0.0)
        };
        let across = shared(self.left, self.left + self.width, other.left, other.left + other.width);
        let along = shared(self.top, self.top + self.height, other.top, other.top + other.height);
        across * along
    }
}
