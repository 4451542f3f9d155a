//! Lady Jane: the stock at the top left, the tableau below it; the foundations at the top right, the
//! reserve and the spares below them.

use ratatui::layout::Rect;
use talon_pieces::Suit;
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
    "terminal-keys-lady-jane",
    board,
);

/// Where the columns stand.
struct Grid {
    width: u16,
    height: u16,
    /// From one reserve pile to the next.
    reserve_pitch: u16,
    left: u16,
    reserve_left: u16,
    top: u16,
    bottom: u16,
}

impl Grid {
    fn new(tableau: usize, reserve: usize, area: Rect) -> Grid {
        let (tableau, reserve) = (count(tableau), count(reserve));
        let wide = |width: u16, gap: u16| tableau * (width + 1) + reserve * (width + gap) + 2;
        let fits =
            |&(width, height): &(u16, u16)| wide(width, 0) <= area.width && 3 * height + 11 <= area.height;
        let (width, height) = SIZES.into_iter().rev().find(fits).unwrap_or(SIZES[0]);
        let gap = u16::from(wide(width, 1) <= area.width);
        let space = area.width.saturating_sub(wide(width, gap)) / 3;
        let left = area.x + space;
        Grid {
            width,
            height,
            reserve_pitch: width + gap,
            left,
            reserve_left: left + tableau * (width + 1) + 2 + space,
            top: area.y,
            bottom: area.bottom(),
        }
    }

    fn tableau(&self, number: usize) -> Rect {
        self.at(self.left + count(number - 1) * (self.width + 1), self.piles_top())
    }

    fn reserve(&self, number: usize, y: u16) -> Rect {
        self.at(self.reserve_left + count(number - 1) * self.reserve_pitch, y)
    }

    /// The foundations end where the reserve ends.
    fn foundation(&self, number: usize, reserve: usize) -> Rect {
        let end = self.reserve_left + count(reserve) * self.reserve_pitch;
        self.at(end.saturating_sub(count(5 - number) * (self.width + 1)), self.top)
    }

    fn piles_top(&self) -> u16 {
        self.top + self.height + 1
    }

    fn at(&self, x: u16, y: u16) -> Rect {
        Rect { x, y, width: self.width, height: self.height }
    }
}

fn board(seen: &Seen<'_>) -> Board {
    let Seen { scene, area, pen, .. } = *seen;
    let tableau = numbered(scene, ZoneName::Tableau);
    let reserve = numbered(scene, ZoneName::Reserve);
    let grid = Grid::new(tableau.len(), reserve.len(), area);
    let mut board = Board::default();
    top_row(&mut board, scene, &grid, reserve.len(), pen);
    for (number, zone) in (1..).zip(&tableau) {
        tableau_pile(&mut board, zone, grid.tableau(number), grid.bottom, pen);
    }
    let mut lowest = grid.piles_top();
    for (number, zone) in (1..).zip(&reserve) {
        let area = grid.reserve(number, grid.piles_top());
        lowest = lowest.max(reserve_pile(&mut board, zone, area));
    }
    spares(&mut board, scene, &grid, lowest + 1, pen);
    board
}

/// The zones of a kind that are numbered from 1.
fn numbered(scene: &Scene, name: fn(u8) -> ZoneName) -> Vec<&Zone> {
    (1..).map_while(|number| zone(scene, name(number))).collect()
}

/// The stock at the left; the foundations at the right, above the reserve.
fn top_row(board: &mut Board, scene: &Scene, grid: &Grid, reserve: usize, pen: &Pen<'_>) {
    let area = grid.at(grid.left, grid.top);
    let (spot, face) = top(scene, ZoneName::Stock);
    board.places.push(Place::card(spot, area, face));
    let Counts::LadyJane(counts) = scene.counts() else { return };
    let base = rank_text(counts.base);
    let stock = pen.text_with("caption-stock", &[("count", pieces(scene, ZoneName::Stock).into())]);
    board.note(area.right() + 1, area.y, stock, pen.theme.dim);
    let text = pen.text_with("table-base", &[("rank", base.clone().into())]);
    board.note(area.right() + 1, area.y + 1, text, pen.theme.strong);
    for (number, zone) in (1..).zip(numbered(scene, ZoneName::Foundation)) {
        let area = grid.foundation(number, reserve);
        let Some(place) = zone.places.last() else { continue };
        board.places.push(Place::card(place.spot, area, place.face));
        if place.face == Face::Empty {
            board.note_centred((area.x, area.width), area.y + area.height / 2, base.clone(), pen.theme.dim);
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
        board.note_centred((first.x, first.width), first.y, down.to_string(), pen.theme.table);
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
fn spares(board: &mut Board, scene: &Scene, grid: &Grid, y: u16, pen: &Pen<'_>) {
    let Some(zone) = zone(scene, ZoneName::Spares).filter(|zone| zone.count() > 0) else { return };
    for (number, place) in (1..).zip(&zone.places) {
        let area = Rect { y, ..grid.reserve(number, y) };
        board.places.push(Place::card(place.spot, area, place.face));
    }
    let right = grid.reserve(zone.places.len() + 1, y).x;
    board.note(right + 1, y + grid.height / 2, pen.text("zone-spares"), pen.theme.dim);
}
