//! The part of the table of Curse of the Doublet that is shown, and its size.
//!
//! Everything stays where it is and keeps its size as long as all tiles and open ends are visible. Otherwise they come
//! into the middle, in a smaller size if there is not enough room for more. So tiles are large while there are few, and
//! the view changes seldom. It follows the plays from the first one on, so a position always looks the same.

use talon_rules::curse::{Layout, Move};

use super::branches::{Branch, Link, SET, Shape};
use crate::layouts::board::Placed;
use crate::layouts::rect::{Rect, Size};

/// The lengths of rows to choose from.
const FAR: [f64; 6] = [6.8, 8.9, 10.9, 13.0, 15.0, 17.1];

/// The lengths of the branches at the end of eight hands that were played at random, for which a shape is chosen. Every
/// fourth tile is a doublet.
const USUAL: [[usize; 4]; 8] = [
    [3, 5, 3, 7],
    [5, 0, 8, 6],
    [2, 4, 3, 7],
    [7, 3, 5, 3],
    [0, 5, 8, 4],
    [2, 4, 4, 9],
    [6, 4, 5, 2],
    [8, 8, 1, 3],
];

/// The breadth of tiles in pixels below which rows lie closer to each other.
const TIGHT: f64 = 26.0;

/// The sizes of tiles, compared with the size for usual hands: the first, the least that leaves room for more tiles, and
/// the ratio of each to the one before.
const FIRST: f64 = 1.8;
const LEAST: f64 = 0.8;
const SMALLER: f64 = 0.7;

/// The room for more tiles, in breadths of a tile, that a view has when it moves; and that around the outermost tiles
/// when nothing larger shows them all.
const SPARE: f64 = 4.0;
const AROUND: f64 = 0.2;

/// The view: the size of a tile in pixels, and the point of the table in the middle of the room.
#[derive(Clone, Copy, PartialEq, Debug)]
struct View {
    tile: f64,
    middle: (f64, f64),
}

/// The table as it is shown.
pub(super) struct Shown {
    pub(super) set: Rect,
    /// The tiles of each branch.
    pub(super) branches: Vec<Vec<Placed>>,
    /// The open end of each branch.
    pub(super) ends: Vec<Placed>,
}

/// Shows the set and its branches in a room, with tiles of at most this breadth. Their shape suits the size of the room later in
/// the hand.
pub(super) fn show(links: &[Vec<Link>], layout: &Layout, room: Rect, later: Size, largest: f64) -> Shown {
    let (shape, usual) = best_shape(later);
    let branches: Vec<Branch> =
        (1..).zip(links).map(|(side, links)| Branch::grown(side, links, shape)).collect();
    // Half a pixel is lost to rounding.
    let room = Rect::new(room.left + 0.5, room.top + 0.5, room.width - 1.0, room.height - 1.0);
    let sizes = (0..).map(|step| usual * FIRST * SMALLER.powi(step)).take_while(|size| *size > usual * LEAST);
    let sizes: Vec<f64> = sizes.map(|size| size.min(largest)).collect();
    let mut view = View { tile: sizes[0], middle: (0.0, 0.0) };
    for lengths in lengths_so_far(layout, links) {
        view = view.following(bounds(&branches, &lengths), room, &sizes);
    }
    let placed = |placed: &Placed| Placed { rect: view.project(placed.rect, room), ..*placed };
    Shown {
        set: view.project(SET, room),
        branches: branches.iter().map(|branch| branch.tiles.iter().map(placed).collect()).collect(),
        ends: branches.iter().filter_map(|branch| branch.ends.last().map(placed)).collect(),
    }
}

/// The shape that shows usual hands largest in a room, with the size of their tiles.
fn best_shape(room: Size) -> (Shape, f64) {
    let best = |is_tight: bool| {
        let shapes = [true, false].into_iter();
        let shapes = shapes.flat_map(|is_wide| FAR.map(|far| Shape { is_wide, far, is_tight }));
        let sized = shapes.map(|shape| (shape, usual_size(shape, room)));
        sized.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are shapes")
    };
    let loose = best(false);
    if loose.1 < TIGHT { best(true) } else { loose }
}

/// The mean size of a tile when usual hands fill the room: a power mean, in which hands with small tiles weigh most.
fn usual_size(shape: Shape, room: Size) -> f64 {
    let size = |lengths: &[usize; 4]| {
        let links =
            |length: usize| (1..=length).map(|at| if at % 4 == 3 { Link::Across } else { Link::Along });
        let sides = (1..).zip(lengths);
        let branches: Vec<Branch> = sides
            .map(|(side, length)| Branch::grown(side, &links(*length).collect::<Vec<_>>(), shape))
            .collect();
        let bounds = bounds(&branches, lengths);
        (room.width / bounds.width).min(room.height / bounds.height)
    };
    let mean = USUAL.iter().map(|lengths| size(lengths).powi(-3)).sum::<f64>() / USUAL.len() as f64;
    mean.powf(-1.0 / 3.0)
}

