//! The sentences about matches over the network.

use talon_hall::{End, Event, Outcome, Person, Phrase, Refusal, SeenEntry, VoidReason};
use talon_rules::curse::Seat;

use crate::{Lang, Value};

/// The players of a network match, as one of them or a spectator speaks of them.
///
/// # Examples
/// ```
/// use talon_hall::{End, Outcome};
/// use talon_lang::{Lang, Players};
/// use talon_rules::curse::Seat;
///
/// let players = Players { viewer: Some(Seat::South), names: ["Quick Otter", "Calm Heron"] };
/// let outcome = Outcome { winner: Some(Seat::South), end: End::Resigned };
/// let text = Lang::english().match_outcome(&outcome, players);
/// assert_eq!(text, "You win the match! Calm Heron gave up.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players<'a> {
    /// The seat of the player who reads; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The names of south and north.
    pub names: [&'a str; 2],
}

impl<'a> Players<'a> {
    /// The values of a sentence about a player: `$who`, which is `you` or `other`, and `$name`.
    fn values(self, seat: Seat) -> [(&'static str, Value<'a>); 2] {
        let who = if self.viewer == Some(seat) { "you" } else { "other" };
        [("who", who.into()), ("name", self.names[seat.index()].into())]
    }
}

impl Lang {
    /// The name of a player, or of the bot that plays.
    pub fn person_name(&self, person: &Person) -> String {
        match (&person.name, person.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(level)) => self.level_name(level),
            (None, None) => self.text("online-former-player"),
        }
    }

    /// `Well played!`
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.text(match phrase {
            Phrase::Hello => "online-phrase-hello",
            Phrase::GoodLuck => "online-phrase-good-luck",
            Phrase::WellPlayed => "online-phrase-well-played",
            Phrase::Thanks => "online-phrase-thanks",
            Phrase::Oops => "online-phrase-oops",
            Phrase::WhatLuck => "online-phrase-what-luck",
            Phrase::GoodGame => "online-phrase-good-game",
            Phrase::Goodbye => "online-phrase-goodbye",
        })
    }

    /// The reason why the server refuses a command: `It is not your turn.`
    pub fn match_refusal(&self, refusal: &Refusal) -> String {
        self.text(match refusal {
            Refusal::Rule(rule) => {
                return self.text_with("online-refused-rule", &[("rule", rule.as_ref().into())]);
            }
            Refusal::Stale => "online-refused-stale",
            Refusal::MatchOver => "online-refused-match-over",
            Refusal::MatchNotOver => "online-refused-match-not-over",
            Refusal::SeatTaken => "online-refused-seat-taken",
            Refusal::SeedLate | Refusal::SeedEarly | Refusal::WrongSeed => "online-refused-seed",
            Refusal::NotDealt => "online-refused-not-dealt",
            Refusal::NotYourTurn => "online-refused-not-your-turn",
            Refusal::BotPlays => "online-refused-bot-plays",
            Refusal::NoOffer => "online-refused-no-offer",
            Refusal::OfferStands => "online-refused-offer-stands",
            Refusal::NotClaimable => "online-refused-not-claimable",
            Refusal::SaidAlready => "online-refused-said-already",
            Refusal::WrongMoment => "online-refused-wrong-moment",
            Refusal::TooMany => "online-too-many",
        })
    }

    /// The events of a match besides moves and its end: `Calm Heron is back.` `None` if players need no sentence
    /// about it, or if it is about the reader's own seat and known to them.
    pub fn match_event(&self, entry: &SeenEntry, players: Players<'_>) -> Option<String> {
        let own = |seat: &Seat| players.viewer == Some(*seat);
        let about = |id, seat| Some(self.text_with(id, &players.values(seat)));
        match (&entry.event, entry.seat) {
            (Event::Sat { .. }, Some(seat)) if !own(&seat) => about("online-sat", seat),
            (Event::Left { seat }, _) if !own(seat) => about("online-left", *seat),
            (Event::Returned { seat }, _) if !own(seat) => about("online-returned", *seat),
            (Event::AbortOffered, Some(seat)) => about("online-abort-offered", seat),
            (Event::AbortDeclined, Some(seat)) => about("online-abort-declined", seat),
            (Event::RematchOffered, Some(seat)) => about("online-rematch-offered", seat),
            (Event::Credited { .. }, _) => Some(self.text("online-credited")),
            (Event::BotTookOver { level }, Some(seat)) => {
                let name = players.names[seat.other().index()];
                let values = [("level", self.level_name(*level).into()), ("name", name.into())];
                Some(self.text_with("online-bot-took-over", &values))
            }
            (Event::Said { phrase }, Some(seat)) => {
                let [who, name] = players.values(seat);
                Some(self.text_with("online-said", &[who, name, ("phrase", self.phrase(*phrase).into())]))
            }
            _ => None,
        }
    }

    /// The result of a match: `You win the match! Calm Heron gave up.`
    pub fn match_outcome(&self, outcome: &Outcome, players: Players<'_>) -> String {
        let result = match outcome.winner {
            Some(winner) => self.text_with("online-won", &players.values(winner)),
            None => self.text("online-no-result"),
        };
        match self.match_end(outcome, players) {
            Some(reason) => format!("{result} {reason}"),
            None => result,
        }
    }

    fn match_end(&self, outcome: &Outcome, players: Players<'_>) -> Option<String> {
        let of_loser = |id| Some(self.text_with(id, &players.values(outcome.winner?.other())));
        match outcome.end {
            End::Points | End::Aborted => None,
            End::Resigned => of_loser("online-resigned"),
            End::Flagged => of_loser("online-flagged"),
            End::Claimed => of_loser("online-claimed"),
            End::Void(VoidReason::Abandoned) => Some(self.text("online-abandoned")),
            End::Void(VoidReason::BrokenLog) => Some(self.text("online-broken-log")),
        }
    }
}
