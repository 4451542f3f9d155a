use talon_hall::{Event, SeenEntry};
use talon_rules::curse::Seat;

/// The measures of a player to keep the other player's phrases away.
///
/// # Examples
/// ```
/// use talon_client::Silence;
/// use talon_hall::{Event, Phrase, SeenEntry, Time};
/// use talon_rules::curse::Seat;
///
/// let (now, event) = (Time::from_ms(0), Event::Said { phrase: Phrase::Hello });
/// let entry = SeenEntry { seq: 5, at: now, done: now, seat: Some(Seat::North), event, ended_hand: None };
/// let muted = Silence { is_muted: true, is_blocked: false };
/// assert!(muted.hides(&entry, Some(Seat::South)));
/// assert!(!muted.hides(&entry, Some(Seat::North)), "players see what they say themselves");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Silence {
    /// The player has muted the other one in this match.
    pub is_muted: bool,
    /// The player has blocked the other one in all matches. Only unblocking ends this.
    pub is_blocked: bool,
}

impl Silence {
    /// Returns true if a viewer does not see an entry because it is a phrase of another player. A spectator has no seat.
    pub fn hides(self, entry: &SeenEntry, viewer: Option<Seat>) -> bool {
        (self.is_muted || self.is_blocked)
            && entry.seat != viewer
            && matches!(entry.event, Event::Said { .. })
    }
}
