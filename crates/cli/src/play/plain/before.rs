//! The table before a move, and the cards that the move uncovers.

use talon_rules::AnySeat;
use talon_rules::pieces::Card;
use talon_table::{Face, Spot};

use crate::play::session::Session;

/// The table before a move.
pub(super) struct Before {
    pub(super) viewer: AnySeat,
    /// The cards that a player could use.
    open: Vec<Card>,
}

impl Before {
    /// The table now.
    pub(super) fn of(session: &Session) -> Before {
        Before { viewer: session.viewer(), open: open_cards(session) }
    }

    /// The cards that lie open now and did not before.
    pub(super) fn uncovered(&self, session: &Session) -> impl Iterator<Item = Card> {
        open_cards(session).into_iter().filter(|card| !self.open.contains(card))
    }
}

/// The cards that lie open and uncovered, besides those on foundations.
fn open_cards(session: &Session) -> Vec<Card> {
    let scene = session.scene();
    let is_open = |spot: &Spot| !matches!(spot, Spot::Foundation(_)) && scene.letter(*spot).is_some();
    let card_at = |spot| match scene.face_at(spot)? {
        Face::Card(card) => Some(card),
        _ => None,
    };
    scene.spots().filter(is_open).filter_map(card_at).collect()
}
