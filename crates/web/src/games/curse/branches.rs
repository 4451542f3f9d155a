//! The branches of Curse of the Doublet: how they grow from the set and where they bend.
//!
//! Lengths here are in breadths of a tile, from the middle of the set; `camera.rs` shows them on the page. Where a tile
//! lies depends on the tiles before it in its branch and on nothing else, so no tile ever moves.
//!
//! Sides 1 and 4 leave the upper and the lower end of the set, side 2 its upper half to the left and side 3 its lower
//! half to the right. Two of them grow in rows along the longer direction of the room. The other two leave with one
//! tile and then turn into rows along that direction, too. Where a row is full, the branch bends with one tile and
//! comes back beside itself, farther outside. So the branches lie around the set like the vanes of a windmill, and no
//! two of them can meet.
//!
//! A doublet lies across the branch and never in a bend: the tile before it and the tile after it lie straight ahead.
//! Matching halves always touch with a whole edge, or with the middle of a doublet.

use crate::layouts::board::{Placed, Turn};
use crate::layouts::rect::Rect;

/// The gap between tiles.
const GAP: f64 = 0.06;

/// The least distance to the set's middle of a row that comes back and still has room for a doublet and the tile after
/// it, and the least distance of a tile may come at all.
const NEAR: f64 = 4.7;
const NEAREST: f64 = 1.5;

/// A tile of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    /// A doublet lies across the branch.
    Across,
    /// Any other tile lies along it.
    Along,
}

/// The shape of the room that rows of tiles fill.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shape {
    /// True if rows run to the left and right rather than up and down.
    pub(super) is_wide: bool,
    /// The distance from the set's middle that a row reaches before it bends.
    pub(super) far: f64,
    /// True if rows lie as close to each other as doublets allow, for want of room.
    pub(super) is_tight: bool,
}

/// A step on the table: to the right and downwards.
type Direction = (f64, f64);

const UP: Direction = (0.0, -1.0);
const DOWN: Direction = (0.0, 1.0);
const LEFT: Direction = (-1.0, 0.0);
const RIGHT: Direction = (1.0, 0.0);

/// A point that is a number of steps away in a direction.
fn step((x, y): (f64, f64), (dx, dy): Direction, steps: f64) -> (f64, f64) {
    (x + dx * steps, y + dy * steps)
}

fn opposite((dx, dy): Direction) -> Direction {
    (-dx, -dy)
}

/// The set, upright around its middle.
pub(super) const SET: Rect = Rect::new(-0.5, -1.0, 1.0, 2.0);

/// A branch with everything that it was while it grew.
#[derive(Clone, Debug)]
pub(super) struct Branch {
    /// The tiles from the set outwards. Each turn is the direction of the branch there.
    pub(super) tiles: Vec<Placed>,
    /// The open end before the first tile and after each: a square straight ahead.
    pub(super) ends: Vec<Placed>,
}

impl Branch {
    /// Lets a branch grow from a side of the set, 1 to 4.
    pub(super) fn grown(side: u8, links: &[Link], shape: Shape) -> Branch {
        let mut walk = Walk::from_side(side, shape);
        let mut branch = Branch { tiles: Vec::new(), ends: vec![walk.end()] };
        for link in links {
            branch.tiles.push(walk.add(*link));
            branch.ends.push(walk.end());
        }
        branch
    }
}

/// The place where a branch goes on.
struct Walk {
    shape: Shape,
    /// The middle of the edge at which the last tile ends.
    at: (f64, f64),
    ahead: Direction,
    last: Option<Link>,
    /// The direction of the next row, and of the rows that follow each other.
    row: Direction,
    outwards: Direction,
    /// The direction of the rows that lead away from the set's middle.
    away: Direction,
}

impl Walk {
    fn from_side(side: u8, shape: Shape) -> Walk {
        let (at, ahead, beside) = match side {
            1 => ((0.0, -1.0), UP, RIGHT),
            2 => ((-0.5, -0.5), LEFT, UP),
            3 => ((0.5, 0.5), RIGHT, DOWN),
            _ => ((0.0, 1.0), DOWN, LEFT),
        };
        let is_along = shape.is_wide == (ahead.1 == 0.0);
        let (away, outwards) = if is_along { (ahead, beside) } else { (beside, ahead) };
        Walk { at, ahead, last: None, row: away, outwards, away, shape }
    }

    /// The open end: a square straight ahead, a little smaller than half a tile, so that it never touches one.
    fn end(&self) -> Placed {
        self.placed(self.at, 0.98, 0.49)
    }

    /// Adds a tile.
    fn add(&mut self, link: Link) -> Placed {
        let placed = if self.must_bend(link) { self.bend(link) } else { self.go_straight(link) };
        self.last = Some(link);
        placed
    }

    fn go_straight(&mut self, link: Link) -> Placed {
        let (length, half) = match link {
            Link::Along => (2.0, 0.5),
            Link::Across => (1.0, 1.0),
        };
        let placed = self.placed(self.at, length, half);
        self.at = step(self.at, self.ahead, GAP + length);
        placed
    }

