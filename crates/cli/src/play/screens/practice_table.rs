//! The table of a lesson or a puzzle, above what is said about it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Widget};
use talon_table::Command;

use super::bars::ShownAdvice;
use super::screen::Context;
use super::table::Table;
use super::table_view::message_rows;
use super::widgets::{bar, wrapped};
use crate::files::Files;
use crate::play::action::Action;
use crate::play::draw::{count, fill};
use crate::play::session::Session;

/// The rows that the pieces of a table need, however long the text below them is.
const TABLE_ROWS: u16 = 13;

/// A table of its own. The game on the table below it does not change, and nothing is written.
#[derive(Debug)]
pub(super) struct PracticeTable {
    pub(super) session: Session,
    table: Table,
}

impl PracticeTable {
    /// A table that is set up like this, and what sets it up.
    pub(super) fn new<T>(set_up: impl FnOnce(&mut Session) -> T) -> (PracticeTable, T) {
        // A session that practises writes no files.
        let mut session = Session::new(Files::new(Default::default()));
        let on_it = set_up(&mut session);
        let table = Table::new(&session);
        (PracticeTable { session, table }, on_it)
    }

    /// Takes in that the position has changed.
    pub(super) fn follow(&mut self) {
        self.table.follow(&self.session);
    }

    /// The meaning of a key at the table above these lines.
    pub(super) fn key(&mut self, key: KeyEvent, lines: &[Line<'_>], context: &Context<'_>) -> Action {
        let area = self.area(context.area, lines);
        let context = Context { session: &self.session, online: None, area, ..*context };
        match self.table.key(key, &context) {
            Action::Command(
                command @ (Command::Games | Command::Colours | Command::Time | Command::HintKnowledge),
            ) => Action::of_page(command, self.session.kind()),
            action => action,
        }
    }

    /// The meaning of the mouse at the table above these lines.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, lines: &[Line<'_>], context: &Context<'_>) -> Action {
        let area = self.area(context.area, lines);
        self.table.mouse(mouse, &Context { session: &self.session, online: None, area, ..*context })
    }

    /// Draws the table and the lines below it.
    pub(super) fn draw(
        &self,
        buffer: &mut Buffer,
        context: &Context<'_>,
        lines: Vec<Line<'_>>,
        said: &ShownAdvice,
    ) {
        let (screen, pen) = (context.area, &context.pen);
        fill(buffer, screen, pen.theme.table);
        let area = self.area(screen, &lines);
        self.table.draw(buffer, &Context { session: &self.session, online: None, area, ..*context }, said);
        let height = self.text_rows(screen, &lines);
        let bottom = Rect { y: screen.bottom() - 1 - height, height, ..screen };
        Clear.render(bottom, buffer);
        wrapped(lines).block(bar(pen)).render(bottom, buffer);
    }

    /// The rows of the text below the table. It takes the place of the table's own messages.
    pub(super) fn text_rows(&self, screen: Rect, lines: &[Line<'_>]) -> u16 {
        let least = message_rows(self.session.kind().game);
        rows_of(screen, lines).max(least).min(screen.height.saturating_sub(2))
    }

    /// The part of the screen for the table and its own messages: all but the lines that need more room than those.
    pub(super) fn area(&self, screen: Rect, lines: &[Line<'_>]) -> Rect {
        let own = message_rows(self.session.kind().game);
        let more = self.text_rows(screen, lines).saturating_sub(own);
        // The title and the keys have a row each.
        let least = (TABLE_ROWS + own + 2).min(screen.height);
        Rect { height: screen.height.saturating_sub(more).max(least), ..screen }
    }
}

/// The rows of these lines, with a column free at each side.
fn rows_of(screen: Rect, lines: &[Line<'_>]) -> u16 {
    count(wrapped(lines.to_vec()).line_count(screen.width.saturating_sub(2)))
}
