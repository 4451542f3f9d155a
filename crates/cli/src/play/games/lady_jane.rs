//! Lady Jane: the stock at the top left, the tableau below it; the foundations at the top right, the
//! reserve and the spares below them. In high windows the reserve is above the tableau.

use ratatui::layout::{Offset, Position, Rect};
use talon_rules::pieces::Suit;
use talon_table::{Counts, Face, Scene, Zone, ZoneName};

use super::board::{Board, Place, Thing, card_of, pieces, top, zone};
use super::screen::{GameScreen, Seen};
use crate::play::draw::{
    Pen,
    cards::{SIZES, rank_text},
    count,
};

pub(super) const SCREEN: GameScreen = GameScreen::patience(
    [card_of(9, Suit::Hearts), card_of(8, Suit::Diamonds), card_of(7, Suit::Clubs)],
    &["deal"],
    board,
);

/// The rows that the longest tableau pile needs besides its top card: one for its face-down cards, one for each
/// card below the top.
const LONGEST_PILE: u16 = 13;

/// The most cards of a reserve pile.
const DEEPEST_RESERVE: u16 = 3;

/// The places of everything.
///
/// Side by side, the reserve is at the right of the tableau, below the foundations. Where there are rows enough, larger
/// cards fit if the reserve is above the tableau, and the stock and the foundations are at the right of both.
struct Grid {
    width: u16,
    height: u16,
    /// From one reserve pile to the next.
    reserve_pitch: u16,
    /// The first places of the tableau, the reserve and the foundations.
    tableau: Position,
    reserve: Position,
    foundations: Position,
    /// The foundations of a row.
    foundations_in_row: usize,
    stock: Position,
    /// The first spare; side by side it lies below the reserve.
    spares: Option<Position>,
    bottom: u16,
}

impl Grid {
    fn new(tableau: usize, reserve: usize, area: Rect) -> Grid {
        let [stacked, side_by_side] = [Grid::stacked, Grid::side_by_side].map(|arrange| {
            let arranged = |&(width, height): &(u16, u16)| arrange((width, height), tableau, reserve, area);
            SIZES.iter().rev().find_map(arranged)
        });
        match (stacked, side_by_side) {
            (Some(stacked), Some(beside)) if stacked.height > beside.height => stacked,
            (Some(stacked), None) => stacked,
            (_, beside) => beside.unwrap_or_else(|| Grid::beside(SIZES[0], tableau, reserve, area)),
        }
    }

    /// The reserve at the right of the tableau, if it fits.
    fn side_by_side(size: (u16, u16), tableau: usize, reserve: usize, area: Rect) -> Option<Grid> {
        let (width, height) = size;
        let fits =
            wide(width, tableau, reserve, 0) <= area.width && 2 * height + 1 + LONGEST_PILE <= area.height;
        fits.then(|| Grid::beside((width, height), tableau, reserve, area))
    }

    fn beside(size: (u16, u16), tableau: usize, reserve: usize, area: Rect) -> Grid {
        let (width, height) = size;
        let gap = u16::from(wide(width, tableau, reserve, 1) <= area.width);
        let space = area.width.saturating_sub(wide(width, tableau, reserve, gap)) / 3;
        let left = area.x + space;
        let piles_top = area.y + height + 1;
        let right = left + count(tableau) * (width + 1) + 2 + space;
        // The foundations end where the reserve ends.
        let foundations = (right + count(reserve) * (width + gap)).saturating_sub(4 * (width + 1));
        Grid {
            width,
            height,
            reserve_pitch: width + gap,
            tableau: Position::new(left, piles_top),
            reserve: Position::new(right, piles_top),
            foundations: Position::new(foundations, area.y),
            foundations_in_row: 4,
            stock: area.as_position() + Offset::new(space.into(), 0),
            spares: None,
            bottom: area.bottom(),
        }
    }

