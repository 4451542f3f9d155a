//! The queries of the page and their answers.
//!
//! The page asks one query at a time and never waits for the answer. It chooses the query anew after each change, and
//! abandons the old one when it needs another.

use leptos::prelude::*;
use talon_app::preferences::Preferences;
use talon_app::solvers::Reply;
use talon_query::Query;
use talon_table::{Inquiry, NoAdvice, PATIENCE, Session};

use super::app_state::AppState;
use crate::storage::browser_store::BrowserStore;
use crate::worker::EngineClient;

impl AppState {
    /// Connects the page with the engine in a worker, as long as the page lives.
    pub fn connect_solvers(self) {
        Effect::new(move |_| {
            let verdict = self.settings.with(|settings| settings.preferences.verdict.knowledge());
            self.game.session.track();
            self.update_advice(|session| session.show_verdict(verdict));
            set_timeout(move || self.game.wait_for_verdict(PATIENCE), PATIENCE);
        });
        Effect::new(move |before: Option<Preferences>| {
            let preferences = self.settings.with(|settings| settings.preferences);
            self.update_advice(|session| preferences.apply(before.as_ref(), session));
            preferences
        });
        let seated = Memo::new(move |_| self.game.session.with(Session::seated));
        Effect::new(move |_| {
            // A memo that nobody reads would never change.
            seated.get();
            self.game.line.set(None);
        });
        let query = Memo::new(move |_| self.query());
        Effect::new(move |_| {
            let Some(later) = self.later.get() else { return };
            let query = query.get();
            let has_failed = untrack(|| self.game.with_advice(|advice| advice.has_failed()));
            let new = || EngineClient::new(later, move |reply| self.handle_reply(reply));
            self.engine.update_value(|engine| {
                let engine = engine.get_or_insert_with(new);
                match query {
                    Some(query) if has_failed => self.play_for_opponent(query, None),
                    Some(query) => engine.ask(query),
                    // An opponent answers quickly from the first move on.
                    None if self.has_opponent() => engine.warm_up(),
                    None => engine.stop(),
                }
            });
        });
    }

    fn has_opponent(self) -> bool {
        self.game.session.with_untracked(|session| session.opponent().is_some())
    }

    /// The query to ask now.
    fn query(self) -> Option<Query> {
        let awaited = || {
            query_of(self.advice.search)
                .or_else(|| query_of(self.game.line))
                .or_else(|| query_of(self.advice.own_puzzle))
        };
        let idle = || self.advice.idle.with(|idle| idle.as_ref().map(|idle| idle.query.clone()));
        let background = || query_of(self.advice.review).or_else(idle);
        self.game.next_query(awaited, background)
    }

    /// Hands a reply to the inquiry that waits for it. An answer that no inquiry waits for changes nothing.
    fn handle_reply(self, reply: Reply) {
        if reply.answer.is_none() {
            self.lose_solvers(&reply.query);
        }
        let to_other = self.game.session.with_untracked(Session::opponent_query);
        if to_other.as_ref() == Some(&reply.query) {
            return self.play_for_opponent(reply.query, reply.answer);
        }
        let Some(answer) = reply.answer else { return };
        let (query, advice) = (reply.query, self.advice);
        let receive_for_line = |session: &mut Session<_>| {
            hand_over(self.game.line, &query, |line| session.receive_for_line(line, answer.clone()));
        };
        self.update_advice(receive_for_line);
        hand_over(advice.own_puzzle, &query, |own| own.receive(answer.clone()));
        hand_over(advice.review, &query, |review| review.receive(answer.clone()));
        self.receive_for_search(&query, &answer);
        if let Some(idle) = advice.idle.get_untracked().filter(|idle| idle.query == query) {
            idle.receive.run(answer.clone());
        }
        self.update_advice(|session| session.receive(&query, Some(answer)));
        self.show_notices();
    }

    /// Changes the advice of the session. If that counts as assistance, the game has changed, too.
    pub(super) fn update_advice<T>(self, change: impl FnOnce(&mut Session<BrowserStore>) -> T) -> T {
        let assistance = |session: &Session<BrowserStore>| session.sitting().assistance();
        let before = self.game.session.with_untracked(assistance);
        let result = self.game.update_advice(change);
        if self.game.session.with_untracked(assistance) != before {
            self.game.session.notify();
            self.show_notices();
        }
        result
    }

    /// Continues without solvers after they have failed, and drops what waits for them.
    fn lose_solvers(self, query: &Query) {
        self.update_advice(|session| session.receive(query, None));
        self.game.line.set(None);
        self.advice.search.set(None);
        self.refuse_advice(NoAdvice::Failed);
    }

    /// Says why there is no advice.
    pub(super) fn refuse_advice(self, reason: NoAdvice) {
        self.interface.refuse(self.texts.with_untracked(|lang| lang.no_advice(reason)));
    }

    /// Shows a hint, or its next stage; plays the move after the last stage.
    pub fn hint(self) {
        if let Some(practice) = self.practice.get_untracked() {
            return practice.hint.run(());
        }
        let knowledge = self.settings.with_untracked(|settings| settings.preferences.hints());
        match self.update_advice(|session| session.request_hint(knowledge)) {
            Ok(Some(advised)) => self.play(advised),
            Ok(None) => {}
            Err(reason) => self.refuse_advice(reason),
        }
    }
}

/// The next query of an inquiry, if there is one.
fn query_of<T: Inquiry + Send + Sync + 'static>(inquiry: RwSignal<Option<T>>) -> Option<Query> {
    inquiry.with(|inquiry| inquiry.as_ref().and_then(T::next_query))
}

/// Hands an answer to an inquiry, if the inquiry waits for it.
fn hand_over<T: Inquiry + Send + Sync + 'static>(
    inquiry: RwSignal<Option<T>>,
    query: &Query,
    receive: impl FnOnce(&mut T),
) {
    inquiry.maybe_update(|inquiry| match inquiry {
        Some(inquiry) if inquiry.next_query().as_ref() == Some(query) => {
            receive(inquiry);
            true
        }
        _ => false,
    });
}
