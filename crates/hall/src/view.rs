use serde::{Deserialize, Serialize};
use talon_query::Level;
use talon_rules::curse::{Layout, Seat};
use talon_rules::{Game, SeatView};

use crate::{Chain, Commitment, MatchId, Outcome, Seed, Seq, Settings, Table, Time};

/// A match as a seat or a spectator sees it. With [`SeenEntry`](crate::SeenEntry) it is all that the hall sends about a
/// match, so nothing else needs a check that it shows no hidden tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat that sees this; `None` for a spectator.
    #[serde(with = "crate::text::option")]
    pub seat: Option<Seat>,
    /// The last entry that the view contains.
    pub seq: Seq,
    /// The chain after that entry.
    pub chain: Chain,
    /// What the players agreed on.
    pub settings: Settings,
    /// The server's commitment to its seed.
    pub commitment: Commitment,
    /// South and north.
    pub players: [PlayerView; 2],
    /// The turn that the clock runs for, or would run for.
    pub turn: Option<TurnView>,
    /// What lies where, in the text of a position; `null` before the first deal. The hands are open after the end of the
    /// match.
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

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Whether the player has sat down.
    pub sat: bool,
    /// When the player went away; `null` for a player who is here.
    pub away_since: Option<Time>,
    /// The absence that the player had left then, or has left now, in milliseconds. Only whole steps of 10 seconds
    /// count.
    pub absence_left_ms: u64,
    /// The bot that took over.
    #[serde(with = "crate::text::option")]
    pub bot: Option<Level>,
    /// What is left of the bank, without the running turn, in milliseconds; `null` without a clock.
    pub bank_ms: Option<u64>,
}

/// A turn and its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// The seat to move.
    #[serde(with = "crate::text")]
    pub seat: Seat,
    /// When the turn began.
    pub since: Time,
    /// The time in it that the server gave back, in milliseconds.
    pub credit_ms: u64,
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
        let away_since = player.absence.since();
        PlayerView {
            sat: player.commitment.is_some(),
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
        match seat {
            Some(seat) => Some(state.view(seat).layout().clone()),
            None => {
                let mut layout = state.layout();
                layout.deal = None;
                layout.hands.iter_mut().chain([&mut layout.aside]).for_each(|tiles| tiles.fill(None));
                Some(layout)
            }
        }
    }
}
