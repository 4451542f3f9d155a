//! What the keys, the mouse and a finger do.

use leptos::prelude::*;

use crate::command::Command;
use crate::desk::use_desk;

/// The keys for moving, as they are written, and what each does.
const MOVING: [(&str, &str); 3] =
    [("← ↑ → ↓", "web-keys-walk"), ("Enter", "web-keys-enter"), ("Esc", "web-keys-escape")];

/// What can be done with a mouse or a finger.
const POINTING: [&str; 3] = ["web-keys-drag", "web-keys-tap", "web-keys-double-tap"];

/// Everything that can be done, and with what.
#[component]
pub fn KeyTables() -> impl IntoView {
    let desk = use_desk();
    let row = |key: String, text: &'static str| {
        view! { <div class="key-row"><dt><kbd>{key}</kbd></dt><dd>{move || desk.text(text)}</dd></div> }
    };
    let command = move |command: Command| row(command.shortcut(), command.name());
    view! {
        <section class="keys">
            <h2>{move || desk.text("web-keys-moving")}</h2>
            <dl>{MOVING.map(|(key, text)| row(key.to_owned(), text))}</dl>
        </section>
        <section class="keys">
            <h2>{move || desk.text("web-keys-pointing")}</h2>
            <ul>{POINTING.map(|text| view! { <li>{move || desk.text(text)}</li> })}</ul>
        </section>
        <section class="keys">
            <h2>{move || desk.text("web-keys-commands")}</h2>
            <dl class="is-wide">{Command::ALL.map(command)}</dl>
        </section>
    }
}
