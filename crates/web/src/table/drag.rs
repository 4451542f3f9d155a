//! Dragging pieces with the mouse or a finger, and tapping with a finger.
//!
//! The mouse and the keys click. A tap is handled here instead, because a browser may take the first tap after a drag
//! for the end of a fling and make no click of it.

use leptos::prelude::*;
use talon_table::{Selection, Spot};
use web_sys::{MouseEvent, PointerEvent, TouchEvent};

use crate::actions::app_state::AppState;
use crate::layouts::rect::Rect;
use crate::state::game::GameState;

/// A mouse that moves less than this number of pixels is pointing, not dragging.
const STILL: f64 = 6.0;

/// A finger that moves less than this number of pixels is tapping: fingers roll when they are lifted.
const STILL_FINGER: f64 = 12.0;

/// The pieces that are being dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Dragged {
    /// Their distance from their place, to the right and down, in pixels.
    pub(super) shift: (f64, f64),
}

/// A pointer that was pressed on a spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pressed {
    pointer: i32,
    spot: Spot,
    at: (f64, f64),
    is_finger: bool,
    /// True if it was lifted again after a drag or a tap.
    is_done: bool,
}

impl Pressed {
    /// Returns true if an event belongs to this pointer, and the pointer is still down.
    fn is(&self, event: &PointerEvent) -> bool {
        self.pointer == event.pointer_id() && !self.is_done
    }

    /// Returns true if it has moved so little that it is pointing or tapping.
    fn is_still(&self, (right, down): (f64, f64)) -> bool {
        right.hypot(down) < if self.is_finger { STILL_FINGER } else { STILL }
    }
}

/// Follows pointers that were pressed on the table, wherever they go.
pub(super) fn listen(app: AppState) {
    let game = app.game;
    let pressed: RwSignal<Option<Pressed>> = RwSignal::default();
    let dragged: RwSignal<Option<Dragged>> = RwSignal::default();
    provide_context(pressed);
    provide_context(dragged);
    provide_context(super::marks::marks(app));
    let moved = window_event_listener(leptos::ev::pointermove, move |event| {
        if let Some(start) = pressed.get_untracked().filter(|start| start.is(&event)) {
            carry(app, start, dragged, &event);
        }
    });
    let released = window_event_listener(leptos::ev::pointerup, move |event| {
        if let Some(start) = pressed.get_untracked().filter(|start| start.is(&event)) {
            let is_done = release(app, start, dragged, &event);
            pressed.set(is_done.then_some(Pressed { is_done, ..start }));
        }
    });
    let cancelled = window_event_listener(leptos::ev::pointercancel, move |_| {
        pressed.set(None);
        if dragged.get_untracked().is_some() {
            dragged.set(None);
            game.let_go();
        }
    });
    on_cleanup(move || {
        moved.remove();
        released.remove();
        cancelled.remove();
    });
}

/// Notes that a pointer was pressed on a spot.
pub(super) fn press(pressed: RwSignal<Option<Pressed>>, spot: Spot, event: &PointerEvent) {
    if event.button() == 0 && event.is_primary() {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (pointer, is_finger) = (event.pointer_id(), event.pointer_type() == "touch");
        pressed.set(Some(Pressed { pointer, spot, at, is_finger, is_done: false }));
    }
}

/// Returns true if a click only ends a drag or a tap. A browser clicks when a pointer is lifted over the spot where it
/// was pressed, even if it has been elsewhere.
pub(super) fn was_handled(pressed: RwSignal<Option<Pressed>>, event: &MouseEvent) -> bool {
    let is_done = pressed.get_untracked().is_some_and(|pressed| pressed.is_done);
    pressed.set(None);
    // The click of a key has no count.
    is_done && event.detail() > 0
}

/// Keeps the browser from making a click of a touch that was handled: the click would meet whatever lies there by now.
pub(super) fn end_touch(pressed: RwSignal<Option<Pressed>>, event: &TouchEvent) {
    if event.cancelable() && pressed.get_untracked().is_some_and(|pressed| pressed.is_done) {
        event.prevent_default();
    }
}

fn carry(app: AppState, start: Pressed, dragged: RwSignal<Option<Dragged>>, event: &PointerEvent) {
    let shift = shift(start, event);
    if dragged.get_untracked().is_none() && (start.is_still(shift) || !app.pick_up(start.spot)) {
        return;
    }
    dragged.set(Some(Dragged { shift }));
}

/// Drops what is dragged, or taps. Returns whether the pointer is handled.
fn release(app: AppState, start: Pressed, dragged: RwSignal<Option<Dragged>>, event: &PointerEvent) -> bool {
    let shift = shift(start, event);
    if dragged.get_untracked().is_none() {
        let taps = start.is_finger && start.is_still(shift);
        if taps {
            app.point(start.spot, false);
        }
        return taps;
    }
    dragged.set(None);
    match target(app.game, start.spot, shift) {
        Some(to) => app.drop_on(to),
        None => app.game.let_go(),
    }
    true
}

fn shift(start: Pressed, event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()) - start.at.0, f64::from(event.client_y()) - start.at.1)
}

/// The spot that the dragged pieces cover most; legal targets come first.
fn target(game: GameState, from: Spot, shift: (f64, f64)) -> Option<Spot> {
    let held = game.selection.with_untracked(Selection::held)?;
    game.scene.with_untracked(|scene| {
        game.board.with_untracked(|board| {
            let rects: Vec<(Spot, Rect)> = board.spots(scene);
            let carried = rects.iter().find(|(spot, _)| *spot == from)?.1.moved(shift.0, shift.1);
            let best = |wanted: &dyn Fn(Spot) -> bool| {
                let covered = rects.iter().filter(|(spot, _)| wanted(*spot));
                let covered = covered.map(|(spot, rect)| (*spot, rect.overlap(carried)));
                covered.filter(|(_, area)| *area > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
            };
            let targets = held.targets(scene);
            let target =
                best(&|spot| targets.contains(&spot)).or_else(|| best(&|spot| !held.lifts(scene, spot)));
            target.map(|(spot, _)| spot)
        })
    })
}
