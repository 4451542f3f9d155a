//! The branches of Curse of the Doublet: how they grow from the set and where they bend.
//!
//! Each branch has its own corner of the room. It leaves the set straight ahead. Where the room ends, it bends right with one
//! tile, comes back beside itself, bends left, and so on. Sides 1 and 4 leave the upper and the lower end of the set, side 2
//! its upper half to the left and side 3 its lower half to the right. So the corners lie around the set like the vanes of a
//! windmill, and no two branches can meet.

use crate::layouts::board::{Placed, Turn};
use crate::layouts::rect::Rect;

/// The number of places for the set that are tried from the middle of the room to its edge, in each direction.
const STEPS: i32 = 5;

/// A step on the table: to the right and downwards.
type Direction = (f64, f64);

/// Sizes that all branches share.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// The shorter side of a tile; the longer one is twice as long.
    tile: f64,
    /// The gap between tiles.
    gap: f64,
}

impl Scale {
    fn new(tile: f64) -> Scale {
        Scale { tile, gap: (tile * 0.06).max(1.0).round() }
    }

    /// The set, upright around its middle.
    fn set(self, (x, y): (f64, f64)) -> Rect {
        Rect::new(x - self.tile / 2.0, y - self.tile, self.tile, 2.0 * self.tile)
    }
}

/// A tile of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    /// A doublet lies across the branch.
    Across,
    /// Any other tile lies along it.
    Along,
}

/// The corner of a branch, as seen from the set along the first row.
struct Corner {
    /// Its origin on the table, and the directions ahead and to the right.
    start: (f64, f64),
    ahead: Direction,
    right: Direction,
    /// How far the rows reach ahead, how near to the start later rows come back, and how far to the right
    /// they reach.
    far: f64,
    near: f64,
    wide: f64,
}

impl Corner {
    /// The corner of a side of the set, 1 to 4, in a room.
    fn new(side: usize, set: Rect, room: Rect, Scale { tile, .. }: Scale) -> Corner {
        let (x, y) = (set.left + tile / 2.0, set.top + tile);
        let half = tile / 2.0;
        let (up, down, left, right) = ((0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0));
        let corner = |start, ahead, right, near| Corner { start, ahead, right, near, far: 0.0, wide: 0.0 };
        let bare = match side {
            1 => corner((x, set.top), up, right, half),
            2 => corner((set.left, y - half), left, up, 2.0 * half),
            3 => corner((set.right(), y + half), right, down, 2.0 * half),
            _ => corner((x, set.bottom()), down, left, half),
        };
        let reach = |way: Direction| {
            let (x, y) = bare.start;
            match way {
                (dx, _) if dx > 0.0 => room.right() - x,
                (dx, _) if dx < 0.0 => x - room.left,
                (_, dy) if dy > 0.0 => room.bottom() - y,
                _ => y - room.top,
            }
        };
        Corner { far: reach(bare.ahead), wide: reach(bare.right), ..bare }
    }

    /// The table's rectangle for what reaches from here to there ahead and to the right.
    fn rect(&self, (from, to): (f64, f64), (left, right): (f64, f64)) -> Rect {
        let point = |ahead: f64, aside: f64| {
            let (x, y) = self.start;
            (x + ahead * self.ahead.0 + aside * self.right.0, y + ahead * self.ahead.1 + aside * self.right.1)
        };
        let ((x, y), (other_x, other_y)) = (point(from, left), point(to, right));
        Rect::new(x.min(other_x), y.min(other_y), (x - other_x).abs(), (y - other_y).abs())
    }
}

/// How a tile continues its branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heading {
    Ahead,
    Back,
    /// To the right, into the next row, which then goes ahead or back.
    Aside {
        then_ahead: bool,
    },
}

/// The place where the next tile continues.
struct Growth {
    corner: Corner,
    scale: Scale,
    heading: Heading,
    /// The middle of the edge at which the last tile ends.
    ahead: f64,
    aside: f64,
    last: Option<Link>,
}

