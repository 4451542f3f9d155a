//! Before the deal of a network match: the link for the other player, also as a code that a phone can read.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use talon_serve::qr_code;

use super::screen::{Context, Screen};
use super::widgets::{draw_title, wrapped};
use crate::online::{LinkedMatch, MatchLink};
use crate::play::action::Action;
use crate::play::draw::{Pen, count, fill, width_of};

/// The colors of a code, whatever those of the screen are: cameras need the contrast.
const CODE: Style = Style::new().fg(Color::White).bg(Color::Black);

/// The link of a network match, and what the player waits for.
#[derive(Debug, Default)]
pub(crate) struct WaitingPage {
    /// True if the code takes the place of the text, where there is no room for both.
    shows_code: bool,
}

impl Screen for WaitingPage {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        let is_dealt = context.online.is_some_and(|online| online.table.is_dealt());
        match key.code {
            KeyCode::Char('c') => {
                self.shows_code = !self.shows_code;
                Action::None
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') if self.covers_text(context) => {
                self.shows_code = false;
                Action::None
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') if is_dealt => Action::Close,
            KeyCode::Esc | KeyCode::Char('q') => Action::Quit,
            _ => Action::None,
        }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        let is_dealt = context.online.is_some_and(|online| online.table.is_dealt());
        if self.covers_text(context) {
            return context.pen.text("terminal-message-keys");
        }
        context.pen.text(if is_dealt { "terminal-online-keys-link" } else { "terminal-online-keys-waiting" })
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (pen, Some(online)) = (&context.pen, context.online) else { return };
        fill(buffer, context.area, pen.theme.table);
        let game = pen.lang.game_name(online.game());
        draw_title(buffer, context.area, game, online.title(pen.lang), pen);
        let inside = context.area.inner(Margin::new(2, 2));
        let lines = lines(online, context);
        let height = count(wrapped(lines.clone()).line_count(inside.width));
        let Some(code) = code(online, pen) else { return wrapped(lines).render(inside, buffer) };
        let rows = count(code.lines().count());
        let has_room = inside.height > height + rows;
        if self.shows_code || has_room {
            let top = if has_room { height + 1 } else { 0 };
            let area = if has_room { inside } else { context.area.inner(Margin::new(2, 1)) };
            let parts = Layout::vertical([Constraint::Length(top), Constraint::Fill(1)]);
            let [text, below] = area.layout(&parts);
            wrapped(lines).render(text, buffer);
            let code = Paragraph::new(code).style(CODE);
            let width = count(code.line_width()).min(below.width);
            code.render(Rect { width, height: rows.min(below.height), ..below }, buffer);
        } else {
            wrapped(lines).render(inside, buffer);
        }
    }
}

impl WaitingPage {
    /// Returns true if the code takes the place of the text.
    fn covers_text(&self, context: &Context<'_>) -> bool {
        let Some(online) = context.online.filter(|_| self.shows_code) else { return false };
        let inside = context.area.inner(Margin::new(2, 2));
        let height = count(wrapped(lines(online, context)).line_count(inside.width));
        code(online, &context.pen).is_some_and(|code| inside.height <= height + count(code.lines().count()))
    }
}

/// Returns the QR code of the link if the link invites a player and the terminal can draw the code.
fn code(online: &LinkedMatch, pen: &Pen<'_>) -> Option<String> {
    let is_shown = pen.theme.glyphs.dash != "-" && online.link().invite.is_some();
    if is_shown { qr_code(&online.link().to_string()) } else { None }
}

/// The text of the page, line by line.
fn lines<'a>(online: &LinkedMatch, context: &Context<'a>) -> Vec<Line<'a>> {
    let pen = &context.pen;
    let (sat, link) = (online.table.sat(), online.link());
    let mut lines = Vec::new();
    if link.invite.is_some() && sat < 2 {
        lines.push(Line::styled(pen.text("terminal-online-invite"), pen.theme.strong));
        lines.push(Line::default());
        lines.push(Line::styled(link.to_string(), pen.theme.gold));
        lines.push(Line::default());
        lines.extend(command_lines(link, context));
        if link.server.is_local() {
            lines.push(Line::styled(pen.text("terminal-online-only-here"), pen.theme.table));
            lines.push(Line::default());
        }
    } else if sat == 2 && online.table.is_dealt() {
        lines.push(Line::styled(pen.text("terminal-online-return"), pen.theme.strong));
        lines.push(Line::default());
        lines.push(Line::styled(link.to_string(), pen.theme.gold));
        lines.push(Line::default());
    }
    let state = online.standing(pen.lang).unwrap_or_else(|| {
        pen.text(if sat < 2 { "terminal-online-waiting" } else { "terminal-online-dealing" })
    });
    lines.push(Line::styled(state, pen.theme.table));
    lines
}

/// The command with which another terminal opens a link, and what it is for.
fn command_lines<'a>(link: &MatchLink, context: &Context<'a>) -> Vec<Line<'a>> {
    let pen = &context.pen;
    let (start, link) = ("talon play --join", format!("'{link}'"));
    let whole = format!("{start} {link}");
    let is_short = width_of(&whole) <= context.area.inner(Margin::new(2, 2)).width;
    // A shell reads on after a backslash at the end of a line.
    let command = if is_short { vec![whole] } else { vec![format!("{start} \\"), link] };
    let title = Line::styled(pen.text("terminal-online-in-terminal"), pen.theme.strong);
    let command = command.into_iter().map(|line| Line::styled(line, pen.theme.gold));
    [title, Line::default()].into_iter().chain(command).chain([Line::default()]).collect()
}
