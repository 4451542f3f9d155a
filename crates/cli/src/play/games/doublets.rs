//! Doublets: stock and waste at the left, the arch in the middle, the ring of ranks at the right.

use ratatui::layout::Rect;
use talon_rules::pieces::Suit;
use talon_rules::{AnyGame, AnyOptions};
use talon_table::{Counts, DoubletsCounts, Face, Scene, ZoneName};

use super::board::{Board, Place, card_of, pieces, top};
use super::screen::{GameScreen, Seen};
use crate::play::draw::{
    Pen,
    cards::{SIZES, rank_text},
    width_of,
};

pub(super) const SCREEN: GameScreen = GameScreen::patience(
    [card_of(4, Suit::Clubs), card_of(8, Suit::Spades), card_of(3, Suit::Hearts)],
    &["flip", "flip", "flip", "flip"],
    board,
);

/// Columns and rows of the arch's piles 1 to 7; the foundation stands at (1, 2).
const ARCH: [(u16, u16); 7] = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)];

/// The sizes of the ring of ranks: width and height, the smaller first.
const RINGS: [(u16, u16); 2] = [(24, 13), (40, 21)];

/// The places of everything.
struct Grid {
    width: u16,
    height: u16,
    /// Between two cards of a row, and between two rows.
    gap: u16,
    row_gap: u16,
    left: u16,
    arch: u16,
    top: u16,
    ring: Rect,
}

impl Grid {
    fn new(area: Rect) -> Grid {
        let narrow = |&(width, height): &(u16, u16)| {
            3 * height <= area.height && 5 * width + 4 + RINGS[0].0 + 3 <= area.width
        };
        let (width, height) = SIZES.into_iter().rev().find(narrow).unwrap_or(SIZES[0]);
        let gap = if 5 * width + 8 + RINGS[0].0 + 5 <= area.width { 2 } else { 1 };
        let row_gap = (area.height.saturating_sub(3 * height) / 2).min(1);
        let cards = 5 * width + 3 * gap;
        let fits = |ring: &(u16, u16)| cards + ring.0 + 4 <= area.width && 2 * ring.1 <= area.height;
        let ring = RINGS.into_iter().rev().find(fits).unwrap_or(RINGS[0]);
        let space = area.width.saturating_sub(cards + ring.0) / 4;
        let left = area.x + space;
        let arch = left + 2 * width + gap + space;
        let right = arch + 3 * width + 2 * gap + space;
        let top = |rows: u16| area.y + area.height.saturating_sub(rows) / 2;
        Grid {
            width,
            height,
            gap,
            row_gap,
            left,
            arch,
            top: top(3 * height + 2 * row_gap),
            ring: Rect { x: right, y: top(ring.1), width: ring.0, height: ring.1 },
        }
    }

    fn arch(&self, column: u16, row: u16) -> Rect {
        Rect { x: self.arch + column * (self.width + self.gap), ..self.row(row) }
    }

    fn row(&self, row: u16) -> Rect {
        let y = self.top + row * (self.height + self.row_gap);
        Rect { x: self.left, y, width: self.width, height: self.height }
    }
}

fn board(seen: &Seen<'_>) -> Board {
    let Seen { scene, area, pen, .. } = *seen;
    let game = seen.game;
    let grid = Grid::new(area);
    let mut board = Board::default();
    let Counts::Doublets(counts) = scene.counts() else { return board };
    let stock = grid.row(1);
    let waste = Rect { x: stock.x + grid.width + grid.gap, ..stock };
    for (name, area) in [(ZoneName::Stock, stock), (ZoneName::Waste, waste)] {
        let (spot, face) = top(scene, name);
        board.places.push(Place::card(spot, area, face));
    }
    captions(&mut board, scene, [stock, waste], pen);
    pass_note(&mut board, game, counts.redeals_left, stock.union(waste), pen);
    for (pile, (column, row)) in (1..).zip(ARCH) {
        let (spot, face) = top(scene, ZoneName::Reserve(pile));
        if spot.is_some() {
            board.places.push(Place::card(spot, grid.arch(column, row), face));
        }
    }
    let (spot, foundation) = top(scene, ZoneName::Foundation(1));
    board.places.push(Place::card(spot, grid.arch(1, 2), foundation));
    draw_ring(&mut board, &counts, foundation, grid.ring, pen);
    board
}

/// The numbers of cards below the stock and the waste: side by side if a pile is too narrow for its own.
fn captions(board: &mut Board, scene: &Scene, piles: [Rect; 2], pen: &Pen<'_>) {
    let names = [("caption-stock", ZoneName::Stock), ("caption-waste", ZoneName::Waste)];
    let texts = names.map(|(id, name)| pen.text_with(id, &[("count", pieces(scene, name).into())]));
    let below = |area: Rect| Rect { y: area.bottom(), ..area };
    let [stock, waste] = piles;
    if texts.iter().all(|text| width_of(text) < waste.x - stock.x) {
        for (area, text) in piles.into_iter().zip(texts) {
            board.note_centred(below(area), text, pen.theme.dim);
        }
    } else {
        board.note_centred(below(stock.union(waste)), texts.join("  "), pen.theme.dim);
    }
}

/// The number of the current pass through the stock, above these piles.
fn pass_note(board: &mut Board, game: &AnyGame, left: u8, piles: Rect, pen: &Pen<'_>) {
    let AnyOptions::Doublets(options) = game.options() else { return };
    let (pass, passes) = (options.redeals() + 1 - left, options.redeals() + 1);
    let text = pen.text_with("terminal-pass", &[("pass", pass.into()), ("passes", passes.into())]);
    board.note_centred(Rect { y: piles.y - 1, ..piles }, text, pen.theme.dim);
}

/// The series of ranks as a ring, with the foundation's top in brackets and the wanted rank in gold.
fn draw_ring(board: &mut Board, counts: &DoubletsCounts, foundation: Face, area: Rect, pen: &Pen<'_>) {
    let (across, down) = (f64::from(area.width - 4) / 2.0, f64::from(area.height - 1) / 2.0);
    let turn = std::f64::consts::TAU / counts.ring.len() as f64;
    for (place, rank) in counts.ring.iter().enumerate() {
        let angle = turn * place as f64;
        let x = f64::from(area.x) + across * (1.0 + angle.sin());
        let y = f64::from(area.y) + down * (1.0 - angle.cos());
        let text = rank_text(*rank);
        let is_top = matches!(foundation, Face::Card(card) if card.rank() == *rank);
        let (text, tone) = if Some(*rank) == counts.wanted {
            (format!("[{text}]"), pen.theme.gold)
        } else if is_top {
            (format!("({text})"), pen.theme.strong)
        } else {
            (format!(" {text} "), pen.theme.dim)
        };
        board.note(x.round() as u16, y.round() as u16, text, tone);
    }
    let Some(wanted) = counts.wanted else { return };
    let row = |number: u16| Rect { y: area.y + area.height / 2 - 1 + number, width: area.width - 1, ..area };
    let left_over = counts.ring.iter().position(|rank| *rank == wanted).map_or(0, |at| counts.left[at]);
    board.note_centred(row(0), pen.text("table-wanted"), pen.theme.dim);
    board.note_centred(row(1), pen.lang.rank_name(wanted), pen.theme.gold);
    let text = pen.text_with("terminal-left", &[("count", left_over.into())]);
    board.note_centred(row(2), text, pen.theme.dim);
}
