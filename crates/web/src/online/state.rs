//! A match as signals.

use leptos::prelude::*;
use talon_app::network::NetworkMatch;
use talon_client::{Client, Routes};
use talon_hall::{MatchId, Request, Seed, Time};
use talon_lang::Lang;
use talon_rules::AnySeat;
use talon_rules::curse::Seat;
use talon_table::Counts;

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
    /// The match as the player has it on the table.
    pub(super) table: RwSignal<NetworkMatch>,
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
    /// The commands without an answer, as the local storage has them.
    pub(super) kept: Vec<Request>,
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
        self.table.with(NetworkMatch::seat)
    }

    /// Returns true if the server has shown the match.
    pub(super) fn has_view(self) -> bool {
        self.table.with(|table| table.view().is_some())
    }

    /// Returns true if both players have sat down.
    pub(super) fn is_full(self) -> bool {
        self.table.with(NetworkMatch::is_full)
    }

    /// Returns true if the tiles are dealt.
    pub(super) fn is_dealt(self) -> bool {
        self.table.with(NetworkMatch::is_dealt)
    }

    /// Returns true if the match is over.
    pub(super) fn is_over(self) -> bool {
        self.table.with(NetworkMatch::is_over)
    }

    /// Returns true if the end of a hand lies on the table although the next hand has begun.
    pub(super) fn is_looking_back(self) -> bool {
        self.table.with(|table| table.last_hand().is_some())
    }

    /// Returns true if the player is to move, and no move of theirs is on its way.
    pub(super) fn is_to_move(self) -> bool {
        self.table.with(NetworkMatch::is_to_move)
    }

    /// The name of a player, or of the seat as long as the server has not said who sits there.
    pub(super) fn name(self, lang: &Lang, seat: Seat) -> String {
        self.table.with(|table| table.name(seat, lang))
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
        if let Some(text) = self.table.with(|table| table.wait_text(lang)) {
            return text;
        }
        if !self.is_dealt() {
            return lang.text("online-dealing");
        }
        if self.is_to_move() {
            let own_turn = if self.is_looking_back() { None } else { self.own_turn(lang) };
            return own_turn.unwrap_or_else(|| lang.text("curse-now-turn"));
        }
        let turn = self.table.with(|table| table.view().and_then(|view| view.turn));
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
}
