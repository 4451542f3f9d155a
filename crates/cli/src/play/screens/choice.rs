//! Dialogs with a question and its answers.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{List, ListState, StatefulWidget, Widget};
use talon_hall::Command;
use talon_lang::Lang;
use talon_query::{Grade, Level};
use talon_rules::GameName;
use talon_table::{SearchGoal, TableKind};

use super::screen::{Context, Screen};
use super::widgets::{dialog_area, draw_frame, wrapped};
use crate::online::LinkedMatch;
use crate::play::action::{Action, GameAction, MatchAction};
use crate::play::draw::{Pen, count, width_of};
use crate::terminal_text::wrap;

/// The most columns of a question's text.
const WIDEST: u16 = 52;

/// The columns of an answer besides its text: its key with blanks, and one behind it.
const BESIDE: u16 = 5;

/// A question, and the cursor on one of its answers.
#[derive(Debug)]
pub(crate) struct Choice {
    question: String,
    answers: Vec<Answer>,
    chosen: usize,
}

/// An answer, with the key that gives it.
#[derive(Debug)]
struct Answer {
    key: char,
    text: String,
    action: Action,
}

impl Choice {
    /// The question before an action that cannot be undone.
    pub(crate) fn yes_or_no(question: String, yes: Action, lang: &Lang) -> Choice {
        let answers = [('y', "terminal-yes", yes), ('n', "terminal-no", Action::Close)];
        let answers = answers.map(|(key, id, action)| Answer { key, text: lang.text(id), action });
        Choice { question, answers: answers.into(), chosen: 0 }
    }

    /// The choice of an opponent in a game for two: one of the levels, or another person. The cursor is on a level.
    pub(crate) fn of_opponent(game: GameName, level: Level, lang: &Lang) -> Choice {
        let against = |level: Level| {
            let text = format!("{}: {}", lang.level_name(level), lang.level_style(level));
            (text, Action::Game(GameAction::Against(game, level)))
        };
        let two = (lang.text("table-two-players"), Action::GoOn(TableKind { game, hot_seat: true }));
        let chosen = Level::ALL.iter().position(|other| *other == level).unwrap_or(0);
        let answers = Level::ALL.map(against).into_iter().chain([two]);
        Choice { chosen, ..Choice::numbered(lang.text("table-players"), answers) }
    }

    /// The choice of the difficulty of the next deal of this kind.
    pub(crate) fn of_grade(kind: TableKind, lang: &Lang) -> Choice {
        let search = |grade| (lang.grade_name(grade), Action::Search(kind, SearchGoal::Graded(grade)));
        Choice::numbered(lang.text("grade-which"), Grade::WINNABLE.map(search))
    }

    /// The things that a player of a network match can do besides moves.
    pub(crate) fn of_match(online: &LinkedMatch, level: Level, lang: &Lang) -> Choice {
        let of_command = |command: Command| {
            let action = match command {
                Command::Resign => MatchAction::AskResign,
                other => MatchAction::Send(other),
            };
            (online.command_name(&command, lang), action)
        };
        let mute =
            if online.table.silence.is_muted { "terminal-online-unmute" } else { "terminal-online-mute" };
        let mute = online
            .table
            .other_name(lang)
            .map(|name| (lang.text_with(mute, &[("name", name.into())]), MatchAction::Mute));
        let block = if online.table.silence.is_blocked { "online-unblock" } else { "online-block" };
        let block = online
            .table
            .other_name(lang)
            .filter(|_| online.table.other_player().is_some())
            .map(|name| (lang.text_with(block, &[("name", name.into())]), MatchAction::Block));
        let link = (lang.text("terminal-online-link"), MatchAction::ShowLink);
        let others = mute.into_iter().chain(block).chain([link]);
        let answers = online.choices(level).into_iter().map(of_command).chain(others);
        let answers = answers.map(|(text, action)| (text, Action::Match(action)));
        Choice::numbered(lang.text("terminal-online-menu"), answers)
    }

    /// A question whose answers have the keys 1, 2, 3 …
    fn numbered(question: String, answers: impl IntoIterator<Item = (String, Action)>) -> Choice {
        let answers = ('1'..).zip(answers).map(|(key, (text, action))| Answer { key, text, action });
        Choice { question, answers: answers.collect(), chosen: 0 }
    }

    /// The answers in lines of at most this many columns.
    fn texts(&self, width: u16) -> impl Iterator<Item = String> {
        let room = usize::from(width.saturating_sub(BESIDE));
        self.answers.iter().map(move |answer| {
            let text = wrap(&answer.text, room).replace('\n', "\n    ");
            format!(" {}  {text}", answer.key)
        })
    }

    /// The inside of the frame: the question, and the answers below it.
    fn areas(&self, area: Rect) -> [Rect; 2] {
        let question = wrapped(vec![Line::from(self.question.as_str())]);
        let widest = self.answers.iter().map(|answer| width_of(&answer.text)).max().unwrap_or(0) + BESIDE;
        let [widest, least] = [widest, WIDEST.min(width_of(&self.question))];
        let width = dialog_area(area, (widest.max(least), 1)).width;
        let height = count(question.line_count(width)) + 1;
        let rows: usize = self.texts(width).map(|text| text.lines().count()).sum();
        let inside = dialog_area(area, (width, height + count(rows)));
        inside.layout(&Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]))
    }

    /// The answer under the mouse.
    fn answer_at(&self, at: Position, area: Rect) -> Option<usize> {
        let [_, list] = self.areas(area);
        let row = usize::from(at.y.checked_sub(list.y).filter(|_| list.contains(at))?);
        let ends = self.texts(list.width).scan(0, |end, text| {
            *end += text.lines().count();
            Some(*end)
        });
        ends.enumerate().find(|(_, end)| row < *end).map(|(answer, _)| answer)
    }

    fn step(&mut self, steps: usize) -> Action {
        self.chosen = (self.chosen + steps) % self.answers.len();
        Action::None
    }
}

impl Screen for Choice {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Up | KeyCode::BackTab | KeyCode::Left => self.step(self.answers.len() - 1),
            KeyCode::Down | KeyCode::Tab | KeyCode::Right => self.step(1),
            KeyCode::Enter => self.answers[self.chosen].action.clone(),
            KeyCode::Esc | KeyCode::Char('q') => Action::Close,
            KeyCode::Char(letter) => {
                let answer = self.answers.iter().find(|answer| answer.key == letter.to_ascii_lowercase());
                answer.map_or(Action::None, |answer| answer.action.clone())
            }
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-choice-keys")
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let at = Position { x: mouse.column, y: mouse.row };
        match (mouse.kind, self.answer_at(at, context.area)) {
            (MouseEventKind::Up(MouseButton::Left), Some(answer)) => self.answers[answer].action.clone(),
            (MouseEventKind::ScrollUp, _) => self.step(self.answers.len() - 1),
            (MouseEventKind::ScrollDown, _) => self.step(1),
            (_, Some(answer)) => {
                self.chosen = answer;
                Action::None
            }
            (_, None) => Action::None,
        }
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let Pen { theme, .. } = context.pen;
        let [question, list] = self.areas(context.area);
        draw_frame(buffer, question.union(list), &context.pen);
        wrapped(vec![Line::styled(self.question.as_str(), theme.bar_strong)]).render(question, buffer);
        let answers = List::new(self.texts(list.width)).style(theme.bar).highlight_style(theme.cursor);
        let mut state = ListState::default().with_selected(Some(self.chosen));
        StatefulWidget::render(answers, list, buffer, &mut state);
    }
}
