//! A line that wins or scores the most: step by step on a separate board, or as a list of moves.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{List, ListState, StatefulWidget, Widget};
use talon_query::{Answer, Query};
use talon_rules::AnySeat;
use talon_table::{Inquiry, Marks, WinningLine};

use super::screen::{Context, Screen};
use super::table_view::{board_area, list_area};
use super::widgets::{draw_bottom, draw_title};
use crate::play::action::{Action, GameAction};
use crate::play::draw::{Pen, fill, width_of};
use crate::play::games::board::BoardView;
use crate::play::games::{GameScreen, Seen};
use crate::play::session::Session;

/// The time that each position stays while the line plays by itself.
const PACE: Duration = Duration::from_millis(900);

/// A winning line, once the solver has found it. The game on the table does not change.
#[derive(Debug)]
pub(crate) struct WinningLinePage {
    line: WinningLine,
    shows_list: bool,
    /// The time since the last move, while the line plays by itself.
    playing: Option<Duration>,
}

impl WinningLinePage {
    /// A page for a line, from its beginning.
    pub(crate) fn new(line: WinningLine) -> WinningLinePage {
        WinningLinePage { line, shows_list: false, playing: None }
    }

    fn is_found(&self) -> bool {
        !self.line.moves().is_empty()
    }

    /// The position, with marks on the next move.
    fn draw_board(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let seat = AnySeat::of(self.line.sitting().game().name())[0];
        let scene = self.line.scene();
        let next = self.line.next().and_then(|next| scene.spots_of(next));
        let marks = Marks::default().with_hint((next.map(|(from, _)| from), next.and_then(|(_, to)| to)));
        let sitting = self.line.sitting();
        let seen = Seen {
            game: sitting.game(),
            viewer: seat,
            scene: &scene,
            focus: None,
            area: board_area(area, sitting.game().name()),
            pen,
        };
        let board = GameScreen::of(sitting.game().name()).board(&seen);
        BoardView { board: &board, marks: &marks, cursor: None, pen }.render(area, buffer);
    }

    /// All moves of the line. The next one is in the middle of the list and marked.
    fn draw_list(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let inside = list_area(area);
        let names = pen.lang.move_names(&self.line.first(), self.line.moves());
        let lines = (1..).zip(names).map(|(number, name)| format!("{number:>3}  {name}"));
        let pointer = format!("{} ", pen.theme.glyphs.pointer);
        let list = List::new(lines)
            .style(pen.theme.table)
            .highlight_style(pen.theme.gold)
            .highlight_symbol(Line::from(pointer))
            .scroll_padding(usize::from(inside.height / 2));
        let mut state = ListState::default().with_selected(Some(self.line.at()));
        StatefulWidget::render(list, inside, buffer, &mut state);
    }

    /// The place of the game in the line.
    fn place(&self, pen: &Pen<'_>) -> String {
        let values = [("move", self.line.at().into()), ("count", self.line.moves().len().into())];
        if self.is_found() { pen.text_with("way-at", &values) } else { String::new() }
    }

    /// The last move and the next one. The text is short enough not to cover the table.
    fn draw_bottom(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
        let mut text = pen.lang.line_step(&self.line, true);
        if width_of(&text) + 2 > area.width {
            text = pen.lang.line_step(&self.line, false);
        }
        draw_bottom(buffer, area, Line::styled(text, pen.theme.bar_strong), pen);
    }
}

impl Screen for WinningLinePage {
    fn key(&mut self, key: KeyEvent, _: &Context<'_>) -> Action {
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
            KeyCode::Enter if self.is_found() => {
                return Action::Game(GameAction::Continue(self.line.continuation()));
            }
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            _ => {}
        }
        Action::None
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text(match (self.is_found(), self.shows_list) {
            (false, _) => "terminal-way-keys-none",
            (true, false) => "terminal-way-keys",
            (true, true) => "terminal-way-keys-list",
        })
    }

    fn mouse(&mut self, mouse: MouseEvent, _: &Context<'_>) -> Action {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.line.go_to(self.line.at().saturating_sub(1)),
            MouseEventKind::ScrollDown => self.line.go_to(self.line.at() + 1),
            _ => {}
        }
        Action::None
    }

    fn tick(&mut self, time: Duration) -> bool {
        let Some(waited) = &mut self.playing else { return false };
        *waited += time;
        if *waited < PACE {
            return false;
        }
        self.line.go_to(self.line.at() + 1);
        self.playing = self.line.next().map(|_| Duration::ZERO);
        true
    }

    fn query(&self) -> Option<Query> {
        self.line.next_query()
    }

    fn receive(&mut self, answer: Answer, session: &mut Session, _: &Pen<'_>) -> Action {
        session.receive_for_line(&mut self.line, answer);
        Action::None
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        if self.shows_list {
            self.draw_list(buffer, area, pen);
        } else {
            self.draw_board(buffer, area, pen);
        }
        draw_title(buffer, area, pen.lang.line_title(&self.line), self.place(pen), pen);
        self.draw_bottom(buffer, area, pen);
    }
}
