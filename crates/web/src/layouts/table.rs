//! The builder of a board, which the layouts of all games share.

use talon_table::{Scene, ZoneName};

use super::board::{Board, Caption, Placed};
use super::piles;
use super::rect::{Area, Rect, Size};

/// The greatest width of a card.
pub(crate) const WIDEST_CARD: u32 = 250;

/// The height of a caption.
pub(crate) const LINE: f64 = 18.0;

/// The room between a piece and the caption below it.
pub(crate) const BELOW: f64 = 4.0;

/// The smallest part of a piece that a player can hit with a finger or the mouse.
pub(crate) const TARGET: f64 = 24.0;

/// A table while it is laid out.
pub(crate) struct Table<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) area: Area,
    /// True if left and right change sides, for left-handed players. Things that are read from left to right, like the
    /// rows of a pyramid, stay as they are.
    pub(crate) is_mirrored: bool,
    pub(crate) board: Board,
}

impl<'a> Table<'a> {
    pub(crate) fn new(scene: &'a Scene, area: Area, is_mirrored: bool) -> Table<'a> {
        let board = Board {
            piece: Size::default(),
            zones: vec![Vec::new(); scene.zones().len()],
            captions: Vec::new(),
            panel: Rect::default(),
            plate: Rect::default(),
            open_ends: Vec::new(),
        };
        Table { scene, area, is_mirrored, board }
    }

    /// The index of the zone with this name, if the scene has it.
    pub(crate) fn index(&self, name: ZoneName) -> Option<usize> {
        self.scene.zones().iter().position(|zone| zone.name == name)
    }

    /// The number of places of a zone; 0 if the scene has no such zone.
    pub(crate) fn places(&self, name: ZoneName) -> usize {
        self.index(name).map_or(0, |index| self.scene.zones()[index].places.len())
    }

    /// Places a zone, if the scene has it. `placed` gets the number of its places.
    pub(crate) fn put(&mut self, name: ZoneName, placed: impl FnOnce(usize) -> Vec<Placed>) {
        if let Some(index) = self.index(name) {
            self.board.zones[index] = placed(self.scene.zones()[index].places.len());
        }
    }

    /// Adds a caption about a place of a zone.
    pub(crate) fn say(&mut self, name: ZoneName, place: usize, rect: Rect) {
        if let Some(zone) = self.index(name) {
            self.board.captions.push(Caption { zone, place, rect });
        }
    }

    /// Places a zone as a stack, with a caption below it.
    pub(crate) fn put_stack(&mut self, name: ZoneName, bottom: Rect) {
        self.put(name, |count| piles::stack(bottom, count));
        let top = self.places(name).saturating_sub(1);
        self.say(name, top, bottom.below(BELOW, LINE));
    }

    /// The rectangle of something at one side of the table: at the other side for left-handed players.
    pub(crate) fn side(&self, rect: Rect) -> Rect {
        if self.is_mirrored { rect.mirrored(self.area) } else { rect }
    }
}

/// The arrangement with the widest possible card.
///
/// # Panics
/// If no width has an arrangement. The smallest room rules this out.
pub(crate) fn widest<T>(arrangement: impl Fn(Size) -> Option<T>) -> (Size, T) {
    let mut sizes = (1..=WIDEST_CARD).rev().map(|width| Size::of_card(f64::from(width)));
    sizes
        .find_map(|card| Some((card, arrangement(card)?)))
        .expect("the smallest room has a place for everything, if the cards are small enough")
}
