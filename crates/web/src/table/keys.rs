//! The keys of the table.

use leptos::prelude::*;
use talon_table::Spot;
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
    let is_searching = desk.advice.search.with_untracked(Option::is_some);
    if is_searching || desk.dialog.with_untracked(Option::is_some) {
        return;
    }
    let key = event.key();
    if untrack(|| desk.curtain().is_some()) {
        if let Some(command) = Command::of_key(&key) {
            desk.run(command);
        }
        return;
    }
    let way = match key.as_str() {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    };
    if untrack(|| desk.is_on_way()) && go_along(desk, &key) {
        return event.prevent_default();
    }
    if let Some(way) = way {
        desk.walk(way);
    } else if key == "Escape" {
        desk.put_away();
    } else if let Some(spot) = spot_of(desk, &key) {
        desk.has_focus.set(true);
        desk.point(spot, true);
    } else if let Some(command) = Command::of_key(&key) {
        desk.run(command);
    } else {
        return;
    }
    event.prevent_default();
}

/// The spot with this letter. In Doublets the letter of the foundation is that of the command.
fn spot_of(desk: Desk, key: &str) -> Option<Spot> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    desk.scene
        .with_untracked(|scene| scene.of_letter(letter))
        .filter(|spot| !matches!(spot, Spot::Foundation(1)) || letter != 'f')
}

/// On a way to win, the keys go along it. Tells whether this key does.
fn go_along(desk: Desk, key: &str) -> bool {
    let (at, all) = untrack(|| desk.place_on_way());
    match key {
        "ArrowLeft" | "ArrowUp" => desk.go_along_way(at.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => desk.go_along_way(at + 1),
        "Home" => desk.go_along_way(0),
        "End" => desk.go_along_way(all),
        "Escape" => desk.leave_way(),
        _ => return false,
    }
    true
}
