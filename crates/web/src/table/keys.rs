//! The keys of the table.

use leptos::prelude::*;
use talon_table::{Command, Spot};
use web_sys::KeyboardEvent;

use crate::actions::app_state::AppState;
use crate::command::{command_of_key, key_of};
use crate::state::game::GameState;

/// Listens to the keys while the table is shown.
pub(super) fn listen(app: AppState) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() {
            return;
        }
        if event.ctrl_key() || event.meta_key() {
            handle_undo(app, &event);
        } else {
            handle_key(app, &event);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Handles the keys that undo and redo in most programs: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y.
fn handle_undo(app: AppState, event: &KeyboardEvent) {
    let command = match event.key().to_lowercase().as_str() {
        "z" if event.shift_key() => Command::Redo,
        "z" => Command::Undo,
        "y" => Command::Redo,
        _ => return,
    };
    if untrack(|| app.open_dialog().is_none()) {
        app.run(command);
        event.prevent_default();
    }
}

fn handle_key(app: AppState, event: &KeyboardEvent) {
    if untrack(|| app.open_dialog().is_some()) {
        return;
    }
    let key = key_of(event);
    let is_letter = key.chars().count() == 1;
    if is_letter && !app.settings.with_untracked(|settings| settings.letter_keys) {
        return;
    }
    if untrack(|| app.game.curtain().is_some()) {
        if let Some(command) = command_of_key(&key) {
            app.run(command);
        }
        return;
    }
    if untrack(|| app.game.shows_line()) && step_on_line(app, &key) {
        return event.prevent_default();
    }
    if let Some(direction) = direction(&key) {
        app.walk(direction);
    } else if key == "Escape" {
        app.dismiss();
    } else if let Some(spot) = spot_of(app.game, &key) {
        app.interface.has_focus.set(true);
        app.point(spot, true);
    } else if let Some(command) = command_of_key(&key) {
        app.run(command);
    } else {
        return;
    }
    event.prevent_default();
}

/// The direction of an arrow key, as steps to the right and down.
fn direction(key: &str) -> Option<(f64, f64)> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}

/// The spot with this letter. In Doublets the letter of the foundation belongs to the command instead.
fn spot_of(game: GameState, key: &str) -> Option<Spot> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let spot = game.scene.with_untracked(|scene| scene.of_letter(letter))?;
    if letter == 'f' && spot == Spot::Foundation(1) { None } else { Some(spot) }
}

/// Steps along the winning line, if the key does that.
fn step_on_line(app: AppState, key: &str) -> bool {
    let (at, all) = untrack(|| app.game.place_on_line());
    match key {
        "ArrowLeft" | "ArrowUp" => app.game.go_along_line(at.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => app.game.go_along_line(at + 1),
        "Home" => app.game.go_along_line(0),
        "End" => app.game.go_along_line(all),
        "Escape" => app.leave_line(),
        _ => return false,
    }
    true
}
