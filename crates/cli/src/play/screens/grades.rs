//! Asking how hard a new deal is to be.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_query::Grade;
use talon_table::{SearchGoal, TableKind};

use super::dialog;
use crate::play::app::Action;
use crate::play::draw::Pen;

/// The grades of deals that can be won, and the one that the cursor is on.
#[derive(Debug)]
pub(crate) struct Grades {
    kind: TableKind,
    chosen: usize,
}

impl Grades {
    /// The choice for the next deal of this kind.
    pub(crate) fn new(kind: TableKind) -> Grades {
        Grades { kind, chosen: 0 }
    }

    /// A digit chooses; so do the arrows and Enter.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        const LINES: usize = Grade::WINNABLE.len();
        match key.code {
            KeyCode::Char(digit @ '1'..='4') => return self.seek(digit as usize - '1' as usize),
            KeyCode::Up | KeyCode::BackTab => self.chosen = (self.chosen + LINES - 1) % LINES,
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % LINES,
            KeyCode::Enter => return self.seek(self.chosen),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    fn seek(&self, line: usize) -> Action {
        Action::Search(self.kind, SearchGoal::Graded(Grade::WINNABLE[line]))
    }

    /// Draws the choice over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let mut lines = vec![(pen.say("grade-which"), pen.theme.bar), (String::new(), pen.theme.bar)];
        for (place, grade) in Grade::WINNABLE.into_iter().enumerate() {
            let style = if place == self.chosen { pen.theme.cursor } else { pen.theme.bar_strong };
            lines.push((format!(" {}  {} ", place + 1, pen.lang.grade_name(grade)), style));
        }
        dialog(buffer, area, &lines, pen);
    }
}
