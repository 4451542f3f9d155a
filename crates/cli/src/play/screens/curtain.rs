//! Between the turns of two people at one keyboard: both hands are hidden.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use talon_rules::AnySeat;

use super::screen::{Context, Screen};
use super::widgets::draw_dialog;
use crate::play::action::Action;

/// The curtain before the turn of a seat.
#[derive(Debug)]
pub(crate) struct Curtain(pub(crate) AnySeat);

impl Screen for Curtain {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Enter => Action::Close,
            KeyCode::Char('q') => Action::ToMenu,
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-curtain-keys")
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let pen = &context.pen;
        let values = [("seat", pen.lang.seat_name(self.0).into())];
        let lines = vec![
            Line::styled(pen.text_with("curse-turn", &values), pen.theme.bar_strong),
            Line::default(),
            Line::from(pen.text_with("terminal-curtain-enter", &values)),
        ];
        draw_dialog(buffer, context.area, lines, u16::MAX, pen);
    }
}
