//! A table in miniature: the same layout as at the table, only to be looked at.

use leptos::prelude::*;
use talon_pieces::DealNumber;
use talon_rules::{AnyGame, AnySeat, GameName};
use talon_table::{Scene, table_options};

use crate::desk::{Desk, use_desk};
use crate::faces::{Detail, face_markup};
use crate::layouts::{self, Area, Manner};
use crate::pieces::{Cast, Look, looks};

/// The room that is laid out, in pixels; it is shown at whatever size there is.
const ROOM: Area = Area { width: 640.0, height: 420.0 };

/// The table of a game as its player sees it.
#[component]
pub(super) fn Miniature(game: AnyGame) -> impl IntoView {
    let desk = use_desk();
    let scene = Scene::new(&game, AnySeat::of(game.name())[0]);
    let manner = Manner { is_mirrored: desk.settings.with_untracked(|settings| settings.is_mirrored) };
    let board = layouts::board(&scene, ROOM, manner);
    let mut looks = looks(&scene, &board, &Cast::default().follow(&scene));
    looks.retain(|look| look.placed.is_visible);
    looks.sort_by_key(|look| look.layer);
    let pieces = looks.iter().map(|look| piece(desk, look)).collect_view();
    view! { <div class="miniature" aria-hidden="true">{pieces}</div> }
}

/// A piece, placed in parts of a hundred of the room.
fn piece(desk: Desk, look: &Look) -> impl IntoView + use<> {
    let (x, y) = look.placed.rect.middle();
    let (width, height) = look.upright();
    let Look { face, showing, .. } = *look;
    let part = |length: f64, whole: f64| format!("{:.3}%", length / whole * 100.0);
    view! {
        <div
            class="miniature-piece"
            style:left=part(x - width / 2.0, ROOM.width)
            style:top=part(y - height / 2.0, ROOM.height)
            style:width=part(width, ROOM.width)
            style:height=part(height, ROOM.height)
            style:transform=format!("rotate({}deg)", look.placed.turn.degrees())
            inner_html=move || desk.lang.with(|lang| face_markup(face, |rank| lang.rank_index(rank), Detail::Compact, showing))
        ></div>
    }
}

/// A position to show of a game that nobody has left unfinished: some way into deal 17.
pub(super) fn sample(game: GameName) -> AnyGame {
    let moves = match game {
        GameName::Doublets => 4,
        GameName::Yield => 3,
        GameName::LadyJane => 0,
        GameName::Curse => 9,
    };
    let deal = DealNumber::new(17).expect("17 is a small number");
    let mut position = AnyGame::deal(&table_options(game), deal);
    for _ in 0..moves {
        if let Some(first) = position.legal_moves().first().copied() {
            position.play(first).expect("it was listed as legal");
        }
    }
    position
}