    /// The reserve above the tableau, if it fits.
    fn stacked(size: (u16, u16), tableau: usize, reserve: usize, area: Rect) -> Option<Grid> {
        let (width, height) = size;
        let columns = count(tableau.max(reserve));
        let used = (columns + 2) * (width + 1) + 2;
        let reserve_rows = height + DEEPEST_RESERVE;
        let fits = used <= area.width
            && reserve_rows + LONGEST_PILE + height <= area.height
            && 3 * height + 3 <= area.height;
        let space = area.width.saturating_sub(used) / 3;
        let (left, right) = (area.x + space, area.x + 2 * space + columns * (width + 1) + 2);
        fits.then(|| Grid {
            width,
            height,
            reserve_pitch: width + 1,
            tableau: Position::new(left, area.y + reserve_rows),
            reserve: Position::new(left, area.y),
            foundations: Position::new(right, area.y + height + 2),
            foundations_in_row: 2,
            stock: Position::new(right, area.y),
            // When they are dealt, the stock is empty.
            spares: Some(Position::new(right, area.y)),
            bottom: area.bottom(),
        })
    }

    fn tableau(&self, number: usize) -> Rect {
        self.at(self.tableau.x + count(number - 1) * (self.width + 1), self.tableau.y)
    }

    fn reserve(&self, number: usize) -> Rect {
        self.at(self.reserve.x + count(number - 1) * self.reserve_pitch, self.reserve.y)
    }

    fn foundation(&self, number: usize) -> Rect {
        let (row, column) = ((number - 1) / self.foundations_in_row, (number - 1) % self.foundations_in_row);
        let x = self.foundations.x + count(column) * (self.width + 1);
        self.at(x, self.foundations.y + count(row) * (self.height + 1))
    }

    fn at(&self, x: u16, y: u16) -> Rect {
        Rect { x, y, width: self.width, height: self.height }
    }
}

/// The columns of the tableau and the reserve side by side.
fn wide(width: u16, tableau: usize, reserve: usize, gap: u16) -> u16 {
    count(tableau) * (width + 1) + count(reserve) * (width + gap) + 2
}

fn board(seen: &Seen<'_>) -> Board {
    let Seen { scene, area, pen, .. } = *seen;
    let tableau = numbered(scene, ZoneName::Tableau);
    let reserve = numbered(scene, ZoneName::Reserve);
    let grid = Grid::new(tableau.len(), reserve.len(), area);
    let mut board = Board::default();
    stock(&mut board, scene, &grid, pen);
    foundations(&mut board, scene, &grid, pen);
    let mut lowest = grid.reserve.y;
    for (number, zone) in (1..).zip(&reserve) {
        lowest = lowest.max(reserve_pile(&mut board, zone, grid.reserve(number)));
    }
    for (number, zone) in (1..).zip(&tableau) {
        tableau_pile(&mut board, zone, grid.tableau(number), grid.bottom, pen);
    }
    let below_reserve = Position::new(grid.reserve.x, lowest + 1);
    spares(&mut board, scene, &grid, grid.spares.unwrap_or(below_reserve), pen);
    board
}

/// The zones of a kind that are numbered from 1.
fn numbered(scene: &Scene, name: fn(u8) -> ZoneName) -> Vec<&Zone> {
    (1..).map_while(|number| zone(scene, name(number))).collect()
}

/// The stock, and what is known about it. Where the spares take its place, an empty stock is not shown.
fn stock(board: &mut Board, scene: &Scene, grid: &Grid, pen: &Pen<'_>) {
    let area = grid.at(grid.stock.x, grid.stock.y);
    let (spot, face) = top(scene, ZoneName::Stock);
    if grid.spares.is_none() || pieces(scene, ZoneName::Spares) == 0 {
        board.places.push(Place::card(spot, area, face));
    }
    let Counts::LadyJane(counts) = scene.counts() else { return };
    let count = pen.text_with("caption-stock", &[("count", pieces(scene, ZoneName::Stock).into())]);
    let base = pen.text_with("table-base", &[("rank", rank_text(counts.base).into())]);
    let (x, y) = if grid.spares.is_some() { (area.x, area.bottom()) } else { (area.right() + 1, area.y) };
    board.note(x, y, count, pen.theme.dim);
    board.note(x, y + 1, base, pen.theme.strong);
}

