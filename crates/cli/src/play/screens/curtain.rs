//! Between the turns of two people at one keyboard: nothing is to be seen.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_rules::AnySeat;

use super::dialog;
use crate::play::app::Action;
use crate::play::draw::Pen;

/// Enter lifts the curtain; q leaves.
pub(crate) fn key(key: KeyEvent) -> Action {
    match key.code {
        KeyCode::Enter => Action::Close,
        KeyCode::Char('q') => Action::ToMenu,
        _ => Action::None,
    }
}

/// Hides the table and asks the next player to the keyboard.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, seat: AnySeat, pen: &Pen<'_>) {
    let values = [("seat", pen.lang.seat_name(seat).into())];
    let lines = [
        (pen.say_with("curse-turn", &values), pen.theme.bar_strong),
        (String::new(), pen.theme.bar),
        (pen.say_with("terminal-curtain-enter", &values), pen.theme.bar),
    ];
    dialog(buffer, area, &lines, pen);
}
