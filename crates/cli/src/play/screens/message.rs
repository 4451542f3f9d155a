//! The whole message below the table, where the table leaves no room for it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

use super::screen::{Context, Screen};
use super::widgets::draw_dialog;
use crate::play::action::Action;

/// The most columns of the text.
const WIDEST: u16 = 66;

/// A message.
#[derive(Debug)]
pub(crate) struct MessagePage {
    text: String,
}

impl MessagePage {
    /// A page with this text.
    pub(crate) fn new(text: String) -> MessagePage {
        MessagePage { text }
    }
}

impl Screen for MessagePage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | ' ' | '+') => Action::Close,
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-message-keys")
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let line = Line::styled(self.text.as_str(), context.pen.theme.bar_strong);
        draw_dialog(buffer, context.area, vec![line], WIDEST, &context.pen);
    }
}