fn foundations(board: &mut Board, scene: &Scene, grid: &Grid, pen: &Pen<'_>) {
    let Counts::LadyJane(counts) = scene.counts() else { return };
    for (number, zone) in (1..).zip(numbered(scene, ZoneName::Foundation)) {
        let area = grid.foundation(number);
        let Some(place) = zone.places.last() else { continue };
        board.places.push(Place::card(place.spot, area, place.face));
        if place.face == Face::Empty {
            let base = rank_text(counts.base);
            let middle = Rect { y: area.y + area.height / 2, ..area };
            board.note_centred(middle, base, pen.theme.dim);
        }
    }
}

/// The number of rows that each face-down and each covered face-up card shows, so that the pile fits. Without
/// room for the face-down cards, one row stands for them all.
fn rows_shown(down: usize, up: usize, height: u16, room: u16) -> (u16, u16) {
    let tall = |rows: u16| count(down) + count(up.saturating_sub(1)) * rows + height;
    let mut choices = (1..=(height / 2).max(2)).rev();
    choices.find(|rows| tall(*rows) <= room).map_or((0, 1), |rows| (1, rows))
}

fn tableau_pile(board: &mut Board, zone: &Zone, first: Rect, bottom: u16, pen: &Pen<'_>) {
    let down = zone.places.iter().filter(|place| matches!(place.face, Face::Back(_))).count();
    let up = zone.places.len() - down;
    let (down_rows, up_rows) = rows_shown(down, up, first.height, bottom.saturating_sub(first.y));
    let mut y = first.y;
    for (index, place) in zone.places.iter().enumerate() {
        let area = Rect { y, ..first };
        let is_top = index + 1 == zone.places.len();
        let seen = match place.face {
            _ if is_top => area.height,
            Face::Back(_) if index == 0 => 1,
            Face::Back(_) => down_rows,
            _ => up_rows,
        };
        let still = Place::still(area, Thing::Card(place.face));
        // A card that lies face down has no moves.
        let spot = if index >= down { place.spot } else { None };
        // Rows of one pile take turns, so that each is seen.
        let shade = u8::from(seen == 1 && !is_top && (zone.places.len() - index).is_multiple_of(2));
        board.places.push(Place { spot, seen, shade, ..still });
        y += seen;
    }
    if down_rows == 0 && down > 0 {
        board.note_centred(first, down.to_string(), pen.theme.table);
    }
}

/// Lays out a reserve pile, fanned downwards, and returns the row below it.
fn reserve_pile(board: &mut Board, zone: &Zone, first: Rect) -> u16 {
    let mut y = first.y;
    for (index, place) in zone.places.iter().enumerate() {
        let is_top = index + 1 == zone.places.len();
        let seen = if is_top { first.height } else { 1 };
        let still = Place::still(Rect { y, ..first }, Thing::Card(place.face));
        board.places.push(Place { spot: place.spot, seen, shade: u8::from(!is_top), ..still });
        y += seen;
    }
    y
}

/// The two spares, once they are dealt.
fn spares(board: &mut Board, scene: &Scene, grid: &Grid, first: Position, pen: &Pen<'_>) {
    let Some(zone) = zone(scene, ZoneName::Spares).filter(|zone| zone.count() > 0) else { return };
    for (number, place) in (0..).zip(&zone.places) {
        let area = grid.at(first.x + number * grid.reserve_pitch, first.y);
        board.places.push(Place::card(place.spot, area, place.face));
    }
    let right = first.x + count(zone.places.len()) * grid.reserve_pitch;
    let (x, y) = if grid.spares.is_some() {
        (first.x + 10, first.y + grid.height)
    } else {
        (right + 1, first.y + grid.height / 2)
    };
    board.note(x, y, pen.text("zone-spares"), pen.theme.dim);
}
