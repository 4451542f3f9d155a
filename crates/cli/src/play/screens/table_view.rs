//! The table as the viewer sees it and can use it, worked out once for each position.

use ratatui::layout::{Margin, Rect};
use talon_rules::AnySeat;
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
        let (game, viewer, area) = (session.game(), session.viewer(), board_area(size));
        let seen = Seen { game, viewer, scene: &self.scene, focus, area, pen };
        GameScreen::of(session.kind().game).board(&seen)
    }
}

fn position_of(session: &Session) -> (u64, NodeId, AnySeat) {
    (session.seated(), session.sitting().tree().here(), session.viewer())
}

/// The rows from which a message has two rows of its own.
const HIGH: u16 = 27;

/// The rows between the table and the line of keys.
pub(super) fn message_rows(size: Rect) -> u16 {
    if size.height < HIGH { 1 } else { 2 }
}

/// The part of the screen where the cards lie: below the title, above the messages and the keys.
pub(crate) fn board_area(size: Rect) -> Rect {
    Rect { y: size.y + 1, height: size.height.saturating_sub(2 + message_rows(size)), ..size }
}

/// The part of the screen for a list.
pub(super) fn list_area(size: Rect) -> Rect {
    board_area(size).inner(Margin::new(2, 0))
}
