//! The table: picking up and putting down, by keys and by the mouse.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use talon_lang::Confirmation;
use talon_table::{Command, Face, HeldPieces, PointResult, Scene, SearchGoal, Selection, Spot};

pub(crate) use super::bars::{HintShown, Said};
use super::bars::{Message, Sort, draw_messages, draw_title};
use super::sight::{Marks, Sight};
use crate::play::app::Action;
use crate::play::boards::Board;
use crate::play::draw::cards::index;
use crate::play::draw::{Pen, write};
use crate::play::session::Session;

/// The hand of the player over the table, and what is said.
#[derive(Debug, Default)]
pub(crate) struct Table {
    cursor: Option<Spot>,
    /// Where the cursor was seen last: what is nearest to it takes over when its spot goes away.
    cursor_at: (i32, i32),
    selection: Selection,
    /// Where the mouse button went down.
    pressed: Option<(Position, Spot)>,
    /// Where the mouse is while it drags something.
    pointer: Option<Position>,
    message: Message,
    /// Whether the time is shown.
    pub(crate) shows_time: bool,
}

impl Table {
    /// A table that nobody has touched yet.
    pub(crate) fn new(shows_time: bool) -> Table {
        Table { shows_time, ..Table::default() }
    }

    /// Shows a line below the table.
    pub(crate) fn say(&mut self, text: String, sort: Sort) {
        self.message = Message { text, sort };
    }

    /// A key: a pile, a way of moving, or a command.
    pub(crate) fn key(&mut self, key: KeyEvent, session: &Session, size: Rect, pen: &Pen<'_>) -> Action {
        let sight = Sight::new(session, size, None, pen);
        self.find_cursor(&sight);
        self.message = Message::default();
        match key.code {
            KeyCode::Left => self.walk((-1, 0), &sight),
            KeyCode::Right => self.walk((1, 0), &sight),
            KeyCode::Up => self.walk((0, -1), &sight),
            KeyCode::Down => self.walk((0, 1), &sight),
            KeyCode::Tab => self.next_pickable(1, &sight),
            KeyCode::BackTab => self.next_pickable(sight.scene.pickable().len().saturating_sub(1), &sight),
            KeyCode::Enter => {
                return self.cursor.map_or(Action::None, |spot| self.point(spot, false, &sight, pen));
            }
            KeyCode::Esc if self.selection.held().is_some() => self.selection.let_go(),
            KeyCode::Char(' ' | '.') => return self.point_if_there(Spot::Stock, &sight, pen),
            KeyCode::Char(letter) => {
                // In Doublets the foundation has the same letter.
                if Command::of_key(letter) == Some(Command::Home) && Command::Home.is_for(session.kind()) {
                    return self.home(&sight, pen);
                }
                if let Some(spot) = sight.scene.of_letter(letter) {
                    self.set_cursor(spot, &sight);
                    return self.point(spot, true, &sight, pen);
                }
                return self.command(letter, session);
            }
            KeyCode::F(1) => return Action::Help,
            KeyCode::Esc => return Action::ToMenu,
            _ => {}
        }
        Action::None
    }

    /// A key that is no pile gives a command.
    fn command(&mut self, letter: char, session: &Session) -> Action {
        let kind = session.kind();
        self.selection.let_go();
        let Some(command) = Command::of_key(letter).filter(|command| command.is_for(kind)) else {
            return Action::None;
        };
        let is_unfinished = session.is_unfinished();
        let ask = |question, action| match is_unfinished {
            true => Action::Ask(question, Box::new(action)),
            false => action,
        };
        match command {
            Command::Undo => Action::Undo,
            Command::Redo => Action::Redo,
            Command::NewDeal => ask(Confirmation::NewDeal, Action::Deal(kind, None)),
            Command::NewWinnableDeal => {
                ask(Confirmation::NewDeal, Action::Search(kind, SearchGoal::Winnable))
            }
            Command::NewGradedDeal => ask(Confirmation::NewDeal, Action::AskGrade(kind)),
            Command::DealByNumber => ask(Confirmation::NewDeal, Action::AskNumber(kind)),
            Command::Players => Action::AskMode,
            Command::Restart => ask(Confirmation::Restart, Action::Restart),
            Command::GiveUp if is_unfinished => ask(Confirmation::GiveUp, Action::GiveUp),
            Command::Hint => Action::Hint,
            Command::HintKnowledge => Action::SwitchHints,
            Command::WinningLine => Action::ShowLine,
            Command::Verdict | Command::Review => Action::VerdictOrReview,
            Command::Rules => Action::Rules(kind.game),
            Command::Statistics => Action::Statistics(kind.game),
            Command::Time => {
                self.shows_time = !self.shows_time;
                Action::None
            }
            Command::Colours => Action::FourColours,
            Command::Help => Action::Help,
            Command::Games => Action::ToMenu,
            _ => Action::None,
        }
    }

