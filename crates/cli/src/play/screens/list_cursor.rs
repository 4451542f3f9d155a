//! The cursor of a list: its keys, the mouse, and what is drawn.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::widgets::{List, ListItem, ListState, StatefulWidget};

use crate::play::draw::Pen;

/// The line under the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct ListCursor {
    pub(super) line: usize,
}

impl ListCursor {
    /// Moves the cursor in a list of this many lines, in rows of this many.
    pub(super) fn key(&mut self, code: KeyCode, lines: usize, page: u16) {
        let page = isize::from(page.cast_signed());
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.walk(-1, lines),
            KeyCode::Down | KeyCode::Char('j') => self.walk(1, lines),
            KeyCode::PageUp => self.walk(-page, lines),
            KeyCode::PageDown => self.walk(page, lines),
            KeyCode::Home => self.walk(isize::MIN, lines),
            KeyCode::End => self.walk(isize::MAX, lines),
            _ => {}
        }
    }

    /// Scrolls, or puts the cursor on the line that is clicked. Returns whether that line had the cursor before, so that
    /// the click opens it.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, lines: usize, area: Rect) -> bool {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.walk(-3, lines),
            MouseEventKind::ScrollDown => self.walk(3, lines),
            MouseEventKind::Up(MouseButton::Left) if area.contains((mouse.column, mouse.row).into()) => {
                let hit = self.first(lines, area.height) + usize::from(mouse.row - area.y);
                if hit < lines {
                    return std::mem::replace(&mut self.line, hit) == hit;
                }
            }
            _ => {}
        }
        false
    }

    fn walk(&mut self, steps: isize, lines: usize) {
        self.line = self.line.saturating_add_signed(steps).min(lines.saturating_sub(1));
    }

    /// The first line that is shown in this many rows: the cursor is in the middle of a longer list.
    pub(super) fn first(self, lines: usize, rows: u16) -> usize {
        let rows = usize::from(rows);
        self.line.saturating_sub(rows / 2).min(lines.saturating_sub(rows))
    }

    /// Draws the lines of a list.
    pub(super) fn draw(self, buffer: &mut Buffer, area: Rect, lines: Vec<ListItem<'_>>, pen: &Pen<'_>) {
        let first = self.first(lines.len(), area.height);
        let mut state = ListState::default().with_offset(first).with_selected(Some(self.line));
        let list = List::new(lines).style(pen.theme.table).highlight_style(pen.theme.cursor);
        StatefulWidget::render(list, area, buffer, &mut state);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyModifiers;

    use super::*;

    #[test]
    fn the_cursor_stays_in_the_list() {
        let mut cursor = ListCursor::default();
        let lines = |codes: &[KeyCode], cursor: &mut ListCursor| {
            codes.iter().for_each(|code| cursor.key(*code, 10, 4));
            cursor.line
        };
        assert_eq!(lines(&[KeyCode::Up], &mut cursor), 0);
        assert_eq!(lines(&[KeyCode::Down, KeyCode::PageDown], &mut cursor), 5);
        assert_eq!(lines(&[KeyCode::End, KeyCode::Down], &mut cursor), 9);
        assert_eq!(lines(&[KeyCode::PageUp, KeyCode::Char('k')], &mut cursor), 4);
        assert_eq!(lines(&[KeyCode::Home], &mut cursor), 0);
        cursor.key(KeyCode::End, 0, 4);
        assert_eq!(cursor.line, 0, "an empty list");
    }

    #[test]
    fn the_first_click_moves_the_cursor_and_the_second_one_opens() {
        let click = |row| {
            let kind = MouseEventKind::Up(MouseButton::Left);
            MouseEvent { kind, column: 3, row, modifiers: KeyModifiers::NONE }
        };
        let area = Rect::new(2, 5, 20, 4);
        let mut cursor = ListCursor { line: 6 };
        assert_eq!(cursor.first(10, 4), 4);
        assert!(!cursor.mouse(click(5), 10, area) && cursor.line == 4);
        assert!(!cursor.mouse(click(4), 10, area) && cursor.line == 4, "above the list");
        assert!(cursor.mouse(click(7), 10, area), "line 4 is in the middle now");
    }
}
