//! Looking for a deal that can be won.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_pieces::DealNumber;
use talon_query::{Answer, Grade, Query};
use talon_table::{DealSearch, SearchProgress, TableKind};

use super::dialog;
use crate::play::app::Action;
use crate::play::draw::Pen;

/// The search for a deal that can be won.
#[derive(Debug)]
pub(crate) struct SeekPage {
    kind: TableKind,
    draw: fn() -> DealNumber,
    seek: DealSearch,
}

impl SeekPage {
    /// A search among the deals that `draw` gives, for one of this grade or of any that can be won.
    pub(crate) fn new(kind: TableKind, grade: Option<Grade>, draw: fn() -> DealNumber) -> SeekPage {
        SeekPage { kind, draw, seek: DealSearch::new(kind.game, grade, draw()) }
    }

    /// Whether the deal that is looked at can be won.
    pub(crate) fn query(&self) -> Query {
        self.seek.query()
    }

    /// Takes the answer: deals, or goes on to another deal.
    pub(crate) fn take(&mut self, answer: &Answer, pen: &Pen<'_>) -> Action {
        match self.seek.take(answer, (self.draw)()) {
            SearchProgress::Found(number) => Action::DealWinnable(self.kind, number),
            SearchProgress::GoesOn => Action::None,
            SearchProgress::GaveUp => Action::GiveUpSeeking(pen.lang.seek_gave_up(&self.seek)),
        }
    }

    /// Esc ends the search.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            _ => Action::None,
        }
    }

    /// Draws what is going on over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let lines = [
            (pen.lang.seek_title(&self.seek), pen.theme.bar_strong),
            (String::new(), pen.theme.bar),
            (pen.say_with("seek-tried", &[("count", self.seek.tried().into())]), pen.theme.bar_strong),
            (pen.say("terminal-seek-keys"), pen.theme.bar),
        ];
        dialog(buffer, area, &lines, pen);
    }
}
