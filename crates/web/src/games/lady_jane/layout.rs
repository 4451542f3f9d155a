//! The layout of Lady Jane: stock and foundations above the tableau, the reserve at its right, or below it in an
//! upright window. In a low window everything else is at the sides, so that the tableau has the whole height.

use talon_table::{Face, ZoneName};

use crate::layouts::board::Placed;
use crate::layouts::piles;
use crate::layouts::rect::{Grid, Rect, Size};
use crate::layouts::table::{BELOW, LINE, TARGET, Table, widest};

/// The foundations, one for each suit.
const FOUNDATIONS: usize = 4;

/// The maximum number of cards in a reserve pile: the first, and one from each full deal.
const RESERVE_DEPTH: usize = 3;

/// The number of columns of a reserve at the right of the tableau, the better first.
const RESERVE_COLUMNS: [usize; 2] = [2, 3];

/// The places of the parts for one size of card.
struct Arrangement {
    stock: Rect,
    spares: Grid,
    foundations: Grid,
    tableau: Grid,
    /// The end of the longest pile of the tableau.
    bottom: f64,
    reserve: Grid,
    /// The caption of the stock.
    about_stock: Rect,
    /// A mirrored layout moves it with the foundations.
    panel: Rect,
}

/// Lays out the table.
pub(super) fn lay_out(table: &mut Table<'_>) {
    let inside = table.area.inside();
    let count = (1..).take_while(|pile| table.places(ZoneName::Tableau(*pile)) > 0).count();
    let (card, parts) = arrangement(inside, count);
    table.board.piece = card;
    let stock = table.side(parts.stock);
    table.put(ZoneName::Stock, |count| piles::stack(stock, count));
    let top = table.places(ZoneName::Stock).saturating_sub(1);
    table.say(ZoneName::Stock, top, table.side(parts.about_stock));
    let side = |table: &Table<'_>, grid: Grid| {
        if table.is_mirrored { grid.mirrored(table.area) } else { grid }
    };
    let (spares, foundations) = (side(table, parts.spares), side(table, parts.foundations));
    let (tableau, reserve) = (side(table, parts.tableau), side(table, parts.reserve));
    table
        .put(ZoneName::Spares, |count| (0..count).map(|spare| Placed::upright(spares.cell(spare))).collect());
    for (index, number) in (0..FOUNDATIONS).zip(1..) {
        table.put(ZoneName::Foundation(number), |count| piles::squared_up(foundations.cell(index), count));
    }
    for (index, number) in (0..count).zip(1..) {
        lay_tableau_pile(table, number, tableau.cell(index), parts.bottom);
        table.put(ZoneName::Reserve(number), |count| reserve_pile(reserve.cell(index), count));
    }
    table.board.panel = parts.panel.moved(foundations.first.left - parts.foundations.first.left, 0.0);
}

/// The best arrangement for a number of tableau piles, and the size of its cards.
fn arrangement(inside: Rect, count: usize) -> (Size, Arrangement) {
    widest(|card| {
        let beside = RESERVE_COLUMNS.into_iter().find_map(|columns| beside(inside, card, count, columns));
        let upright = || beneath(inside, card, count);
        beside.or_else(upright).or_else(|| low(inside, card, count))
    })
}

/// The common part of both arrangements with the foundations above the tableau: stock, spares and foundations stand in
/// the columns of the tableau, above its first row.
fn above(card: Size, (left, top): (f64, f64), gap: f64, count: usize) -> Arrangement {
    let across = card.width + gap;
    let columns = count.max(FOUNDATIONS + 3);
    let row = |column: usize, columns| {
        let first = card.at(left + column as f64 * across, top);
        Grid { first, across, down: 0.0, columns }
    };
    let foundations = row(columns - FOUNDATIONS, FOUNDATIONS);
    let words = Rect { width: foundations.width(), ..foundations.first }.below(BELOW, LINE);
    let below = words.bottom() + (card.width * 0.14).round();
    let tableau = Grid { first: card.at(left, below), ..row(0, count) };
    Arrangement {
        stock: row(0, 1).first,
        spares: row(1, 2),
        foundations,
        tableau,
        bottom: below,
        reserve: tableau,
        about_stock: Rect { width: row(0, 3).width(), ..row(0, 3).first }.below(BELOW, LINE),
        panel: words,
    }
}

