//! The keys of the table.

use leptos::prelude::*;
use talon_table::Spot;
use web_sys::KeyboardEvent;

use crate::command::Command;
use crate::desk::Desk;
use crate::state::game::GameState;
use crate::state::interface::InterfaceState;

/// Listens to the keys while the table is shown.
pub(super) fn listen(game: GameState, interface: InterfaceState, desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !event.default_prevented() && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            pressed(game, interface, desk, &event);
        }
    });
    on_cleanup(move || listener.remove());
}

fn pressed(game: GameState, interface: InterfaceState, desk: Desk, event: &KeyboardEvent) {
    let is_searching = desk.advice.search.with_untracked(Option::is_some);
    if is_searching || interface.dialog.with_untracked(Option::is_some) {
        return;
    }
    let key = event.key();
    if untrack(|| game.curtain().is_some()) {
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
    if untrack(|| game.shows_line()) && go_along(game, desk, &key) {
        return event.prevent_default();
    }
    if let Some(way) = way {
        desk.walk(way);
    } else if key == "Escape" {
        desk.put_away();
    } else if let Some(spot) = spot_of(game, &key) {
        interface.has_focus.set(true);
        desk.point(spot, true);
    } else if let Some(command) = Command::of_key(&key) {
        desk.run(command);
    } else {
        return;
    }
    event.prevent_default();
}

/// The spot with this letter. In Doublets the letter of the foundation is that of the command.
fn spot_of(game: GameState, key: &str) -> Option<Spot> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    game.scene
        .with_untracked(|scene| scene.of_letter(letter))
        .filter(|spot| !matches!(spot, Spot::Foundation(1)) || letter != 'f')
}

/// On a way to win, the keys go along it. Tells whether this key does.
fn go_along(game: GameState, desk: Desk, key: &str) -> bool {
    let (at, all) = untrack(|| game.place_on_line());
    match key {
        "ArrowLeft" | "ArrowUp" => game.go_along_line(at.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => game.go_along_line(at + 1),
        "Home" => game.go_along_line(0),
        "End" => game.go_along_line(all),
        "Escape" => desk.leave_line(),
        _ => return false,
    }
    true
}
