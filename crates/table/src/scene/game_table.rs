use talon_rules::pieces::Tile;
use talon_rules::{AnyLayout, AnyMove, SeatView};

use super::counts::Counts;
use super::zone::{Gesture, Spot, Zone, ZoneName};

/// The table of one game as a seat sees it.
pub(super) trait GameTable: SeatView {
    /// A move of the game.
    type Move;

    /// The parts of the table, in reading order.
    fn zones(&self) -> Vec<Zone>;

    /// Returns true if a card that lies open, and of which the player sees a part, cannot be taken because others lie
    /// over it. Places count from 0.
    fn is_covered(&self, _zone: ZoneName, _place: usize) -> bool {
        false
    }

    /// The counts that a player of the game keeps, for a panel beside the table.
    fn counts(&self) -> Counts {
        Counts::Nothing
    }

    /// The gestures that mean a legal move, the plainest first.
    fn gestures(&self, legal: AnyMove) -> Vec<Gesture>;

    /// The move that is meant by carrying from one spot to another, legal or not.
    fn carry(&self, from: Spot, to: Spot) -> Option<Self::Move>;

    /// The move that is meant by pointing at one spot alone, legal or not.
    fn tap(&self, spot: Spot) -> Option<Self::Move>;

    /// Returns true if pointing at a piece with one legal use makes that move.
    fn plays_only_use(&self) -> bool {
        false
    }

    /// Returns true if all cards that can go to a foundation may go there at once.
    fn sends_all_home(&self) -> bool {
        false
    }

    /// Returns true if a hand of a match has ended and the next one can begin.
    fn is_between_hands(&self) -> bool {
        false
    }

    /// The tiles that one seat played last without the other playing in between, the oldest first.
    fn last_played(&self) -> Vec<Tile> {
        Vec::new()
    }

    /// Turns up what the players show each other at the end of a hand, or `always`. `complete` shows everything.
    fn show_hands(&self, _complete: &AnyLayout, _always: bool, _zones: &mut [Zone]) {}

    /// Hides what only the seat itself sees, for a spectator.
    fn hide_hand(&mut self) {}

    /// The spots to mark while the player holds nothing.
    fn highlight(&self) -> Highlight {
        Highlight::Nothing
    }
}

/// The spots to mark while the player holds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Highlight {
    /// None.
    Nothing,
    /// The cards that can be played.
    Playable,
    /// The partners of the card under the cursor.
    Partners,
}