/// The reserve at the right of the tableau, in this number of columns.
fn beside(inside: Rect, card: Size, count: usize, reserve_columns: usize) -> Option<Arrangement> {
    let columns = count.max(FOUNDATIONS + 3) as f64;
    let across_all = columns + reserve_columns as f64;
    // The least distance to the reserve, and the least gap between two columns.
    let (least_away, least_gap) = (card.width * 0.34, card.width * 0.07);
    let gap = (inside.width - across_all * card.width - least_away) / (across_all - 1.0);
    let gap = gap.min(card.width * 0.14).floor();
    if gap < least_gap {
        return None;
    }
    let across = card.width + gap;
    let rows = count.div_ceil(reserve_columns) as f64;
    let cell = card.height + reserve_depth(card);
    let down = cell + (card.width * 0.08).round();
    let (width, height) = (across_all * across - gap, rows * down - down + cell);
    let away = ((inside.width - width) / 3.0).clamp(least_away, card.width * 0.9).floor();
    if width + away > inside.width || height > inside.height {
        return None;
    }
    let left = inside.left + (inside.width - width - away) / 2.0;
    let highest = above(card, (left, inside.top), gap, count);
    // What is left below the longest pile of the tableau.
    let slack = inside.bottom() - highest.tableau.first.bottom() - least_depth(card);
    if slack < 0.0 {
        return None;
    }
    let top = inside.top + ((inside.height - height) / 2.0).min(slack).floor();
    let parts = above(card, (left, top), gap, count);
    let first = card.at(left + columns * across + away, top);
    let reserve = Grid { first, across, down, columns: reserve_columns };
    Some(Arrangement { bottom: inside.bottom(), reserve, ..parts })
}

/// The least distance from the first card of the longest possible pile down to its top, at which each card can be hit.
fn least_depth(card: Size) -> f64 {
    (2.0 * card.height).max(6.0 * least_step(card) + 12.0 * TARGET)
}

/// The reserve in a row below the tableau.
fn beneath(inside: Rect, card: Size, count: usize) -> Option<Arrangement> {
    let columns = count.max(FOUNDATIONS + 3) as f64;
    let gap = ((inside.width - columns * card.width) / (columns - 1.0)).min(card.width * 0.16).floor();
    if gap < (card.width * 0.06).max(3.0) {
        return None;
    }
    let width = columns * (card.width + gap) - gap;
    let left = inside.left + ((inside.width - width) / 2.0).floor();
    let parts = above(card, (left, inside.top), gap, count);
    let under = (card.width * 0.16).round() + card.height + reserve_depth(card);
    let wanted = parts.tableau.first.bottom() + longest(card);
    let bottom = wanted.min(inside.bottom() - under);
    let spare = ((inside.bottom() - under - bottom) / 2.0).floor();
    let parts = above(card, (left, inside.top + spare), gap, count);
    let first = card.at(left, inside.bottom() - spare - reserve_depth(card) - card.height);
    let reserve = Grid { first, ..parts.tableau };
    let parts = Arrangement { bottom: bottom + spare, reserve, ..parts };
    has_room(&parts).then_some(parts)
}

/// Stock and spares in a column at the left; foundations and reserve, four to a row, at the right.
fn low(inside: Rect, card: Size, count: usize) -> Option<Arrangement> {
    let gap = (card.width * 0.08).max(3.0).round();
    let across = card.width + gap;
    let away = (card.width * 0.3).round();
    let width = (count + FOUNDATIONS + 1) as f64 * across - gap + 2.0 * away;
    let down = card.height + reserve_depth(card) + gap;
    let rows = 1 + (count + 1).div_ceil(FOUNDATIONS);
    // The caption of the stock has two lines.
    let words = BELOW + 2.0 * LINE;
    let least = (rows as f64 * down).max(3.0 * card.height + 2.0 * gap + words);
    if width > inside.width || least > inside.height {
        return None;
    }
    let left = inside.left + ((inside.width - width) / 2.0).floor();
    let column = |column: usize, steps: f64| left + column as f64 * across + steps * away;
    let stock = card.at(left, inside.top);
    let spares = card.at(left, stock.bottom() + words + gap);
    let right = card.at(column(count + 1, 2.0), inside.top);
    let foundations = Grid { first: right, across, down, columns: FOUNDATIONS };
    let reserve = Grid { first: right.moved(0.0, card.height + gap), ..foundations };
    Some(Arrangement {
        stock,
        spares: Grid { first: spares, across: 0.0, down: card.height + gap, columns: 1 },
        foundations,
        tableau: Grid { first: card.at(column(1, 1.0), inside.top), across, down: 0.0, columns: count },
        bottom: inside.bottom(),
        reserve,
        about_stock: Rect { width: card.width + away, ..stock }.below(BELOW, 2.0 * LINE),
        panel: reserve.cell(count),
    })
}

