//! Dialogs with a question: yes or no, or one of several lines.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{List, ListState, StatefulWidget, Widget};
use talon_lang::{Confirmation, Lang};
use talon_query::{Grade, Level};
use talon_rules::GameName;
use talon_table::{SearchGoal, TableKind};

use super::screen::{Context, Screen};
use super::widgets::{draw_dialog, draw_frame};
use crate::play::action::Action;
use crate::play::draw::{count, width_of};

/// The most columns of a question's text.
const WIDEST: u16 = 52;

/// A dialog before something that cannot be undone.
#[derive(Debug)]
pub(crate) struct ConfirmDialog {
    confirmation: Confirmation,
    yes: Action,
}

impl ConfirmDialog {
    /// The dialog before an action.
    pub(crate) fn new(confirmation: Confirmation, yes: Action) -> ConfirmDialog {
        ConfirmDialog { confirmation, yes }
    }
}

impl Screen for ConfirmDialog {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Char('y' | 'Y') | KeyCode::Enter => self.yes.clone(),
            KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => Action::Close,
            _ => Action::None,
        }
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let pen = &context.pen;
        let text = Line::styled(pen.lang.confirmation(self.confirmation), pen.theme.bar_strong);
        let lines = vec![text, Line::default(), Line::from(pen.text("terminal-yes-no"))];
        draw_dialog(buffer, context.area, lines, WIDEST, pen);
    }
}

/// A choice between several lines, each with a number.
#[derive(Debug)]
pub(crate) struct Choice {
    title: String,
    lines: Vec<(String, Action)>,
    chosen: usize,
}

impl Choice {
    /// Who plays a game for two: a person against one of the levels, or two people. The cursor is on a level.
    pub(crate) fn of_opponent(game: GameName, level: Level, lang: &Lang) -> Choice {
        let line = |level: Level| {
            let text = format!("{}: {}", lang.level_name(level), lang.level_style(level));
            (text, Action::Against(game, level))
        };
        let mut lines = Level::ALL.map(line).to_vec();
        lines.push((lang.text("table-two-players"), Action::GoOn(TableKind { game, hot_seat: true })));
        let chosen = Level::ALL.iter().position(|other| *other == level).unwrap_or(0);
        Choice { title: lang.text("table-players"), lines, chosen }
    }

    /// How hard the next deal of this kind is.
    pub(crate) fn of_grade(kind: TableKind, lang: &Lang) -> Choice {
        let line = |grade: Grade| (lang.grade_name(grade), Action::Search(kind, SearchGoal::Graded(grade)));
        Choice { title: lang.text("grade-which"), lines: Grade::WINNABLE.map(line).to_vec(), chosen: 0 }
    }
}

impl Screen for Choice {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        let count = self.lines.len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.chosen = (self.chosen + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % count,
            KeyCode::Enter => return self.lines[self.chosen].1.clone(),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            KeyCode::Char(digit) => {
                let line = digit.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                if let Some((_, action)) = line.and_then(|line| self.lines.get(line)) {
                    return action.clone();
                }
            }
            _ => {}
        }
        Action::None
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (pen, theme) = (&context.pen, context.pen.theme);
        let lines = (1..).zip(&self.lines).map(|(number, (text, _))| format!(" {number}  {text} "));
        let lines: Vec<String> = lines.collect();
        let widest = lines.iter().chain([&self.title]).map(|line| width_of(line)).max().unwrap_or(0);
        let inside = draw_frame(buffer, context.area, (widest, count(lines.len()) + 2), pen);
        let [title, list] = inside.layout(&Layout::vertical([Constraint::Length(2), Constraint::Fill(1)]));
        Line::styled(self.title.as_str(), theme.bar).render(title, buffer);
        let list_widget = List::new(lines).style(theme.bar_strong).highlight_style(theme.cursor);
        let mut state = ListState::default().with_selected(Some(self.chosen));
        StatefulWidget::render(list_widget, list, buffer, &mut state);
    }
}
