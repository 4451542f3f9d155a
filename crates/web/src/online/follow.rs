//! Shows what the client of a match says: on the table, in sentences, and with sounds.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_client::{Notice, Silence};
use talon_hall::{Event, MatchPlayers, Person, SeenEntry};
use talon_rules::AnyEffect;

use super::board::Board;
use super::calls;
use super::kept::{self, MatchResult};
use super::state::MatchState;
use crate::state::later::Sound;

impl MatchState {
    /// Shows what the client knows now, and what the player learns.
    pub(super) fn follow(self, notices: &[Notice]) {
        let (was_to_move, was_full) = untrack(|| (self.is_to_move(), self.is_full()));
        let (mut view, mut pending) = (None, Vec::new());
        self.machine.with_value(|machine| {
            view = machine.client.view().cloned();
            pending = machine.client.pending().copied().collect();
            set_if_new(self.link, machine.client.link());
            set_if_new(self.is_server_away, machine.client.is_server_away());
        });
        let is_first = self.view.with_untracked(Option::is_none);
        // After a rewound log the last view stays until the next one comes.
        let view_changed = view.is_some() && set_if_new(self.view, view);
        let known = self.pending.get_untracked();
        let pending_changed = set_if_new(self.pending, pending);
        if pending_changed {
            self.pending.with_untracked(|pending| kept::change_pending(self.id, &known, pending));
        }
        self.look_back(notices);
        self.keep_result();
        let effects = if view_changed || pending_changed { self.lay_out() } else { Vec::new() };
        self.ask_who_plays(notices, is_first);
        let is_turn = !was_to_move && untrack(|| self.is_to_move());
        if self.is_shown.get_untracked() {
            return self.tell(&effects, notices, is_turn, is_first && view_changed);
        }
        let has_arrived = !is_first && !was_full && untrack(|| self.is_full());
        if has_arrived {
            self.has_arrived.set(true);
        }
        if is_turn || has_arrived {
            self.app.sound(Sound::Move);
        }
    }

    /// Keeps the result of a match against a person for the statistics.
    fn keep_result(self) {
        let result = self.view.with_untracked(|view| {
            let view = view.as_ref().filter(|view| view.settings.opponent.is_none())?;
            let (seat, winner) = (view.seat?, view.outcome?.winner?);
            Some(MatchResult { id: self.id, is_won: winner == seat })
        });
        if let Some(result) = result {
            kept::keep_result(result);
        }
    }

    /// Keeps the end of a hand on the table until the player goes on.
    fn look_back(self, notices: &[Notice]) {
        for notice in notices {
            match notice {
                Notice::Updated(entries) => {
                    let ended = entries.iter().rev().find_map(|entry| entry.ended_hand.clone());
                    if ended.is_some() {
                        self.ended_hand.set(ended);
                    }
                }
                Notice::Rewound(_) => self.ended_hand.set(None),
                _ => {}
            }
        }
    }

    /// Leaves the end of a hand.
    pub(super) fn go_on(self) {
        self.ended_hand.set(None);
        self.lay_out();
    }

    /// Puts the hand on the table; returns the effects of moves that were not there before. While the player looks at
    /// another page, the table belongs to that page.
    pub(super) fn lay_out(self) -> Vec<AnyEffect> {
        if !self.is_shown.get_untracked() {
            return Vec::new();
        }
        let last = untrack(|| self.last_hand());
        let board = self.view.with_untracked(|view| {
            let view = view.as_ref()?;
            let board = match &last {
                Some(last) => Board::of(last, &[]),
                None => self.pending.with_untracked(|pending| Board::of(view.layout.as_ref()?, pending)),
            };
            Some((view.seat, board?))
        });
        let Some((seat, board)) = board else { return Vec::new() };
        self.app.game.let_go();
        let effects = self.app.game.session.try_update(|session| match seat {
            Some(seat) => session.watch(seat.into(), board.start, &board.moves),
            None => session.spectate(board.start, &board.moves),
        });
        effects.and_then(Result::ok).unwrap_or_default()
    }

    /// Asks for the names when a new player sits at the table.
    fn ask_who_plays(self, notices: &[Notice], is_first: bool) {
        let is_new = |entry: &SeenEntry| matches!(entry.event, Event::Sat { .. } | Event::BotTookOver { .. });
        let is_asked = notices.iter().any(|notice| match notice {
            Notice::Updated(entries) => is_first || entries.iter().any(is_new),
            _ => false,
        });
        if is_asked {
            spawn_local(async move {
                if let Ok(players) = calls::players(self.id).await {
                    self.meet(players);
                }
            });
        }
    }

    /// Takes note of who plays. Nothing is heard of a player who is blocked.
    fn meet(self, players: MatchPlayers) {
        let blocked = kept::blocked();
        let of = |person: &Option<Person>| person.as_ref().and_then(|person| person.id);
        if [&players.south, &players.north].into_iter().filter_map(of).any(|id| blocked.contains(&id)) {
            self.is_blocked.try_set(true);
        }
        self.players.try_set(Some(players));
    }

    /// Returns true if the player hears of an entry.
    fn is_heard(self, entry: &SeenEntry) -> bool {
        let silence =
            Silence { is_muted: self.is_muted.get_untracked(), is_blocked: self.is_blocked.get_untracked() };
        !silence.hides(entry, untrack(|| self.seat()))
    }

    /// Says what happened.
    fn tell(self, effects: &[AnyEffect], notices: &[Notice], is_turn: bool, is_first: bool) {
        let lang = self.app.texts.get_untracked();
        if let Some(refusal) = notices.iter().find(|notice| matches!(notice, Notice::Refused(..))) {
            self.app.sound(Sound::Refusal);
            return self.app.interface.refuse(lang.client_notice(refusal).unwrap_or_default());
        }
        let mut sentences: Vec<String> = Vec::new();
        if !is_first {
            sentences.extend(effects.iter().map(|effect| lang.effect(effect)));
        }
        for notice in notices {
            sentences.extend(lang.client_notice(notice));
            if let Notice::Updated(entries) = notice {
                let event = |entry| self.say(&lang, |lang, players| lang.match_event(entry, players));
                sentences.extend(
                    entries
                        .iter()
                        .filter(|entry| self.is_heard(entry))
                        .filter_map(|entry| untrack(|| event(entry))),
                );
            }
        }
        if is_turn {
            sentences.push(lang.text("curse-now-turn"));
        }
        if !effects.is_empty() && !is_first {
            self.app.sound(Sound::Move);
        }
        if !sentences.is_empty() {
            self.app.interface.inform(sentences.join(" "));
        }
    }
}

/// Sets a signal to a value that differs from its own; returns whether it does.
fn set_if_new<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) -> bool {
    let is_new = signal.with_untracked(|known| *known != value);
    if is_new {
        signal.set(value);
    }
    is_new
}
