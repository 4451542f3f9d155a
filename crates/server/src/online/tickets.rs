//! Tickets open a socket: once, and within a minute.

use std::collections::HashMap;
use std::sync::Mutex;

use talon_hall::{MatchId, Time};
use talon_rules::curse::Seat;
use talon_store::IdentityId;

use super::keys::Key;
use super::limits::make_room;
use super::lock::locked;

/// How long a ticket is good, in milliseconds.
const AGE: u64 = 60_000;

/// The most tickets that wait; the oldest are forgotten first.
const WAITING: usize = 20_000;

/// What a ticket is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    pub(crate) game: MatchId,
    /// The seat; `None` for a spectator.
    pub(crate) seat: Option<Seat>,
    /// Who has it; a spectator can be nobody.
    pub(crate) identity: Option<IdentityId>,
    pub(crate) made_at: Time,
}

/// The tickets that were not used yet.
#[derive(Default)]
pub(crate) struct Tickets(Mutex<HashMap<Key, Ticket>>);

impl Tickets {
    /// Makes a ticket and returns its text.
    pub(crate) fn issue(&self, ticket: Ticket) -> String {
        let mut tickets = locked(&self.0);
        make_room(&mut tickets, WAITING, (ticket.made_at, AGE), |waiting| waiting.made_at);
        let key = Key::draw();
        tickets.insert(key, ticket);
        key.text()
    }

    /// Uses a ticket up. `None` if it was used, is too old, or is for another match.
    pub(crate) fn redeem(&self, text: &str, game: MatchId, now: Time) -> Option<Ticket> {
        let ticket = locked(&self.0).remove(&Key::read(text)?)?;
        if ticket.game == game && now.since(ticket.made_at) < AGE { Some(ticket) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_good_once_for_a_minute_and_for_one_match() {
        let (game, other, at) = (MatchId::new([1; 16]), MatchId::new([2; 16]), Time::from_ms);
        let ticket = Ticket { game, seat: Some(Seat::North), identity: None, made_at: at(0) };
        let tickets = Tickets::default();
        let text = tickets.issue(ticket);
        assert_eq!(tickets.redeem(&text, game, at(59_999)), Some(ticket));
        assert_eq!(tickets.redeem(&text, game, at(59_999)), None);
        for (game, now) in [(game, 60_000), (other, 0)] {
            let text = tickets.issue(ticket);
            assert_eq!(tickets.redeem(&text, game, at(now)), None);
        }
        assert_eq!(tickets.redeem("no ticket", game, at(0)), None);
    }
}
