//! The keys of the table.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::command::Command;
use crate::desk::Desk;

/// Listens to the keys while the table is shown.
pub(super) fn listen(desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !event.default_prevented() && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            pressed(desk, &event);
        }
    });
    on_cleanup(move || listener.remove());
}

fn pressed(desk: Desk, event: &KeyboardEvent) {
    if desk.dialog.with_untracked(Option::is_some) {
        return;
    }
    let key = event.key();
    let way = match key.as_str() {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    };
    if let Some(way) = way {
        desk.walk(way);
    } else if key == "Escape" {
        desk.let_go();
    } else if let Some(command) = Command::of_key(&key) {
        desk.run(command);
    } else {
        return;
    }
    event.prevent_default();
}
