//! Yield: the pyramid on its point, the whole waste in a strip below it, the cards left at the right.

use ratatui::layout::Rect;
use talon_pieces::{Rank, Suit};
use talon_table::{Counts, Face, RankCount, Scene, Spot, YieldCounts, Zone, ZoneName};

use super::board::{Board, Place, Thing, card_of, pieces, top, zone};
use super::screen::{GameScreen, Seen};
use crate::play::draw::{
    Pen,
    cards::{SIZES, rank_text},
    count,
};

pub(super) const SCREEN: GameScreen = GameScreen::patience(
    [card_of(10, Suit::Diamonds), card_of(3, Suit::Clubs), card_of(13, Suit::Spades)],
    "terminal-keys-yield",
    board,
);

/// The width of the list of remaining cards.
const LIST: u16 = 19;

/// The columns that a covered card of the waste shows.
const WASTE_STEP: u16 = 4;

/// Where the pyramid stands.
struct Grid {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    /// From one row to the next.
    step: u16,
}

fn board(seen: &Seen<'_>) -> Board {
    let Seen { scene, focus, area, pen, .. } = *seen;
    let rows: Vec<&Zone> = (1..).map_while(|row| zone(scene, ZoneName::PyramidRow(row))).collect();
    let grid = grid(count(rows.len()).max(1), area);
    let mut board = Board::default();
    for (row, zone) in rows.iter().enumerate() {
        let below = rows.get(row + 1).map_or(&[][..], |zone| &zone.places);
        for (column, place) in zone.places.iter().enumerate() {
            let lies = |column: usize| below.get(column).is_some_and(|over| over.face != Face::Empty);
            let covered = lies(column) || (column > 0 && lies(column - 1));
            if place.face != Face::Empty {
                board.places.push(pyramid_card(place.spot, place.face, (row, column), covered, &grid));
            }
        }
    }
    let strip = SIZES[0].1;
    strip_of_waste(&mut board, scene, Rect { y: area.bottom() - strip, height: strip, ..area }, pen);
    if let Counts::Yield(counts) = scene.counts() {
        let thought_of = focus.and_then(|spot| rank_at(scene, spot));
        cards_left(&mut board, &counts, thought_of, (area.right() - LIST - 1, grid.top), pen);
    }
    board
}

/// The largest cards with which everything fits.
fn grid(rows: u16, area: Rect) -> Grid {
    let steps = [2, 2, 3, 4];
    let tall = |height: u16, step: u16| (rows - 1) * step + height + SIZES[0].1;
    let fits = |&((width, height), step): &((u16, u16), u16)| {
        tall(height, step) <= area.height && rows * (width + 1) + LIST + 3 <= area.width
    };
    let choice = SIZES.into_iter().zip(steps).rev().find(fits).unwrap_or((SIZES[0], 2));
    let ((width, height), step) = choice;
    let space = area.width.saturating_sub(LIST + 1 + rows * (width + 1));
    let top = area.y + area.height.saturating_sub(tall(height, step)) / 2;
    Grid { left: area.x + space / 2, top, width, height, step }
}

fn pyramid_card(spot: Option<Spot>, face: Face, at: (usize, usize), covered: bool, grid: &Grid) -> Place {
    let (row, column) = (count(at.0), count(at.1));
    let x = grid.left + column * (grid.width + 1) + row * (grid.width + 1) / 2;
    let area = Rect { x, y: grid.top + row * grid.step, width: grid.width, height: grid.height };
    let mut place = Place::card(spot, area, face);
    if covered {
        // The rows take turns, so that the edges of the cards are seen.
        place.shade = if row % 2 == 0 { 1 } else { 2 };
    }
    place
}

/// The stock, and the waste from its bottom to its top.
fn strip_of_waste(board: &mut Board, scene: &Scene, area: Rect, pen: &Pen<'_>) {
    let (width, height) = SIZES[0];
    let stock = Rect { x: area.x + 1, y: area.y, width, height };
    let (spot, face) = top(scene, ZoneName::Stock);
    board.places.push(Place::card(spot, stock, face));
    for (row, name, id) in [(0, ZoneName::Stock, "caption-stock"), (1, ZoneName::Waste, "caption-waste")] {
        let text = pen.text_with(id, &[("count", pieces(scene, name).into())]);
        board.note(stock.right() + 1, area.y + row, text, pen.theme.dim);
    }
    let Some(waste) = zone(scene, ZoneName::Waste) else { return };
    let mut x = stock.right() + 11;
    let room = usize::from((area.right() - 1).saturating_sub(x + width) / WASTE_STEP) + 1;
    let total = waste.places.len();
    // When the strip is full, cards that are not available are left out.
    let left_out = if total > room { 1..total + 2 - room } else { 0..0 };
    for (place, card) in waste.places.iter().enumerate() {
        let area = Rect { x, ..stock };
        if left_out.contains(&place) {
            if place == left_out.start {
                board.note(x + 1, area.y + 1, format!("+{}", left_out.len()), pen.theme.dim);
                x += WASTE_STEP;
            }
            continue;
        }
        let covered = place + 1 < total && card.spot.is_none();
        let still = Place::still(area, Thing::Card(card.face));
        board.places.push(Place { spot: card.spot, shade: u8::from(covered), ..still });
        x += WASTE_STEP;
    }
}

/// The rank of the card at a spot.
fn rank_at(scene: &Scene, spot: Spot) -> Option<Rank> {
    let places = scene.zones().iter().flat_map(|zone| &zone.places);
    match places.into_iter().find(|place| place.spot == Some(spot))?.face {
        Face::Card(card) => Some(card.rank()),
        _ => None,
    }
}

/// The number of remaining cards of each rank, with ranks that pair side by side. The ranks
/// of the card in focus stand out.
fn cards_left(
    board: &mut Board,
    counts: &YieldCounts,
    thought_of: Option<Rank>,
    (x, y): (u16, u16),
    pen: &Pen<'_>,
) {
    let glyphs = pen.theme.glyphs;
    let dots = |count: RankCount| {
        let rank = rank_text(count.rank);
        let left = count.left.min(4);
        format!("{rank:>2} {}{}", glyphs.full.repeat(left), glyphs.hollow.repeat(4 - left))
    };
    let tone = |ranks: &[Rank]| match thought_of {
        Some(rank) if ranks.contains(&rank) => pen.theme.gold,
        _ => pen.theme.dim,
    };
    board.note(x, y, pen.text("table-cards-left"), pen.theme.table);
    for (row, pair) in (y + 2..).zip(&counts.pairs) {
        let text = format!("{}   {}", dots(pair.low), dots(pair.high));
        board.note(x, row, text, tone(&[pair.low.rank, pair.high.rank]));
    }
    let row = y + 2 + count(counts.pairs.len());
    board.note(x, row, dots(counts.alone), tone(&[counts.alone.rank]));
}
