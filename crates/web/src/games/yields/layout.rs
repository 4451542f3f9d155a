//! The layout of Yield: the inverted pyramid with the waste in columns at its side, and stock and panel in its free corners;
//! in a narrow window all of them below it. Every card of the waste stays readable, because all lie open (Y7).

use talon_table::ZoneName;

use crate::layouts::board::Placed;
use crate::layouts::piles;
use crate::layouts::rect::{FINGER, Grid, Rect, Size};
use crate::layouts::table::{BELOW, LINE, TARGET, Table, widest};

/// The width up to which the cards of a row may overlap: their suit is beside the rank, where a neighbour does not cover it.
const SMALL_CARD: f64 = 63.0;

/// The distances between the cards of a row, in card widths, from roomy to tight.
const PITCHES: [f64; 6] = [1.12, 1.08, 1.05, 0.95, 0.87, 0.8];

/// The visible strips of a row below the one before it, in card widths, from roomy to tight.
const STRIPS: [f64; 6] = [0.56, 0.52, 0.48, 0.44, 0.4, 0.36];

/// The maximum number of cards in the waste.
const MOST_IN_WASTE: usize = 24;

/// The maximum number of cards between the bottom of the waste and its second card.
const MOST_BETWEEN: f64 = 21.0;

/// The least visible strip of a card in a column of the waste.
const LEAST_STRIP: f64 = 13.0;

/// The smallest room for the panel with all pairs in a row.
pub(super) const PANEL_ROW: Size = Size { width: 270.0, height: 48.0 };

/// The smallest rooms for the panel: all pairs in a row, or in two rows.
const LEAST_PANELS: [Size; 2] = [PANEL_ROW, Size { width: 162.0, height: 92.0 }];

/// The places of the parts for one size of card.
struct Arrangement {
    pyramid: Pyramid,
    stock: Rect,
    waste: WasteRoom,
    panel: Rect,
}

/// The room for the waste.
#[derive(Clone, Copy)]
enum WasteRoom {
    /// A fan to the right.
    Row(Rect),
    /// Columns, filled one after the other from the stock on, from the first card down to a line.
    Columns {
        /// The first cards of the columns.
        first: Grid,
        /// The lowest edge of the last cards.
        bottom: f64,
    },
}

/// The geometry of the pyramid.
#[derive(Clone, Copy)]
struct Pyramid {
    card: Size,
    rows: f64,
    /// From one card of a row to the next, and from one row to the next.
    pitch: f64,
    strip: f64,
    /// Its left and its top edge.
    left: f64,
    top: f64,
}

impl Pyramid {
    fn width(&self) -> f64 {
        (self.rows - 1.0) * self.pitch + self.card.width
    }

    fn height(&self) -> f64 {
        (self.rows - 1.0) * self.strip + self.card.height
    }

    fn first_row(&self) -> Rect {
        Rect::new(self.left, self.top, self.width(), self.card.height)
    }

    /// The place of a card, both numbers from 0.
    fn cell(&self, row: usize, column: usize) -> Rect {
        let (row, column) = (row as f64, column as f64);
        let left = self.left + ((column + row / 2.0) * self.pitch).round();
        self.card.at(left, self.top + row * self.strip)
    }

    /// The distance from the left edge of the pyramid to the widest row that reaches below a line.
    fn corner(&self, line: f64) -> f64 {
        let reaching = (line - self.top - self.card.height) / self.strip;
        (reaching.floor() + 1.0).clamp(0.0, self.rows) / 2.0 * self.pitch
    }
}

/// Lays out the table.
pub(super) fn lay_out(table: &mut Table<'_>) {
    let inside = table.area.inside();
    let rows = (1..).take_while(|row| table.places(ZoneName::PyramidRow(*row)) > 0).count();
    let (card, parts) = widest(|card| {
        let pyramids = || pyramids(inside, card, rows as f64);
        pyramids()
            .find_map(|pyramid| beside(inside, pyramid))
            .or_else(|| pyramids().find_map(|pyramid| beneath(inside, pyramid)))
    });
    table.board.piece = card;
    let left = table.side(parts.pyramid.first_row()).left;
    let pyramid = Pyramid { left, ..parts.pyramid };
    for (row, number) in (0..rows).zip(1..) {
        let cards = |count| (0..count).map(|column| Placed::upright(pyramid.cell(row, column)));
        table.put(ZoneName::PyramidRow(number), |count| cards(count).collect());
    }
    table.put_stack(ZoneName::Stock, table.side(parts.stock));
    match parts.waste {
        WasteRoom::Row(room) => lay_waste_in_a_row(table, card, room),
        WasteRoom::Columns { first, bottom } => lay_waste_in_columns(table, first, bottom),
    }
    table.board.panel = table.side(parts.panel);
}

