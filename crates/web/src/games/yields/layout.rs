//! The layout of Yield: the inverted pyramid, with stock, waste and panel in its free corners, or below it in a narrow
//! window.

use talon_table::ZoneName;

use crate::layouts::board::Placed;
use crate::layouts::piles;
use crate::layouts::rect::{FINGER, Rect, Size};
use crate::layouts::table::{BELOW, LINE, TARGET, Table, widest};

/// The width up to which the cards of a row may overlap.
const SMALL_CARD: f64 = 72.0;

/// The distances between the cards of a row, in card widths, from roomy to tight.
const PITCHES: [f64; 6] = [1.12, 1.08, 1.05, 0.95, 0.87, 0.8];

/// The visible strips of a row below the one before it, in card widths, from roomy to tight.
const STRIPS: [f64; 6] = [0.56, 0.52, 0.48, 0.44, 0.4, 0.36];

/// The maximum number of cards between the bottom of the waste and its second card.
const MOST_BETWEEN: f64 = 21.0;

/// The smallest room for the panel.
const LEAST_PANEL: Size = Size { width: 110.0, height: 60.0 };

/// The places of the parts for one size of card.
struct Arrangement {
    pyramid: Pyramid,
    stock: Rect,
    /// The room for the fan of the waste.
    waste: Rect,
    panel: Rect,
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
            .find_map(|pyramid| corners(inside, pyramid))
            .or_else(|| pyramids().find_map(|pyramid| beneath(inside, pyramid)))
    });
    table.board.piece = card;
    for (row, number) in (0..rows).zip(1..) {
        let cards = |count| (0..count).map(|column| Placed::upright(parts.pyramid.cell(row, column)));
        table.put(ZoneName::PyramidRow(number), |count| cards(count).collect());
    }
    table.put_stack(ZoneName::Stock, table.side(parts.stock));
    lay_waste(table, card, parts.waste);
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

/// Stock and waste in the left corner below the pyramid's edge, the pairs in the right one.
fn corners(inside: Rect, pyramid: Pyramid) -> Option<Arrangement> {
    let card = pyramid.card;
    let gap = (card.width * 0.16).round().max(8.0);
    let lowest = inside.bottom() - LINE - BELOW - card.height;
    // Not lower than the bottom of the pyramid, so that the parts stay together.
    let top = lowest.min(pyramid.top + pyramid.height() - card.height * 0.6).floor();
    let spare = ((lowest - top) / 2.0).floor();
    let from_edge = pyramid.left - inside.left;
    let corner = pyramid.corner(top - gap) - gap;
    let (least, comfortable) = waste_widths(card);
    let beside_stock = card.width + gap;
    // The corner may reach beyond the pyramid, but no farther than the waste needs.
    let beyond = (beside_stock + comfortable - corner).clamp(0.0, from_edge);
    let room = corner + beyond - beside_stock;
    let panel = (corner + beyond).min(card.width * 3.0).max(LEAST_PANEL.width);
    let panel_height = card.height + BELOW + LINE;
    if room < least || panel > corner + beyond || panel_height < LEAST_PANEL.height {
        return None;
    }
    let pyramid = Pyramid { top: pyramid.top + spare, ..pyramid };
    let left = pyramid.left - beyond;
    let stock = card.at(left, top + spare);
    let waste = Rect { left: stock.left + beside_stock, width: room.floor(), ..stock };
    let right = pyramid.left + pyramid.width() + beyond;
    let panel = Rect::new((right - panel).ceil(), stock.top, panel.floor(), panel_height);
    Some(Arrangement { pyramid, stock, waste, panel })
}

/// Stock and waste below the pyramid, and the pairs in a row below them.
fn beneath(inside: Rect, pyramid: Pyramid) -> Option<Arrangement> {
    let card = pyramid.card;
    let gap = (card.width * 0.16).round().max(8.0);
    let panel_height = (card.height * 0.6).clamp(40.0, 84.0).round();
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
    Some(Arrangement { pyramid, stock, waste, panel })
}

/// The waste, fanned to the right: its bottom, its second card and its top get a strip each, and the others share the
/// rest.
fn lay_waste(table: &mut Table<'_>, card: Size, room: Rect) {
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
    let width = if count > 1 { ((last.right() - first.left) / 2.0).min(first.width) } else { first.width };
    if count > 1 {
        table.say(ZoneName::Waste, 0, Rect { width, ..first });
    }
    table.say(ZoneName::Waste, count - 1, Rect { left: last.right() - width, width, ..last });
}
