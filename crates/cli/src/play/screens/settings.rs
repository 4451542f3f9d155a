//! The settings: one line for each, with its value and what it means.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use talon_app::preferences::{Preference, Preferences};
use talon_table::Knowledge;

use super::screen::{Context, Screen};
use super::widgets::draw_title;
use crate::play::action::Action;
use crate::play::draw::{Pen, count, fill, width_of};
use crate::play::settings::deal_choice_id;

/// The columns of the page.
const WIDTH: u16 = 72;

/// The rows of a setting.
const ROWS: u16 = 3;

/// The settings, with the cursor on one of them.
#[derive(Debug, Default)]
pub(crate) struct SettingsPage {
    chosen: usize,
}

impl SettingsPage {
    fn step(&mut self, steps: usize) -> Action {
        self.chosen = (self.chosen + steps) % Preference::ALL.len();
        Action::None
    }

    fn change(&self, forwards: bool) -> Action {
        let preference = Preference::ALL[self.chosen];
        Action::Change(preference, if forwards { 1 } else { -1 })
    }
}

impl Screen for SettingsPage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(Preference::ALL.len() - 1),
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
        match (mouse.kind, (0..Preference::ALL.len()).find(|row| row_area(context.area, *row).contains(at))) {
            (MouseEventKind::Up(MouseButton::Left), Some(_)) => self.change(true),
            (MouseEventKind::ScrollUp, _) => self.step(Preference::ALL.len() - 1),
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
        for (row, preference) in Preference::ALL.into_iter().enumerate() {
            let area = row_area(context.area, row);
            draw_setting(buffer, area, preference, row == self.chosen, context);
        }
    }
}

/// The name of a setting and its value, and below them what it means.
fn draw_setting(
    buffer: &mut Buffer,
    area: Rect,
    preference: Preference,
    is_chosen: bool,
    context: &Context<'_>,
) {
    let pen = &context.pen;
    let value = value_text(preference, &context.settings.preferences, pen);
    let (name, help) = text_ids(preference);
    let [before, after] = if is_chosen { ["< ", " >"] } else { ["  ", "  "] };
    let pointer = if is_chosen { pen.theme.glyphs.pointer } else { " " };
    let style = if is_chosen { pen.theme.gold } else { pen.theme.strong };
    Line::styled(format!("{pointer} {}", pen.text(name)), style).render(area, buffer);
    let names = names_width(pen);
    let beside = Rect { x: area.x + names, width: area.width.saturating_sub(names), ..area };
    let style = if is_chosen { pen.theme.cursor } else { style };
    Span::styled(format!("{before}{value}{after}"), style).render(beside, buffer);
    let below = Rect { x: area.x + 2, y: area.y + 1, height: 1, ..area };
    Line::styled(pen.text(help), pen.theme.dim).render(below.intersection(buffer.area), buffer);
}

/// The columns of the names of the settings, with the pointer before them and a gap behind them.
fn names_width(pen: &Pen<'_>) -> u16 {
    let width = |preference| width_of(&pen.text(text_ids(preference).0));
    Preference::ALL.map(width).into_iter().max().unwrap_or(0) + 3
}

/// The rows of a setting.
fn row_area(area: Rect, row: usize) -> Rect {
    let width = WIDTH.min(area.width);
    let x = area.x + (area.width - width) / 2;
    Rect { x, y: area.y + 3 + ROWS * count(row), width, height: ROWS - 1 }
}

/// The ids of a setting's name and of what it means.
fn text_ids(preference: Preference) -> (&'static str, &'static str) {
    match preference {
        Preference::Verdict => ("terminal-setting-verdict", "terminal-setting-verdict-help"),
        Preference::Hints => ("terminal-setting-hints", "terminal-setting-hints-help"),
        Preference::Deals => ("setting-deals", "terminal-setting-deals-help"),
        Preference::Opponent => ("terminal-setting-opponent", "terminal-setting-opponent-help"),
        Preference::Colours => ("terminal-setting-colours", "terminal-setting-colours-help"),
        Preference::Time => ("terminal-setting-clock", "terminal-setting-clock-help"),
    }
}

/// The text of a setting's value.
fn value_text(preference: Preference, preferences: &Preferences, pen: &Pen<'_>) -> String {
    let of_two = |is_on: bool, ids: [&str; 2]| pen.text(ids[usize::from(is_on)]);
    match preference {
        Preference::Verdict => pen.text(match preferences.verdict.knowledge() {
            Some(Knowledge::AllCards) => "terminal-verdict-solver",
            Some(Knowledge::Fair) => "terminal-verdict-odds",
            None => "terminal-hidden",
        }),
        Preference::Hints => {
            of_two(preferences.hints_see_all, ["terminal-hints-fair", "terminal-hints-all-cards"])
        }
        Preference::Deals => pen.text(deal_choice_id(preferences.deals)),
        Preference::Opponent => pen.lang.level_name(preferences.opponent),
        Preference::Colours => {
            of_two(preferences.four_colours, ["terminal-colours-two", "terminal-colours-four"])
        }
        Preference::Time => of_two(preferences.shows_time, ["terminal-hidden", "terminal-shown"]),
    }
}

#[cfg(test)]
mod tests {
    use talon_app::preferences::VerdictShown;
    use talon_lang::{Lang, Language};
    use talon_query::Level;
    use talon_table::DealChoice;

    use super::*;
    use crate::play::draw::theme::{Look, Theme};

    #[test]
    fn every_setting_has_room_in_every_language() {
        let theme = Theme::new(Look::detect(|_| None));
        let usual = Preferences::default;
        let mut all =
            vec![Preferences { hints_see_all: true, shows_time: true, four_colours: true, ..usual() }];
        let verdicts = [VerdictShown::AllCards, VerdictShown::Fair, VerdictShown::WhenAsked];
        all.extend(verdicts.map(|verdict| Preferences { verdict, ..usual() }));
        let deals = [DealChoice::EasyAtFirst, DealChoice::Winnable, DealChoice::Any];
        all.extend(deals.map(|deals| Preferences { deals, ..usual() }));
        all.extend(Level::ALL.map(|opponent| Preferences { opponent, ..usual() }));
        for language in Language::ALL {
            let lang = Lang::of(language);
            let pen = Pen { lang: &lang, theme: &theme };
            for preference in Preference::ALL {
                let help = pen.text(text_ids(preference).1);
                assert!(width_of(&help) <= WIDTH, "{language:?}: {help}");
                for preferences in &all {
                    let value = value_text(preference, preferences, &pen);
                    // The chosen value stands between two signs.
                    assert!(names_width(&pen) + width_of(&value) + 4 <= WIDTH, "{language:?}: {value}");
                }
            }
        }
    }
}