    /// The mouse: click or drag, and the right button for the way home.
    pub(crate) fn mouse(
        &mut self,
        mouse: MouseEvent,
        session: &Session,
        size: Rect,
        pen: &Pen<'_>,
    ) -> Action {
        let sight = Sight::new(session, size, None, pen);
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = sight.board.at(at);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.message = Message::default();
                self.pressed = hit.map(|spot| (at, spot));
                if hit.is_none() {
                    self.selection.let_go();
                }
                Action::None
            }
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some((from, spot)) = self.pressed.filter(|(from, _)| *from != at) {
                    self.pressed = Some((from, spot));
                    self.selection.pick_up(&sight.scene, HeldPieces { spot, whole_pile: false });
                    self.pointer = Some(at);
                }
                Action::None
            }
            MouseEventKind::Up(MouseButton::Left) => self.released(hit, &sight, pen),
            MouseEventKind::Down(MouseButton::Right) => {
                self.selection.let_go();
                let Some(spot) = hit else { return Action::None };
                self.set_cursor(spot, &sight);
                self.home(&sight, pen)
            }
            _ => Action::None,
        }
    }

    fn released(&mut self, hit: Option<Spot>, sight: &Sight<'_>, pen: &Pen<'_>) -> Action {
        let dragged = self.pointer.take().is_some();
        let pressed = self.pressed.take();
        let (Some((_, from)), Some(spot)) = (pressed, hit) else {
            if dragged {
                self.selection.let_go();
            }
            return Action::None;
        };
        self.set_cursor(spot, sight);
        match dragged {
            true if from == spot => {
                self.selection.let_go();
                Action::None
            }
            // What cannot be carried, like the stock, is pointed at.
            true if self.selection.held().is_none() => self.point(from, false, sight, pen),
            true => follow(self.selection.drop_on(&sight.scene, spot), pen),
            false if from == spot => self.point(spot, false, sight, pen),
            false => Action::None,
        }
    }

    /// Points at a spot; with its letter the whole pile is meant.
    fn point(&mut self, spot: Spot, by_letter: bool, sight: &Sight<'_>, pen: &Pen<'_>) -> Action {
        let pointed = self.selection.point(&sight.scene, spot, by_letter);
        follow(pointed, pen)
    }

    fn point_if_there(&mut self, spot: Spot, sight: &Sight<'_>, pen: &Pen<'_>) -> Action {
        self.selection.let_go();
        if sight.board.spots().any(|known| known == spot) {
            self.point(spot, true, sight, pen)
        } else {
            Action::None
        }
    }

    /// Sends what is held, or what is under the cursor, to its foundation.
    fn home(&mut self, sight: &Sight<'_>, pen: &Pen<'_>) -> Action {
        match self.selection.home(&sight.scene, self.cursor) {
            Some(wanted) => Action::Play(wanted),
            None => Action::Say(pen.say("table-no-home")),
        }
    }

    fn walk(&mut self, way: (i32, i32), sight: &Sight<'_>) {
        if let Some(spot) = self.cursor {
            self.set_cursor(sight.board.neighbour(spot, way), sight);
        }
    }

    /// Goes to the next spot where something can be done: with something in hand, where it can go.
    fn next_pickable(&mut self, steps: usize, sight: &Sight<'_>) {
        let scene = &sight.scene;
        let spots = self.selection.held().map_or_else(|| scene.pickable(), |held| held.targets(scene));
        if spots.is_empty() {
            return;
        }
        let at = spots.iter().position(|spot| Some(*spot) == self.cursor);
        let next = at.map_or(0, |at| (at + steps.max(1)) % spots.len());
        self.set_cursor(spots[next], sight);
    }

    fn set_cursor(&mut self, spot: Spot, sight: &Sight<'_>) {
        self.cursor = Some(spot);
        self.cursor_at = sight.board.middle(spot).unwrap_or(self.cursor_at);
    }

    /// Where the cursor is now; when its spot has gone, at the nearest other one.
    fn find_cursor(&mut self, sight: &Sight<'_>) {
        if let Some(spot) = self.cursor_on(&sight.board, &sight.scene) {
            self.set_cursor(spot, sight);
        }
        self.selection.follow(&sight.scene);
    }

    fn cursor_on(&self, board: &Board, scene: &Scene) -> Option<Spot> {
        match self.cursor {
            Some(spot) if board.middle(spot).is_some() => Some(spot),
            Some(_) => board.nearest(self.cursor_at),
            None => scene.pickable().first().copied().or_else(|| board.spots().next()),
        }
    }

    /// Draws the table, and what is said about it.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        session: &Session,
        said: &Said,
        pen: &Pen<'_>,
    ) {
        let focus = self.selection.held().map(|held| held.spot).or(self.cursor);
        let sight = Sight::new(session, area, focus, pen);
        let cursor = self.cursor_on(&sight.board, &sight.scene);
        let (from, to) = said.hint.as_ref().map_or((None, None), |hint| (hint.shown.from, hint.shown.to));
        let marks = Marks::new(self.selection.held(), cursor, &sight).with_hint(from, to, &sight.board);
        sight.board.draw(buffer, pen, cursor, |spot| marks.of(spot));
        self.draw_dragged(buffer, &sight, pen);
        draw_title(buffer, area, session, self.shows_time, pen);
        draw_messages(buffer, area, session, (&self.message, said), pen);
    }

    /// The card under the mouse while it is dragged.
    fn draw_dragged(&self, buffer: &mut Buffer, sight: &Sight<'_>, pen: &Pen<'_>) {
        let (Some(at), Some(held)) = (self.pointer, self.selection.held()) else { return };
        let places = sight.scene.zones().iter().flat_map(|zone| &zone.places);
        let text =
            match places.into_iter().find(|place| place.spot == Some(held.spot)).map(|place| place.face) {
                Some(Face::Card(card)) => index(card, pen.theme),
                Some(Face::Tile(tile)) => tile.to_string(),
                _ => return,
            };
        write(buffer, at.x + 1, at.y, 6, &format!(" {text} "), pen.theme.cursor);
    }
}

/// What follows from pointing at something; a piece that can be put down nowhere is told.
fn follow(pointed: PointResult, pen: &Pen<'_>) -> Action {
    match pointed {
        PointResult::Play(wanted) => Action::Play(wanted),
        PointResult::PickedUp(0) => Action::Say(pen.say("table-no-target")),
        PointResult::PickedUp(_) | PointResult::LetGo | PointResult::Nothing => Action::None,
    }
}
