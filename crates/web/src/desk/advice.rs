//! What the solvers have to say: what they are asked, in which order, and where the answers go.
//!
//! The page asks one query at a time and never waits for the answer. Whatever changes, the query is
//! chosen anew; when another one is wanted, the old one is given up.

use leptos::prelude::*;
use talon_query::{Answer, Graded, Query};
use talon_rules::AnyMove;
use talon_table::{Counsel, Grading, Prospect, Session, WinningLine};

use super::Desk;
use super::reviewing::LookingBack;
use super::search::Search;
use crate::settings::{Settings, VerdictShown};
use crate::worker::{EngineClient, Reply};

/// What the solvers are asked about, as signals.
#[derive(Clone, Copy, Debug)]
pub struct Advice {
    /// The verdict and the hint.
    pub counsel: RwSignal<Counsel>,
    /// The way to win that lies on the table in place of the game.
    pub way: RwSignal<Option<WinningLine>>,
    /// What is seen of the game by looking back over it.
    pub looking_back: RwSignal<Option<LookingBack>>,
    /// How hard the deal of a game is that has ended, or that is looked back over.
    pub grading: RwSignal<Option<Grading>>,
    /// The deal that is looked for.
    pub search: RwSignal<Option<Search>>,
    /// Has queries answered. There is none before the page is shown.
    engine: StoredValue<Option<EngineClient>, LocalStorage>,
}

impl Default for Advice {
    fn default() -> Advice {
        Advice {
            counsel: RwSignal::default(),
            way: RwSignal::default(),
            looking_back: RwSignal::default(),
            grading: RwSignal::default(),
            search: RwSignal::default(),
            engine: StoredValue::new_local(None),
        }
    }
}

impl Desk {
    /// From now on the solvers are asked what is to be found out, as long as the page lives.
    pub fn listen_to_solvers(self) {
        Effect::new(move |_| {
            let verdict = self.settings.with(|settings| settings.shows_verdict.knowledge());
            self.session.with(|session| {
                self.advice.counsel.update(|counsel| {
                    counsel.show(verdict);
                    counsel.follow(session);
                });
            });
            set_timeout(move || self.pass_patience(), Counsel::PATIENCE);
        });
        Effect::new(move |_| {
            let opponent = self.settings.with(Settings::opponent);
            self.session.update_untracked(|session| session.set_next_opponent(opponent));
        });
        Effect::new(move |_| self.follow_grading());
        let seated = Memo::new(move |_| self.session.with(Session::seated));
        Effect::new(move |_| {
            seated.track();
            self.advice.way.set(None);
        });
        let query = Memo::new(move |_| self.query());
        Effect::new(move |_| {
            let query = query.get();
            let has_failed = self.advice.counsel.with_untracked(Counsel::has_failed);
            let new = || EngineClient::new(move |reply| self.take_reply(reply));
            self.advice.engine.update_value(|engine| {
                let engine = engine.get_or_insert_with(new);
                match query {
                    Some(query) if has_failed => self.other_has_chosen(query, None),
                    Some(query) => engine.ask(query),
                    // An opponent answers quickly from the first move on.
                    None if self.has_opponent() => engine.warm_up(),
                    None => engine.stop(),
                }
            });
        });
    }

    fn has_opponent(self) -> bool {
        self.session.with_untracked(|session| session.opponent().is_some())
    }

    /// What is to be found out now. What a player waits for comes first.
    fn query(self) -> Option<Query> {
        let advice = self.advice;
        // Where nobody can think any more the other player still moves.
        let to_other = self.session.with(Session::query_to_other);
        if to_other.is_some() || advice.counsel.with(Counsel::has_failed) {
            return to_other;
        }
        let of_table = || self.session.with(|session| advice.counsel.with(|counsel| counsel.query(session)));
        let of_search = advice.search.with(|search| search.as_ref().and_then(Search::query));
        let of_way = || advice.way.with(|way| way.as_ref().and_then(WinningLine::query));
        let of_grading = || advice.grading.with(|grading| grading.as_ref().and_then(Grading::query));
        let of_review = || advice.looking_back.with(|back| back.as_ref().and_then(LookingBack::query));
        of_search.or_else(of_way).or_else(of_table).or_else(of_grading).or_else(of_review)
    }

    /// Takes what came of a query to whoever asked it. Who does not want it any more knows that by the
    /// query.
    fn take_reply(self, reply: Reply) {
        if reply.answer.is_none() {
            self.lose_solvers();
        }
        let to_other = self.session.with_untracked(Session::query_to_other);
        if to_other.as_ref() == Some(&reply.query) {
            return self.other_has_chosen(reply.query, reply.answer);
        }
        let Some(answer) = reply.answer else { return };
        let (query, advice) = (reply.query, self.advice);
        hand_over(advice.way, &query, WinningLine::query, |way| way.take(answer.clone()));
        hand_over(advice.grading, &query, Grading::query, |grading| grading.take(&answer));
        hand_over(advice.looking_back, &query, LookingBack::query, |back| back.take(answer.clone()));
        self.search_hears(&query, &answer);
        self.counsel_hears(&query, answer);
        self.note_help();
    }

