//! The state of a network match, in words: the players, the clocks, the connection, absence.

use talon_client::LinkState;
use talon_lang::{Lang, Players};
use talon_rules::AnySeat;
use talon_rules::curse::Seat;
use talon_table::{Session, Store};

use super::network_match::NetworkMatch;

impl NetworkMatch {
    /// The players, for the title: the other player with the seat, or both for a spectator, south first.
    pub(crate) fn title(&self, lang: &Lang) -> String {
        let named = |seat: Seat| {
            let values =
                [("seat", lang.seat_name(seat.into()).into()), ("opponent", self.name(seat, lang).into())];
            if self.people[seat.index()].is_some() {
                lang.text_with("curse-opponent", &values)
            } else {
                lang.seat_name(seat.into())
            }
        };
        match self.seat() {
            Some(seat) => named(seat.other()),
            None => Seat::BOTH.map(|seat| self.name(seat, lang)).join(" : "),
        }
    }

    /// The clocks of south and north, if the match has them: `4:32 : 5:00`.
    pub(crate) fn clocks(&self, lang: &Lang) -> Option<String> {
        let [south, north] = Seat::BOTH.map(|seat| self.seconds_left(seat));
        Some(format!("{} : {}", lang.duration(south?), lang.duration(north?)))
    }

    /// The time that a seat has left at the clock, in seconds; `None` without a clock.
    fn seconds_left(&self, seat: Seat) -> Option<u64> {
        self.view()?.time_left(seat, self.seen.now).map(|ms| ms.div_ceil(1_000))
    }

    /// The state of the match apart from the pieces on the table, if there is anything to say.
    pub(crate) fn standing(&self, lang: &Lang) -> Option<String> {
        if let Some(failure) = self.failure() {
            return Some(failure.to_string());
        }
        // A server that cannot save closes its connections after a while.
        if self.seen.is_server_away {
            return Some(lang.text("online-server-away"));
        }
        if self.seen.link != LinkState::Up {
            return Some(lang.link_state(self.seen.link));
        }
        let view = self.view()?;
        if let Some(outcome) = view.outcome {
            let names = Seat::BOTH.map(|seat| self.name(seat, lang));
            let players = Players { viewer: view.seat, names: names.each_ref().map(String::as_str) };
            return Some(lang.match_outcome(&outcome, players));
        }
        if self.pending_move().is_some() {
            return Some(lang.text("terminal-online-sent"));
        }
        let waits_for = view.seat.map_or(Seat::BOTH.to_vec(), |seat| vec![seat.other()]);
        waits_for.into_iter().find_map(|seat| self.absence(seat, lang))
    }

    /// The player to move, if that is not the reader.
    pub(crate) fn turn<S: Store>(&self, session: &Session<S>, lang: &Lang) -> Option<String> {
        if session.scene().is_between_hands() {
            return None;
        }
        let mover = session.game().seat_to_move()?;
        let seat = Seat::BOTH.into_iter().find(|seat| AnySeat::from(*seat) == mover)?;
        if self.outcome().is_some() || self.seat() == Some(seat) || self.people[seat.index()].is_none() {
            return None;
        }
        Some(lang.text_with("online-turn-of", &[("name", self.name(seat, lang).into())]))
    }

    /// The news about a player who is away.
    fn absence(&self, seat: Seat, lang: &Lang) -> Option<String> {
        let view = self.view()?;
        let player = &view.players[seat.index()];
        if player.away_since.is_none() || player.bot.is_some() || !self.is_dealt() {
            return None;
        }
        let left = view.absence_left(seat, self.seen.now) / 1_000;
        let values = [("name", self.name(seat, lang).into()), ("seconds", left.into())];
        let id = if self.can_claim() { "terminal-online-claimable" } else { "terminal-online-away" };
        Some(lang.text_with(id, &values))
    }
}
