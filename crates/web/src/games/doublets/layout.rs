//! The layout of Doublets: an arch of seven reserve piles around the foundation, with the ring of ranks at its side, or inside
//! the arch in an upright window.

use talon_table::ZoneName;

use crate::layouts::piles;
use crate::layouts::rect::{Rect, Size};
use crate::layouts::table::{BELOW, LINE, Table, widest};

/// Column and row of the reserve piles in the arch, 1 to 7; the foundation closes it.
const ARCH: [(u8, u8); 7] = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)];
const FOUNDATION: (u8, u8) = (1, 2);

/// The places of the parts for one size of card.
struct Arrangement {
    /// The first pile of the arch.
    first: Rect,
    /// From one column of the arch to the next, and from one row to the next.
    pitch: (f64, f64),
    stock: Rect,
    waste: Rect,
    panel: Rect,
}

/// Lays out the table.
pub(super) fn lay_out(table: &mut Table<'_>) {
    let inside = table.area.inside();
    let (card, parts) = widest(|card| beside(inside, card).or_else(|| beneath(inside, card)));
    table.board.piece = card;
    table.put_stack(ZoneName::Stock, table.side(parts.stock));
    table.put_stack(ZoneName::Waste, table.side(parts.waste));
    let in_arch = |(column, row): (u8, u8)| {
        parts.first.moved(f64::from(column) * parts.pitch.0, f64::from(row) * parts.pitch.1)
    };
    for (number, cell) in (1..).zip(ARCH) {
        table.put(ZoneName::Reserve(number), |count| piles::squared_up(in_arch(cell), count));
    }
    table.put(ZoneName::Foundation(1), |count| piles::squared_up(in_arch(FOUNDATION), count));
    table.board.panel = table.side(parts.panel);
}

/// Stock and waste at the left of the arch, the ring at its right.
fn beside(inside: Rect, card: Size) -> Option<Arrangement> {
    let gap = (card.width * 0.14).round();
    let pitch = (card.width + gap, card.height + (card.width * 0.1).round());
    let (width, height) = (2.0 * pitch.0 + card.width, 2.0 * pitch.1 + card.height);
    // The arch stands in the middle, so both sides have the same room.
    let side = (inside.width - width) / 2.0;
    let away = (card.width * 0.45).round();
    let pair = pitch.0 + card.width;
    let ring = (side - 1.5 * away).min(height).min(card.width * 3.0).round();
    if height > inside.height || side < pair + 1.5 * away || ring < (card.width * 2.1).max(120.0) {
        return None;
    }
    let middle = inside.top + inside.height / 2.0;
    // What lies at a side is drawn towards the arch, so that a wide table does not fall apart.
    let space = |width: f64| ((side - width) * 0.6).min(card.width * 1.1).max(away);
    let arch = (inside.left + side).round();
    let first = card.at(arch, middle - height / 2.0);
    let stock = card.at(arch - space(pair) - pair, first.top + pitch.1);
    Some(Arrangement {
        first,
        pitch,
        stock,
        waste: stock.moved(pitch.0, 0.0),
        panel: Rect::new(arch + width + space(ring), (middle - ring / 2.0).round(), ring, ring),
    })
}

/// Stock and waste below the arch, the ring in the arch's free middle.
fn beneath(inside: Rect, card: Size) -> Option<Arrangement> {
    let down = (card.width * 0.12).round();
    let away = (card.width * 0.3).round().max(piles::thickness(card.width) + 2.0);
    let words = BELOW + LINE;
    let height = 4.0 * card.height + 2.0 * down + away + words;
    // Where there is room the columns stand apart, for a larger ring.
    let across = ((inside.width - 3.0 * card.width) / 2.0).min(card.width * 0.42).floor();
    if height > inside.height || across < card.width * 0.1 {
        return None;
    }
    let spare = inside.height - height;
    let down = down + (spare / 8.0).min(card.width * 0.1).floor();
    let away = away + (spare / 4.0).min(card.width * 0.2).floor();
    let height = 4.0 * card.height + 2.0 * down + away + words;
    let pitch = (card.width + across, card.height + down);
    let center = inside.left + inside.width / 2.0;
    let first = card.at(center - card.width / 2.0 - pitch.0, inside.top + (inside.height - height) / 2.0);
    let stock = card.at(center - pitch.0 / 2.0 - card.width / 2.0, first.top + 3.0 * pitch.1 - down + away);
    let free = (across * 0.8).floor();
    Some(Arrangement {
        first,
        pitch,
        stock,
        waste: stock.moved(pitch.0, 0.0),
        panel: Rect::new(
            first.left + pitch.0 - free,
            first.top + pitch.1,
            card.width + 2.0 * free,
            card.height,
        ),
    })
}
