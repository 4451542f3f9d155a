//! Carrying pieces with the mouse or a finger.

use leptos::html::Main;
use leptos::prelude::*;
use talon_table::{Grip, Spot};
use web_sys::{MouseEvent, PointerEvent};

use crate::desk::Desk;
use crate::layouts::Rect;

/// A pointer that moves less than this many pixels is only pointing.
const STILL: f64 = 6.0;

/// What is being carried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Dragged {
    /// How far it has been carried, to the right and down, in pixels.
    pub(super) shift: (f64, f64),
}

/// A pointer that was put down on a spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pressed {
    pointer: i32,
    spot: Spot,
    at: (f64, f64),
    /// Whether it was lifted again, after it had carried something.
    has_carried: bool,
}

impl Pressed {
    /// Whether it is this pointer, and still down.
    fn is(&self, event: &PointerEvent) -> bool {
        self.pointer == event.pointer_id() && !self.has_carried
    }
}

/// Follows pointers that were put down on the table, wherever they go.
pub(super) fn listen(desk: Desk, _room: NodeRef<Main>) {
    let pressed: RwSignal<Option<Pressed>> = RwSignal::default();
    let dragged: RwSignal<Option<Dragged>> = RwSignal::default();
    provide_context(pressed);
    provide_context(dragged);
    provide_context(super::marks::marks(desk));
    let moved = window_event_listener(leptos::ev::pointermove, move |event| {
        if let Some(start) = pressed.get_untracked().filter(|start| start.is(&event)) {
            carry(desk, start, dragged, &event);
        }
    });
    let released = window_event_listener(leptos::ev::pointerup, move |event| {
        if let Some(start) = pressed.get_untracked().filter(|start| start.is(&event)) {
            let carried = dragged.get_untracked().map(|_| Pressed { has_carried: true, ..start });
            pressed.set(carried);
            release(desk, start, dragged, &event);
        }
    });
    let cancelled = window_event_listener(leptos::ev::pointercancel, move |_| {
        pressed.set(None);
        if dragged.get_untracked().is_some() {
            dragged.set(None);
            desk.let_go();
        }
    });
    on_cleanup(move || {
        moved.remove();
        released.remove();
        cancelled.remove();
    });
}

/// Notes that a pointer was put down on a spot.
pub(super) fn press(pressed: RwSignal<Option<Pressed>>, spot: Spot, event: &PointerEvent) {
    if event.button() == 0 && event.is_primary() {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        pressed.set(Some(Pressed { pointer: event.pointer_id(), spot, at, has_carried: false }));
    }
}

/// Whether a click is nothing but the end of a drag: one follows when a pointer is lifted over the spot on which it
/// was put down, even if it has been elsewhere.
pub(super) fn ends_drag(pressed: RwSignal<Option<Pressed>>, event: &MouseEvent) -> bool {
    let has_carried = pressed.get_untracked().is_some_and(|pressed| pressed.has_carried);
    pressed.set(None);
    // A key clicks without a pointer, and so without a count.
    has_carried && event.detail() > 0
}

fn carry(desk: Desk, start: Pressed, dragged: RwSignal<Option<Dragged>>, event: &PointerEvent) {
    let shift = shift(start, event);
    if dragged.get_untracked().is_none() && (shift.0.hypot(shift.1) < STILL || !desk.pick_up(start.spot)) {
        return;
    }
    dragged.set(Some(Dragged { shift }));
}

fn release(desk: Desk, start: Pressed, dragged: RwSignal<Option<Dragged>>, event: &PointerEvent) {
    if dragged.get_untracked().is_none() {
        return;
    }
    dragged.set(None);
    match target(desk, start.spot, shift(start, event)) {
        Some(to) => desk.put_down(to),
        None => desk.let_go(),
    }
}

fn shift(start: Pressed, event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()) - start.at.0, f64::from(event.client_y()) - start.at.1)
}

/// The spot that is covered most by what was carried there; where it can go comes first.
fn target(desk: Desk, from: Spot, shift: (f64, f64)) -> Option<Spot> {
    let held = desk.grip.with_untracked(Grip::held)?;
    desk.scene.with_untracked(|scene| {
        desk.board.with_untracked(|board| {
            let rects: Vec<(Spot, Rect)> = board.spots(scene);
            let carried = rects.iter().find(|(spot, _)| *spot == from)?.1.shifted(shift);
            let best = |wanted: &dyn Fn(Spot) -> bool| {
                let covered = rects.iter().filter(|(spot, _)| wanted(*spot));
                let covered = covered.map(|(spot, rect)| (*spot, rect.overlap(carried)));
                covered.filter(|(_, area)| *area > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
            };
            let targets = held.targets(scene);
            let found =
                best(&|spot| targets.contains(&spot)).or_else(|| best(&|spot| !held.lifts(scene, spot)));
            found.map(|(spot, _)| spot)
        })
    })
}
