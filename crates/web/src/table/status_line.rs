//! The status line below the table.

use leptos::prelude::*;
use talon_table::{Command, Sweep};

use super::verdict::Verdict;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::settings::Settings;

/// Points, moves, time, verdict, and the last message.
#[component]
pub(super) fn StatusLine() -> impl IntoView {
    let app @ AppState { texts, settings, game, .. } = use_app();
    let is_on = move |wanted: fn(&Settings) -> bool| settings.with(wanted);
    let score = move || {
        let score = game.session.with(|session| session.game().score());
        score
            .filter(|_| is_on(|settings| settings.shows_score && !settings.hides_numbers))
            .map(|points| texts.text_with("table-points", &[("points", points.into())]))
    };
    let moves = move || {
        let count = game.session.with(|session| session.sitting().moves_made());
        is_on(|settings| settings.shows_moves && !settings.hides_numbers)
            .then(|| texts.text_with("table-moves", &[("count", count.into())]))
    };
    let time = move || {
        is_on(|settings| settings.preferences.shows_time && !settings.hides_numbers)
            .then(|| texts.with(|lang| lang.duration(game.seconds.get())))
    };
    let sweep = Memo::new(move |_| game.session.with(|session| session.sweep()));
    let sweep = move || {
        let name = texts.with(|lang| sweep.get().map(|sweep| lang.sweep_name(sweep)))?;
        Some(
            view! { <button type="button" class="command sweep" class:is-strong={sweep.get() == Some(Sweep::Finish)} on:click=move |_| app.run(Command::Sweep)>{name}</button> },
        )
    };
    view! {
        <footer class="status-line">
            <span class="figure">{score}</span>
            <span class="figure">{moves}</span>
            <span class="figure">{time}</span>
            <Verdict/>
            {sweep}
            <LastMessage/>
        </footer>
    }
}

/// The last message to the player, with links to the violated rule and its lesson if it refuses a move.
#[component]
fn LastMessage() -> impl IntoView {
    let app @ AppState { texts, game, interface, .. } = use_app();
    let message =
        move || interface.message.with(|message| (!message.is_refusal).then(|| message.text.clone()));
    let refusal = move || interface.message.with(|message| message.is_refusal.then(|| message.text.clone()));
    // Links to the violated rule, and to the lesson about it.
    let rule = move || {
        let rule = interface.message.with(|message| message.rule)?;
        let link = |address: Address, name: String| {
            view! { " " <a class="rule-link" href=address.to_string()>{name}</a> }
        };
        let kind = game.kind().game;
        let name = texts.text_with("web-rule", &[("rule", rule.into())]);
        let lesson = Address::Learn(kind, Some(rule.to_owned()));
        let lesson = app.practice.with(Option::is_none).then(|| link(lesson, texts.text("web-lesson")));
        Some((link(Address::Rules(kind, Some(rule)), name), lesson))
    };
    view! {
        <span class="said" role="status" aria-live="polite">{message}</span>
        <span class="said refusal" role="alert">{refusal}{rule}</span>
    }
}
