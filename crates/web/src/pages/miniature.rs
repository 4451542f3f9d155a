//! A miniature of a table, in the same layout as the table itself.

use leptos::prelude::*;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};
use talon_table::{Face, Scene, Spot, ZoneName};

use crate::actions::app_state::use_app;
use crate::faces::{Detail, face_markup};
use crate::games::{lay_out, ui};
use crate::layouts::board::Board;
use crate::layouts::rect::{Area, Rect};
use crate::pieces::look::{Look, looks};
use crate::pieces::piece_ids::PieceIds;
use crate::state::texts::Texts;

/// The room that the layout gets, in pixels. The style sheets scale the miniature.
const ROOM: Area = Area { width: 640.0, height: 420.0 };

/// The smallest part of the room that a close-up shows, so that successive positions have one scale.
const SMALLEST_PART: f64 = 0.4;

/// The table of a game as its player sees it.
#[component]
pub(crate) fn Miniature(
    position: AnyGame,
    /// A legal move: where it starts and where it leads is marked.
    #[prop(optional_no_strip)]
    marked: Option<AnyMove>,
    /// True if only the middle of the table is shown, larger: neither hands nor what lies aside.
    #[prop(optional)]
    is_close_up: bool,
) -> impl IntoView {
    let texts = use_app().texts;
    let scene = Scene::new(&position, AnySeat::of(position.name())[0]);
    let is_mirrored = use_app().settings.with_untracked(|settings| settings.is_mirrored);
    let board = lay_out(&scene, ROOM, is_mirrored);
    let mut looks = looks(&scene, &board, &PieceIds::default().follow(&scene));
    looks.retain(|look| look.placed.is_visible);
    looks.sort_by_key(|look| look.layer);
    let mut frame = Rect::new(0.0, 0.0, ROOM.width, ROOM.height);
    if is_close_up {
        looks.retain(|look| !matches!(scene.zones()[look.at.0].name, ZoneName::Hand(_) | ZoneName::Aside));
        frame = close_up(looks.iter().map(|look| look.placed.rect));
    }
    let pieces = looks.iter().map(|look| piece(texts, look, frame)).collect_view();
    let marks = marked.map(|marked| marks(&scene, &board, marked));
    view! { <div class="miniature" aria-hidden="true"><div class="miniature-room">{pieces}{marks}</div></div> }
}

/// Frames around the places of a move.
fn marks(scene: &Scene, board: &Board, marked: AnyMove) -> impl IntoView + use<> {
    let spots = scene.spots_of(marked).map(|(from, to)| [Some(from), to]).unwrap_or_default();
    let frame = |spot: Spot| {
        let Rect { left, top, width, height } = board.rect_of(scene, spot)?;
        Some(view! {
            <div
                class="miniature-mark"
                style:left=percent(left, ROOM.width)
                style:top=percent(top, ROOM.height)
                style:width=percent(width, ROOM.width)
                style:height=percent(height, ROOM.height)
            ></div>
        })
    };
    spots.into_iter().flatten().filter_map(frame).collect_view()
}

fn percent(length: f64, whole: f64) -> String {
    format!("{:.3}%", length / whole * 100.0)
}

/// The part of the room around some pieces, in the shape of the room.
fn close_up(rects: impl Iterator<Item = Rect> + Clone) -> Rect {
    let edge =
        |edge: fn(&Rect) -> f64, of: fn(f64, f64) -> f64| rects.clone().map(|rect| edge(&rect)).reduce(of);
    let left = edge(|rect| rect.left, f64::min).unwrap_or_default();
    let top = edge(|rect| rect.top, f64::min).unwrap_or_default();
    let right = edge(|rect| rect.left + rect.width, f64::max).unwrap_or_default();
    let bottom = edge(|rect| rect.top + rect.height, f64::max).unwrap_or_default();
    let scale = ((right - left) / ROOM.width).max((bottom - top) / ROOM.height).max(SMALLEST_PART) * 1.1;
    let (width, height) = (ROOM.width * scale, ROOM.height * scale);
    Rect::new((left + right - width) / 2.0, (top + bottom - height) / 2.0, width, height)
}

/// A piece, placed in percent of a part of the room.
fn piece(texts: Texts, look: &Look, frame: Rect) -> impl IntoView + use<> {
    let (x, y) = look.placed.rect.middle();
    let (width, height) = look.upright();
    let Look { face, showing, .. } = *look;
    // A miniature shows what the table looks like; nobody counts its dots.
    let detail = if matches!(face, Face::Card(_)) { Detail::Compact } else { Detail::Full };
    view! {
        <div
            class="miniature-piece"
            class:is-last=look.last_played.is_some()
            style:left=percent(x - width / 2.0 - frame.left, frame.width)
            style:top=percent(y - height / 2.0 - frame.top, frame.height)
            style:width=percent(width, frame.width)
            style:height=percent(height, frame.height)
            style:transform=format!("rotate({}deg)", look.placed.turn.degrees())
            inner_html=move || texts.with(|lang| face_markup(face, |rank| lang.rank_index(rank), detail, showing))
        ></div>
    }
}

/// A position of a game without an unfinished sitting: a few moves into deal 17.
pub(super) fn sample(game: GameName) -> AnyGame {
    let deal = DealNumber::new(17).expect("17 is a small number");
    let mut position = AnyGame::deal(&AnyOptions::for_table(game), deal);
    for _ in 0..ui(game).sample_moves {
        if let Some(first) = position.legal_moves().first().copied() {
            position.play(first).expect("it was listed as legal");
        }
    }
    position
}
