//! Questions: yes or no, and who plays against whom.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_lang::Question;
use talon_rules::GameName;
use talon_table::Kind;

use super::{dialog, wrap};
use crate::play::app::Action;
use crate::play::draw::Pen;

/// The columns of a question's text.
const WIDTH: usize = 52;

/// A question before something that cannot be taken back.
#[derive(Debug)]
pub(crate) struct Ask {
    question: Question,
    yes: Action,
}

impl Ask {
    /// The question before an action.
    pub(crate) fn new(question: Question, yes: Action) -> Ask {
        Ask { question, yes }
    }

    /// Yes does it; no, and whatever else ends a dialog, does not.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        match key.code {
            KeyCode::Char('y' | 'Y') | KeyCode::Enter => self.yes.clone(),
            KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => Action::Close,
            _ => Action::None,
        }
    }

    /// Draws the question over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let text = wrap(&pen.lang.question(self.question), WIDTH);
        let mut lines: Vec<_> = text.into_iter().map(|line| (line, pen.theme.bar_strong)).collect();
        lines.push((String::new(), pen.theme.bar));
        lines.push((pen.say("terminal-yes-no"), pen.theme.bar));
        dialog(buffer, area, &lines, pen);
    }
}

/// Against the computer, or two people at one keyboard.
#[derive(Debug, Default)]
pub(crate) struct Mode {
    hot_seat: bool,
}

impl Mode {
    /// A digit chooses; so do the arrows and Enter.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        let kind = |hot_seat| Kind { game: GameName::Curse, hot_seat };
        match key.code {
            KeyCode::Char('1') => Action::GoOn(kind(false)),
            KeyCode::Char('2') => Action::GoOn(kind(true)),
            KeyCode::Up | KeyCode::Down | KeyCode::Tab => {
                self.hot_seat = !self.hot_seat;
                Action::None
            }
            KeyCode::Enter => Action::GoOn(kind(self.hot_seat)),
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            _ => Action::None,
        }
    }

    /// Draws the choice over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let line = |hot_seat: bool, id: &str| {
            let style = if hot_seat == self.hot_seat { pen.theme.cursor } else { pen.theme.bar_strong };
            (format!(" {} ", pen.say(id)), style)
        };
        let lines = [
            (pen.say("terminal-mode"), pen.theme.bar),
            (String::new(), pen.theme.bar),
            line(false, "terminal-mode-computer"),
            line(true, "terminal-mode-hot-seat"),
        ];
        dialog(buffer, area, &lines, pen);
    }
}
