use std::borrow::Cow;

use talon_rules::curse::{Move, Seat, State};
use talon_rules::{Game, Violation};

use crate::table::Table;
use crate::{Actor, Command, Commitment, Event, Moment, Phrase, Refusal, Request, Seed, Time};

/// The hand number that stands for the time after the end of the match.
const AFTER_THE_END: u32 = u32::MAX;

impl Table {
    /// Decides about a command that reached the server at this time: the event to append, or the reason against it.
    ///
    /// # Errors
    /// The reason why the command is refused. It depends only on what the actor can see.
    pub fn decide(&self, actor: Actor, request: &Request, at: Time) -> Result<Event, Refusal> {
        let event = self.judge(actor, request, at)?;
        // Logs of earlier versions contain more offers, so the rule is not part of the judgement.
        let has_offered = self.player(actor.seat()).offered_after == Some(self.changed.seq);
        if event == Event::AbortOffered && has_offered { Err(Refusal::OfferStands) } else { Ok(event) }
    }

    /// The event of a command, in a log of any version.
    pub(super) fn judge(&self, actor: Actor, request: &Request, at: Time) -> Result<Event, Refusal> {
        let is_move = matches!(request.command, Command::Move(_));
        let is_for_bots = is_move || request.command == Command::DeclineAbort;
        if is_move && !self.chains[self.changed.seq as usize..].contains(&request.expect) {
            return Err(Refusal::Stale);
        }
        self.check_actor(actor, is_for_bots)?;
        let seat = actor.seat();
        match request.command {
            Command::Say(phrase) => self.say(seat, phrase),
            Command::Rematch => self.ask_rematch(seat),
            _ if self.outcome.is_some() => Err(Refusal::MatchOver),
            Command::Sit(commitment) => self.sit(seat, commitment),
            Command::Open(seed) => self.open(seat, seed),
            Command::Move(wanted) => self.make_move(seat, wanted),
            Command::Resign => self.game.as_ref().map(|_| Event::Resigned).ok_or(Refusal::NotDealt),
            Command::Abort => self.ask_abort(seat),
            Command::DeclineAbort if self.abort_offer == Some(seat.other()) => Ok(Event::AbortDeclined),
            Command::DeclineAbort => Err(Refusal::NoOffer),
            Command::Claim => self.check_claim(seat, at).map(|()| Event::Claimed),
            Command::CallBot(level) => self.check_claim(seat, at).map(|()| Event::BotTookOver { level }),
        }
    }

    /// A bot only moves and declines, and only for the seat that it plays.
    fn check_actor(&self, actor: Actor, is_for_bots: bool) -> Result<(), Refusal> {
        let has_bot = self.bot(actor.seat()).is_some() && self.outcome.is_none();
        match actor {
            Actor::Player(_) if has_bot => Err(Refusal::BotPlays),
            Actor::Bot(_) if !has_bot || !is_for_bots => Err(Refusal::NotYourTurn),
            _ => Ok(()),
        }
    }

    fn sit(&self, seat: Seat, commitment: Commitment) -> Result<Event, Refusal> {
        if self.has_sat(seat) { Err(Refusal::SeatTaken) } else { Ok(Event::Sat { commitment }) }
    }

    fn open(&self, seat: Seat, seed: Seed) -> Result<Event, Refusal> {
        let player = self.player(seat);
        if self.game.is_some() || player.seed.is_some() {
            return Err(Refusal::SeedLate);
        }
        if !Seat::BOTH.into_iter().all(|seat| self.has_sat(seat)) {
            return Err(Refusal::SeedEarly);
        }
        if player.commitment != Some(seed.seat_commitment(&self.id, seat)) {
            return Err(Refusal::WrongSeed);
        }
        Ok(Event::Opened { seed })
    }

    fn make_move(&self, seat: Seat, wanted: Move) -> Result<Event, Refusal> {
        let state = self.game.as_ref().ok_or(Refusal::NotDealt)?;
        if state.seat_to_move().is_some_and(|mover| mover != seat) {
            return Err(Refusal::NotYourTurn);
        }
        if let Some(violation) = state.why_not(wanted) {
            return Err(Refusal::Rule(Cow::Borrowed(violation.rule())));
        }
        Ok(Event::Moved { moves: with_forced_passes(state, wanted) })
    }

    fn ask_abort(&self, seat: Seat) -> Result<Event, Refusal> {
        let is_practice = self.settings.opponent.is_some() && !self.settings.rated;
        let nobody_asks = self.talking_hand() == 0 || self.called_bot.is_some() || is_practice;
        if nobody_asks || self.abort_offer == Some(seat.other()) {
            return Ok(Event::Aborted);
        }
        if self.abort_offer == Some(seat) { Err(Refusal::OfferStands) } else { Ok(Event::AbortOffered) }
    }

    fn check_claim(&self, seat: Seat, at: Time) -> Result<(), Refusal> {
        let other = self.player(seat.other());
        let is_gone = other.absence.is_away() && other.absence.left(at) == 0;
        if is_gone && other.bot.is_none() { Ok(()) } else { Err(Refusal::NotClaimable) }
    }

    fn ask_rematch(&self, seat: Seat) -> Result<Event, Refusal> {
        if self.outcome.is_none() {
            return Err(Refusal::MatchNotOver);
        }
        if self.rematch.is_some() || self.rematch_offer == Some(seat) {
            return Err(Refusal::OfferStands);
        }
        if self.rematch_offer.is_none() && self.settings.opponent.is_none() {
            return Ok(Event::RematchOffered);
        }
        Ok(Event::RematchAccepted { next: self.id.rematch() })
    }

    fn say(&self, seat: Seat, phrase: Phrase) -> Result<Event, Refusal> {
        if phrase.moment() != self.talking_moment() {
            return Err(Refusal::WrongMoment);
        }
        if self.player(seat).said == Some(self.talking_hand()) {
            return Err(Refusal::SaidAlready);
        }
        Ok(Event::Said { phrase })
    }

    /// The moment that decides which phrases fit.
    pub fn talking_moment(&self) -> Moment {
        match self.talking_hand() {
            0 => Moment::Start,
            AFTER_THE_END => Moment::End,
            _ => Moment::Play,
        }
    }

    /// The hand on the table; 0 before the first tile of the match.
    pub(super) fn talking_hand(&self) -> u32 {
        if self.outcome.is_some() {
            return AFTER_THE_END;
        }
        let Some(layout) = self.game.as_ref().map(Game::layout) else { return 0 };
        match layout.game.map_or(1, |game| game.hand) {
            1 if layout.set.is_none() => 0,
            hand => hand,
        }
    }
}

/// A legal move and the passes that follow it because the seat to move has no other move (C6).
fn with_forced_passes(state: &State, first: Move) -> Vec<Move> {
    let mut state = state.clone();
    let mut moves = vec![first];
    state.play_unchecked(first);
    while state.seat_to_move().is_some() && state.why_not(Move::Pass).is_none() {
        state.play_unchecked(Move::Pass);
        moves.push(Move::Pass);
    }
    moves
}
