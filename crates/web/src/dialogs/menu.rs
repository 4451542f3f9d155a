//! The menu: all commands, with their keys.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::command::{command_of_key, key_of, menu_groups, shortcut};
use crate::icons::{self, Icon};
use crate::state::interface::InterfaceState;
use talon_table::Command;

/// All commands in groups. The arrow keys walk up and down, and each command's key works here too.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let app @ AppState { interface, .. } = use_app();
    let list = NodeRef::<html::Div>::new();
    let key_pressed = move |event: KeyboardEvent| {
        if !event.ctrl_key()
            && !event.meta_key()
            && !event.alt_key()
            && press(interface, app, list, &key_of(&event))
        {
            event.prevent_default();
        }
    };
    let group = move |commands: Vec<Command>| {
        let commands = commands.into_iter().filter(|command| untrack(|| app.has(*command)));
        view! { <ul>{commands.map(|command| view! { <Entry command/> }).collect_view()}</ul> }
    };
    view! {
        <div class="menu" node_ref=list on:keydown=key_pressed>
            {menu_groups().map(group)}
            <WithFriend/>
        </div>
    }
}

/// The way to a match with a friend, in a game for two. At such a match it is not needed.
#[component]
fn WithFriend() -> impl IntoView {
    let AppState { texts, game, practice, interface, .. } = use_app();
    let is_for_two = game.session.with_untracked(|session| session.kind().game.properties().players > 1);
    (is_for_two && practice.with_untracked(Option::is_none)).then(|| {
        view! {
            <ul>
                <li>
                    <a class="menu-entry" href=Address::Friend.to_string() on:click=move |_| interface.dialog.set(None)>
                        <Icon lines=icons::of_command(Command::Players)/>
                        <span>{texts.signal("web-friend")}</span>
                    </a>
                </li>
            </ul>
        }
    })
}

/// A command in the menu.
#[component]
fn Entry(command: Command) -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    view! {
        <li>
            <button
                type="button"
                class="menu-entry"
                data-command=command.label()
                autofocus=command == Command::NewDeal
                aria-keyshortcuts=shortcut(command)
                aria-disabled=move || (!app.can(command)).then_some("true")
                on:click=move |_| give(interface, app, command)
            >
                <Icon lines=icons::of_command(command)/>
                <span>{move || texts.text(command.label())}</span>
                <kbd aria-hidden="true">{shortcut(command)}</kbd>
            </button>
        </li>
    }
}

/// Closes the menu and runs a command, if it is available.
fn give(interface: InterfaceState, app: AppState, command: Command) {
    if untrack(|| app.can(command)) {
        interface.dialog.set(None);
        app.run(command);
    }
}

/// Handles a key; `false` if it means nothing here.
fn press(interface: InterfaceState, app: AppState, list: NodeRef<html::Div>, key: &str) -> bool {
    match key {
        "ArrowDown" => walk(list, |here, count| (here + 1) % count),
        "ArrowUp" => walk(list, |here, count| (here + count - 1) % count),
        "Home" => walk(list, |_, _| 0),
        "End" => walk(list, |_, count| count - 1),
        _ => match command_of_key(key) {
            Some(Command::Menu) => interface.dialog.set(None),
            Some(command) => give(interface, app, command),
            None => return false,
        },
    }
    true
}

/// Moves the focus from one entry to another, by their numbers.
fn walk(list: NodeRef<html::Div>, next: impl FnOnce(usize, usize) -> usize) {
    let Some(list) = list.get_untracked() else { return };
    let Ok(entries) = list.query_selector_all("button, a") else { return };
    let entry = |index: usize| u32::try_from(index).ok().and_then(|index| entries.item(index));
    let count = entries.length() as usize;
    let focused = document().active_element();
    let is_focused = |index: &usize| entry(*index).is_some_and(|one| focused.as_deref() == Some(&one));
    let here = (0..count).find(is_focused).unwrap_or(0);
    if count > 0
        && let Some(button) =
            entry(next(here, count)).and_then(|button| button.dyn_into::<HtmlElement>().ok())
    {
        // A button that is shown can take the focus.
        button.focus().ok();
    }
}
