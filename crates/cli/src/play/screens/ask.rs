//! Questions: yes or no, and who plays against whom.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_lang::Confirmation;
use talon_query::Level;
use talon_rules::GameName;
use talon_table::TableKind;

use super::{dialog, wrap};
use crate::play::app::Action;
use crate::play::draw::Pen;

/// The columns of a question's text.
const WIDTH: usize = 52;

/// A question before something that cannot be taken back.
#[derive(Debug)]
pub(crate) struct Ask {
    question: Confirmation,
    yes: Action,
}

impl Ask {
    /// The question before an action.
    pub(crate) fn new(question: Confirmation, yes: Action) -> Ask {
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
        let text = wrap(&pen.lang.confirmation(self.question), WIDTH);
        let mut lines: Vec<_> = text.into_iter().map(|line| (line, pen.theme.bar_strong)).collect();
        lines.push((String::new(), pen.theme.bar));
        lines.push((pen.say("terminal-yes-no"), pen.theme.bar));
        dialog(buffer, area, &lines, pen);
    }
}

/// Who plays: a person against one of the levels, or two people at one keyboard.
#[derive(Debug)]
pub(crate) struct Mode {
    /// The line that the cursor is on: the levels in their order, then two people.
    chosen: usize,
}

/// The line of two people at one keyboard.
const TWO_PEOPLE: usize = Level::ALL.len();

impl Mode {
    /// The choice, with the cursor on a level.
    pub(crate) fn new(level: Level) -> Mode {
        Mode { chosen: Level::ALL.iter().position(|other| *other == level).unwrap_or(TWO_PEOPLE) }
    }

    /// A digit chooses; so do the arrows and Enter.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        const LINES: usize = TWO_PEOPLE + 1;
        match key.code {
            KeyCode::Char(digit @ '1'..='6') => return choice(digit as usize - '1' as usize),
            KeyCode::Up | KeyCode::BackTab => self.chosen = (self.chosen + LINES - 1) % LINES,
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % LINES,
            KeyCode::Enter => return choice(self.chosen),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// Draws the choice over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let two_people = pen.say("table-two-players");
        let level =
            |level: &Level| format!("{}: {}", pen.lang.level_name(*level), pen.lang.level_style(*level));
        let choices = Level::ALL.iter().map(level).chain([two_people]);
        let mut lines = vec![(pen.say("table-players"), pen.theme.bar), (String::new(), pen.theme.bar)];
        for (place, text) in choices.enumerate() {
            let style = if place == self.chosen { pen.theme.cursor } else { pen.theme.bar_strong };
            lines.push((format!(" {}  {text} ", place + 1), style));
        }
        dialog(buffer, area, &lines, pen);
    }
}

/// What a line of the choice means.
fn choice(line: usize) -> Action {
    match Level::ALL.get(line) {
        Some(level) => Action::Against(*level),
        None => Action::GoOn(TableKind { game: GameName::Curse, hot_seat: true }),
    }
}
