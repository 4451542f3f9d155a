//! A puzzle from the player's own game, while a solver judges the moves.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line as TextLine;
use talon_learn::puzzle::OwnPuzzle;
use talon_query::{Answer, Line, Query};
use talon_table::Inquiry;

use super::screen::{Context, Screen};
use super::widgets::draw_dialog;
use crate::play::action::{Action, PuzzleAction};
use crate::play::draw::Pen;
use crate::play::session::Session;

/// A puzzle that is being made.
#[derive(Debug)]
pub(crate) struct OwnPuzzlePage {
    own: OwnPuzzle,
}

impl OwnPuzzlePage {
    /// A puzzle from the end of a line.
    pub(crate) fn new(line: Line) -> OwnPuzzlePage {
        OwnPuzzlePage { own: OwnPuzzle::new(line) }
    }
}

impl Screen for OwnPuzzlePage {
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
        self.own.next_query()
    }

    fn receive(&mut self, answer: Answer, _: &mut Session, _: &Pen<'_>) -> Action {
        self.own.receive(answer);
        let begin = |puzzle| Action::Puzzle(PuzzleAction::Begin(Box::new(puzzle)));
        self.own.puzzle().map_or(Action::None, begin)
    }

    fn is_puzzle(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (pen, strong) = (&context.pen, context.pen.theme.bar_strong);
        let id = if self.own.is_ready() { "puzzle-own-none" } else { "puzzle-own-looking" };
        draw_dialog(buffer, context.area, vec![TextLine::styled(pen.text(id), strong)], u16::MAX, pen);
    }
}
