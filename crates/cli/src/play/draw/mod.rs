//! Colours and glyphs, cards, tiles, and lines of text.

pub(crate) mod cards;
mod palette;
pub(crate) mod theme;
pub(crate) mod tiles;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::symbols::border::Set;
use ratatui::text::{Line, Span, StyledGrapheme};
use ratatui::widgets::{Block, Widget};
use talon_lang::{Lang, Value};

use theme::Theme;

/// The texts and the theme that everything is drawn with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) theme: &'a Theme,
}

impl Pen<'_> {
    /// The text with this id.
    pub(crate) fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text with this id, filled with values.
    pub(crate) fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.lang.text_with(id, values)
    }
}

/// Fills an area with spaces of this style, clipped to the buffer.
pub(crate) fn fill(buffer: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buffer.area);
    for position in area.positions() {
        buffer[position].reset();
        buffer[position].set_style(style);
    }
}

/// Writes a text from here to the right, at most `width` columns of it, clipped to the buffer.
pub(crate) fn write(buffer: &mut Buffer, x: u16, y: u16, width: u16, text: &str, style: Style) {
    if buffer.area.contains(Position { x, y }) {
        buffer.set_stringn(x, y, text, usize::from(width.min(buffer.area.right() - x)), style);
    }
}

/// Draws a frame along the inside of an area.
pub(crate) fn frame(buffer: &mut Buffer, area: Rect, set: Set<'_>, style: Style) {
    Block::bordered().border_set(set).border_style(style).render(area, buffer);
}

/// The area of this size in the middle of another one, never larger than that.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// A number of rows or columns, as a screen counts them.
pub(crate) fn count(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// The columns that a text takes, each character in its own cells: no ligature of two letters is narrower than both.
pub(crate) fn width_of(text: &str) -> u16 {
    line_width(&Line::from(text))
}

/// The columns that a line takes.
pub(crate) fn line_width(line: &Line<'_>) -> u16 {
    let columns = |cell: StyledGrapheme<'_>| Span::raw(cell.symbol).width();
    count(line.styled_graphemes(Style::default()).map(columns).sum())
}
