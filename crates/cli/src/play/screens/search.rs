//! The search for a deal that is worth playing.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_query::{Answer, Query};
use talon_table::{DealSearch, Inquiry, SearchGoal, SearchProgress, TableKind};

use super::dialog;
use crate::play::action::Action;
use crate::play::draw::Pen;

/// A search, and the table that its deal is for.
#[derive(Debug)]
pub(crate) struct SearchPage {
    kind: TableKind,
    search: DealSearch,
}

impl SearchPage {
    /// A search among the deals that follow from a seed.
    pub(crate) fn new(kind: TableKind, goal: SearchGoal, seed: u64) -> SearchPage {
        SearchPage { kind, search: DealSearch::new(kind.game, goal, seed) }
    }

    /// The query about the deal that is tried now.
    pub(crate) fn query(&self) -> Option<Query> {
        self.search.next_query()
    }

    /// Takes the answer: deals what was found, or tries another deal.
    pub(crate) fn receive(&mut self, answer: Answer, pen: &Pen<'_>) -> Action {
        self.search.receive(answer);
        match self.search.progress() {
            SearchProgress::Found(number) => Action::DealWinnable(self.kind, number),
            SearchProgress::Looking => Action::None,
            SearchProgress::GaveUp => Action::GiveUpSearch(pen.lang.search_gave_up(&self.search)),
        }
    }

    /// Esc ends the search.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            _ => Action::None,
        }
    }

    /// Draws how far the search is.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let lines = [
            (pen.lang.search_title(&self.search), pen.theme.bar_strong),
            (String::new(), pen.theme.bar),
            (pen.say_with("seek-tried", &[("count", self.search.tried().into())]), pen.theme.bar_strong),
            (pen.say("terminal-seek-keys"), pen.theme.bar),
        ];
        dialog(buffer, area, &lines, pen);
    }
}
