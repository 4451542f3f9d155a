//! The parts that several screens are made of.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Widget, Wrap};

use crate::play::draw::{Pen, count, line_width};
use crate::play::session::Session;

/// The columns and rows that the frame of a dialog takes.
const FRAME: (u16, u16) = (6, 4);

/// Draws a text in a frame in the middle of the screen. Lines of more than `widest` columns are wrapped.
pub(super) fn draw_dialog(buffer: &mut Buffer, area: Rect, lines: Vec<Line<'_>>, widest: u16, pen: &Pen<'_>) {
    let text = wrapped(lines);
    let width = count(text.line_width()).min(widest);
    let inside = dialog_area(area, (width, count(text.line_count(width))));
    draw_frame(buffer, inside, pen);
    text.style(pen.theme.bar).render(inside, buffer);
}

/// The inside of a dialog in the middle of the screen, which has this size where there is room.
pub(super) fn dialog_area(area: Rect, (width, height): (u16, u16)) -> Rect {
    let outer = area.centered(Constraint::Length(width + FRAME.0), Constraint::Length(height + FRAME.1));
    outer.intersection(area).inner(Margin::new(FRAME.0 / 2, FRAME.1 / 2))
}

/// Draws an empty frame around the inside of a dialog.
pub(super) fn draw_frame(buffer: &mut Buffer, inside: Rect, pen: &Pen<'_>) {
    let outer = inside.outer(Margin::new(FRAME.0 / 2, FRAME.1 / 2)).intersection(buffer.area);
    let block = Block::bordered()
        .border_set(pen.theme.glyphs.light)
        .border_style(pen.theme.bar_strong)
        .style(pen.theme.bar);
    Clear.render(outer, buffer);
    block.render(outer, buffer);
}

/// Draws the line at the top, with one text at its left end and one at its right end.
pub(super) fn draw_title<'a>(
    buffer: &mut Buffer,
    area: Rect,
    left: impl Into<Line<'a>>,
    right: impl Into<Line<'a>>,
    pen: &Pen<'_>,
) {
    let bar = bar(pen);
    let row = Rect { height: 1, ..area };
    Clear.render(row, buffer);
    Paragraph::new(left.into().style(pen.theme.bar_strong)).block(bar.clone()).render(row, buffer);
    let right = right.into().style(pen.theme.bar_strong);
    let width = line_width(&right).saturating_add(2).min(row.width);
    let corner = Rect { x: row.right() - width, width, ..row };
    Paragraph::new(right).alignment(Alignment::Right).block(bar).render(corner, buffer);
}

/// A block in the colour of the bars, with a column free at each side.
pub(super) fn bar(pen: &Pen<'_>) -> Block<'static> {
    Block::new().style(pen.theme.bar).padding(Padding::horizontal(1))
}

/// Draws a text above the line of keys. Returns the rows that it takes.
pub(super) fn draw_bottom(buffer: &mut Buffer, area: Rect, line: Line<'_>, pen: &Pen<'_>) -> Rect {
    let text = wrapped(vec![line]);
    // The columns at the sides belong to the block, which counts only its rows.
    let height = count(text.line_count(area.width.saturating_sub(2))).min(area.height - 1);
    let bottom = Rect { y: area.bottom() - 1 - height, height, ..area };
    Clear.render(bottom, buffer);
    text.block(bar(pen)).render(bottom, buffer);
    bottom
}

/// The title of a review: the game, its deal, and one more thing about it.
pub(super) fn review_title(session: &Session, more: Option<String>, pen: &Pen<'_>) -> String {
    let game = pen.lang.game_name(session.kind().game);
    let deal = session.deal().map(|deal| pen.text_with("table-deal", &[("deal", deal.to_string().into())]));
    let parts: Vec<String> = [pen.text("review-title"), game].into_iter().chain(deal).chain(more).collect();
    parts.join(&format!("  {}  ", pen.theme.glyphs.dot))
}

/// Draws how much of a search is done.
pub(super) fn draw_progress(buffer: &mut Buffer, row: Rect, done: usize, all: usize, pen: &Pen<'_>) {
    let width = usize::from(row.width.saturating_sub(2));
    let filled = width * done / all.max(1);
    let bars = [
        Span::styled(pen.theme.glyphs.block.repeat(filled), pen.theme.bar_gold),
        Span::styled(pen.theme.glyphs.dot.repeat(width.saturating_sub(filled)), pen.theme.bar),
    ];
    Clear.render(row, buffer);
    Paragraph::new(Line::from_iter(bars)).block(bar(pen)).render(row, buffer);
}

/// A text that is wrapped between words.
pub(super) fn wrapped(lines: Vec<Line<'_>>) -> Paragraph<'_> {
    Paragraph::new(lines).wrap(Wrap { trim: true })
}
