//! What the keys, the mouse and a finger do.

use leptos::prelude::*;
use talon_table::{Scene, Session, Zone};

use crate::command::Command;
use crate::desk::{Desk, use_desk};
use crate::pages::Switch;

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
        view! { <div class="key-row"><dt><kbd>{key}</kbd></dt><dd>{desk.says(text)}</dd></div> }
    };
    let command = move |command: Command| row(command.shortcut(), command.name());
    view! {
        <section class="keys">
            <h2>{desk.says("web-keys-moving")}</h2>
            <dl>{MOVING.map(|(key, text)| row(key.to_owned(), text))}</dl>
        </section>
        <section class="keys">
            <h2>{desk.says("web-keys-pointing")}</h2>
            <ul>{POINTING.map(|text| view! { <li>{desk.says(text)}</li> })}</ul>
        </section>
        {pile_keys(desk)}
        <section class="keys">
            <h2>{desk.says("web-keys-commands")}</h2>
            <dl class="is-wide">{Command::all().filter(|one| untrack(|| desk.has(*one))).map(command).collect_view()}</dl>
        </section>
    }
}

/// The letters of the piles of the game on the table, if there is one and nobody is to look away.
fn pile_keys(desk: Desk) -> impl IntoView {
    let is_there = untrack(|| desk.session.with(Session::seated) > 0 && desk.curtain().is_none());
    let row = move |zone: &Zone, scene: &Scene| {
        let letters = zone.places.iter().filter_map(|place| scene.letter(place.spot?));
        let letters: Vec<char> = letters.collect();
        let name = zone.name;
        (!letters.is_empty()).then(|| {
            let keys = letters.iter().map(|letter| view! { <kbd>{letter.to_string()}</kbd> }).collect_view();
            view! {
                <div class="key-row">
                    <dt>{keys}</dt>
                    <dd>{move || desk.lang.with(|lang| lang.zone_name(name))}</dd>
                </div>
            }
        })
    };
    let rows = move || {
        desk.scene
            .with_untracked(|scene| scene.zones().iter().filter_map(|zone| row(zone, scene)).collect_view())
    };
    is_there.then(|| {
        view! {
            <section class="keys">
                <h2>{desk.says("web-keys-piles")}</h2>
                <div class="settings is-inline">
                    <Switch name="setting-letters" field=|settings| &mut settings.shows_letters/>
                </div>
                <dl class="is-wide">{rows()}</dl>
            </section>
        }
    })
}