/// The pyramids of this card that have room at the top, the roomiest first.
fn pyramids(inside: Rect, card: Size, rows: f64) -> impl Iterator<Item = Pyramid> {
    let is_small = card.width <= SMALL_CARD;
    let shapes = STRIPS.into_iter().flat_map(|strip| PITCHES.map(|pitch| (strip, pitch)));
    let of_shape = move |(strip, pitch): (f64, f64)| {
        let strip = (strip * card.width).round().max(TARGET);
        let pitch = (pitch * card.width).round();
        let bare = Pyramid { card, rows, pitch, strip, left: 0.0, top: inside.top };
        Pyramid { left: (inside.left + (inside.width - bare.width()) / 2.0).round(), ..bare }
    };
    let fits = move |pyramid: &Pyramid| {
        pyramid.width() <= inside.width
            && pyramid.height() <= inside.height
            && (is_small || pyramid.pitch > card.width)
    };
    shapes.map(of_shape).filter(fits)
}

/// The visible part of a card of the waste that the player can take.
fn free_strip(card: Size) -> f64 {
    (card.width * 0.42).max(FINGER.min(card.width * 0.75)).max(TARGET).round()
}

/// The least room for a waste, and the room in which each of its cards is visible.
fn waste_widths(card: Size) -> (f64, f64) {
    let least = card.width + 2.0 * free_strip(card) + 2.0;
    (least, least + MOST_BETWEEN * (card.width * 0.06).max(3.0))
}

/// The visible strip of a card in a column of the waste that the player can take.
fn free_strip_of_column(card: Size) -> f64 {
    (card.width * 0.3).max(TARGET).round()
}

/// The least number of columns in which a full waste has room below each other.
fn waste_columns(card: Size, height: f64) -> Option<usize> {
    (1..=3_usize).find(|columns| {
        let between = MOST_IN_WASTE.div_ceil(*columns) - 3;
        card.height + 2.0 * free_strip_of_column(card) + between as f64 * LEAST_STRIP <= height
    })
}

/// The waste in columns at the left of the pyramid, the stock in its left corner, the pairs in the right one.
fn beside(inside: Rect, pyramid: Pyramid) -> Option<Arrangement> {
    let card = pyramid.card;
    let gap = (card.width * 0.12).round().max(6.0);
    let away = (card.width * 0.24).round();
    let lowest = inside.bottom() - LINE - BELOW - card.height;
    // Not lower than the bottom of the pyramid, so that the parts stay together.
    let top = lowest.min(pyramid.top + pyramid.height() - card.height * 0.6).floor();
    let spare = ((lowest - top) / 2.0).floor();
    let columns = waste_columns(card, top + card.height - pyramid.top)?;
    let width = columns as f64 * (card.width + gap) - gap;
    let corner = pyramid.corner(top - gap) - gap;
    // What does not fit into the corner of the pyramid stands at its side.
    let beyond = (card.width - corner).max(0.0);
    let left = pyramid.left.max(inside.left + width + away + beyond).ceil();
    let free = inside.right() - left - pyramid.width();
    let bottom = top + card.height + BELOW + LINE;
    let panel = LEAST_PANELS.iter().find_map(|least| {
        let height = (card.height * 0.55).max(least.height).round();
        let corner = pyramid.corner(bottom - height - gap) - gap;
        let width = (corner + free).min((card.width * 2.6).max(least.width)).floor();
        let right = left + pyramid.width() + (width - corner).max(free.min(away)).max(0.0);
        (width >= least.width).then(|| Rect::new(right - width, bottom + spare - height, width, height))
    });
    if free < 0.0 {
        return None;
    }
    let pyramid = Pyramid { left, top: pyramid.top + spare, ..pyramid };
    let stock = card.at(left - beyond, top + spare);
    let first = card.at(stock.left.min(left) - away - width, pyramid.top);
    Some(Arrangement {
        pyramid,
        stock,
        waste: WasteRoom::Columns {
            first: Grid { first, across: card.width + gap, down: 0.0, columns },
            bottom: stock.bottom(),
        },
        panel: panel?,
    })
}

