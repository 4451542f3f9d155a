//! Yield: the pyramid on its point, the stock and the waste on both sides of the point, the cards left at the right.

use ratatui::layout::{Position, Rect};
use talon_rules::pieces::{Rank, Suit};
use talon_table::{Counts, Face, RankCount, Scene, Spot, YieldCounts, Zone, ZoneName};

use super::board::{Board, Place, Thing, card_of, pieces, top, zone};
use super::screen::{GameScreen, Seen};
use crate::play::draw::{
    Pen,
    cards::{SIZES, index, rank_text},
    count,
};

pub(super) const SCREEN: GameScreen = GameScreen::patience(
    [card_of(10, Suit::Diamonds), card_of(3, Suit::Clubs), card_of(13, Suit::Spades)],
    &["flip", "flip", "flip"],
    board,
);

/// The width of the list of remaining cards.
const LIST: u16 = 19;

/// From one row of the pyramid to the next, for each size of cards.
const STEPS: [u16; 7] = [2, 2, 3, 4, 5, 6, 7];

/// The columns that a covered card of the waste shows.
const WASTE_STEP: u16 = 4;

/// The places of the pyramid, and of the stock and the waste on both sides of its point.
struct Grid {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    /// From one row to the next.
    step: u16,
    /// The stock, and the room for the waste.
    stock: Rect,
    waste: Rect,
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
    stock(&mut board, scene, grid.stock, pen);
    waste(&mut board, scene, &grid, pen);
    if let Counts::Yield(counts) = scene.counts() {
        let thought_of = focus.and_then(|spot| rank_at(scene, spot));
        let at = Position::new(area.right() - LIST - 1, grid.top);
        cards_left(&mut board, &counts, thought_of, at, pen);
    }
    board
}

/// The largest cards with which everything fits.
fn grid(rows: u16, area: Rect) -> Grid {
    // The stock and the waste stand below the last row but one, beside the point of the pyramid.
    let tall =
        |height: u16, step: u16| ((rows - 1) * step + height).max((rows.max(2) - 2) * step + 2 * height);
    let fits = |&((width, height), step): &((u16, u16), u16)| {
        tall(height, step) <= area.height && rows * (width + 1) + LIST + 3 <= area.width
    };
    // Above a long text, a covered card shows nothing but its first row.
    let least = if fits(&(SIZES[0], STEPS[0])) { STEPS[0] } else { 1 };
    let choice = SIZES.into_iter().zip(STEPS).rev().find(fits).unwrap_or((SIZES[0], least));
    let ((width, height), step) = choice;
    let pyramid = rows * (width + 1);
    let space = area.width.saturating_sub(LIST + 1 + pyramid);
    let left = area.x + space / 2;
    let used = tall(height, step) + u16::from(tall(height, step) < area.height);
    let top = area.y + area.height.saturating_sub(used) / 2;
    let y = top + used - height;
    let stock = Rect { x: left, y, width, height };
    // Right of the card at the point.
    let x = left + pyramid / 2 + width / 2 + 3;
    let waste = Rect { x, y, width: (area.right() - 1).saturating_sub(x), height };
    Grid { left, top, width, height, step, stock, waste }
}

fn pyramid_card(spot: Option<Spot>, face: Face, at: (usize, usize), covered: bool, grid: &Grid) -> Place {
    let (row, column) = (count(at.0), count(at.1));
    let x = grid.left + column * (grid.width + 1) + row * (grid.width + 1) / 2;
    let area = Rect { x, y: grid.top + row * grid.step, width: grid.width, height: grid.height };
    let mut place = Place::card(spot, area, face);
    if covered {
        // The rows take turns, so that the edges of the cards are seen.
        place.shade = if row % 2 == 0 { 1 } else { 2 };
        place.seen = place.seen.min(if grid.step == 1 { 1 } else { grid.height });
    }
    place
}

fn stock(board: &mut Board, scene: &Scene, area: Rect, pen: &Pen<'_>) {
    let (spot, face) = top(scene, ZoneName::Stock);
    board.places.push(Place::card(spot, area, face));
    for (row, name, id) in [(0, ZoneName::Stock, "caption-stock"), (1, ZoneName::Waste, "caption-waste")] {
        let text = pen.text_with(id, &[("count", pieces(scene, name).into())]);
        board.note(area.right() + 1, area.y + row, text, pen.theme.dim);
    }
}

/// The waste from its bottom to its top. Where there is no room for all, cards that are not available are only named,
/// above the others.
fn waste(board: &mut Board, scene: &Scene, grid: &Grid, pen: &Pen<'_>) {
    let Some(waste) = zone(scene, ZoneName::Waste) else { return };
    let room = usize::from(grid.waste.width.saturating_sub(grid.width) / WASTE_STEP) + 1;
    let total = waste.places.len();
    let left_out = if total > room { 1..total + 1 - room } else { 0..0 };
    let names = waste.places[left_out.clone()].iter().map(|place| match place.face {
        Face::Card(card) => format!("{:<4}", index(card, pen.theme)),
        _ => String::new(),
    });
    board.note(grid.waste.x + WASTE_STEP, grid.waste.y - 1, names.collect::<String>(), pen.theme.dim);
    let shown = waste.places.iter().enumerate().filter(|(place, _)| !left_out.contains(place));
    for (x, (place, card)) in (grid.waste.x..).step_by(WASTE_STEP.into()).zip(shown) {
        let area = Rect { x, ..grid.stock };
        let is_covered = place + 1 < total && card.spot.is_none();
        // Cards side by side take turns, so that each is seen.
        let shade = if is_covered { 1 + u8::from((total - place).is_multiple_of(2)) } else { 0 };
        let still = Place::still(area, Thing::Card(card.face));
        board.places.push(Place { spot: card.spot, shade, ..still });
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
    Position { x, y }: Position,
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
