//! The table as the viewer sees it and can use it, worked out once for each position.

use ratatui::layout::{Margin, Rect};
use talon_rules::{AnySeat, GameName};
use talon_table::{NodeId, Scene, Spot};

use crate::play::draw::Pen;
use crate::play::games::board::Board;
use crate::play::games::{GameScreen, Seen};
use crate::play::session::Session;

/// The scene of the position on the table.
#[derive(Debug)]
pub(crate) struct TableView {
    pub(super) scene: Scene,
    /// The sitting, the position in it, and the viewer that the scene belongs to.
    belongs_to: (u64, NodeId, AnySeat),
}

impl TableView {
    /// The view of the position that is on the table now.
    pub(crate) fn new(session: &Session) -> TableView {
        TableView { scene: session.scene(), belongs_to: position_of(session) }
    }

    /// Returns true if the position is still on the table.
    pub(crate) fn is_current(&self, session: &Session) -> bool {
        self.belongs_to == position_of(session)
    }

    /// The board on a screen. `focus` is the spot that the player thinks about.
    pub(super) fn board(&self, session: &Session, size: Rect, focus: Option<Spot>, pen: &Pen<'_>) -> Board {
        let (game, viewer) = (session.game(), session.viewer());
        let area = board_area(size, session.kind().game);
        let seen = Seen { game, viewer, scene: &self.scene, focus, area, pen };
        GameScreen::of(session.kind().game).board(&seen)
    }
}

fn position_of(session: &Session) -> (u64, NodeId, AnySeat) {
    (session.seated(), session.sitting().tree().here(), session.viewer())
}

/// The rows of a screen from which a list leaves two rows free below it.
const HIGH: u16 = 27;

/// The rows between the table and the line of keys. What another player did takes more words than what the player did.
pub(super) fn message_rows(game: GameName) -> u16 {
    if game.properties().players > 1 { 3 } else { 2 }
}

/// The part of the screen where the pieces of a game lie: below the title, above the messages and the keys.
pub(crate) fn board_area(size: Rect, game: GameName) -> Rect {
    above_rows(size, message_rows(game))
}

/// The part of the screen below the title and above these rows and the keys.
fn above_rows(size: Rect, rows: u16) -> Rect {
    Rect { y: size.y + 1, height: size.height.saturating_sub(2 + rows), ..size }
}

/// The part of the screen for a list.
pub(super) fn list_area(size: Rect) -> Rect {
    above_rows(size, if size.height < HIGH { 1 } else { 2 }).inner(Margin::new(2, 0))
}
