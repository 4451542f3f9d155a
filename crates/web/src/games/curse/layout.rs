//! The layout of Curse of the Doublet: the viewer's hand at the bottom, the other hand at the top, and the set with its four
//! branches in between. Unseen tiles and choices are at the right, or between the hands in an upright window.

use talon_rules::AnyLayout;
use talon_table::{Face, Place, ZoneName};

use super::branches::Link;
use super::camera::show;
use crate::layouts::board::{Placed, Turn};
use crate::layouts::rect::{FINGER, Rect, Size};
use crate::layouts::table::{LINE, TARGET, Table};

/// The number of tiles in a hand at first.
const HAND: usize = 11;

/// The number of tiles that are set aside.
const ASIDE: usize = 6;

/// The width of the caption of the tiles that are set aside, beside them.
const ASIDE_CAPTION: f64 = 100.0;

/// The shorter side of the largest tile on the table, and of the largest in a hand.
const LARGEST: f64 = 96.0;

/// The height below which a wide window has no room for a line above the table.
const LOW: f64 = 400.0;

/// The height from which a narrow window has room for two rows of the viewer's tiles.
const HIGH: f64 = 440.0;

/// The shorter side of the viewer's tiles in two rows that a finger hits, with the gaps around it.
const TOUCH: f64 = 38.0;

/// The places of the parts.
struct Arrangement {
    other: Hand,
    own: Hand,
    aside: Rect,
    table: Rect,
    /// The room for the table once the viewer's hand is in one row.
    whole_table: Rect,
    /// The score plate, the unseen tiles, and the choices.
    plate: Rect,
    panel: Rect,
    choices: Rect,
    /// The caption of the other hand.
    words: Rect,
}

/// The place of a hand.
struct Hand {
    /// The shorter side of its tiles, and the maximum number of tiles in a row.
    tile: f64,
    columns: usize,
    room: Rect,
}

/// Lays out the table.
pub(super) fn lay_out(table: &mut Table<'_>) {
    let inside = table.area.inside();
    let has_choices = table.index(ZoneName::Choices).is_some();
    let is_wide = inside.width > inside.height * 1.15;
    let names = table.scene.zones().iter().map(|zone| zone.name);
    let hands: Vec<ZoneName> = names.filter(|name| matches!(name, ZoneName::Hand(_))).collect();
    let held = hands.last().map_or(0, |own| table.places(*own));
    let parts = if is_wide { wide(inside) } else { upright(inside, held, has_choices) };
    for (name, hand) in hands.iter().zip([&parts.other, &parts.own]) {
        lay_hand(table, *name, hand);
    }
    if let Some(other) = hands.first() {
        // The caption stands close to the tiles.
        let count = table.places(*other).min(parts.other.columns);
        let missing = parts.other.room.width - row_width(parts.other.tile, count);
        let words = if parts.words.bottom() <= parts.other.room.top {
            parts.words
        } else {
            parts.words.moved((missing / 2.0).floor(), 0.0)
        };
        table.say(*other, 0, table.side(words));
    }
    lay_aside(table, table.side(parts.aside));
    let caption = Rect { left: parts.aside.left - ASIDE_CAPTION, width: ASIDE_CAPTION, ..parts.aside };
    if caption.left >= parts.other.room.right() {
        table.say(ZoneName::Aside, 0, table.side(caption));
    }
    lay_choices(table, table.side(parts.choices));
    table.board.panel = table.side(parts.panel);
    table.board.plate = table.side(parts.plate);
    lay_table(table, &parts);
}

/// All parts in lines below each other; the viewer's hand in two rows if that makes its tiles larger. When one row is enough for
/// the tiles that are held, the table gets the room of the other.
fn upright(inside: Rect, held: usize, has_choices: bool) -> Arrangement {
    let gap = (inside.height * 0.012).clamp(4.0, 14.0).round();
    let tile = (inside.width * 0.055).min(inside.height * 0.035).clamp(12.0, 30.0).floor();
    let (other, aside, words) = top_line(inside, tile, gap);
    let panel = Rect { top: other.room.bottom() + gap, height: line_height(inside, 0.05, 34.0), ..inside };
    let in_rows = |rows: f64| {
        let (columns, high) = ((HAND as f64 / rows).ceil(), (inside.height * 0.28 / rows - gap) / 2.0);
        let high = if rows > 1.0 { high.max(TOUCH) } else { high };
        (row_tile(inside.width, columns as usize).min(high).min(LARGEST).floor(), rows)
    };
    let (one, two) = (in_rows(1.0), in_rows(2.0));
    let (tile, rows) = if two.0 > one.0 * 1.15 && inside.height >= HIGH { two } else { one };
    let (columns, row) = (HAND.div_ceil(rows as usize), 2.0 * tile + spacing(tile));
    let rows = held.div_ceil(columns).clamp(1, rows as usize) as f64;
    let height = rows * row - spacing(tile);
    let room = Rect { top: inside.bottom() - height, height, ..inside };
    let said = line_height(inside, 0.06, FINGER);
    let line = Rect { top: room.top - gap - said, height: said, ..inside };
    let share = if has_choices { 0.45 } else { 1.0 };
    let plate = Rect { width: (line.width * share).floor(), ..line };
    let left = line.left + (line.width * 0.45).floor() + gap;
    let choices = Rect { left, width: line.right() - left, ..line };
    let own = Hand { tile, columns, room };
    let top = panel.bottom() + gap;
    let table = Rect { top, height: line.top - gap - top, ..inside };
    let whole_table = Rect { height: table.height + (rows - 1.0) * row, ..table };
    Arrangement { other, own, aside, table, whole_table, plate, panel, choices, words }
}

