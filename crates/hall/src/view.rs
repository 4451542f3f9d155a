use serde::{Deserialize, Serialize};
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{self, Layout, Seat};

use crate::absence;
use crate::{Chain, Commitment, MatchId, Outcome, Seed, Seen, Seq, Settings, Table, Time};

/// A match as a seat or a spectator sees it. With [`SeenEntry`](crate::SeenEntry) it is all that the hall sends about a
/// match, so nothing else needs a check that it shows no hidden tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat that sees this; `None` for a spectator.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The last entry that the view contains.
    pub seq: Seq,
    /// The chain after that entry.
    pub chain: Chain,
    /// The settings that the players agreed on.
    pub settings: Settings,
    /// The server's commitment to its seed.
    pub commitment: Commitment,
    /// South and north.
    pub players: [PlayerView; 2],
    /// The turn that the clock runs for, or would run for.
    pub turn: Option<TurnView>,
    /// The pieces and their places, in the text of a position; `null` before the first deal. Both hands are open when
    /// the hand has ended, and the tiles aside too when the match is over.
    #[serde(with = "crate::text::option")]
    pub layout: Option<Layout>,
    /// The player who wants to end the match without a result.
    #[serde(with = "crate::text::option")]
    pub abort_offer: Option<Seat>,
    /// The result, once the match is over.
    pub outcome: Option<Outcome>,
    /// The server's seed, which it opens after the end.
    pub server_seed: Option<Seed>,
    /// The player who offers another match.
    #[serde(with = "crate::text::option")]
    pub rematch_offer: Option<Seat>,
    /// The next match, once both players want it.
    pub rematch: Option<MatchId>,
}

/// A player, as everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// True if the player has sat down.
    pub sat: bool,
    /// True if the player has opened the seed.
    pub opened: bool,
    /// From when the player's absence counts; `null` for a player who is here.
    pub away_since: Option<Time>,
    /// The absence that the player had left then, or has left now, in milliseconds. Only whole steps of 10 seconds
    /// count.
    pub absence_left_ms: u64,
    /// The bot that plays, from the start or because it took over.
    #[serde(with = "crate::text::option")]
    pub bot: Option<Level>,
    /// The rest of the bank, without the running turn, in milliseconds; `null` without a clock.
    pub bank_ms: Option<u64>,
}

/// A turn and its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    /// The seat to move.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// The time when the turn began.
    pub since: Time,
    /// The time in it that the server gave back, in milliseconds.
    pub credit_ms: u64,
}

impl View {
    /// The part of the log that the view contains.
    pub fn seen(&self) -> Seen {
        Seen { seq: self.seq, chain: self.chain }
    }

    /// The time that a seat has left at this time of the server, in milliseconds; `None` without a clock. The free time
    /// of a move comes before the bank.
    pub fn time_left(&self, seat: Seat, now: Time) -> Option<u64> {
        let (clock, bank) = (self.settings.clock?, self.players[seat.index()].bank_ms?);
        let Some(turn) = self.turn.filter(|turn| turn.seat == seat) else { return Some(bank) };
        let taken = now.since(turn.since).saturating_sub(turn.credit_ms);
        Some(bank.saturating_sub(taken.saturating_sub(clock.free_ms)))
    }

    /// The absence that a seat has left at this time of the server, in milliseconds.
    pub fn absence_left(&self, seat: Seat, now: Time) -> u64 {
        let player = &self.players[seat.index()];
        absence::left(player.absence_left_ms, player.away_since, now)
    }

    /// Returns true if the player of this seat can claim the match, or call a bot for the other seat.
    pub fn can_claim(&self, seat: Seat, now: Time) -> bool {
        let other = &self.players[seat.other().index()];
        let is_gone = other.away_since.is_some() && self.absence_left(seat.other(), now) == 0;
        is_gone && other.bot.is_none() && self.outcome.is_none()
    }

    /// The seat's knowledge about the hand on the table, as long as it is played: the other hand is hidden, even if it
    /// lies open after the end of the hand. `None` for a spectator, before the first deal, and after the end of the
    /// match.
    pub fn position(&self) -> Option<curse::View> {
        if self.outcome.is_some() {
            return None;
        }
        let (mut layout, seat) = (self.layout.clone()?, self.seat?);
        layout.hands[seat.other().index()].fill(None);
        curse::View::read(&layout, seat).ok()
    }
}

impl Table {
    /// The match as a seat sees it, or as a spectator does.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let turn = self.clocks.turn();
        View {
            seat,
            seq: self.head(),
            chain: self.chain(),
            settings: self.settings,
            commitment: self.commitment,
            players: Seat::BOTH.map(|seat| self.player_view(seat)),
            turn: turn.map(|turn| TurnView { seat: turn.seat, since: turn.since, credit_ms: turn.credit }),
            layout: self.layout(seat),
            abort_offer: self.abort_offer,
            outcome: self.outcome,
            server_seed: self.server_seed,
            rematch_offer: self.rematch_offer,
            rematch: self.rematch,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.players[seat.index()];
        let away_since = player.absence.counts_from();
        PlayerView {
            sat: self.has_sat(seat),
            opened: self.has_opened(seat),
            away_since,
            absence_left_ms: player.absence.left(away_since.unwrap_or_default()),
            bot: player.bot,
            bank_ms: self.clocks.bank(seat),
        }
    }

    fn layout(&self, seat: Option<Seat>) -> Option<Layout> {
        let state = self.game.as_ref()?;
        if self.outcome.is_some() {
            return Some(state.layout());
        }
        let mut layout = state.layout();
        layout.aside.fill(None);
        let hides = |hand: &Seat| layout.points.is_none() && seat != Some(*hand);
        for hand in Seat::BOTH.into_iter().filter(hides) {
            layout.hands[hand.index()].fill(None);
        }
        Some(layout)
    }
}
