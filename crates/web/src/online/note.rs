//! The note below the table of a match: whose turn it is, what can be answered, and what a player can do besides moves.

use leptos::prelude::*;
use talon_hall::Command;
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_table::Scene;

use super::after::AfterMatch;
use super::more::More;
use super::state::MatchState;
use crate::controls::{Button, CloseButton};

/// The level of the bot that takes a seat over.
const STAND_IN: Level = Level::Club;

/// The subject of the note.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// The match is over.
    Over,
    /// The player wants to give up, and is asked.
    GivingUp,
    /// The other player wants to stop.
    AbortOffer,
    /// This player wants to stop.
    OwnAbortOffer,
    /// The other player has been away for too long.
    Gone,
    /// The result of the last hand, although the next one has begun.
    LastHand,
    /// The player to move.
    Turn,
}

/// The questions that the player has been asked and has put aside.
#[derive(Clone, Copy, Default)]
struct Answers {
    /// True if the player is asked whether to give up.
    asks: RwSignal<bool>,
    /// True if the player waits for one who has been away for too long.
    waits: RwSignal<bool>,
    /// True if the player has closed the note about their own wish to stop.
    has_closed_offer: RwSignal<bool>,
}

/// The note.
#[component]
pub(super) fn MatchNote() -> impl IntoView {
    let state: MatchState = use_context().expect("a match on the table provides its state");
    let texts = state.app.texts;
    let answers = Answers::default();
    Effect::new(move |_| {
        let has_offer = state.table.with(|table| table.view().is_some_and(|view| view.abort_offer.is_some()));
        if !has_offer {
            answers.has_closed_offer.set(false);
        }
    });
    let topic = Memo::new(move |_| topic(state, answers));
    let text = move || texts.with(|lang| note_text(state, lang, topic.get()));
    view! {
        <section class="note match-note" class:is-mine=move || state.is_to_move() aria-label=texts.signal("online-match")>
            <p class="note-text" role="status">{text}</p>
            <div class="note-buttons">{move || buttons(state, answers, topic.get())}</div>
        </section>
    }
}

/// The answers that the player can give.
fn buttons(state: MatchState, answers: Answers, topic: Topic) -> AnyView {
    let Answers { asks, waits, has_closed_offer } = answers;
    let more = move || view! { <More state give_up=move || asks.set(true)/> };
    match topic {
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
        Topic::OwnAbortOffer => view! { <CloseButton run=move || has_closed_offer.set(true)/> }.into_any(),
        Topic::Gone => view! {
            <Button name="online-claim" is_strong=true run=move || state.act(Command::Claim)/>
            <Button name="online-call-bot" run=move || state.act(Command::CallBot(STAND_IN))/>
            <Button name="online-wait" run=move || waits.set(true)/>
        }
        .into_any(),
        Topic::LastHand => view! {
            <Button name="spot-next" is_strong=true run=move || state.go_on()/>
            {(!state.watches).then(more)}
        }
        .into_any(),
        Topic::Turn => (!state.watches).then(more).into_any(),
    }
}

fn topic(state: MatchState, answers: Answers) -> Topic {
    let now = state.now.get();
    state.table.with(|table| {
        let Some(view) = table.view() else { return Topic::Turn };
        let other = view.seat.map(Seat::other);
        match view.seat {
            _ if view.outcome.is_some() => Topic::Over,
            Some(_) if answers.asks.get() => Topic::GivingUp,
            Some(_) if view.abort_offer.is_some() && view.abort_offer == other => Topic::AbortOffer,
            Some(_) if !answers.waits.get() && table.can_claim(now) => Topic::Gone,
            Some(seat) if view.abort_offer == Some(seat) && !answers.has_closed_offer.get() => {
                Topic::OwnAbortOffer
            }
            _ if table.last_hand().is_some() => Topic::LastHand,
            _ => Topic::Turn,
        }
    })
}

fn note_text(state: MatchState, lang: &talon_lang::Lang, topic: Topic) -> String {
    let name = || ("name", state.other_name(lang).into());
    match topic {
        Topic::Over => state.table.with(|table| table.outcome_text(lang)).unwrap_or_default(),
        Topic::GivingUp => lang.text("online-give-up-question"),
        Topic::AbortOffer => lang.text_with("online-abort-offered", &[("who", "other".into()), name()]),
        Topic::OwnAbortOffer => lang.text_with("online-abort-offered", &[("who", "you".into()), name()]),
        Topic::Gone => lang.text_with("online-gone", &[name()]),
        Topic::LastHand => {
            let sentences = [between_hands(state, lang), Some(lang.text("online-next-hand"))];
            let progress = state.progress(lang);
            sentences.into_iter().flatten().chain([progress]).collect::<Vec<_>>().join(" ")
        }
        Topic::Turn => {
            let between = between_hands(state, lang);
            let progress = state.progress(lang);
            [between, Some(progress)].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

/// The result of the hand on the table, between two hands.
fn between_hands(state: MatchState, lang: &talon_lang::Lang) -> Option<String> {
    let game = state.app.game;
    if !game.scene.with(Scene::is_between_hands) {
        return None;
    }
    let ending = game.session.with(|session| lang.verdict(session.game().status(), &session.layout()));
    let left = game.scene.with(|scene| lang.left_with(scene));
    Some(left.into_iter().chain([ending]).collect::<Vec<_>>().join(" "))
}