/// The score plate, the unseen tiles and the choices in a column at the right.
fn wide(inside: Rect) -> Arrangement {
    let gap = (inside.height * 0.02).clamp(5.0, 20.0).round();
    let width = (inside.width * 0.205).clamp(124.0, 270.0).round();
    let column = Rect { left: inside.right() - width, width, ..inside };
    let height = 2.0 * line_height(inside, 0.07, 32.0) + gap;
    let choices = Rect { top: column.bottom() - height, height, ..column };
    let plate = Rect { height: (inside.height * 0.27).clamp(48.0, 190.0).round(), ..column };
    let free = choices.top - gap - plate.bottom() - gap;
    let panel = plate.below(gap, free.min(300.0));
    let left = Rect { width: inside.width - width - gap, ..inside };
    let largest = (inside.height * 0.075).clamp(TARGET, LARGEST);
    let tile = row_tile(left.width, HAND).min(largest).floor();
    let room = Rect { top: left.bottom() - 2.0 * tile, height: 2.0 * tile, ..left };
    let rest = Rect { height: room.top - gap - left.top, ..left };
    let own = Hand { tile, columns: HAND, room };
    if inside.height < LOW {
        let (other, aside, words, table) = corner(rest, gap);
        return Arrangement { other, own, aside, table, whole_table: table, plate, panel, choices, words };
    }
    let (other, aside, words) = top_line(rest, (inside.height * 0.035).clamp(12.0, 40.0).floor(), gap);
    let top = other.room.bottom() + gap;
    let table = Rect { top, height: rest.bottom() - top, ..rest };
    Arrangement { other, own, aside, table, whole_table: table, plate, panel, choices, words }
}

/// The height of a line with captions or buttons: a fraction of the whole height, within limits.
fn line_height(inside: Rect, part: f64, least: f64) -> f64 {
    (inside.height * part).clamp(least, 48.0).round()
}

/// The other hand in the middle of the top line, the tiles that are set aside at the right end, and the caption of the hand at
/// its left.
fn top_line(room: Rect, tile: f64, gap: f64) -> (Hand, Rect, Rect) {
    let line = Rect { height: 2.0 * tile, ..room };
    let width = row_width(tile, HAND);
    let beside = ((line.width - width) / 2.0 - gap).floor();
    let hand = Rect { left: line.left + beside + gap, width, ..line };
    let words = beside.min(150.0);
    let words = Rect { left: hand.left - gap - words, width: words, ..line };
    let aside = 2.5 * tile;
    let hand = Hand { tile, columns: HAND, room: hand };
    (hand, Rect { left: line.right() - aside, width: aside, ..line }, words)
}

/// In a low window: a column at the left with the other hand in two rows and its caption, and the tiles that are set aside;
/// and the room for the table beside it.
fn corner(room: Rect, gap: f64) -> (Hand, Rect, Rect, Rect) {
    let tile = 12.0;
    let column = Rect { width: row_width(tile, ASIDE), ..room };
    let words = Rect { height: LINE, ..column };
    let hand = words.below(2.0, 4.0 * tile + spacing(tile));
    let aside = hand.below(2.0 * gap, 2.0 * tile);
    let from = column.width + gap;
    let table = Rect { left: room.left + from, width: room.width - from, ..room };
    (Hand { tile, columns: ASIDE, room: hand }, aside, words, table)
}

/// The gap between the tiles of a hand.
fn spacing(tile: f64) -> f64 {
    (tile * 0.16).max(2.0).round()
}

/// The width of a number of standing tiles.
fn row_width(tile: f64, count: usize) -> f64 {
    count as f64 * (tile + spacing(tile)) - spacing(tile)
}

