//! The note below the table of a match: whose turn it is, what can be answered, and what a player can do besides moves.

use leptos::prelude::*;
use talon_hall::{Command, Moment, Phrase, View};
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_table::Scene;

use super::state::MatchState;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// How well the bot plays that takes a seat over.
const STAND_IN: Level = Level::Club;

/// What the note is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// The match is over.
    Over,
    /// The player wants to give up, and is asked.
    GivingUp,
    /// The other player wants to stop.
    AbortOffer,
    /// The other player has been away for too long.
    Gone,
    /// Whose turn it is.
    Turn,
}

/// The note.
#[component]
pub(super) fn MatchNote() -> impl IntoView {
    let state: MatchState = use_context().expect("a match on the table provides its state");
    let texts = state.app.texts;
    let asks = RwSignal::new(false);
    let waits = RwSignal::new(false);
    let topic = Memo::new(move |_| topic(state, asks.get(), waits.get()));
    let text = move || texts.with(|lang| note_text(state, lang, topic.get()));
    let buttons = move || {
        match topic.get() {
        Topic::Over => view! { <AfterMatch state/> }.into_any(),
        Topic::GivingUp => view! {
            <Button name="command-give-up" is_strong=true run=move || { asks.set(false); state.act(Command::Resign) }/>
            <Button name="online-play-on" run=move || asks.set(false)/>
        }
        .into_any(),
        Topic::AbortOffer => view! {
            <Button name="online-agree" is_strong=true run=move || state.act(Command::Abort)/>
            <Button name="online-play-on" run=move || state.act(Command::DeclineAbort)/>
        }
        .into_any(),
        Topic::Gone => view! {
            <Button name="online-claim" is_strong=true run=move || state.act(Command::Claim)/>
            <Button name="online-call-bot" run=move || state.act(Command::CallBot(STAND_IN))/>
            <Button name="online-wait" run=move || waits.set(true)/>
        }
        .into_any(),
        Topic::Turn if state.watches => ().into_any(),
        Topic::Turn => view! { <More state give_up=move || asks.set(true)/> }.into_any(),
    }
    };
    view! {
        <section class="note match-note" class:is-mine=move || state.is_to_move() aria-label=texts.signal("online-match")>
            <p class="note-text" role="status">{text}</p>
            <div class="note-buttons">{buttons}</div>
        </section>
    }
}

/// What a player can do besides moves, behind one button.
#[component]
fn More(
    /// The match.
    state: MatchState,
    /// Asks whether the player wants to give up.
    #[prop(into)]
    give_up: UnsyncCallback<()>,
) -> impl IntoView {
    let texts = state.app.texts;
    let is_open = RwSignal::new(false);
    let close = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && is_open.get_untracked() {
            event.stop_propagation();
            is_open.set(false);
        }
    };
    let moment = Memo::new(move |_| state.moment());
    let phrases = move || {
        let fitting = Phrase::ALL.into_iter().filter(|phrase| phrase.moment() == moment.get());
        let button = |phrase: Phrase| {
            let say = move |_| {
                is_open.set(false);
                state.act(Command::Say(phrase));
            };
            view! {
                <button type="button" class="command" on:click=say>{texts.with(|lang| lang.phrase(phrase))}</button>
            }
        };
        fitting.map(button).collect_view()
    };
    let panel = move || {
        is_open.get().then(|| {
            view! {
                <div class="match-panel" id="match-panel" role="group" aria-label=texts.signal("online-more")>
                    <div class="match-phrases" role="group" aria-label=texts.signal("online-say")>{phrases}</div>
                    <div class="match-acts">
                        <Button name="online-stop" run=move || { is_open.set(false); state.act(Command::Abort) }/>
                        <Button name="command-give-up" run=move || { is_open.set(false); give_up.run(()) }/>
                    </div>
                </div>
            }
        })
    };
    view! {
        <div class="match-more" on:keydown=close>
            {panel}
            <button
                type="button"
                class="command"
                aria-expanded=move || is_open.get().to_string()
                aria-controls="match-panel"
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {texts.signal("online-more")}
            </button>
        </div>
    }
}

fn topic(state: MatchState, asks: bool, waits: bool) -> Topic {
    let now = state.now.get();
    state.view.with(|view| {
        let Some(view) = view else { return Topic::Turn };
        let other = view.seat.map(Seat::other);
        match view.seat {
            _ if view.outcome.is_some() => Topic::Over,
            Some(_) if asks => Topic::GivingUp,
            Some(_) if view.abort_offer.is_some() && view.abort_offer == other => Topic::AbortOffer,
            Some(seat) if !waits && view.can_claim(seat, now) => Topic::Gone,
            _ => Topic::Turn,
        }
    })
}

fn note_text(state: MatchState, lang: &talon_lang::Lang, topic: Topic) -> String {
    let name = || ("name", state.other_name(lang).into());
    match topic {
        Topic::Over => {
            let outcome = state.view.with(|view| view.as_ref().and_then(|view| view.outcome));
            outcome.map_or_else(String::new, |outcome| {
                state.say(lang, |lang, players| lang.match_outcome(&outcome, players))
            })
        }
        Topic::GivingUp => lang.text("online-give-up-question"),
        Topic::AbortOffer => lang.text_with("online-abort-offered", &[("who", "other".into()), name()]),
        Topic::Gone => lang.text_with("online-gone", &[name()]),
        Topic::Turn => {
            let between = between_hands(state, lang);
            let progress = state.progress(lang);
            [between, Some(progress)].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

impl MatchState {
    /// The moment that decides which phrases fit.
    fn moment(self) -> Moment {
        if self.is_over() {
            return Moment::End;
        }
        let has_begun = self.view.with(|view| {
            let layout = view.as_ref().and_then(|view| view.layout.as_ref());
            layout.is_some_and(|layout| layout.set.is_some() || layout.game.is_some_and(|game| game.hand > 1))
        });
        if has_begun { Moment::Play } else { Moment::Start }
    }
}

/// How the hand ended that lies on the table, between two hands.
fn between_hands(state: MatchState, lang: &talon_lang::Lang) -> Option<String> {
    let game = state.app.game;
    if !game.scene.with(Scene::is_between_hands) {
        return None;
    }
    let ending = game.session.with(|session| lang.verdict(session.game().status(), &session.layout()));
    let left = game.scene.with(|scene| lang.left_with(scene));
    Some(left.into_iter().chain([ending]).collect::<Vec<_>>().join(" "))
}

/// What a player can do after a match.
#[component]
fn AfterMatch(state: MatchState) -> impl IntoView {
    let offer = Memo::new(move |_| {
        let of = |view: &View| (view.rematch, view.rematch_offer, view.seat);
        state.view.with(|view| view.as_ref().map(of))
    });
    // Once both want it, the next match is open.
    Effect::new(move |_| {
        if let Some((Some(next), ..)) = offer.get() {
            browser::go_to(&Address::Match(next.to_string(), None).to_string());
        }
    });
    let rematch = move || {
        let (_, offered, seat) = offer.get()?;
        let seat = seat?;
        if offered == Some(seat) {
            let waiting = state.app.texts.text("online-rematch-waits");
            return Some(view! { <span class="note-aside" role="status">{waiting}</span> }.into_any());
        }
        let name = if offered.is_some() { "online-rematch-accept" } else { "online-rematch" };
        Some(view! { <Button name is_strong=true run=move || state.act(Command::Rematch)/> }.into_any())
    };
    view! {
        {rematch}
        <a class="command" href=Address::Start.to_string()>{state.app.texts.signal("command-games")}</a>
    }
}
