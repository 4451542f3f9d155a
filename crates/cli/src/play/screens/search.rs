//! The search for a deal that is worth playing.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use talon_query::{Answer, Query};
use talon_table::{DealSearch, Inquiry, SearchGoal, SearchProgress, TableKind};

use super::screen::{Context, Screen};
use super::widgets::draw_dialog;
use crate::play::action::{Action, GameAction};
use crate::play::draw::Pen;
use crate::play::session::Session;

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
}

impl Screen for SearchPage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-seek-keys")
    }

    fn query(&self) -> Option<Query> {
        self.search.next_query()
    }

    fn receive(&mut self, answer: Answer, _: &mut Session, pen: &Pen<'_>) -> Action {
        self.search.receive(answer);
        match self.search.progress() {
            SearchProgress::Found(number) => {
                Action::Game(GameAction::DealWinnable(self.kind, number, self.search.graded()))
            }
            SearchProgress::Looking => Action::None,
            SearchProgress::GaveUp => Action::GiveUpSearch(pen.lang.search_gave_up(&self.search)),
        }
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (pen, strong) = (&context.pen, context.pen.theme.bar_strong);
        let tried = pen.text_with("seek-tried", &[("count", self.search.tried().into())]);
        let lines = vec![
            Line::styled(pen.lang.search_title(&self.search), strong),
            Line::default(),
            Line::from(tried),
        ];
        draw_dialog(buffer, context.area, lines, u16::MAX, pen);
    }
}
