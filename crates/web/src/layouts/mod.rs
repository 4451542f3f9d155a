//! Where everything lies on a table of a given size: plain geometry, one game in one file.
//!
//! A [`Board`] follows a [`Scene`]: it has a rectangle for each of its places, in the same order, so
//! whoever draws the one knows where to put the other. All lengths are in CSS pixels, counted from the
//! top left corner of the table.
//!
//! Every game tries its arrangements with ever smaller pieces until one fits. In the patiences an
//! arrangement depends on the room and on the options alone, not on what lies where: so nothing moves that
//! was not played. In Curse of the Doublet the tiles grow smaller when the branches need it, and only then.

mod branches;
mod curse;
mod doublets;
mod lady_jane;
mod piles;
mod rect;
mod spots;
mod yields;

use talon_table::{Counts, Scene, ZoneName};

pub use rect::{Rect, Size};

/// The smallest rooms that a table is laid out for, a narrow and a low one; where there is less, it is
/// cut off.
const NARROW: Area = Area { width: 320.0, height: 400.0 };
const SHORT: Area = Area { width: 480.0, height: 230.0 };

/// The width that a card never exceeds.
const WIDEST_CARD: u32 = 176;

/// The height of a line of words.
const LINE: f64 = 18.0;

/// The room between a piece and the words below it.
const BELOW: f64 = 4.0;

/// The smallest part of a piece that a finger or the mouse can be asked to hit.
const TARGET: f64 = 24.0;

/// The part of a piece that a finger likes.
const FINGER: f64 = 44.0;

/// The room that there is for the table, without the bars above and below it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// From the left to the right edge.
    pub width: f64,
    /// From the top to the bottom edge.
    pub height: f64,
}

impl Area {
    /// What is left free along the edges.
    fn margin(self) -> f64 {
        (self.width.min(self.height) * 0.02).clamp(6.0, 28.0).round()
    }

    /// The room within the margin.
    fn inside(self) -> Rect {
        let margin = self.margin();
        Rect::new(margin, margin, self.width - 2.0 * margin, self.height - 2.0 * margin)
    }
}

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
    fn upright(rect: Rect) -> Placed {
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

/// Where everything of a scene lies in a room of this size. No piece, caption or panel sticks out of
/// it, and none covers another but where cards lie in one pile. Rooms are at least 480 wide and 230 high
/// or 320 wide and 400 high; what is smaller is taken for one of these.
pub fn board(scene: &Scene, area: Area, manner: Manner) -> Board {
    let least = if area.width < SHORT.width { NARROW } else { SHORT };
    let area = Area { width: area.width.max(least.width), height: area.height.max(least.height) };
    let mut table = Table::new(scene, area, manner);
    match scene.counts() {
        Counts::Doublets(_) => doublets::lay(&mut table),
        Counts::Yield(_) => yields::lay(&mut table),
        Counts::LadyJane(_) => lady_jane::lay(&mut table),
        Counts::Curse(_) => curse::lay(&mut table),
    }
    table.board
}

/// A table that is being laid.
struct Table<'a> {
    scene: &'a Scene,
    area: Area,
    manner: Manner,
    board: Board,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene, area: Area, manner: Manner) -> Table<'a> {
        let board = Board {
            piece: Size::default(),
            zones: vec![Vec::new(); scene.zones().len()],
            captions: Vec::new(),
            panel: Rect::default(),
            open_ends: Vec::new(),
        };
        Table { scene, area, manner, board }
    }

    /// The index of the zone with this name, if the scene has it.
    fn index(&self, name: ZoneName) -> Option<usize> {
        self.scene.zones().iter().position(|zone| zone.name == name)
    }

    /// How many places the zone has; none when the scene has no such zone.
    fn places(&self, name: ZoneName) -> usize {
        self.index(name).map_or(0, |index| self.scene.zones()[index].places.len())
    }

    /// Puts down a zone that the scene may have: the function is told how many places it has.
    fn put(&mut self, name: ZoneName, placed: impl FnOnce(usize) -> Vec<Placed>) {
        if let Some(index) = self.index(name) {
            self.board.zones[index] = placed(self.scene.zones()[index].places.len());
        }
    }

    /// Leaves room for words about a place of a zone.
    fn say(&mut self, name: ZoneName, place: usize, rect: Rect) {
        if let Some(zone) = self.index(name) {
            self.board.captions.push(Caption { zone, place, rect });
        }
    }

    /// Puts down a zone that is squared up, with words below it.
    fn put_stack(&mut self, name: ZoneName, bottom: Rect) {
        self.put(name, |count| piles::stack(bottom, count));
        let top = self.places(name).saturating_sub(1);
        self.say(name, top, bottom.below(BELOW, LINE));
    }

    /// Where something that belongs to one side of the table lies: on the other side for left-handed
    /// players.
    fn side(&self, rect: Rect) -> Rect {
        if self.manner.is_mirrored { rect.mirrored(self.area) } else { rect }
    }
}

/// The arrangement with the widest card for which there is one.
///
/// # Panics
/// When there is none for any width, which the smallest room rules out.
fn widest<T>(arrangement: impl Fn(Size) -> Option<T>) -> (Size, T) {
    let mut sizes = (1..=WIDEST_CARD).rev().map(|width| Size::of_card(f64::from(width)));
    sizes
        .find_map(|card| Some((card, arrangement(card)?)))
        .expect("the smallest room has a place for everything, if the cards are small enough")
}
