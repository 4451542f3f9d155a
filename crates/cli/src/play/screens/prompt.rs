//! Asking for the number of a deal.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use talon_pieces::DealNumber;
use talon_table::TableKind;

use super::{dialog, wrap};
use crate::play::app::Action;
use crate::play::draw::Pen;

/// The columns of the text.
const WIDTH: usize = 44;

/// A deal number that is being typed.
#[derive(Debug)]
pub(crate) struct Prompt {
    kind: TableKind,
    typed: String,
    refused: bool,
}

impl Prompt {
    /// Nothing typed yet.
    pub(crate) fn new(kind: TableKind) -> Prompt {
        Prompt { kind, typed: String::new(), refused: false }
    }

    /// Digits are typed, Enter deals, Esc goes back.
    pub(crate) fn key(&mut self, key: KeyEvent, _: &Pen<'_>) -> Action {
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 16 => self.typed.push(digit),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            KeyCode::Enter => {
                if let Ok(number) = self.typed.parse::<DealNumber>() {
                    return Action::Deal(self.kind, Some(number));
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

    /// Draws the question over the screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let hint = if self.refused { "table-deal-number-wrong" } else { "terminal-number-hint" };
        let style = if self.refused { pen.theme.bar_strong } else { pen.theme.bar };
        let mut lines = vec![
            (pen.say("table-deal-number"), pen.theme.bar_strong),
            (String::new(), pen.theme.bar),
            (
                format!("{} {:<17}", pen.theme.glyphs.pointer, format!("{}_", self.typed)),
                pen.theme.bar_strong,
            ),
            (String::new(), pen.theme.bar),
        ];
        let values = [("most", DealNumber::MAX.to_string().into())];
        lines.extend(wrap(&pen.say_with(hint, &values), WIDTH).into_iter().map(|line| (line, style)));
        dialog(buffer, area, &lines, pen);
    }
}
