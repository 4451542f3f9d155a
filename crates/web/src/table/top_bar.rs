//! The bar above the table with the commands.

use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};
use crate::browser;
use crate::command::shortcut;
use crate::icons::{self, Icon};
use talon_table::Command;

/// The commands with a button above the table. The menu has all commands.
const BUTTONS: [Command; 5] = [Command::Undo, Command::Redo, Command::Hint, Command::NewDeal, Command::Menu];

/// The bar above the table.
#[component]
pub(super) fn TopBar() -> impl IntoView {
    let AppState { texts, today, game, .. } = use_app();
    let title = move || game.session.with(|session| texts.with(|lang| lang.game_name(session.kind().game)));
    let short_title =
        move || game.session.with(|session| texts.with(|lang| lang.short_game_name(session.kind().game)));
    let deal = move || {
        let (day, deal) = game.session.with(|session| (session.sitting().start().day(), session.deal()));
        let deal = deal.map(|deal| texts.text_with("table-deal", &[("deal", deal.to_string().into())]));
        let day = day.map(|day| match day == today.get() {
            true => texts.text("web-daily"),
            false => texts.with(|lang| browser::day_and_month(day, lang.language().code())),
        });
        [day, deal].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    // The sentence behind the word is one key away.
    let grade = move || {
        let grade = game.with_advice(|advice| advice.grade())?.grade;
        Some(format!(" · {}", texts.with(|lang| lang.grade_name(grade))))
    };
    let against = move || {
        let level = game.session.with(|session| session.opponent());
        level.map(|level| texts.with(|lang| format!(" · {}", lang.against(level))))
    };
    view! {
        <header class="top-bar">
            <CommandButton command=Command::Games/>
            <div class="top-bar-title">
                <h1 class="title" aria-label=title>
                    <span class="long-title">{title}</span>
                    <span class="short-title">{short_title}</span>
                </h1>
                <span class="deal">{deal}<span class="grade">{grade}</span><span class="against">{against}</span></span>
            </div>
            {BUTTONS.map(|command| view! { <CommandButton command/> })}
        </header>
    }
}

/// A button for a command. A narrow page shows only its icon.
#[component]
fn CommandButton(command: Command) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let is_off = move || !app.can(command);
    view! {
        <button
            type="button"
            class="command"
            class:is-strong=command == Command::NewDeal
            data-command=command.label()
            title=move || format!("{} ({})", texts.text(command.label()), shortcut(command))
            aria-label=move || texts.text(command.label())
            aria-keyshortcuts=shortcut(command)
            aria-haspopup=(command == Command::Menu).then_some("dialog")
            aria-disabled=move || is_off().then_some("true")
            on:click=move |_| app.run(command)
        >
            <Icon lines=icons::of_command(command)/>
            <span class="command-name">{move || texts.text(command.label())}</span>
        </button>
    }
}