impl Growth {
    /// Adds a tile. Returns the part of the table that it covers and its direction; `None` if there is no room.
    fn add(&mut self, link: Link) -> Option<Placed> {
        self.heading = match self.heading {
            Heading::Aside { then_ahead } if self.last == Some(Link::Along) => {
                self.begin_row(then_ahead, link)
            }
            Heading::Ahead if !self.fits_ahead(link) => self.leave_row(1.0),
            Heading::Back if !self.fits_ahead(link) => self.leave_row(-1.0),
            heading => heading,
        };
        let (length, half) = self.extent(link);
        let gap = self.scale.gap;
        let (ahead, aside) = match self.heading {
            Heading::Ahead => ((self.ahead + gap, self.ahead + gap + length), around(self.aside, half)),
            Heading::Back => ((self.ahead - gap - length, self.ahead - gap), around(self.aside, half)),
            Heading::Aside { .. } => {
                (around(self.ahead, half), (self.aside + gap, self.aside + gap + length))
            }
        };
        match self.heading {
            Heading::Ahead => self.ahead = ahead.1,
            Heading::Back => self.ahead = ahead.0,
            Heading::Aside { .. } => self.aside = aside.1,
        }
        self.last = Some(link);
        // A row keeps room for doublets at both its sides, and a bend for the row that follows.
        let widest = match self.heading {
            Heading::Aside { .. } => aside.1 + self.scale.tile / 2.0,
            _ => self.aside + self.scale.tile,
        };
        let is_first_row = self.aside == 0.0;
        let has_room = widest <= self.corner.wide
            && ahead.1 <= self.corner.far
            && (is_first_row || ahead.0 >= self.corner.near);
        has_room.then(|| Placed { rect: self.corner.rect(ahead, aside), is_visible: true, turn: self.turn() })
    }

    /// The length of a tile along the branch, and half of its breadth.
    fn extent(&self, link: Link) -> (f64, f64) {
        let tile = self.scale.tile;
        match link {
            Link::Along => (2.0 * tile, tile / 2.0),
            Link::Across => (tile, tile),
        }
    }

    /// Whether the row has room for this tile and, after it, for a doublet in the bend.
    fn fits_ahead(&self, link: Link) -> bool {
        let needed = match link {
            Link::Along => self.scale.gap + 2.5 * self.scale.tile,
            Link::Across => self.scale.gap + self.scale.tile,
        };
        match self.heading {
            Heading::Ahead => self.ahead + needed <= self.corner.far,
            _ => self.ahead - needed >= self.corner.near,
        }
    }

    /// Bends at the outer half of the last tile; the row went ahead (1) or back (-1).
    fn leave_row(&mut self, way: f64) -> Heading {
        let half = self.scale.tile / 2.0;
        self.ahead -= way * half;
        self.aside += if self.last == Some(Link::Across) { 2.0 * half } else { half };
        Heading::Aside { then_ahead: way < 0.0 }
    }

    /// Starts the next row at the outer half of the tile in the bend, or continues sideways if that row has no room.
    fn begin_row(&mut self, goes_ahead: bool, link: Link) -> Heading {
        let (half, bend) = (self.scale.tile / 2.0, self.heading);
        self.heading = if goes_ahead { Heading::Ahead } else { Heading::Back };
        let out = if goes_ahead { half } else { -half };
        self.ahead += out;
        if self.fits_ahead(link) {
            self.aside -= half;
            return self.heading;
        }
        self.ahead -= out;
        bend
    }

    /// The direction of the branch on the table.
    fn turn(&self) -> Turn {
        let (dx, dy) = match self.heading {
            Heading::Ahead => self.corner.ahead,
            Heading::Back => (-self.corner.ahead.0, -self.corner.ahead.1),
            Heading::Aside { .. } => self.corner.right,
        };
        match (dx, dy) {
            (dx, _) if dx > 0.0 => Turn::Right,
            (dx, _) if dx < 0.0 => Turn::Left,
            (_, dy) if dy > 0.0 => Turn::Down,
            _ => Turn::Up,
        }
    }
}

/// An interval of this half-width around 0.
fn around(middle: f64, half: f64) -> (f64, f64) {
    (middle - half, middle + half)
}

/// The places of a branch's tiles, and last the place for one more tile that is no doublet. Each turn is the direction of the
/// branch there. `None` if there is not enough room.
fn branch(side: usize, links: &[Link], set: Rect, room: Rect, scale: Scale) -> Option<Vec<Placed>> {
    let corner = Corner::new(side, set, room, scale);
    let mut growth = Growth { corner, scale, heading: Heading::Ahead, ahead: 0.0, aside: 0.0, last: None };
    // The first tile continues straight ahead, doublet or not.
    if !growth.fits_ahead(Link::Along) {
        return None;
    }
    links.iter().chain([&Link::Along]).map(|link| growth.add(*link)).collect()
}

/// The places of the set and of the tiles on its four sides, with one more tile on each side. The tiles are as large as the room
/// and the limit allow; the set leaves the middle if that makes them larger.
pub(super) fn layout(sides: &[Vec<Link>], room: Rect, largest: f64) -> (Rect, Vec<Vec<Placed>>) {
    let all_fit = |scale: Scale, middle: (f64, f64)| {
        let set = scale.set(middle);
        let branches = (1..).zip(sides).map(|(side, links)| branch(side, links, set, room, scale));
        Some((set, branches.collect::<Option<Vec<_>>>()?))
    };
    let middles = middles(room);
    (1..=largest as u32)
        .rev()
        .map(|tile| Scale::new(f64::from(tile)))
        .find_map(|scale| middles.iter().find_map(|middle| all_fit(scale, *middle)))
        .expect("a room has a place for all tiles, if they are small enough")
}

