//! A graph of a whole game: the points made and the points still possible in each position,
//! and below them a sign for whether the game could still be won.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::play::draw::{Pen, count, write};

/// One position in the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point {
    /// The points made.
    pub(super) score: u32,
    /// The points still possible.
    pub(super) most: u32,
    /// True if the game could still be won; `None` if that is unknown.
    pub(super) can_be_won: Option<bool>,
}

/// The place of the graph, and the columns that belong to each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Axes {
    /// The columns and rows of the bars.
    pub(super) bars: Rect,
    positions: usize,
    /// The columns that all positions take together.
    used: usize,
}

/// The most columns of one position.
const WIDEST: usize = 4;

/// The columns left of the bars, for the numbers.
const LABELS: u16 = 4;

impl Axes {
    /// The axes in an area whose last two rows are for the signs and for the cursor.
    pub(super) fn new(area: Rect, positions: usize) -> Axes {
        let x = area.x + LABELS;
        let bars = Rect { x, width: area.width.saturating_sub(LABELS), height: area.height - 2, ..area };
        let used = (positions * WIDEST).min(usize::from(bars.width));
        Axes { bars, positions, used }
    }

    /// The first and the last position of a column. If there are
    /// more positions than columns, a column stands for several.
    fn positions_in(&self, column: usize) -> (usize, usize) {
        let at = |column: usize| column * self.positions / self.used.max(1);
        (at(column), at(column + 1).max(at(column) + 1) - 1)
    }

    /// The column in the middle of a position's columns.
    fn column_of(&self, position: usize) -> u16 {
        let first = position * self.used / self.positions.max(1);
        let end = ((position + 1) * self.used / self.positions.max(1)).max(first + 1);
        self.bars.x + count(first.midpoint(end - 1))
    }

    /// The position at a column of the screen.
    pub(super) fn position_at(&self, x: u16) -> Option<usize> {
        let column = usize::from(x.checked_sub(self.bars.x)?);
        if column >= self.used {
            return None;
        }
        Some(self.positions_in(column).1.min(self.positions - 1))
    }
}

/// Draws the graph; `cursor` is a position. The highest bar fills it.
pub(super) fn draw(buffer: &mut Buffer, axes: Axes, points: &[Point], cursor: usize, pen: &Pen<'_>) {
    let bars = axes.bars;
    let full = points.iter().map(|point| point.most).max().unwrap_or(1);
    let labels = [(bars.y, full), (bars.bottom() - 1, 0)];
    for (y, number) in labels {
        write(buffer, bars.x - LABELS, y, 3, &format!("{number:>3}"), pen.theme.dim);
    }
    for column in 0..axes.used {
        let (first, last) = axes.positions_in(column);
        // A column shows the last of its positions: what is lost stays lost.
        let point = points[last.min(points.len() - 1)];
        let x = bars.x + count(column);
        let is_chosen = (first..=last).contains(&cursor);
        draw_bar(buffer, Rect { x, width: 1, ..bars }, point, full, pen);
        let (sign, style) = sign_of(point, pen);
        let style = if is_chosen { pen.theme.cursor } else { style };
        write(buffer, x, bars.bottom(), 1, sign, style);
    }
    let x = axes.column_of(cursor);
    write(buffer, x, bars.bottom() + 1, 1, pen.theme.glyphs.up, pen.theme.gold);
}

fn sign_of(point: Point, pen: &Pen<'_>) -> (&'static str, Style) {
    let theme = pen.theme;
    match point.can_be_won {
        Some(true) => (theme.glyphs.yes, theme.hint),
        Some(false) => (theme.glyphs.no, theme.warning),
        None => (theme.glyphs.maybe, theme.dim),
    }
}

/// Draws a bar in a column: full for the points made, shaded above for the points still possible.
fn draw_bar(buffer: &mut Buffer, column: Rect, point: Point, full: u32, pen: &Pen<'_>) {
    let theme = pen.theme;
    let style = sign_of(point, pen).1;
    let levels = u32::from(column.height) * 8;
    let level = |points: u32| points * levels / full.max(1);
    let most = level(point.most);
    let score = level(point.score).min(most) / 8;
    for row in 0..u32::from(column.height) {
        let y = column.bottom() - 1 - count(row as usize);
        let rest = most.saturating_sub(row * 8);
        let (glyph, style) = match rest {
            _ if row < score => (theme.glyphs.block, style),
            0 => continue,
            1..8 => (theme.glyphs.eighths[rest as usize - 1], style),
            _ => (theme.glyphs.shade, style),
        };
        write(buffer, column.x, y, 1, glyph, style);
    }
}
