use std::sync::Arc;

use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};

use crate::outcome::{End, Outcome};
use crate::table::fold::{LogFault, LogProblem};
use crate::table::{Changed, Table};
use crate::{Actor, Command, Entry, Event, Request, Time, VoidReason, deal_root};

impl Table {
    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// The entry does not follow the last one, or the event cannot happen here. The table is then as before.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), LogFault> {
        let fault = |problem| LogFault { seq: entry.seq, problem };
        self.check_place(entry).map_err(fault)?;
        self.check_event(entry).map_err(fault)?;
        self.happen(entry);
        self.note(entry);
        Ok(())
    }

    /// Checks that an event is what this table would have decided.
    fn check_event(&self, entry: &Entry) -> Result<(), LogProblem> {
        let Some(seat) = entry.seat else {
            return if self.server_can(&entry.event, entry.at) {
                Ok(())
            } else {
                Err(LogProblem::Impossible)
            };
        };
        let command = command_of(&entry.event).ok_or(LogProblem::Impossible)?;
        let request = Request { id: entry.command, expect: self.chain(), command };
        let has_bot = self.bot(seat).is_some() && self.outcome.is_none();
        let actor = if has_bot { Actor::Bot(seat) } else { Actor::Player(seat) };
        let event = self.judge(actor, &request, entry.at).map_err(LogProblem::Refused)?;
        if event == entry.event { Ok(()) } else { Err(LogProblem::Impossible) }
    }

    /// Returns true if the server can append this event of its own.
    fn server_can(&self, event: &Event, at: Time) -> bool {
        match event {
            Event::Left { seat } => self.presence(*seat, false).as_ref() == Some(event),
            Event::Returned { seat } => self.presence(*seat, true).as_ref() == Some(event),
            Event::Credited { .. } => self.outcome.is_none(),
            Event::Voided { reason: VoidReason::BrokenLog } => self.outcome.is_none(),
            _ => self.at(at).as_ref() == Some(event),
        }
    }

    /// Changes the table as a checked event says.
    fn happen(&mut self, entry: &Entry) {
        let at = entry.at;
        match (&entry.event, entry.seat) {
            (Event::Sat { commitment }, Some(seat)) => {
                self.players[seat.index()].commitment = Some(*commitment);
                self.change(entry);
            }
            (Event::Opened { seed }, Some(seat)) => self.players[seat.index()].seed = Some(*seed),
            (Event::Dealt { .. }, _) => self.deal(entry),
            (Event::Moved { moves }, _) => self.play(moves, entry),
            (Event::Resigned, Some(seat)) => self.win(seat.other(), End::Resigned, at),
            (Event::Flagged { seat }, _) => self.win(seat.other(), End::Flagged, at),
            (Event::Claimed, Some(seat)) => self.win(seat, End::Claimed, at),
            (Event::AbortOffered, Some(seat)) => {
                self.abort_offer = Some(seat);
                self.players[seat.index()].offered_after = Some(self.changed.seq);
            }
            (Event::AbortDeclined, _) => self.abort_offer = None,
            (Event::Aborted, _) => self.end(Outcome { winner: None, end: End::Aborted }, at),
            (Event::Voided { reason }, _) => self.void(*reason, at),
            (Event::Left { seat }, _) => self.players[seat.index()].absence.leave(at),
            (Event::Returned { seat }, _) => self.players[seat.index()].absence.come_back(at),
            (Event::BotTookOver { level }, Some(seat)) => {
                self.called_bot = Some(seat);
                self.players[seat.other().index()].bot = Some(*level);
            }
            (Event::Credited { seat, from, to }, _) => self.credit(*seat, *from, *to),
            (Event::Said { .. }, Some(seat)) => self.players[seat.index()].said = Some(self.talking_hand()),
            (Event::RematchOffered, seat) => self.rematch_offer = seat,
            (Event::RematchAccepted { next }, _) => self.rematch = Some(*next),
            (Event::Revealed { server_seed }, _) => self.server_seed = Some(*server_seed),
            _ => {}
        }
    }

    fn deal(&mut self, entry: &Entry) {
        let seeds = self.players.each_ref().map(|player| player.seed);
        let root = deal_root(&self.secret, &self.id, seeds);
        let options = self.settings.options().expect("the settings were checked when the match was made");
        let state = State::from_root(&options, root, self.settings.leader);
        self.first_leader = state.seat_to_move();
        self.clocks.pass_on(entry.at, self.first_leader, entry.done);
        self.game = Some(state);
        self.change(entry);
    }

    fn play(&mut self, moves: &[Move], entry: &Entry) {
        let state = self.game.as_mut().expect("the event was checked: the hands are dealt");
        for played in moves {
            state.play_unchecked(*played);
        }
        let (next, winner) = (state.seat_to_move(), state.match_winner());
        let mut layout = state.layout();
        if layout.points.is_some() {
            layout.aside.fill(None);
            self.ended_hands.push((entry.seq, Arc::new(layout)));
        }
        self.clocks.pass_on(entry.at, next, entry.done);
        if self.abort_offer.is_some_and(|seat| Some(seat) != entry.seat) {
            self.abort_offer = None;
        }
        self.change(entry);
        if let Some(seat) = winner {
            self.win(seat, End::Points, entry.at);
        }
    }

    fn credit(&mut self, seat: Seat, from: Time, to: Time) {
        let player = &mut self.players[seat.index()];
        if let Some(turn) = self.clocks.turn() {
            self.clocks.credit(seat, player.credits.missing(from.max(turn.since), to));
        }
        if let Some(since) = player.absence.since() {
            player.absence.credit(player.credits.missing(from.max(since), to));
        }
        player.credits.add(from, to);
    }

    fn win(&mut self, seat: Seat, end: End, at: Time) {
        self.end(Outcome { winner: Some(seat), end }, at);
    }

    pub(super) fn void(&mut self, reason: VoidReason, at: Time) {
        self.end(Outcome { winner: None, end: End::Void(reason) }, at);
    }

    fn end(&mut self, outcome: Outcome, at: Time) {
        self.clocks.stop(at);
        self.abort_offer = None;
        self.outcome = Some(outcome);
    }

    fn change(&mut self, entry: &Entry) {
        self.changed = Changed { seq: entry.seq, done: entry.done };
    }
}

/// The command that leads to an event; `None` for an event of the server.
fn command_of(event: &Event) -> Option<Command> {
    Some(match event {
        Event::Sat { commitment } => Command::Sit(*commitment),
        Event::Opened { seed } => Command::Open(*seed),
        Event::Moved { moves } => Command::Move(*moves.first()?),
        Event::Resigned => Command::Resign,
        Event::AbortOffered | Event::Aborted => Command::Abort,
        Event::AbortDeclined => Command::DeclineAbort,
        Event::Claimed => Command::Claim,
        Event::BotTookOver { level } => Command::CallBot(*level),
        Event::Said { phrase } => Command::Say(*phrase),
        Event::RematchOffered | Event::RematchAccepted { .. } => Command::Rematch,
        _ => return None,
    })
}
