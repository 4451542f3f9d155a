//! The table: moves by keys and by the mouse.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use ratatui::widgets::Widget;
use talon_table::{Command, Face, Gesture, HeldPieces, Marks, PointResult, Selection, Spot};

use super::bars::{
    Message, MessageKind, ShownAdvice, WHOLE_MESSAGE, draw_messages, draw_table_title, whole_message,
};
use super::ending::EndingPanel;
use super::screen::Context;
use super::table_view::TableView;
use crate::online::LinkedMatch;
use crate::play::action::{Action, GameAction, MatchAction};
use crate::play::draw::{Pen, cards::index, write};
use crate::play::games::board::{Board, BoardView};
use crate::play::session::Session;

/// The key for passing, in a game in which one can pass.
const PASS: char = 'p';

/// The key for what a player of a network match can do besides moves.
const MATCH: char = 'M';

/// The cursor, the selection and the message of the table.
#[derive(Debug)]
pub(crate) struct Table {
    view: TableView,
    cursor: Option<Spot>,
    /// The last point of the cursor. When its spot goes away, the nearest spot takes over.
    cursor_at: (f64, f64),
    selection: Selection,
    /// The place where the mouse button went down.
    pressed: Option<(Position, Spot)>,
    /// The place of the mouse while it drags something.
    pointer: Option<Position>,
    message: Message,
    /// The panel at the end of a game.
    pub(crate) ending: EndingPanel,
}

impl Table {
    /// A table with nothing selected.
    pub(crate) fn new(session: &Session) -> Table {
        Table {
            view: TableView::new(session),
            cursor: None,
            cursor_at: (0.0, 0.0),
            selection: Selection::default(),
            pressed: None,
            pointer: None,
            message: Message::default(),
            ending: EndingPanel::default(),
        }
    }

    /// Follows the session to another game, and keeps the message.
    pub(crate) fn begin_anew(&mut self, session: &Session) {
        let message = std::mem::take(&mut self.message);
        *self = Table { message, ..Table::new(session) };
    }

    /// Follows the session to another position.
    pub(crate) fn follow(&mut self, session: &Session) {
        if !self.view.is_current(session) {
            self.view = TableView::new(session);
        }
        self.ending.follow(session);
    }

    /// Shows a message below the table.
    pub(crate) fn say(&mut self, text: String, kind: MessageKind) {
        self.message = Message { text, kind };
    }

    /// The whole message below the table.
    pub(crate) fn whole_message(&self, context: &Context<'_>, said: &ShownAdvice) -> String {
        whole_message(context, &self.view.scene, &self.message, said)
    }

