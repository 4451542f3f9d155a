//! The bar above the table with the commands, and the line below it that says how the game stands.

use leptos::prelude::*;

use crate::command::Command;
use crate::desk::use_desk;

/// The commands that have a button above the table; the others are in the menu.
const BUTTONS: [Command; 4] = [Command::Undo, Command::Redo, Command::Hint, Command::NewDeal];

/// The bar above the table.
#[component]
pub(super) fn TopBar() -> impl IntoView {
    let desk = use_desk();
    let title =
        move || desk.session.with(|session| desk.lang.with(|lang| lang.game_name(session.kind().game)));
    let deal = move || {
        let deal = desk.session.with(|session| session.deal());
        deal.map(|deal| desk.text_with("web-deal", &[("deal", deal.to_string().into())]))
    };
    view! {
        <header class="top-bar">
            <CommandButton command=Command::Start/>
            <h1 class="title">{title}</h1>
            <span class="deal">{deal}</span>
            <span class="spring"></span>
            {BUTTONS.map(|command| view! { <CommandButton command/> })}
        </header>
    }
}

/// A button that gives a command.
#[component]
fn CommandButton(command: Command) -> impl IntoView {
    let desk = use_desk();
    let is_off = move || !desk.can(command);
    view! {
        <button
            type="button"
            class="command"
            data-command=command.name()
            aria-keyshortcuts=command.key()
            aria-disabled=move || is_off().then_some("true")
            on:click=move |_| desk.run(command)
        >
            <span class="command-name">{move || desk.text(command.name())}</span>
            <kbd aria-hidden="true">{command.key()}</kbd>
        </button>
    }
}

/// How the game stands, and what was said last.
#[component]
pub(super) fn StatusLine() -> impl IntoView {
    let desk = use_desk();
    let score = move || {
        let score = desk.session.with(|session| session.game().score());
        score.map(|points| desk.text_with("web-score", &[("points", points.into())]))
    };
    let moves = move || {
        let count = desk.session.with(|session| session.sitting().moves_made());
        desk.text_with("web-moves", &[("count", count.into())])
    };
    let said = move || desk.said.with(|said| (!said.is_refusal).then(|| said.text.clone()));
    let refused = move || desk.said.with(|said| said.is_refusal.then(|| said.text.clone()));
    view! {
        <footer class="status-line">
            <span class="figure">{score}</span>
            <span class="figure">{moves}</span>
            <span class="said" role="status" aria-live="polite">{said}</span>
            <span class="said refusal" role="alert">{refused}</span>
        </footer>
    }
}