/// The shorter side of the largest tile that fits this number of times into a width.
fn row_tile(width: f64, count: usize) -> f64 {
    let fits = |tile: &f64| row_width(*tile, count) <= width;
    (1..=60).rev().map(f64::from).find(fits).unwrap_or(1.0)
}

/// A hand around the middle, in rows of equal length if there is more than one.
fn lay_hand(table: &mut Table<'_>, name: ZoneName, hand: &Hand) {
    let (room, tile) = (table.side(hand.room), hand.tile);
    let upright = Size { width: tile, height: 2.0 * tile };
    let (across, down) = (tile + spacing(tile), 2.0 * tile + spacing(tile));
    table.put(name, |count| {
        let rows = count.div_ceil(hand.columns);
        let in_row = count.div_ceil(rows.max(1));
        let top = room.top + (room.height - rows as f64 * down + spacing(tile)) / 2.0;
        let placed = |index: usize| {
            let (row, column) = (index / in_row, index % in_row);
            let width = row_width(tile, in_row.min(count - row * in_row));
            let left = room.left + (room.width - width) / 2.0;
            Placed::upright(upright.at(left + column as f64 * across, top + row as f64 * down))
        };
        (0..count).map(placed).collect()
    });
}

/// The tiles that are set aside, pushed together where there is little room.
fn lay_aside(table: &mut Table<'_>, room: Rect) {
    let upright = Size { width: room.height / 2.0, height: room.height };
    table.put(ZoneName::Aside, |count| {
        let pitch = (room.width - upright.width) / (count.max(2) - 1) as f64;
        let pitch = pitch.min(upright.width + spacing(upright.width));
        (0..count)
            .map(|index| Placed::upright(upright.at(room.left + index as f64 * pitch, room.top)))
            .collect()
    });
}

/// Buttons beside each other, or below each other in a room that is high enough for two.
fn lay_choices(table: &mut Table<'_>, room: Rect) {
    let gap = 8.0;
    table.put(ZoneName::Choices, |count| {
        let share = |whole: f64| (whole - gap * (count as f64 - 1.0)) / count as f64;
        let is_column = room.height > 64.0;
        let placed = |index: usize| {
            let index = index as f64;
            Placed::upright(if is_column {
                let height = share(room.height).min((room.height - gap) / 2.0);
                Rect { top: room.bottom() - (index + 1.0) * height - index * gap, height, ..room }
            } else {
                let width = share(room.width);
                Rect { left: room.left + index * (width + gap), width, ..room }
            })
        };
        (0..count).map(placed).collect()
    });
}

/// The set and its branches.
fn lay_table(table: &mut Table<'_>, parts: &Arrangement) {
    let AnyLayout::Curse(layout) = table.scene.layout() else { return };
    let sides: Vec<Vec<Link>> = (1..=4).map(|side| links(table, ZoneName::Branch(side))).collect();
    let (room, largest) = (table.side(parts.table), (parts.own.tile * 1.1).min(LARGEST));
    let whole = Size { width: parts.whole_table.width, height: parts.whole_table.height };
    let shown = show(&sides, &layout, room, whole, largest);
    table.board.piece = Size { width: shown.set.width, height: shown.set.height };
    table.put(ZoneName::Set, |_| vec![Placed::upright(shown.set)]);
    for (side, (placed, end)) in (1..).zip(shown.branches.into_iter().zip(shown.ends)) {
        let Some(index) = table.index(ZoneName::Branch(side)) else { continue };
        let places = &table.scene.zones()[index].places;
        table.board.zones[index] = match placed[..] {
            [] => vec![end],
            _ => places.iter().zip(placed).map(|(place, placed)| turned(place, placed)).collect(),
        };
        table.board.open_ends.push(end);
    }
}

/// The places of the tiles of a branch.
fn links(table: &Table<'_>, name: ZoneName) -> Vec<Link> {
    let Some(index) = table.index(name) else { return Vec::new() };
    let link = |place: &Place| match place.face {
        Face::Joined { tile, .. } if tile.is_doublet() => Some(Link::Across),
        Face::Joined { .. } => Some(Link::Along),
        _ => None,
    };
    table.scene.zones()[index].places.iter().filter_map(link).collect()
}

/// The direction of a tile's lower number, from the direction of the branch.
fn turned(place: &Place, placed: Placed) -> Placed {
    let Face::Joined { tile, outward } = place.face else { return placed };
    let turn = match placed.turn {
        _ if tile.is_doublet() => {
            if placed.rect.height > placed.rect.width {
                Turn::Up
            } else {
                Turn::Left
            }
        }
        way if outward == tile.low() => way,
        Turn::Up => Turn::Down,
        Turn::Down => Turn::Up,
        Turn::Left => Turn::Right,
        Turn::Right => Turn::Left,
    };
    Placed { turn, ..placed }
}