    /// The grade is found out once a game has ended, or is looked back over: before, it would tell too much.
    fn follow_grading(self) {
        let wanted = self.session.with(|session| {
            let is_looked_at = |back: &LookingBack| back.is_of(session.seated());
            let looks_back = self.advice.looking_back.with(|back| back.as_ref().is_some_and(is_looked_at));
            let is_for = looks_back || !session.goes_on();
            is_for.then(|| Grading::new(session.sitting())).flatten()
        });
        self.advice.grading.maybe_update(|grading| {
            let is_same = match (&*grading, &wanted) {
                (Some(grading), Some(wanted)) => grading.is_about(wanted),
                (None, None) => true,
                _ => false,
            };
            if !is_same {
                *grading = wanted;
            }
            !is_same
        });
    }

    /// How hard the deal is, as a sentence, when that is known and may be told.
    pub fn grade_told(self) -> Option<String> {
        self.graded().map(|graded| self.lang.with(|lang| lang.graded(graded)))
    }

    /// The same in a word.
    pub fn grade_name(self) -> Option<String> {
        self.graded().map(|graded| self.lang.with(|lang| lang.grade_name(graded.grade)))
    }

    fn graded(self) -> Option<Graded> {
        self.advice.grading.with(|grading| grading.as_ref()?.graded())
    }

    fn counsel_hears(self, query: &Query, answer: Answer) {
        self.session.with_untracked(|session| {
            self.advice.counsel.update(|counsel| counsel.take(session, query, answer));
        });
    }

    /// The solvers have failed: what waits for them goes away, and the game goes on.
    fn lose_solvers(self) {
        self.advice.counsel.update(Counsel::fail);
        self.advice.way.set(None);
        self.advice.search.set(None);
        self.refuse(untrack(|| self.text("outlook-failed")));
    }

    /// A verdict that is not there by now is being looked for.
    fn pass_patience(self) {
        self.session.with_untracked(|session| {
            self.advice.counsel.maybe_update(|counsel| counsel.pass_time(Counsel::PATIENCE, session));
        });
    }

    /// Whether the verdict is shown.
    pub fn shows_verdict(self) -> bool {
        self.settings.with(|settings| settings.shows_verdict.knowledge().is_some())
    }

    /// Whether there is a verdict on the game as it stands, for who wants to see it.
    pub fn may_show_verdict(self) -> bool {
        self.settings.with(|settings| settings.shows_verdict != VerdictShown::Never)
            && self.session.with(|session| self.advice.counsel.with(|counsel| counsel.has_verdict(session)))
    }

    /// Shows the verdict from now on, or no longer.
    pub fn switch_verdict(self) {
        self.settings.update(Settings::switch_verdict);
    }

    /// The verdict to be shown, if any.
    pub fn prospect(self) -> Option<Prospect> {
        let told = |session: &Session<_>| self.advice.counsel.with(|counsel| counsel.prospect(session));
        if self.shows_verdict() { self.session.with(told) } else { None }
    }

    /// Gives a hint, or more of it, and plays the move once all of it was told.
    pub fn hint(self) {
        let gives_hints =
            |session: &Session<_>| self.advice.counsel.with_untracked(|counsel| counsel.gives_hints(session));
        if !self.session.with_untracked(gives_hints) {
            self.refuses_help();
            return;
        }
        if !self.session.with_untracked(Session::goes_on) {
            return self.refuse(self.text("hint-over"));
        }
        let knowledge = self.settings.with_untracked(Settings::hints);
        let climb = |session: &Session<_>| {
            self.advice.counsel.try_update(|counsel| counsel.climb(session, knowledge)).flatten()
        };
        let advised: Option<AnyMove> = self.session.with_untracked(climb);
        self.note_help();
        if let Some(advised) = advised {
            self.play(advised);
        }
    }

    /// Says why there is no help, if there is none. Tells whether it did.
    pub(super) fn refuses_help(self) -> bool {
        let has_failed = self.advice.counsel.with_untracked(Counsel::has_failed);
        let is_for =
            |session: &Session<_>| self.advice.counsel.with_untracked(|counsel| counsel.is_for(session));
        let refuses = !self.session.with_untracked(is_for);
        if refuses {
            self.refuse(self.text(if has_failed { "outlook-failed" } else { "outlook-two-play" }));
        }
        refuses
    }

    /// Notes down that the player of an unfinished game was told more than the table shows.
    pub(super) fn note_help(self) {
        let counts_already =
            self.session.with_untracked(|session| session.sitting().is_assisted() || !session.goes_on());
        if counts_already {
            return;
        }
        let shows_way =
            self.advice.way.with_untracked(|way| way.as_ref().is_some_and(|way| !way.moves().is_empty()));
        if shows_way {
            self.session.update(Session::note_line);
        } else if self.advice.counsel.with_untracked(Counsel::reveals) {
            self.session.update(Session::note_hint);
        } else {
            return;
        }
        self.tell_notices();
    }
}

/// Lets whoever is there take an answer, if this is the query that waits for one.
fn hand_over<T: Send + Sync + 'static>(
    asker: RwSignal<Option<T>>,
    query: &Query,
    asked: impl FnOnce(&T) -> Option<Query>,
    take: impl FnOnce(&mut T),
) {
    asker.maybe_update(|asker| match asker {
        Some(asker) if asked(asker).as_ref() == Some(query) => {
            take(asker);
            true
        }
        _ => false,
    });
}