/// Points to try for the middle of the set, the middle of the room first.
fn middles(room: Rect) -> Vec<(f64, f64)> {
    let along = -STEPS..=STEPS;
    let mut steps: Vec<(i32, i32)> = along.clone().flat_map(|x| along.clone().map(move |y| (x, y))).collect();
    steps.sort_by_key(|(x, y)| x * x + y * y);
    let point = move |(x, y): (i32, i32)| {
        let part = |start: f64, length: f64, step: i32| {
            (start + length * (0.5 + f64::from(step) / (2 * STEPS) as f64)).round()
        };
        (part(room.left, room.width, x), part(room.top, room.height, y))
    };
    steps.into_iter().map(point).collect()
}

#[cfg(test)]
mod tests {
    use talon_pieces::Chance;

    use super::*;

    /// The room for the set and its branches, and the shorter side of a tile: with five tiles on each
    /// side, and in the worst of all divisions.
    const ROOMS: [(f64, f64, f64, f64); 6] = [
        (308.0, 180.0, 16.0, 13.0),
        (346.0, 290.0, 21.0, 18.0),
        (350.0, 160.0, 15.0, 12.0),
        (740.0, 560.0, 41.0, 39.0),
        (1160.0, 560.0, 51.0, 44.0),
        (2000.0, 1000.0, 60.0, 60.0),
    ];

    /// A branch of this length: never two doublets in a row, as in play.
    fn random_branch(length: u32, chance: &mut Chance) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::new();
        for _ in 0..length {
            let may_be_doublet = links.last() != Some(&Link::Across);
            let is_doublet = may_be_doublet && chance.below(4) == 0;
            links.push(if is_doublet { Link::Across } else { Link::Along });
        }
        links
    }

    /// Twenty tiles, on one side, on two, or on all.
    fn random_sides(chance: &mut Chance) -> Vec<Vec<Link>> {
        let mut lengths = [0; 4];
        let among = 1 + chance.below(4);
        for _ in 0..20 {
            lengths[chance.below(among) as usize] += 1;
        }
        chance.shuffle(&mut lengths);
        let mut sides = lengths.map(|length| random_branch(length, chance));
        // Two sides with the same number cannot both begin with its doublet.
        for first in [1, 3] {
            sides[first].iter_mut().take(1).for_each(|link| *link = Link::Along);
        }
        sides.into()
    }

    /// Checks that all rectangles lie in the room and apart from each other, except for rounding.
    fn check_apart(rects: &[Rect], room: Rect) {
        for (index, rect) in rects.iter().enumerate() {
            assert!(room.holds(*rect), "{rect:?} sticks out of {room:?}");
            for other in &rects[..index] {
                assert!(!rect.overlaps(*other), "{rect:?} over {other:?}");
            }
        }
    }

    /// The distances between the two: across, and down.
    fn distance(one: Rect, other: Rect) -> (f64, f64) {
        let apart = |start: f64, end: f64, other_start: f64, other_end: f64| {
            (other_start - end).max(start - other_end).max(0.0)
        };
        (
            apart(one.left, one.right(), other.left, other.right()),
            apart(one.top, one.bottom(), other.top, other.bottom()),
        )
    }

    #[test]
    fn branches_never_meet_and_hold_together() {
        let mut chance = Chance::from_seed(4);
        for round in 0..300 {
            let (width, height, ..) = ROOMS[round % ROOMS.len()];
            let room = Rect::new(7.0, 40.0, width, height);
            let sides = random_sides(&mut chance);
            let (set, branches) = layout(&sides, room, 60.0);
            let rects = branches.iter().flatten().map(|placed| placed.rect);
            check_apart(&std::iter::once(set).chain(rects).collect::<Vec<_>>(), room);
            let gap = Scale::new(set.width).gap;
            for branch in &branches {
                let links = std::iter::once(set).chain(branch.iter().map(|placed| placed.rect));
                let links: Vec<Rect> = links.collect();
                for pair in links.windows(2) {
                    let (across, down) = distance(pair[0], pair[1]);
                    assert!((across + down - gap).abs() < 1e-6, "{pair:?}");
                }
            }
        }
    }

    #[test]
    fn tiles_stay_large() {
        let found = ROOMS.map(|(width, height, _, _)| {
            let room = Rect::new(0.0, 0.0, width, height);
            let mut chance = Chance::from_seed(5);
            let even = [5; 4].map(|length| random_branch(length, &mut chance));
            let worst = (0..100).map(|_| layout(&random_sides(&mut chance), room, 60.0).0.width);
            (width, height, layout(&even, room, 60.0).0.width, worst.fold(60.0, f64::min))
        });
        assert_eq!(found, ROOMS);
    }
}
