//! A way to win, or to the most points: step by step on a table of its own, or as a list of moves.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use talon_query::{Answer, Query};
use talon_rules::AnySeat;
use talon_table::{Continuation, Spot, WinningLine};

use super::sight::board_area;
use super::wrap;
use crate::play::app::Action;
use crate::play::boards::{board, count, width_of};
use crate::play::draw::cards::Mark;
use crate::play::draw::{Pen, fill, write};

/// How long each position stays when the way plays by itself.
const PACE: Duration = Duration::from_millis(900);

/// A way that is looked for, and then shown. The game on the table is not touched by it.
#[derive(Debug)]
pub(crate) struct WayPage {
    way: WinningLine,
    shows_list: bool,
    /// When it plays by itself: how long ago the last move was.
    playing: Option<Duration>,
}

impl WayPage {
    /// This way, from its beginning.
    pub(crate) fn new(way: WinningLine) -> WayPage {
        WayPage { way, shows_list: false, playing: None }
    }

    /// What the solver is to be asked.
    pub(crate) fn query(&self) -> Option<Query> {
        self.way.query()
    }

    /// Takes the answer to [`WayPage::query`].
    pub(crate) fn take(&mut self, answer: Answer) {
        self.way.take(answer);
    }

    /// Whether there is a way to be seen.
    pub(crate) fn shows_line(&self) -> bool {
        !self.way.moves().is_empty()
    }

    /// Arrows go along the way, Space lets it play, Enter plays on from here.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Action {
        let (at, all) = (self.way.at(), self.way.moves().len());
        let was_playing = self.playing.take().is_some();
        match key.code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j') => self.way.go_to(at + 1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k' | 'u') => self.way.go_to(at.saturating_sub(1)),
            KeyCode::PageDown => self.way.go_to(at + 10),
            KeyCode::PageUp => self.way.go_to(at.saturating_sub(10)),
            KeyCode::Home => self.way.go_to(0),
            KeyCode::End => self.way.go_to(all),
            KeyCode::Char(' ') if !was_playing && at < all => self.playing = Some(Duration::ZERO),
            KeyCode::Char('l') | KeyCode::Tab => self.shows_list = !self.shows_list,
            KeyCode::Enter if self.shows_line() => return self.play_on(),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// The wheel goes along the way.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.way.go_to(self.way.at().saturating_sub(1)),
            MouseEventKind::ScrollDown => self.way.go_to(self.way.at() + 1),
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
        self.way.go_to(self.way.at() + 1);
        self.playing = self.way.next().is_some().then_some(Duration::ZERO);
        true
    }

    fn play_on(&self) -> Action {
        match self.way.onward() {
            Continuation::TryAgain(moves) => Action::TryAgain(moves),
            Continuation::PlayOn(moves) => Action::PlayOn(moves),
        }
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
        let seat = AnySeat::of(self.way.sitting().game().name())[0];
        let scene = self.way.scene();
        let next = self.way.next().and_then(|next| scene.spots_of(next));
        let board = board(self.way.sitting(), seat, &scene, None, board_area(area), pen);
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
        let names = pen.lang.move_names(&self.way.first(), self.way.moves());
        let high = usize::from(inside.height);
        let first = self.way.at().saturating_sub(high / 2).min(names.len().saturating_sub(high));
        for (y, (number, name)) in (inside.y..inside.bottom()).zip(names.iter().enumerate().skip(first)) {
            let is_next = number == self.way.at();
            let pointer = if is_next { pen.theme.glyphs.pointer } else { " " };
            let text = format!("{pointer} {:>3}  {name}", number + 1);
            let style = if is_next { pen.theme.gold } else { pen.theme.table };
            write(buffer, inside.x, y, inside.width, &text, style);
        }
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
        let title = pen.lang.way_title(&self.way);
        write(buffer, area.x + 1, area.y, area.width, &title, pen.theme.bar_strong);
        if !self.shows_line() {
            return;
        }
        let values = [("move", self.way.at().into()), ("count", self.way.moves().len().into())];
        let text = pen.say_with("way-at", &values);
        let x = area.right().saturating_sub(width_of(&text) + 1);
        write(buffer, x, area.y, area.width, &text, pen.theme.bar_strong);
    }

    /// What was done last and what comes next, and the keys. The table is not covered for it.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let wide = usize::from(area.width.saturating_sub(2));
        let whole = wrap(&pen.lang.way_told(&self.way, true), wide);
        let lines = if whole.len() > 1 { wrap(&pen.lang.way_told(&self.way, false), wide) } else { whole };
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
