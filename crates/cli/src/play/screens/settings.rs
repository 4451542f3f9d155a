//! The settings: one line for each, with its value and what it means.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use talon_query::Level;

use super::screen::{Context, Screen};
use super::widgets::draw_title;
use crate::play::action::Action;
use crate::play::draw::{count, fill};
use crate::play::settings::Setting;

/// The columns of the page, and those of the names of the settings.
const WIDTH: u16 = 72;
const NAMES: usize = 32;

/// The rows of a setting.
const ROWS: u16 = 3;

/// The settings, with the cursor on one of them.
#[derive(Debug, Default)]
pub(crate) struct SettingsPage {
    chosen: usize,
}

impl SettingsPage {
    fn step(&mut self, steps: usize) -> Action {
        self.chosen = (self.chosen + steps) % Setting::ALL.len();
        Action::None
    }

    fn change(&self, forwards: bool) -> Action {
        let setting = Setting::ALL[self.chosen];
        Action::Change(setting, if forwards { 1 } else { value_ids(setting).len() - 1 })
    }
}

impl Screen for SettingsPage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(Setting::ALL.len() - 1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.step(1),
            KeyCode::Left | KeyCode::Char('h') => self.change(false),
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ' | 'l') => self.change(true),
            KeyCode::Esc | KeyCode::Char('q' | ',') => Action::Close,
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-settings-keys")
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let at = Position { x: mouse.column, y: mouse.row };
        match (mouse.kind, (0..Setting::ALL.len()).find(|row| row_area(context.area, *row).contains(at))) {
            (MouseEventKind::Up(MouseButton::Left), Some(_)) => self.change(true),
            (MouseEventKind::ScrollUp, _) => self.step(Setting::ALL.len() - 1),
            (MouseEventKind::ScrollDown, _) => self.step(1),
            (_, Some(row)) => {
                self.chosen = row;
                Action::None
            }
            (_, None) => Action::None,
        }
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        draw_title(buffer, area, pen.text("command-settings"), "", pen);
        for (row, setting) in Setting::ALL.into_iter().enumerate() {
            let area = row_area(context.area, row);
            draw_setting(buffer, area, setting, row == self.chosen, context);
        }
    }
}

/// The name of a setting and its value, and below them what it means.
fn draw_setting(buffer: &mut Buffer, area: Rect, setting: Setting, is_chosen: bool, context: &Context<'_>) {
    let pen = &context.pen;
    let place = context.settings.value(setting);
    let value = match setting {
        Setting::Opponent => pen.lang.level_name(Level::ALL[place]),
        _ => pen.text(value_ids(setting)[place]),
    };
    let (name, help) = text_ids(setting);
    let [before, after] = if is_chosen { ["< ", " >"] } else { ["  ", "  "] };
    let pointer = if is_chosen { pen.theme.glyphs.pointer } else { " " };
    let style = if is_chosen { pen.theme.gold } else { pen.theme.strong };
    let line = [
        Span::styled(format!("{pointer} {:<NAMES$}", pen.text(name)), style),
        Span::styled(format!("{before}{value}{after}"), if is_chosen { pen.theme.cursor } else { style }),
    ];
    Line::from_iter(line).render(area, buffer);
    let below = Rect { x: area.x + 2, y: area.y + 1, height: 1, ..area };
    Line::styled(pen.text(help), pen.theme.dim).render(below.intersection(buffer.area), buffer);
}

/// The rows of a setting.
fn row_area(area: Rect, row: usize) -> Rect {
    let width = WIDTH.min(area.width);
    let x = area.x + (area.width - width) / 2;
    Rect { x, y: area.y + 3 + ROWS * count(row), width, height: ROWS - 1 }
}

/// The ids of a setting's name and of what it means.
fn text_ids(setting: Setting) -> (&'static str, &'static str) {
    match setting {
        Setting::Verdict => ("terminal-setting-verdict", "terminal-setting-verdict-help"),
        Setting::Hints => ("terminal-setting-hints", "terminal-setting-hints-help"),
        Setting::Deals => ("setting-deals", "terminal-setting-deals-help"),
        Setting::Opponent => ("terminal-setting-opponent", "terminal-setting-opponent-help"),
        Setting::Colours => ("terminal-setting-colours", "terminal-setting-colours-help"),
        Setting::Clock => ("terminal-setting-clock", "terminal-setting-clock-help"),
    }
}

/// The ids of a setting's values; those of the opponent are its levels.
fn value_ids(setting: Setting) -> &'static [&'static str] {
    match setting {
        Setting::Verdict => &["terminal-verdict-solver", "terminal-verdict-odds", "terminal-hidden"],
        Setting::Hints => &["terminal-hints-fair", "terminal-hints-all-cards"],
        Setting::Deals => &["setting-deals-easy-at-first", "setting-deals-winnable", "setting-deals-any"],
        Setting::Opponent => &[""; Level::ALL.len()],
        Setting::Colours => &["terminal-colours-two", "terminal-colours-four"],
        Setting::Clock => &["terminal-hidden", "terminal-shown"],
    }
}
