//! Who is played against in Curse of the Doublet.

use leptos::prelude::*;
use talon_query::Level;

use crate::desk::Desk;

/// The choice of an opponent for matches that are begun from now on.
pub(super) fn opponent_field(desk: Desk) -> impl IntoView {
    let choice = move |level: Level| {
        view! {
            <option
                value=level.as_str()
                prop:selected=move || desk.settings.with(|settings| settings.opponent() == level)
            >
                {move || desk.lang.with(|lang| lang.level_name(level))}
            </option>
        }
    };
    let chosen = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            desk.settings.update(|settings| settings.set_opponent(level));
        }
    };
    view! {
        <label class="opponent">
            <span>{desk.says("web-opponent")}</span>
            <select class="field" on:change=chosen>{Level::ALL.map(choice)}</select>
        </label>
    }
}
