//! The keys and gestures, as a page and as the content of a dialog.

use leptos::prelude::*;
use talon_table::{Scene, Session, Zone};

use super::frame::Frame;
use crate::actions::app_state::{AppState, use_app};
use crate::command::{all_commands, shortcut};
use crate::controls::Switch;
use crate::state::game::GameState;
use crate::state::texts::Texts;

/// The keys of the cursor, with the ids of what they do.
const CURSOR_KEYS: [(&str, &str); 3] =
    [("← ↑ → ↓", "keys-walk"), ("Enter", "web-keys-enter"), ("Esc", "web-keys-escape")];

/// The gestures of a mouse or a finger.
const GESTURES: [&str; 3] = ["web-keys-drag", "web-keys-tap", "web-keys-double-tap"];

/// The page of the keys.
#[component]
pub fn Keys() -> impl IntoView {
    view! { <Frame title=use_app().texts.signal("table-keys")><KeyTables/></Frame> }
}

/// All keys and gestures.
#[component]
pub fn KeyTables() -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let row = |key: String, text: &'static str| {
        view! { <div class="key-row"><dt><kbd>{key}</kbd></dt><dd>{texts.signal(text)}</dd></div> }
    };
    let commands = all_commands().filter(|command| untrack(|| app.has(*command)));
    let commands = commands.map(|command| row(shortcut(command), command.label())).collect_view();
    view! {
        <section class="keys">
            <h2>{texts.signal("web-keys-moving")}</h2>
            <dl>{CURSOR_KEYS.map(|(key, text)| row(key.to_owned(), text))}</dl>
        </section>
        <section class="keys">
            <h2>{texts.signal("web-keys-pointing")}</h2>
            <ul>{GESTURES.map(|text| view! { <li>{texts.signal(text)}</li> })}</ul>
        </section>
        <PileKeys/>
        <section class="keys">
            <h2>{texts.signal("web-keys-commands")}</h2>
            <dl class="is-wide">{commands}</dl>
        </section>
    }
}

/// The letters of the piles on the table, unless the table is empty or behind the curtain.
#[component]
fn PileKeys() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let is_shown = untrack(|| game.session.with(Session::seated) > 0 && game.curtain().is_none());
    is_shown.then(|| {
        view! {
            <section class="keys">
                <h2>{texts.signal("web-keys-piles")}</h2>
                <div class="settings is-inline">
                    <Switch name="setting-letters" field=|settings| &mut settings.shows_letters/>
                </div>
                <dl class="is-wide">{pile_rows(texts, game)}</dl>
            </section>
        }
    })
}

fn pile_rows(texts: Texts, game: GameState) -> impl IntoView {
    let row = |zone: &Zone, scene: &Scene| {
        let letters: Vec<char> = zone.places.iter().filter_map(|place| scene.letter(place.spot?)).collect();
        if letters.is_empty() {
            return None;
        }
        let keys = letters.iter().map(|letter| view! { <kbd>{letter.to_string()}</kbd> }).collect_view();
        let name = zone.name;
        Some(view! {
            <div class="key-row">
                <dt>{keys}</dt>
                <dd>{move || texts.with(|lang| lang.zone_name(name))}</dd>
            </div>
        })
    };
    game.scene.with_untracked(|scene| scene.zones().iter().filter_map(|zone| row(zone, scene)).collect_view())
}
