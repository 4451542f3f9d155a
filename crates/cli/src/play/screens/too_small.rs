//! A window that is too small: a request for a larger one.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::widgets::wrapped;
use crate::play::action::Action;
use crate::play::draw::{Pen, count};

/// The smallest size that everything fits into: columns and rows.
const SMALLEST: (u16, u16) = (80, 24);

/// Returns true if a window of this size is too small.
pub(crate) fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// Only leaving makes sense where nothing is seen.
pub(crate) fn key(key: KeyEvent) -> Action {
    if key.code == KeyCode::Char('q') { Action::Quit } else { Action::None }
}

/// Asks for a larger window, in as much room as there is.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
    let values = [
        ("width", SMALLEST.0.into()),
        ("height", SMALLEST.1.into()),
        ("now-width", area.width.into()),
        ("now-height", area.height.into()),
    ];
    let line = Line::styled(pen.text_with("terminal-too-small", &values), pen.theme.strong);
    let text = wrapped(vec![line]).centered();
    let height = count(text.line_count(area.width));
    text.render(area.centered_vertically(Constraint::Length(height)).intersection(area), buffer);
}