    /// Handles a key: a pile, a way of moving, or a command.
    pub(crate) fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        let board = self.board(context, None);
        self.find_cursor(&board);
        if key.code == KeyCode::Char(WHOLE_MESSAGE) {
            return Action::WholeMessage;
        }
        self.message = Message::default();
        if let Some(action) = self.ending.key(key.code, context) {
            return action;
        }
        match key.code {
            KeyCode::Left => self.walk((-1.0, 0.0), &board),
            KeyCode::Right => self.walk((1.0, 0.0), &board),
            KeyCode::Up => self.walk((0.0, -1.0), &board),
            KeyCode::Down => self.walk((0.0, 1.0), &board),
            KeyCode::Tab => self.next_pickable(1, &board),
            KeyCode::BackTab => {
                self.next_pickable(self.view.scene.pickable().len().saturating_sub(1), &board)
            }
            KeyCode::Enter | KeyCode::Char(' ') if context.session.awaits_next_hand() => {
                return Action::Command(Command::NextHand);
            }
            KeyCode::Enter => {
                return self.cursor.map_or(Action::None, |spot| self.point(spot, false, &context.pen));
            }
            KeyCode::Esc if self.selection.held().is_some() => self.selection.let_go(),
            KeyCode::Char(' ' | '.') => return self.point_if_there(Spot::Stock, &board, &context.pen),
            KeyCode::Char(letter) if context.online.is_some() && is_of_match(letter) => {
                return of_match(letter);
            }
            KeyCode::Char(letter) => return self.letter(letter, &board, context),
            KeyCode::F(1) => return Action::Help(context.session.kind().game),
            KeyCode::Esc => return Action::ToMenu,
            _ => {}
        }
        Action::None
    }

    /// A letter names a pile, or gives a command.
    fn letter(&mut self, letter: char, board: &Board, context: &Context<'_>) -> Action {
        // In Doublets the foundation has the same letter.
        if Command::of_key(letter) == Some(Command::Home) && Command::Home.is_for(context.session.kind()) {
            return self.home(&context.pen);
        }
        // The pieces of a match that is over are out of play.
        let is_over = context.online.is_some_and(|online| online.table.is_over());
        if let Some(spot) = self.view.scene.of_letter(letter).filter(|_| !is_over) {
            self.set_cursor(spot, board);
            return self.point(spot, true, &context.pen);
        }
        // Who may not pass learns why.
        if letter == PASS
            && self.view.scene.moves().next().is_some()
            && let Ok(pass) = context.session.game().read_move("pass")
        {
            return Action::Game(GameAction::Play(pass));
        }
        self.command(letter, context.session)
    }

    /// The places of everything.
    fn board(&self, context: &Context<'_>, focus: Option<Spot>) -> Board {
        self.view.board(context.session, context.area, focus, &context.pen)
    }

    /// The keys that matter most now.
    pub(crate) fn keys(&self, context: &Context<'_>) -> String {
        let session = context.session;
        if self.view.scene.is_between_hands() && (session.is_in_progress() || context.online.is_some()) {
            return self.keys_between_hands(context);
        }
        if let Some(online) = context.online {
            return context.pen.text(keys_of_match(online));
        }
        if session.is_in_progress() {
            return context.pen.text(&format!("{}-terminal-keys", session.kind().game));
        }
        context.pen.text("terminal-keys-over")
    }

    /// The keys that work after a hand of a match: those of the choices, and the one that goes on.
    fn keys_between_hands(&self, context: &Context<'_>) -> String {
        let (scene, pen) = (&self.view.scene, &context.pen);
        let choice =
            |spot: Spot| Some(format!("[{}] {}", scene.letter(spot)?, pen.lang.spot_name(scene, spot)));
        let choices: Vec<String> = scene.pickable().into_iter().filter_map(choice).collect();
        let others = match context.online {
            Some(online) if choices.is_empty() || online.table.is_over() => keys_of_match(online),
            Some(_) => "terminal-keys-online-choosing",
            None if choices.is_empty() => "terminal-keys-next-hand",
            None => "terminal-keys-choosing",
        };
        format!("{} {}", choices.join(" "), pen.text(others))
    }

    /// A key that is no pile gives a command.
    fn command(&mut self, letter: char, session: &Session) -> Action {
        let kind = session.kind();
        self.selection.let_go();
        let command = Command::of_key(letter).filter(|command| command.is_for(kind));
        command.map_or(Action::None, Action::Command)
    }

    /// Handles the mouse: click or drag, and the right button for the way home.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let board = self.board(context, None);
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = board.at(at);
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
                    self.selection.pick_up(&self.view.scene, HeldPieces { spot, whole_pile: false });
                    self.pointer = Some(at);
                }
                Action::None
            }
            MouseEventKind::Up(MouseButton::Left) => self.release(hit, &board, &context.pen),
            MouseEventKind::Down(MouseButton::Right) => {
                self.selection.let_go();
                let Some(spot) = hit else { return Action::None };
                self.set_cursor(spot, &board);
                self.home(&context.pen)
            }
            _ => Action::None,
        }
    }

    fn release(&mut self, hit: Option<Spot>, board: &Board, pen: &Pen<'_>) -> Action {
        let was_dragged = self.pointer.take().is_some();
        let pressed = self.pressed.take();
        let (Some((_, from)), Some(spot)) = (pressed, hit) else {
            if was_dragged {
                self.selection.let_go();
            }
            return Action::None;
        };
        self.set_cursor(spot, board);
        if !was_dragged {
            return if from == spot { self.point(spot, false, pen) } else { Action::None };
        }
        if from == spot {
            self.selection.let_go();
            return Action::None;
        }
        // A pile that cannot be carried, like the stock, is pointed at.
        if self.selection.held().is_none() {
            return self.point(from, false, pen);
        }
        follow(self.selection.drop_on(&self.view.scene, spot), pen)
    }

    /// Points at a spot. A letter means the whole pile. A card that goes with another one is only picked up, even if
    /// there is no choice. Otherwise, a player who then points at the other card would hit the card that replaces it.
    fn point(&mut self, spot: Spot, by_letter: bool, pen: &Pen<'_>) -> Action {
        let scene = &self.view.scene;
        let carries = |gesture: &Gesture| match gesture {
            Gesture::Carry(from, to) => *from == spot && scene.pickable().contains(to),
            Gesture::Tap(_) => false,
        };
        let is_pair = |wanted| {
            let gestures = scene.gestures(wanted);
            !gestures.contains(&Gesture::Tap(spot)) && gestures.iter().any(carries)
        };
        let tapped = if self.selection.held().is_none() { scene.tap(spot) } else { None };
        let pointed = match tapped {
            Some(wanted) if is_pair(wanted) => {
                self.selection.pick_up(scene, HeldPieces { spot, whole_pile: by_letter })
            }
            Some(wanted) => PointResult::Play(wanted),
            None => self.selection.point(scene, spot, by_letter),
        };
        follow(pointed, pen)
    }

    fn point_if_there(&mut self, spot: Spot, board: &Board, pen: &Pen<'_>) -> Action {
        self.selection.let_go();
        if board.spots().any(|other| other == spot) { self.point(spot, true, pen) } else { Action::None }
    }

    /// Sends what is held, or what is under the cursor, to its foundation.
    fn home(&mut self, pen: &Pen<'_>) -> Action {
        match self.selection.home(&self.view.scene, self.cursor) {
            Some(wanted) => Action::Game(GameAction::Play(wanted)),
            None => Action::Say(pen.text("table-no-home")),
        }
    }

    fn walk(&mut self, direction: (f64, f64), board: &Board) {
        if let Some(spot) = self.cursor {
            self.set_cursor(board.neighbour(spot, direction), board);
        }
    }

    /// Goes to the next spot where something can be done: with something in hand, where it can go.
    fn next_pickable(&mut self, steps: usize, board: &Board) {
        let scene = &self.view.scene;
        let spots = self.selection.held().map_or_else(|| scene.pickable(), |held| held.targets(scene));
        if spots.is_empty() {
            return;
        }
        let at = spots.iter().position(|spot| Some(*spot) == self.cursor);
        let next = at.map_or(0, |at| (at + steps.max(1)) % spots.len());
        self.set_cursor(spots[next], board);
    }

    fn set_cursor(&mut self, spot: Spot, board: &Board) {
        self.cursor = Some(spot);
        self.cursor_at = board.middle(spot).unwrap_or(self.cursor_at);
    }

    /// Puts the cursor on its spot; when the spot has gone, on the nearest other one.
    fn find_cursor(&mut self, board: &Board) {
        if let Some(spot) = self.cursor_on(board) {
            self.set_cursor(spot, board);
        }
        self.selection.follow(&self.view.scene);
    }

    fn cursor_on(&self, board: &Board) -> Option<Spot> {
        let pickable = self.view.scene.pickable();
        match self.cursor {
            // After a hand, Enter makes one of the choices.
            Some(spot) if self.view.scene.is_between_hands() && !pickable.contains(&spot) => {
                pickable.first().copied().or(Some(spot)).filter(|spot| board.middle(*spot).is_some())
            }
            Some(spot) if board.middle(spot).is_some() => Some(spot),
            Some(_) => board.nearest(self.cursor_at),
            None => pickable.first().copied().or_else(|| board.spots().next()),
        }
    }

    /// Draws the table, and the messages about it.
    pub(crate) fn draw(&self, buffer: &mut Buffer, context: &Context<'_>, said: &ShownAdvice) {
        let (scene, pen) = (&self.view.scene, &context.pen);
        let held = self.selection.held();
        let board = self.board(context, held.map(|held| held.spot).or(self.cursor));
        let cursor = self.cursor_on(&board);
        let marks = Marks::new(scene, held, cursor).with_hint(said.marked).with_wrong(said.wrong);
        BoardView { board: &board, marks: &marks, cursor, pen }.render(context.area, buffer);
        self.draw_dragged(buffer, pen);
        draw_table_title(buffer, context);
        draw_messages(buffer, context, scene, &self.message, said);
        self.ending.draw(buffer, context);
    }

    /// The card under the mouse while it is dragged.
    fn draw_dragged(&self, buffer: &mut Buffer, pen: &Pen<'_>) {
        let (Some(at), Some(held)) = (self.pointer, self.selection.held()) else { return };
        let text = match self.view.scene.face_at(held.spot) {
            Some(Face::Card(card)) => index(card, pen.theme),
            Some(Face::Tile(tile)) => tile.to_string(),
            _ => return,
        };
        write(buffer, at.x + 1, at.y, 6, &format!(" {text} "), pen.theme.cursor);
    }
}

/// The id of the keys at a network match.
fn keys_of_match(online: &LinkedMatch) -> &'static str {
    match (online.table.seat(), online.table.outcome()) {
        (None, None) => "terminal-keys-watching",
        (None, Some(_)) => "terminal-keys-watched",
        (Some(_), None) => "terminal-keys-online",
        (Some(_), Some(_)) => "terminal-keys-online-over",
    }
}

/// Returns true if a key means something else at a network match.
fn is_of_match(letter: char) -> bool {
    letter == MATCH || Command::of_key(letter) == Some(Command::GiveUp)
}

/// The action of a key of [`is_of_match`].
fn of_match(letter: char) -> Action {
    Action::Match(if letter == MATCH { MatchAction::Menu } else { MatchAction::AskResign })
}

/// The action that follows from pointing at a spot, with a message for a piece that has no target.
fn follow(pointed: PointResult, pen: &Pen<'_>) -> Action {
    match pointed {
        PointResult::Play(wanted) => Action::Game(GameAction::Play(wanted)),
        PointResult::PickedUp(0) => Action::Say(pen.text("table-no-target")),
        PointResult::PickedUp(_) | PointResult::LetGo | PointResult::Nothing => Action::None,
    }
}
