//! A dialog that asks for the number of a deal.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use talon_rules::pieces::DealNumber;
use talon_table::TableKind;

use super::screen::{Context, Screen};
use super::widgets::draw_dialog;
use crate::play::action::{Action, GameAction};

/// The most columns of the text.
const WIDEST: u16 = 44;

/// A deal number that is being typed.
#[derive(Debug)]
pub(crate) struct Prompt {
    kind: TableKind,
    typed: String,
    refused: bool,
}

impl Prompt {
    /// A prompt with nothing typed yet.
    pub(crate) fn new(kind: TableKind) -> Prompt {
        Prompt { kind, typed: String::new(), refused: false }
    }
}

impl Screen for Prompt {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 16 => self.typed.push(digit),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            KeyCode::Enter => {
                if let Ok(number) = self.typed.parse::<DealNumber>() {
                    return Action::Game(GameAction::OpenDeal(self.kind, number));
                }
                self.refused = true;
                return Action::None;
            }
            KeyCode::Char(_) => {
                self.refused = true;
                return Action::None;
            }
            _ => return Action::None,
        }
        self.refused = false;
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-number-keys")
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (pen, theme) = (&context.pen, context.pen.theme);
        let values = [("most", DealNumber::MAX.to_string().into())];
        let (hint, style) = if self.refused {
            (pen.text_with("table-deal-number-wrong", &values), theme.bar_strong)
        } else {
            (pen.text_with("terminal-number-hint", &values), theme.bar)
        };
        let typed = format!("{} {}_", theme.glyphs.pointer, self.typed);
        let lines = vec![
            Line::styled(pen.text("table-deal-number"), theme.bar_strong),
            Line::default(),
            Line::styled(typed, theme.bar_strong),
            Line::default(),
            Line::styled(hint, style),
        ];
        draw_dialog(buffer, context.area, lines, WIDEST, pen);
    }
}
