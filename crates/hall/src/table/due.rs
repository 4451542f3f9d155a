use talon_rules::Game;
use talon_rules::curse::{Move, Seat};

use crate::table::Table;
use crate::{Event, Time, VoidReason};

/// The time that the players have to open their seeds, in milliseconds.
const OPENING: u64 = 10_000;

/// The time that a blocked hand stays on the table, in milliseconds.
const BLOCKED_HAND: u64 = 15_000;

/// The time that both players of a paired match have to sit down, in milliseconds.
const NO_SHOW: u64 = 30_000;

/// The time that the players of a match without a running clock can do nothing, in milliseconds.
const STANDSTILL: u64 = 24 * 60 * 60 * 1000;

impl Table {
    /// The time when the server has to append an event of its own; `None` when nothing is left to do. If it is not
    /// later than the last entry, the event is due at once.
    pub fn due(&self) -> Option<Time> {
        self.next_event().map(|(due, _)| due)
    }

    /// The event that is due at this time.
    pub fn at(&self, now: Time) -> Option<Event> {
        self.next_event().filter(|(due, _)| *due <= now).map(|(_, event)| event)
    }

    fn next_event(&self) -> Option<(Time, Event)> {
        if self.outcome.is_some() {
            let reveal = (self.done, Event::Revealed { server_seed: self.secret });
            return if self.server_seed.is_none() { Some(reveal) } else { None };
        }
        let void = (self.acted.plus(self.standstill()), Event::Voided { reason: VoidReason::Abandoned });
        let Some(state) = &self.game else {
            return self.deal_due().or(Some(void));
        };
        if state.seat_to_move().is_none() {
            return Some((self.changed.done.plus(BLOCKED_HAND), Event::Moved { moves: vec![Move::Next] }));
        }
        let flag = self.clocks.runs_out().map(|(seat, due)| (due, Event::Flagged { seat }));
        flag.or(Some(void))
    }

    /// The time that the players can do nothing. Only matches that the hall has paired are rated between people:
    /// neither knows the other, so nobody waits for a player who does not come.
    fn standstill(&self) -> u64 {
        let is_paired = self.settings.rated && self.settings.opponent.is_none();
        if is_paired && self.game.is_none() { NO_SHOW } else { STANDSTILL }
    }

    /// The time when the first hand is dealt, once both players have sat down.
    fn deal_due(&self) -> Option<(Time, Event)> {
        if !Seat::BOTH.into_iter().all(|seat| self.has_sat(seat)) {
            return None;
        }
        let missing: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| !self.has_opened(*seat)).collect();
        let due = if missing.is_empty() { self.done } else { self.changed.done.plus(OPENING) };
        Some((due, Event::Dealt { missing }))
    }

    /// The event that notes whether a player is connected; `None` if the log says so already or it does not matter.
    pub fn presence(&self, seat: Seat, is_here: bool) -> Option<Event> {
        let matters = self.game.is_some() && self.outcome.is_none() && self.bot(seat).is_none();
        match (matters, is_here, self.is_away(seat)) {
            (true, true, true) => Some(Event::Returned { seat }),
            (true, false, false) => Some(Event::Left { seat }),
            _ => None,
        }
    }

    /// The events that give time back after the server was away between these times. The server appends them before
    /// anything else. Time that was given back before does not count again, so each of several servers can ask.
    pub fn credits(&self, from: Time, to: Time) -> Vec<Event> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let lost = |seat: Seat| {
            let turn = self.clocks.turn().filter(|turn| turn.seat == seat).map(|turn| turn.since);
            let since = [turn, self.player(seat).absence.since()].into_iter().flatten().min()?;
            Some(self.player(seat).credits.missing(from.max(since), to))
        };
        let credit = |seat| lost(seat).filter(|ms| *ms > 0).map(|_| Event::Credited { seat, from, to });
        Seat::BOTH.into_iter().filter_map(credit).collect()
    }
}
