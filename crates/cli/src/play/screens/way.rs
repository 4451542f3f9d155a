//! A way to win, or to the most points: step by step on a table of its own, or as a list of moves.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use talon_query::{Answer, Query};
use talon_rules::AnySeat;
use talon_table::{Inquiry, Spot, WinningLine};

use super::sight::board_area;
use super::wrap;
use crate::play::app::Action;
use crate::play::boards::{board, count, width_of};
use crate::play::draw::cards::Mark;
use crate::play::draw::{Pen, fill, write};
use crate::play::session::Session;

/// How long each position stays when the way plays by itself.
const PACE: Duration = Duration::from_millis(900);

/// A way that is looked for, and then shown. The game on the table is not touched by it.
#[derive(Debug)]
pub(crate) struct WayPage {
    line: WinningLine,
    shows_list: bool,
    /// When it plays by itself: how long ago the last move was.
    playing: Option<Duration>,
}

impl WayPage {
    /// This way, from its beginning.
    pub(crate) fn new(line: WinningLine) -> WayPage {
        WayPage { line, shows_list: false, playing: None }
    }

    /// What the solver is to be asked.
    pub(crate) fn query(&self) -> Option<Query> {
        self.line.next_query()
    }

    /// Takes the answer to [`WayPage::query`].
    pub(crate) fn receive(&mut self, answer: Answer, session: &mut Session) {
        session.receive_for_line(&mut self.line, answer);
    }

    /// Whether there is a way to be seen.
    pub(crate) fn shows_line(&self) -> bool {
        !self.line.moves().is_empty()
    }

    /// Arrows go along the way, Space lets it play, Enter plays on from here.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        let (at, all) = (self.line.at(), self.line.moves().len());
        let was_playing = self.playing.take().is_some();
        match key.code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j') => self.line.go_to(at + 1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k' | 'u') => self.line.go_to(at.saturating_sub(1)),
            KeyCode::PageDown => self.line.go_to(at + 10),
            KeyCode::PageUp => self.line.go_to(at.saturating_sub(10)),
            KeyCode::Home => self.line.go_to(0),
            KeyCode::End => self.line.go_to(all),
            KeyCode::Char(' ') if !was_playing && at < all => self.playing = Some(Duration::ZERO),
            KeyCode::Char('l') | KeyCode::Tab => self.shows_list = !self.shows_list,
            KeyCode::Enter if self.shows_line() => return Action::Continue(self.line.continuation()),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// The wheel goes along the way.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.line.go_to(self.line.at().saturating_sub(1)),
            MouseEventKind::ScrollDown => self.line.go_to(self.line.at() + 1),
            _ => {}
        }
        Action::None
    }

    /// Lets it play by itself, if it does. Tells whether a move was made.
    pub(crate) fn pass_time(&mut self, time: Duration) -> bool {
        let Some(waited) = &mut self.playing else { return false };
        *waited += time;
        if *waited < PACE {
            return false;
        }
        self.line.go_to(self.line.at() + 1);
        self.playing = self.line.next().is_some().then_some(Duration::ZERO);
        true
    }

    /// Draws the way over the whole screen.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        fill(buffer, area, pen.theme.table);
        if self.shows_list {
            self.draw_list(buffer, area, pen);
        } else {
            self.draw_board(buffer, area, pen);
        }
        self.draw_title(buffer, area, pen);
        self.draw_bottom(buffer, area, pen);
    }

    /// The position, with what moves next held up and the place where it goes marked.
    fn draw_board(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let seat = AnySeat::of(self.line.sitting().game().name())[0];
        let scene = self.line.scene();
        let next = self.line.next().and_then(|next| scene.spots_of(next));
        let board = board(self.line.sitting(), seat, &scene, None, board_area(area), pen);
        let mark = |spot: Spot| match next {
            Some((from, _)) if from.is_below_or(spot) => Mark::Hint,
            Some((_, Some(to))) if spot == to => Mark::Hint,
            _ => Mark::None,
        };
        board.draw(buffer, pen, None, mark);
    }

    /// All moves of the way, with the next one in sight and pointed at.
    fn draw_list(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let inside = Rect { x: area.x + 2, width: area.width - 4, ..board_area(area) };
        let names = pen.lang.move_names(&self.line.first(), self.line.moves());
        let high = usize::from(inside.height);
        let first = self.line.at().saturating_sub(high / 2).min(names.len().saturating_sub(high));
        for (y, (number, name)) in (inside.y..inside.bottom()).zip(names.iter().enumerate().skip(first)) {
            let is_next = number == self.line.at();
            let pointer = if is_next { pen.theme.glyphs.pointer } else { " " };
            let text = format!("{pointer} {:>3}  {name}", number + 1);
            let style = if is_next { pen.theme.gold } else { pen.theme.table };
            write(buffer, inside.x, y, inside.width, &text, style);
        }
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
        let title = pen.lang.line_title(&self.line);
        write(buffer, area.x + 1, area.y, area.width, &title, pen.theme.bar_strong);
        if !self.shows_line() {
            return;
        }
        let values = [("move", self.line.at().into()), ("count", self.line.moves().len().into())];
        let text = pen.say_with("way-at", &values);
        let x = area.right().saturating_sub(width_of(&text) + 1);
        write(buffer, x, area.y, area.width, &text, pen.theme.bar_strong);
    }

    /// What was done last and what comes next, and the keys. The table is not covered for it.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let wide = usize::from(area.width.saturating_sub(2));
        let whole = wrap(&pen.lang.line_step(&self.line, true), wide);
        let lines = if whole.len() > 1 { wrap(&pen.lang.line_step(&self.line, false), wide) } else { whole };
        let high = count(lines.len()) + 1;
        let bottom = Rect { y: area.bottom() - high, height: high, ..area };
        fill(buffer, bottom, pen.theme.bar);
        for (y, line) in (bottom.y..).zip(&lines) {
            write(buffer, area.x + 1, y, area.width - 2, line, pen.theme.bar_strong);
        }
        let id = match (self.shows_line(), self.shows_list) {
            (false, _) => "terminal-way-keys-none",
            (true, false) => "terminal-way-keys",
            (true, true) => "terminal-way-keys-list",
        };
        write(buffer, area.x + 1, bottom.bottom() - 1, area.width - 2, &pen.say(id), pen.theme.bar);
    }
}
