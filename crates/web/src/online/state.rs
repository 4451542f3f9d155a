//! A match as signals.

use leptos::prelude::*;
use talon_client::{Client, LinkState, Routes};
use talon_hall::{MatchId, MatchPlayers, Request, Seed, Time, View};
use talon_lang::{Lang, Players};
use talon_rules::AnySeat;
use talon_rules::curse::{Layout, Seat};
use talon_table::Counts;

use super::board::pending_move;
use super::calls::CallError;
use super::socket::Socket;
use crate::actions::app_state::AppState;
use crate::address::Address;

/// A match of this page. What it shows follows from these signals; `driver` changes them.
#[derive(Clone, Copy)]
pub(crate) struct MatchState {
    pub(super) app: AppState,
    pub(super) id: MatchId,
    /// True if the player watches.
    pub(super) watches: bool,
    /// True if the player looks at the page of the match.
    pub(super) is_shown: RwSignal<bool>,
    /// True if the other player has sat down while this one looked at another page.
    pub(super) has_arrived: RwSignal<bool>,
    /// The match as the server showed it last.
    pub(super) view: RwSignal<Option<View>>,
    /// The end of a hand, until the player goes on to the next one. The match goes on meanwhile.
    pub(super) ended_hand: RwSignal<Option<Layout>>,
    /// The requests that have no answer yet, oldest first.
    pub(super) pending: RwSignal<Vec<Request>>,
    pub(super) link: RwSignal<LinkState>,
    pub(super) is_server_away: RwSignal<bool>,
    /// The people who play.
    pub(super) players: RwSignal<Option<MatchPlayers>>,
    /// True if the other player's phrases are kept away.
    pub(super) is_muted: RwSignal<bool>,
    /// True if the player has blocked the other one.
    pub(super) is_blocked: RwSignal<bool>,
    /// The reason why the page has given up.
    pub(super) problem: RwSignal<Option<CallError>>,
    /// The server's time, about once a second.
    pub(super) now: RwSignal<Time>,
    pub(super) machine: StoredValue<Machine, LocalStorage>,
}

/// The client and its connection.
pub(super) struct Machine {
    pub(super) client: Client,
    pub(super) wire: Wire,
    /// The number of connections so far; what comes late from an older one is ignored.
    pub(super) attempt: u32,
    pub(super) routes: Routes,
    /// The player's part of the deals.
    pub(super) seed: Seed,
}

impl Machine {
    /// Closes the connection.
    pub(super) fn close(&mut self) {
        self.wire = Wire::None;
        self.routes.lost();
    }
}

/// A connection.
pub(super) enum Wire {
    /// There is none.
    None,
    /// A socket.
    Socket(Socket),
    /// One call after the other.
    Calls {
        /// True if a call waits for news.
        is_waiting: bool,
    },
}

impl MatchState {
    /// The seat of the player; `None` for a spectator, and before the server has answered.
    pub(super) fn seat(self) -> Option<Seat> {
        self.view.with(|view| view.as_ref().and_then(|view| view.seat))
    }

    /// Returns true if both players have sat down.
    pub(super) fn is_full(self) -> bool {
        self.view.with(|view| view.as_ref().is_some_and(|view| view.players.iter().all(|player| player.sat)))
    }

    /// Returns true if the tiles are dealt.
    pub(super) fn is_dealt(self) -> bool {
        self.view.with(|view| view.as_ref().is_some_and(|view| view.layout.is_some()))
    }

    /// Returns true if the match is over.
    pub(super) fn is_over(self) -> bool {
        self.view.with(|view| view.as_ref().is_some_and(|view| view.outcome.is_some()))
    }

    /// The end of a hand that lies on the table although the next hand has begun.
    pub(super) fn last_hand(self) -> Option<Layout> {
        let hand = |layout: &Layout| layout.game.map(|game| game.hand);
        let now = self.view.with(|view| {
            let view = view.as_ref().filter(|view| view.outcome.is_none())?;
            view.layout.as_ref().and_then(hand)
        });
        self.ended_hand.with(|ended| ended.clone().filter(|ended| hand(ended) < now))
    }

    /// Returns true if a move of the player has no answer yet.
    pub(super) fn has_move_on_its_way(self) -> bool {
        self.pending.with(|pending| pending_move(pending).is_some())
    }

    /// Returns true if the player is to move, and no move of theirs is on its way.
    pub(super) fn is_to_move(self) -> bool {
        let is_turn = self.view.with(|view| {
            view.as_ref().is_some_and(|view| view.turn.is_some_and(|turn| Some(turn.seat) == view.seat))
        });
        is_turn && !self.has_move_on_its_way() && !self.is_over()
    }

    /// The name of a player, or of the seat as long as the server has not said who sits there.
    pub(super) fn name(self, lang: &Lang, seat: Seat) -> String {
        let name = self.players.with(|players| {
            let players = players.as_ref()?;
            let person = if seat == Seat::South { &players.south } else { &players.north };
            person.as_ref().map(|person| lang.person_name(person))
        });
        name.unwrap_or_else(|| lang.seat_name(seat.into()))
    }

    /// The name of the other player.
    pub(super) fn other_name(self, lang: &Lang) -> String {
        self.name(lang, self.seat().unwrap_or(Seat::South).other())
    }

    /// The seat of a player and their name: `North, Quick Otter`.
    pub(super) fn seat_and_name(self, lang: &Lang, seat: Seat) -> String {
        let place = ("seat", lang.seat_name(seat.into()).into());
        if self.seat() == Some(seat) {
            lang.text_with("curse-you", &[place])
        } else {
            lang.text_with("curse-opponent", &[place, ("opponent", self.name(lang, seat).into())])
        }
    }

    /// The page of the match.
    pub(super) fn address(self) -> Address {
        let id = self.id.to_string();
        if self.watches { Address::Watch(id) } else { Address::Match(id, None) }
    }

    /// A seat of the match.
    pub(super) fn seat_of(self, seat: AnySeat) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|one| AnySeat::from(*one) == seat)
    }

    /// The event that the match waits for, in words: the connection, the other player, the server.
    pub(super) fn progress(self, lang: &Lang) -> String {
        let link = self.link.get();
        if self.is_server_away.get() {
            return lang.text("online-server-away");
        }
        if link != LinkState::Up {
            return lang.link_state(link);
        }
        if self.has_move_on_its_way() {
            return lang.text("online-pending");
        }
        if !self.is_dealt() {
            return lang.text("online-dealing");
        }
        if self.is_to_move() {
            let own_turn = if self.last_hand().is_none() { self.own_turn(lang) } else { None };
            return own_turn.unwrap_or_else(|| lang.text("curse-now-turn"));
        }
        let turn = self.view.with(|view| view.as_ref().and_then(|view| view.turn));
        match turn {
            Some(turn) => lang.text_with("online-turn-of", &[("name", self.name(lang, turn.seat).into())]),
            None => String::new(),
        }
    }

    /// The things that the player can do now.
    fn own_turn(self, lang: &Lang) -> Option<String> {
        self.app.game.scene.with(|scene| match scene.counts() {
            Counts::Curse(counts) => lang.turn_of_player(scene, &counts),
            _ => None,
        })
    }

    /// A sentence about the players.
    pub(super) fn say<T>(self, lang: &Lang, sentence: impl FnOnce(&Lang, Players<'_>) -> T) -> T {
        let [south, north] = Seat::BOTH.map(|seat| self.name(lang, seat));
        sentence(lang, Players { viewer: self.seat(), names: [&south, &north] })
    }
}
