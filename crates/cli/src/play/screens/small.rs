//! A window that is too small: a friendly word until it grows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{wrap, write_centred};
use crate::play::app::LEAST;
use crate::play::draw::Pen;

/// Asks for a larger window, in as much room as there is.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
    let values = [
        ("width", LEAST.0.into()),
        ("height", LEAST.1.into()),
        ("now-width", area.width.into()),
        ("now-height", area.height.into()),
    ];
    let lines = wrap(&pen.say_with("terminal-too-small", &values), usize::from(area.width.max(1)));
    let high = u16::try_from(lines.len()).unwrap_or(area.height);
    let top = area.y + area.height.saturating_sub(high) / 2;
    for (y, line) in (top..).zip(&lines) {
        write_centred(buffer, area, y, line, pen.theme.strong);
    }
}