/// The lengths of the branches from the beginning of the hand, or of its known history, to now.
fn lengths_so_far(layout: &Layout, links: &[Vec<Link>]) -> Vec<[usize; 4]> {
    let mut lengths = [0; 4];
    for (length, links) in lengths.iter_mut().zip(links) {
        *length = links.len();
    }
    let mut all = vec![lengths];
    for turn in layout.history.iter().rev() {
        let Move::Play { side, .. } = turn.made else { continue };
        if let Some(length) = lengths.get_mut(usize::from(side).wrapping_sub(1)) {
            *length = length.saturating_sub(1);
            all.push(lengths);
        }
    }
    all.reverse();
    all
}

/// The part of the table that branches of these lengths cover with their open ends.
fn bounds(branches: &[Branch], lengths: &[usize; 4]) -> Rect {
    let mut bounds = SET;
    for (branch, length) in branches.iter().zip(lengths) {
        for placed in branch.tiles.iter().take(*length).chain(branch.ends.get(*length)) {
            bounds = bounds.joined(placed.rect);
        }
    }
    bounds
}

impl View {
    /// The place where something on the table is shown.
    fn project(self, rect: Rect, room: Rect) -> Rect {
        let ((x, y), (middle_x, middle_y)) = (room.middle(), self.middle);
        Rect {
            left: x + (rect.left - middle_x) * self.tile,
            top: y + (rect.top - middle_y) * self.tile,
            width: rect.width * self.tile,
            height: rect.height * self.tile,
        }
    }

    /// Returns true if a part of the table is visible.
    fn holds(self, bounds: Rect, room: Rect) -> bool {
        room.holds(self.project(bounds, room))
    }

    /// The view after it has followed the tiles to where they lie now: the same one if that shows them, or else one with
    /// the tiles in its middle, and with the first of the sizes that leaves room for more.
    fn following(self, bounds: Rect, room: Rect, sizes: &[f64]) -> View {
        if self.holds(bounds, room) {
            return self;
        }
        let largest =
            |margin: f64| (room.width / (bounds.width + margin)).min(room.height / (bounds.height + margin));
        let is_next = |size: &f64| *size <= self.tile && *size <= largest(SPARE);
        let tile = sizes.iter().copied().find(is_next).unwrap_or(largest(AROUND).min(self.tile));
        View { tile, middle: bounds.middle() }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber, Tile};

    use super::*;

    /// Rooms for the set and its branches: width and height.
    const ROOMS: [(f64, f64); 6] =
        [(308.0, 180.0), (346.0, 290.0), (370.0, 160.0), (740.0, 560.0), (1160.0, 560.0), (2000.0, 1000.0)];

    /// The table after each play of a hand that is played at random.
    fn hand(deal: u64, room: Rect) -> Vec<Shown> {
        let mut state = State::deal(&Options::HAND, DealNumber::new(deal).expect("a small number"));
        let mut chance = Chance::from_seed(deal);
        let mut moves = Vec::new();
        let mut shown = Vec::new();
        let size = Size { width: room.width, height: room.height };
        loop {
            state.legal_moves(&mut moves);
            let Some(legal) = chance.pick(&moves) else { return shown };
            state.play(*legal).expect("a legal move");
            let link = |tile: &Tile| if tile.is_doublet() { Link::Across } else { Link::Along };
            let links: Vec<Vec<Link>> =
                state.branches().iter().map(|branch| branch.tiles().iter().map(link).collect()).collect();
            shown.push(show(&links, &state.layout(), room, size, 96.0));
        }
    }

    #[test]
    fn everything_is_visible_and_the_view_seldom_moves() {
        for (width, height) in ROOMS {
            let room = Rect::new(7.0, 40.0, width, height);
            let (mut plays, mut moved) = (0, 0);
            for deal in 0..60 {
                let hand = hand(deal, room);
                for shown in &hand {
                    let tiles = shown.branches.iter().flatten().chain(&shown.ends);
                    assert!(tiles.map(|placed| placed.rect).all(|rect| room.holds(rect)), "{room:?}");
                }
                for pair in hand.windows(2) {
                    plays += 1;
                    moved += i32::from(pair[0].set != pair[1].set);
                }
            }
            assert!(moved * 5 < plays, "{room:?}: {moved} of {plays}");
        }
    }

    #[test]
    fn tiles_stay_large() {
        let least = ROOMS.map(|(width, height)| {
            let room = Rect::new(0.0, 0.0, width, height);
            let last = (0..100).filter_map(|deal| Some(hand(deal, room).pop()?.set.width));
            let mut sizes: Vec<f64> = last.collect();
            sizes.sort_by(f64::total_cmp);
            (sizes[0].floor(), sizes[sizes.len() / 2].floor())
        });
        let expected = [(9.0, 14.0), (14.0, 19.0), (8.0, 15.0), (24.0, 37.0), (29.0, 46.0), (53.0, 82.0)];
        assert_eq!(least, expected, "the smallest and the median");
    }
}
