use talon_hall::{Event, SeenEntry};
use talon_rules::curse::Seat;

/// The measures of a player to keep the other player's phrases away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Silence {
    /// The player has muted the other one in this match.
    pub is_muted: bool,
    /// The player has blocked the other one in all matches. Only unblocking ends this.
    pub is_blocked: bool,
}

impl Silence {
    /// Returns true if the player in this seat, or the spectator without one, does not hear of an entry: another one's
    /// phrase.
    pub fn hides(self, entry: &SeenEntry, viewer: Option<Seat>) -> bool {
        (self.is_muted || self.is_blocked)
            && entry.seat != viewer
            && matches!(entry.event, Event::Said { .. })
    }
}
