//! The state of a match, folded from its log.

mod apply;
mod decide;
mod due;
mod fold;

use std::sync::Arc;

use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Layout, Seat, State};

use crate::absence::Absence;
use crate::clock::Clocks;
use crate::credit::Credits;
use crate::outcome::Outcome;
use crate::{Chain, Commitment, MatchId, Rated, Rating, Seed, Seq, Settings, Time};

pub use fold::{LogFault, LogProblem};

/// A match: everything that follows from its log and the server's seed.
///
/// # Examples
/// ```
/// use talon_hall::{CommandId, Entry, Event, MatchId, Seed, Settings, Table, Time};
///
/// let (id, secret) = (MatchId::new([1; 16]), Seed::new([2; 32]));
/// let created = Table::create(&id, &secret, Settings::FRIENDS);
/// let now = Time::from_ms(0);
/// let entry = Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([3; 16]), event: created };
/// let table = Table::fold(id, secret, [&entry])?;
/// assert_eq!(table.head(), 0);
/// # Ok::<(), talon_hall::LogFault>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(crate) id: MatchId,
    secret: Seed,
    pub(crate) settings: Settings,
    pub(crate) commitment: Commitment,
    /// The chain after each entry.
    chains: Vec<Chain>,
    /// The time when the last entry was committed.
    done: Time,
    /// The time when the last entry of a player was committed.
    acted: Time,
    /// The last entry that changed what lies on the table.
    changed: Changed,
    pub(crate) players: [Player; 2],
    pub(crate) game: Option<State>,
    /// The entries that ended a hand by its rules, with what lay on the table then: both hands open, but not the tiles
    /// aside.
    pub(crate) ended_hands: Vec<(Seq, Arc<Layout>)>,
    /// The seat that led the first hand.
    first_leader: Option<Seat>,
    pub(crate) clocks: Clocks,
    /// The player who wants to end the match without a result.
    pub(crate) abort_offer: Option<Seat>,
    pub(crate) outcome: Option<Outcome>,
    /// The winner of a match that a bot plays to its end.
    called_bot: Option<Seat>,
    pub(crate) server_seed: Option<Seed>,
    pub(crate) rematch_offer: Option<Seat>,
    pub(crate) rematch: Option<MatchId>,
}

/// An entry, and when it was committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Changed {
    seq: Seq,
    done: Time,
}

/// The log's knowledge about a player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) commitment: Option<Commitment>,
    pub(crate) seed: Option<Seed>,
    pub(crate) absence: Absence,
    credits: Credits,
    /// The bot that plays, from the start or because it took over.
    pub(crate) bot: Option<Level>,
    /// The entry that had changed the table last when the player offered to end the match without a result.
    offered_after: Option<Seq>,
    /// The hand in which the player said something last: 0 before the first tile.
    said: Option<u32>,
}

impl Table {
    /// The id of the match.
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// The settings that the players agreed on.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The last entry's place in the log.
    pub fn head(&self) -> Seq {
        Seq::try_from(self.chains.len()).expect("a log has fewer than 2^32 entries") - 1
    }

    /// The chain after the last entry.
    pub fn chain(&self) -> Chain {
        *self.chains.last().expect("a log begins with its creation")
    }

    /// The chain after an entry; `None` beyond the head.
    pub fn chain_at(&self, seq: Seq) -> Option<Chain> {
        self.chains.get(seq as usize).copied()
    }

    /// The time when the last entry was committed.
    pub fn done(&self) -> Time {
        self.done
    }

    /// The time of a command that reaches the server now: never before the last entry was committed.
    pub fn moment(&self, now: Time) -> Time {
        now.max(self.done)
    }

    /// The seat to move, or that chooses the leader. Between two hands after a blocked one there is none.
    pub fn seat_to_move(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        self.game.as_ref().and_then(Game::seat_to_move)
    }

    /// The position on the table, with all tiles; `None` before the first deal. No player may see it before the end.
    pub fn state(&self) -> Option<&State> {
        self.game.as_ref()
    }

    /// The result; `None` while the match continues.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The player who wants to end the match without a result.
    pub fn abort_offer(&self) -> Option<Seat> {
        self.abort_offer
    }

    /// The bot that plays a seat, from the start or because it took over.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.players[seat.index()].bot
    }

    /// Returns true if the player of a seat has sat down. A bot that plays from the start sits from the start.
    pub fn has_sat(&self, seat: Seat) -> bool {
        self.players[seat.index()].commitment.is_some() || self.settings.bot(seat).is_some()
    }

    /// Returns true if the player of a seat has opened the seed. A bot has none.
    pub(crate) fn has_opened(&self, seat: Seat) -> bool {
        self.players[seat.index()].seed.is_some() || self.settings.bot(seat).is_some()
    }

    /// Returns true if the log says that the player of a seat is away.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.players[seat.index()].absence.is_away()
    }

    /// The winner for the ratings, once the match is over; `None` if it is not rated or has no winner. A match that a
    /// bot finished counts as won by the player who stayed.
    pub fn rated_winner(&self) -> Option<Seat> {
        let outcome = self.outcome?;
        if self.settings.rated { self.called_bot.or(outcome.winner) } else { None }
    }

    /// The result for the ratings, once the match is over; `None` as with [`rated_winner`](Table::rated_winner).
    pub fn rated(&self) -> Option<Rated> {
        let bots = Seat::BOTH.map(|seat| self.settings.bot(seat).map(Rating::of_level));
        Some(Rated { winner: self.rated_winner()?, bots })
    }

    /// The rematch that both players want, with its settings: the other seat leads.
    pub fn rematch(&self) -> Option<(MatchId, Settings)> {
        let leader = self.first_leader.map(Seat::other);
        Some((self.rematch?, Settings { leader, ..self.settings }))
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}
