//! The state of a network match, in words: the players, the clocks, the connection, absence.

use talon_lang::Lang;
use talon_rules::AnySeat;
use talon_rules::curse::Seat;
use talon_table::{Session, Store};

use super::linked_match::LinkedMatch;

impl LinkedMatch {
    /// The players, for the title: the other player with the seat, or both for a spectator, south first.
    pub(crate) fn title(&self, lang: &Lang) -> String {
        let named = |seat: Seat| {
            let values = [
                ("seat", lang.seat_name(seat.into()).into()),
                ("opponent", self.table.name(seat, lang).into()),
            ];
            if self.table.person(seat).is_some() {
                lang.text_with("curse-opponent", &values)
            } else {
                lang.seat_name(seat.into())
            }
        };
        match self.table.seat() {
            Some(seat) => named(seat.other()),
            None => Seat::BOTH.map(|seat| self.table.name(seat, lang)).join(" : "),
        }
    }

    /// The clocks of south and north, if the match has them: `4:32 : 5:00`.
    pub(crate) fn clocks(&self, lang: &Lang) -> Option<String> {
        let [south, north] = Seat::BOTH.map(|seat| self.table.seconds_left(seat, self.now));
        Some(format!("{} : {}", lang.duration(south?), lang.duration(north?)))
    }

    /// The state of the match apart from the pieces on the table, if there is anything to say.
    pub(crate) fn standing(&self, lang: &Lang) -> Option<String> {
        if let Some(failure) = self.failure() {
            return Some(failure.to_string());
        }
        if let Some(text) = self.table.wait_text(lang).or_else(|| self.table.outcome_text(lang)) {
            return Some(text);
        }
        let waits_for = self.table.seat().map_or(Seat::BOTH.to_vec(), |seat| vec![seat.other()]);
        waits_for.into_iter().find_map(|seat| self.absence(seat, lang))
    }

    /// The player to move, if that is not the reader.
    pub(crate) fn turn<S: Store>(&self, session: &Session<S>, lang: &Lang) -> Option<String> {
        if session.scene().is_between_hands() {
            return None;
        }
        let mover = session.game().seat_to_move()?;
        let seat = Seat::BOTH.into_iter().find(|seat| AnySeat::from(*seat) == mover)?;
        if self.table.is_over() || self.table.seat() == Some(seat) || self.table.person(seat).is_none() {
            return None;
        }
        Some(lang.text_with("online-turn-of", &[("name", self.table.name(seat, lang).into())]))
    }

    /// The news about a player who is away.
    fn absence(&self, seat: Seat, lang: &Lang) -> Option<String> {
        let left = self.table.absence_left(seat, self.now).filter(|_| self.table.is_dealt())?;
        let values = [("name", self.table.name(seat, lang).into()), ("seconds", left.into())];
        let id = if self.can_claim() { "terminal-online-claimable" } else { "terminal-online-away" };
        Some(lang.text_with(id, &values))
    }
}
