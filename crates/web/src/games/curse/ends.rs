//! The open ends of Curse of the Doublet: a chip with the number at the end of each branch.

use leptos::prelude::*;
use talon_table::{Counts, OpenEnd, Scene, Spot};

use crate::actions::app_state::{AppState, use_app};
use crate::layouts::board::{Placed, Turn};

/// The smallest and the largest chip, in pixels.
const CHIP: (f64, f64) = (19.0, 38.0);

/// The chips of all open ends; none in other games. They glide with the branches.
#[component]
pub(crate) fn OpenEnds() -> impl IntoView {
    view! { <div class="places" aria-hidden="true">{[1, 2, 3, 4].map(|side| view! { <Chip side/> })}</div> }
}

/// The chip at a side of the set.
#[component]
fn Chip(side: u8) -> impl IntoView {
    let AppState { game, .. } = use_app();
    let end = Memo::new(move |_| {
        let Counts::Curse(counts) = game.scene.with(Scene::counts) else { return None };
        let end = counts.open_ends.into_iter().find(|end| end.side == side)?;
        Some((end, chip(game.board.with(|board| board.open_end(Spot::Side(side)))?)))
    });
    let is_there = Memo::new(move |_| end.with(Option::is_some));
    let of_end =
        move |read: fn(&OpenEnd) -> bool| end.with(|end| end.as_ref().is_some_and(|(end, _)| read(end)));
    let length = move |read: fn((f64, f64, f64)) -> f64| {
        end.with(|end| end.as_ref().map(|(_, chip)| format!("{}px", read(*chip))))
    };
    let chip = move || {
        view! {
            <div
                class="chip"
                class:is-started=move || of_end(|end| end.is_started)
                style:left=move || length(|(x, _, _)| x)
                style:top=move || length(|(_, y, _)| y)
                style:width=move || length(|(_, _, side)| side)
                style:height=move || length(|(_, _, side)| side)
                style:font-size=move || length(|(_, _, side)| side * 0.58)
            >
                {move || end.with(|end| end.as_ref().map(|(end, _)| end.number))}
            </div>
        }
    };
    view! { <Show when=move || is_there.get()>{chip}</Show> }
}

/// The left and the top edge of a chip, and its side. It touches the tile that it belongs to.
fn chip(end: Placed) -> (f64, f64, f64) {
    let side = (end.rect.width * 0.8).clamp(CHIP.0, CHIP.1);
    let (x, y) = end.rect.middle();
    let out = (side - end.rect.width) / 2.0 + 2.0;
    let (x, y) = match end.turn {
        Turn::Up => (x, y - out),
        Turn::Down => (x, y + out),
        Turn::Left => (x - out, y),
        Turn::Right => (x + out, y),
    };
    (x - side / 2.0, y - side / 2.0, side)
}