/// Returns true if long piles of the tableau stay readable.
fn has_room(parts: &Arrangement) -> bool {
    parts.bottom - parts.tableau.first.top >= 3.2 * parts.tableau.first.height
}

/// The distance from the first card of a full reserve pile down to its top.
fn reserve_depth(card: Size) -> f64 {
    (card.width * 0.24).round()
}

/// A reserve pile: the cards below the top show their edges.
fn reserve_pile(first: Rect, count: usize) -> Vec<Placed> {
    let depth = reserve_depth(Size { width: first.width, height: first.height });
    let step = depth / (count.max(RESERVE_DEPTH) - 1) as f64;
    piles::spread(first, (0..count).map(|index| (0.0, index as f64 * step)))
}

/// The distances between cards in the tableau if there is room: after a face-down card, and after a face-up card.
fn wanted_steps(card: Size) -> (f64, f64) {
    ((card.width * 0.13).max(6.0).round(), (card.width * 0.36).max(TARGET + 2.0).round())
}

/// The least distance from a face-down card to the next.
fn least_step(card: Size) -> f64 {
    (card.width * 0.06).max(3.0).round()
}

/// The distance from the first card of the longest possible pile down to its top if there is room: six face-down cards
/// and a whole suit.
fn longest(card: Size) -> f64 {
    let (down, up) = wanted_steps(card);
    6.0 * down + 12.0 * up
}

/// The distances between the cards of a tableau pile, after a face-down card and after a face-up card, from the number of
/// face-down and face-up cards below its top and the room below its first card. In a small room the face-down cards move
/// together first.
fn steps(card: Size, room: f64, downs: f64, ups: f64) -> (f64, f64) {
    let (down, up) = wanted_steps(card);
    let up = up.min((room - downs * least_step(card)) / ups.max(1.0));
    (down.min((room - ups * up) / downs.max(1.0)), up)
}

fn lay_tableau_pile(table: &mut Table<'_>, number: u8, first: Rect, bottom: f64) {
    let Some(index) = table.index(ZoneName::Tableau(number)) else { return };
    let covered = table.scene.zones()[index].places.split_last().map_or(&[][..], |(_, covered)| covered);
    let is_down: Vec<bool> = covered.iter().map(|place| matches!(place.face, Face::Back(_))).collect();
    let downs = is_down.iter().filter(|is_down| **is_down).count();
    let (downs, ups) = (downs as f64, (is_down.len() - downs) as f64);
    let (down, up) = steps(table.board.piece, bottom - first.bottom(), downs, ups);
    let mut offset = 0.0;
    let below = is_down.iter().map(|is_down| {
        offset += if *is_down { down } else { up };
        (0.0, offset)
    });
    let offsets: Vec<(f64, f64)> = std::iter::once((0.0, 0.0)).chain(below).collect();
    table.put(ZoneName::Tableau(number), |_| piles::spread(first, offsets.into_iter()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layouts::rect::Area;

    /// The room for the table, and the visible part of each card of the longest pile: six cards face down and a whole
    /// suit face up.
    const LONGEST: [(f64, f64, f64); 12] = [
        (320.0, 460.0, 17.0),
        (360.0, 632.0, 26.0),
        (390.0, 736.0, 26.0),
        (568.0, 230.0, 11.0),
        (667.0, 270.0, 14.0),
        (844.0, 300.0, 16.0),
        (768.0, 920.0, 29.0),
        (1024.0, 668.0, 25.0),
        (1280.0, 620.0, 33.0),
        (1440.0, 800.0, 25.0),
        (1920.0, 980.0, 32.0),
        (2560.0, 1330.0, 44.0),
    ];

    #[test]
    fn the_longest_pile_has_room() {
        let fitting = LONGEST.map(|(width, height, _)| {
            let (card, parts) = arrangement(Area { width, height }.inside(), 7);
            let room = parts.bottom - parts.tableau.first.bottom();
            let (down, up) = steps(card, room, 6.0, 12.0);
            assert!(6.0 * down + 12.0 * up <= room + 1e-9, "{width}x{height}");
            assert!(down >= 3.0, "{width}x{height}: {down}");
            (width, height, up.floor())
        });
        assert_eq!(fitting, LONGEST);
    }
}
