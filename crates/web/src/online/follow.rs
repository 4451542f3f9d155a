//! Shows what the client of a match says: on the table, in sentences, and with sounds.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_app::network::{News, Seen, changes_people};
use talon_client::Notice;
use talon_hall::{MatchPlayers, Person, Request};

use super::calls;
use super::kept::{self, MatchResult};
use super::state::MatchState;
use crate::state::later::Sound;
use crate::storage::browser_store::BrowserStore;

impl MatchState {
    /// Shows what the client knows now, and what the player learns.
    pub(super) fn follow(self, notices: &[Notice]) {
        let seen = self.machine.try_update_value(|machine| {
            let pending: Vec<Request> = machine.client.pending().copied().collect();
            if pending != machine.kept {
                kept::change_pending(self.id, &machine.kept, &pending);
                machine.kept = pending;
            }
            Seen::of(&machine.client)
        });
        let is_known = |seen: &Seen| self.table.with_untracked(|table| table.knows(seen));
        let Some(seen) = seen.filter(|seen| !notices.is_empty() || !is_known(seen)) else { return };
        let mut table = self.table.get_untracked();
        let (was_to_move, was_full, is_first) = (table.is_to_move(), table.is_full(), table.view().is_none());
        let lang = self.app.texts.get_untracked();
        let is_shown = self.is_shown.get_untracked();
        let news = if is_shown {
            self.app.game.let_go();
            let receive = |session: &mut _| table.receive(seen, notices, Some(session), &lang);
            self.app.game.session.try_update(receive).unwrap_or_default()
        } else {
            // The table belongs to another page.
            table.receive::<BrowserStore>(seen, notices, None, &lang)
        };
        let is_turn = !was_to_move && table.is_to_move();
        let has_arrived = !is_first && !was_full && table.is_full();
        self.table.set(table);
        self.keep_result();
        if is_first || notices.iter().any(changes_people) {
            self.ask_who_plays();
        }
        if is_shown {
            return self.tell(&news, is_turn);
        }
        if has_arrived {
            self.has_arrived.set(true);
        }
        if is_turn || has_arrived {
            self.app.sound(Sound::Move);
        }
    }

    /// Keeps the result of a match against a person for the statistics.
    fn keep_result(self) {
        let result = self.table.with_untracked(|table| {
            let view = table.view().filter(|view| view.settings.opponent.is_none())?;
            let (seat, winner) = (view.seat?, view.outcome?.winner?);
            Some(MatchResult { id: self.id, is_won: winner == seat })
        });
        if let Some(result) = result {
            kept::keep_result(result);
        }
    }

    /// Leaves the end of a hand.
    pub(super) fn go_on(self) {
        self.table.update(talon_app::network::NetworkMatch::go_on);
        self.lay_out();
    }

    /// Puts the hand on the table, and returns what the player reads about moves that were not there before. While the player
    /// looks at another page, the table belongs to that page.
    pub(super) fn lay_out(self) -> Vec<News> {
        if !self.is_shown.get_untracked() {
            return Vec::new();
        }
        self.app.game.let_go();
        let lang = self.app.texts.get_untracked();
        let session = self.app.game.session;
        let laid_out =
            session.try_update(|session| self.table.with_untracked(|table| table.lay_out(session, &lang)));
        laid_out.unwrap_or_default()
    }

    /// Asks for the names.
    fn ask_who_plays(self) {
        spawn_local(async move {
            if let Ok(players) = calls::players(self.id).await {
                self.meet(players);
            }
        });
    }

    /// Takes note of who plays. Nothing is heard of a player who is blocked.
    fn meet(self, players: MatchPlayers) {
        let blocked = kept::blocked();
        let is_blocked = |person: &Person| person.id.is_some_and(|id| blocked.contains(&id));
        let people = [players.south, players.north];
        self.table.try_update(|table| {
            table.silence.is_blocked |= people.iter().flatten().any(is_blocked);
            table.meet(people);
        });
    }

    /// Says what happened.
    pub(super) fn tell(self, news: &[News], is_turn: bool) {
        if let Some(refusal) = news.iter().find(|news| matches!(news, News::Refusal(_))) {
            self.app.sound(Sound::Refusal);
            return self.app.interface.refuse(refusal.text().to_owned());
        }
        let mut sentences: Vec<String> = news.iter().map(|news| news.text().to_owned()).collect();
        if is_turn {
            sentences.push(self.app.texts.get_untracked().text("curse-now-turn"));
        }
        if news.iter().any(|news| matches!(news, News::Event(_))) {
            self.app.sound(Sound::Move);
        }
        if !sentences.is_empty() {
            self.app.interface.inform(sentences.join(" "));
        }
    }
}
