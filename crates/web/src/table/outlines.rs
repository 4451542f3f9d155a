//! The outlines below the pieces: of empty places, and of the open ends of branches.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::{Counts, Face, Scene, ZoneName};

use crate::actions::app_state::{AppState, use_app};
use crate::layouts::board::Board;
use crate::layouts::rect::Rect;

/// An outline on the table.
#[derive(Clone, PartialEq, Debug)]
struct Outline {
    rect: Rect,
    kind: &'static str,
    text: String,
}

/// The outlines of all empty places and open ends.
#[component]
pub(super) fn Outlines() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let outlines = Memo::new(move |_| {
        game.scene.with(|scene| game.board.with(|board| texts.with(|lang| empty_places(lang, scene, board))))
    });
    let outlines = move || {
        let outlines = outlines.get().into_iter();
        outlines
            .map(|outline| {
                let Outline { rect, kind, text } = outline;
                view! { <div class=format!("outline {kind}") prop:style=rect.css()><span>{text}</span></div> }
            })
            .collect_view()
    };
    view! { <div class="places" aria-hidden="true">{outlines}</div> }
}

/// The empty places, except for those without an outline: gaps in the pyramid, empty hands, sides of the set, and
/// choices.
fn empty_places(lang: &Lang, scene: &Scene, board: &Board) -> Vec<Outline> {
    let mut outlines = Vec::new();
    for (zone, placed) in scene.zones().iter().zip(&board.zones) {
        let is_outlined = !matches!(
            zone.name,
            ZoneName::PyramidRow(_)
                | ZoneName::Hand(_)
                | ZoneName::Aside
                | ZoneName::Branch(_)
                | ZoneName::Choices
        );
        for (place, placed) in zone.places.iter().zip(placed) {
            if is_outlined && place.face == Face::Empty {
                let text = first_card(lang, scene, zone.name);
                outlines.push(Outline { rect: placed.rect, kind: "empty", text });
            }
        }
    }
    outlines
}

/// The rank of the first card of an empty foundation; empty for other places.
fn first_card(lang: &Lang, scene: &Scene, name: ZoneName) -> String {
    let rank = match (name, scene.counts()) {
        (ZoneName::Foundation(_), Counts::LadyJane(counts)) => Some(counts.base),
        (ZoneName::Foundation(_), Counts::Doublets(counts)) => counts.wanted,
        _ => None,
    };
    rank.map(|rank| lang.rank_index(rank)).unwrap_or_default()
}