/// Stock and waste below the pyramid, and the pairs in a row below them.
fn beneath(inside: Rect, pyramid: Pyramid) -> Option<Arrangement> {
    let card = pyramid.card;
    let gap = (card.width * 0.16).round().max(8.0);
    let panel_height = (card.height * 0.75).clamp(48.0, 110.0).round();
    let words = BELOW + LINE;
    let height = pyramid.height() + card.height + words + panel_height + 2.0 * gap;
    let width = pyramid.width().max(inside.width.min(card.width + gap + waste_widths(card).1));
    let room = (width - card.width - gap).floor();
    if height > inside.height || room < waste_widths(card).0 {
        return None;
    }
    // Half of the spare room goes between the parts, the other half above and below.
    let between = gap + ((inside.height - height) / 4.0).min(card.width * 0.6).floor();
    let height = height + 2.0 * (between - gap);
    let pyramid = Pyramid { top: inside.top + ((inside.height - height) / 2.0).floor(), ..pyramid };
    let left = inside.left + ((inside.width - width) / 2.0).floor();
    let stock = card.at(left, pyramid.top + pyramid.height() + between);
    let waste = Rect { left: stock.left + card.width + gap, width: room, ..stock };
    let panel = Rect::new(left, stock.bottom() + words + between, width, panel_height);
    Some(Arrangement { pyramid, stock, waste: WasteRoom::Row(waste), panel })
}

/// The waste in columns: its bottom and its second card show a strip that the player can take, and the others share the rest.
fn lay_waste_in_columns(table: &mut Table<'_>, first: Grid, bottom: f64) {
    let count = table.places(ZoneName::Waste);
    let card = table.board.piece;
    let capacity = MOST_IN_WASTE.div_ceil(first.columns);
    let free = free_strip_of_column(card);
    let mut placed = Vec::new();
    for start in (0..count).step_by(capacity) {
        let below = start..(start + capacity).min(count) - 1;
        let is_free = |index: usize| index == 0 || index + 2 == count;
        let frees = below.clone().filter(|index| is_free(*index)).count() as f64;
        let others = (below.len() as f64 - frees).max(1.0);
        let height = bottom - first.first.bottom();
        let strip = ((height - frees * free) / others).clamp(0.0, free);
        let mut rect = table.side(first.cell(first.columns - 1 - start / capacity));
        placed.push(Placed::upright(rect));
        for index in below {
            rect = rect.moved(0.0, if is_free(index) { free } else { strip });
            placed.push(Placed::upright(Rect { top: rect.top.round(), ..rect }));
        }
    }
    let top = placed[count - 1].rect;
    table.put(ZoneName::Waste, |_| placed);
    table.say(ZoneName::Waste, count - 1, top.below(BELOW, LINE));
}

/// The waste, fanned to the right: its bottom, its second card and its top get a strip each, and the others share the
/// rest.
fn lay_waste_in_a_row(table: &mut Table<'_>, card: Size, room: Rect) {
    let room = table.side(room);
    let count = table.places(ZoneName::Waste);
    let free = free_strip(card);
    let between = count.saturating_sub(3);
    let left_over = room.width - card.width - 2.0 * free;
    let squeezed = if between > 0 { (left_over / between as f64).min(free) } else { 0.0 };
    // The bottom, then those between and the second card, then the top.
    let offset = |index: usize| match index {
        0 => 0.0,
        top if top + 1 == count && count > 2 => 2.0 * free + squeezed * between as f64,
        index => free + squeezed * (index - 1) as f64,
    };
    let width = offset(count - 1) + card.width;
    // In a mirrored layout the stock is at the right, and the top of the waste stays near it.
    let left = if table.is_mirrored { room.right() - width } else { room.left };
    let bottom = card.at(left, room.top);
    let mut placed = piles::spread(bottom, (0..count).map(|index| (offset(index), 0.0)));
    for index in 2..count.saturating_sub(2) {
        placed[index].is_visible = placed[index].rect.left > placed[index - 1].rect.left;
    }
    let (first, last) = (placed[0].rect.below(BELOW, LINE), placed[count - 1].rect.below(BELOW, LINE));
    table.put(ZoneName::Waste, |_| placed);
    // Captions for the bottom and for the top, side by side.
    let width = if count > 2 { ((last.right() - first.left) / 2.0).min(first.width) } else { first.width };
    if count > 2 {
        table.say(ZoneName::Waste, 0, Rect { width, ..first });
    }
    table.say(ZoneName::Waste, count - 1, Rect { left: last.right() - width, width, ..last });
}