    /// Turns with a tile. Out of a row, it lies at the side of the last tile's outer half. Into a row, its inner half
    /// lies straight ahead of the last tile, or else at its side, too.
    fn bend(&mut self, link: Link) -> Placed {
        let is_leaving_row = self.is_in_row();
        let half = step(self.at, self.ahead, -0.5);
        if is_leaving_row {
            self.row = opposite(self.ahead);
            self.ahead = self.outwards;
        } else {
            self.ahead = self.row;
        }
        self.at = match self.last {
            Some(Link::Across) => step(half, self.ahead, 1.0),
            _ if is_leaving_row || self.shape.is_tight => step(half, self.ahead, 0.5),
            _ => step(step(half, self.outwards, 1.0 + GAP), self.ahead, -0.5 - GAP),
        };
        self.go_straight(link)
    }

    /// Returns true if the branch runs along a row rather than from one to the next.
    fn is_in_row(&self) -> bool {
        self.ahead != self.outwards
    }

    fn must_bend(&self, link: Link) -> bool {
        if self.last.is_none() {
            return false;
        }
        if !self.is_in_row() {
            return link == Link::Along && self.last == Some(Link::Along);
        }
        let (x, y) = step(self.at, self.ahead, GAP + if link == Link::Along { 2.0 } else { 1.0 });
        let reached = x * self.away.0 + y * self.away.1;
        let is_leaving = self.ahead == self.away;
        match (link, self.last) {
            (Link::Along, Some(Link::Along)) if is_leaving => reached > self.shape.far,
            (Link::Along, Some(Link::Along)) => reached < NEAR,
            // Too many doublets in a row that comes back: better a doublet in a bend than two branches that meet.
            _ => !is_leaving && reached < NEAREST,
        }
    }

    /// The place straight ahead of a point, after a gap.
    fn placed(&self, from: (f64, f64), length: f64, half: f64) -> Placed {
        let (dx, dy) = self.ahead;
        let (x, y) = step(from, self.ahead, GAP + length / 2.0);
        let (width, height) = if dy == 0.0 { (length, 2.0 * half) } else { (2.0 * half, length) };
        let turn = match (dx, dy) {
            RIGHT => Turn::Right,
            LEFT => Turn::Left,
            DOWN => Turn::Down,
            _ => Turn::Up,
        };
        Placed { rect: Rect::new(x - width / 2.0, y - height / 2.0, width, height), is_visible: true, turn }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::Chance;

    use super::*;

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

    fn random_branches(round: u32, is_tight: bool, chance: &mut Chance) -> Vec<Branch> {
        let far = [6.8, 8.9, 10.9, 13.0, 17.1][round as usize % 5];
        let shape = Shape { is_wide: round.is_multiple_of(2), far, is_tight };
        (1..).zip(random_sides(chance)).map(|(side, links)| Branch::grown(side, &links, shape)).collect()
    }

    /// The rectangle without what rounding may add to it.
    fn inner(rect: Rect) -> Rect {
        Rect::new(rect.left + 1e-6, rect.top + 1e-6, rect.width - 2e-6, rect.height - 2e-6)
    }

    #[test]
    fn branches_and_their_open_ends_never_meet() {
        let mut chance = Chance::from_seed(4);
        for round in 0..3000 {
            let branches = random_branches(round, round % 3 == 0, &mut chance);
            let ends = branches.iter().filter_map(|branch| branch.ends.last());
            let tiles = branches.iter().flat_map(|branch| &branch.tiles);
            let placed = tiles.chain(ends).map(|placed| inner(placed.rect));
            let rects: Vec<Rect> = std::iter::once(inner(SET)).chain(placed).collect();
            for (index, rect) in rects.iter().enumerate() {
                for other in &rects[..index] {
                    assert!(!rect.overlaps(*other), "round {round}: {rect:?} over {other:?}");
                }
            }
        }
    }

    #[test]
    fn each_tile_touches_the_one_before_and_nothing_it_could_be_taken_for() {
        let mut chance = Chance::from_seed(5);
        for round in 0..1000 {
            for branch in random_branches(round, false, &mut chance) {
                let rects: Vec<Rect> = branch.tiles.iter().map(|placed| placed.rect).collect();
                for (index, rect) in rects.iter().enumerate() {
                    let larger = Rect::new(
                        rect.left - 2.0 * GAP,
                        rect.top - 2.0 * GAP,
                        rect.width + 4.0 * GAP,
                        rect.height + 4.0 * GAP,
                    );
                    if let Some(before) = index.checked_sub(1) {
                        assert!(larger.overlaps(rects[before]), "round {round}: {rect:?}");
                    }
                    let others = rects.iter().take(index.saturating_sub(1));
                    assert!(others.filter(|other| larger.overlaps(**other)).count() == 0, "round {round}");
                }
            }
        }
    }

    #[test]
    fn a_doublet_lies_straight_between_its_neighbours() {
        let mut chance = Chance::from_seed(6);
        let (mut straight, mut all) = (0, 0);
        for round in 0..1000 {
            for branch in random_branches(round, false, &mut chance) {
                let turns = |index: usize| branch.tiles.get(index).map(|placed| placed.turn);
                for (index, placed) in branch.tiles.iter().enumerate().skip(1) {
                    let (along, across) = match placed.turn {
                        Turn::Left | Turn::Right => (placed.rect.width, placed.rect.height),
                        Turn::Up | Turn::Down => (placed.rect.height, placed.rect.width),
                    };
                    let is_doublet = along < across;
                    if is_doublet && index + 1 < branch.tiles.len() {
                        all += 1;
                        let is_straight =
                            turns(index - 1) == turns(index) && turns(index + 1) == turns(index);
                        straight += i32::from(is_straight);
                    }
                }
            }
        }
        assert!(straight * 100 > all * 97, "{straight} of {all}");
    }
}
