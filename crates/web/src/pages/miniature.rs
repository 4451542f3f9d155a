//! A miniature of a table, in the same layout as the table itself.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};
use talon_table::{Face, Scene, Spot, ZoneName};

use crate::actions::app_state::{AppState, use_app};
use crate::appearance::prefers_reduced_motion;
use crate::faces::{Detail, face_markup};
use crate::games::game_ui::Sample;
use crate::games::{lay_out, ui};
use crate::layouts::board::Board;
use crate::layouts::rect::{Area, Rect};
use crate::pieces::look::{Look, looks};
use crate::pieces::piece_ids::{PieceId, PieceIds};
use crate::settings::Motion;
use crate::state::texts::Texts;

/// The room that the layout gets, in pixels. The style sheets scale the miniature.
const ROOM: Area = Area { width: 640.0, height: 420.0 };

/// The smallest part of the room that a close-up shows, so that successive positions have one scale.
const SMALLEST_PART: f64 = 0.4;

/// The table of a game as its player sees it.
#[component]
pub(crate) fn Miniature(
    position: AnyGame,
    /// The positions after it, which `at` counts from 1.
    #[prop(optional)]
    next: Vec<AnyGame>,
    /// The number of the position that is shown.
    #[prop(optional)]
    at: RwSignal<usize>,
    /// A legal move: where it starts and where it leads is marked.
    #[prop(optional_no_strip)]
    marked: Option<AnyMove>,
    /// True if only the middle of the table is shown, larger: neither hands nor what lies aside.
    #[prop(optional)]
    is_close_up: bool,
    /// True if what lies on the table fills the picture.
    #[prop(optional)]
    is_filled: bool,
) -> impl IntoView {
    let texts = use_app().texts;
    let is_mirrored = use_app().settings.with_untracked(|settings| settings.is_mirrored);
    let mut ids = PieceIds::default();
    let tables: Vec<Table> = [position]
        .iter()
        .chain(&next)
        .map(|game| Table::of(game, &mut ids, is_mirrored, is_close_up))
        .collect();
    let marks = marked.map(|marked| marks(&tables[0].scene, &tables[0].board, marked));
    let rects = tables.iter().flat_map(|table| &table.looks).map(|look| look.placed.rect);
    let frame =
        if is_close_up || is_filled { close_up(rects) } else { Rect::new(0.0, 0.0, ROOM.width, ROOM.height) };
    let steps = steps(&tables);
    let pieces = move || {
        let step = &steps[at.get().min(steps.len() - 1)];
        step.iter().map(|(look, is_shown)| piece(texts, look, *is_shown, frame)).collect_view()
    };
    view! { <div class="miniature" aria-hidden="true"><div class="miniature-room">{pieces}{marks}</div></div> }
}

/// A position, laid out.
struct Table {
    scene: Scene,
    board: Board,
    /// The pieces that the picture shows.
    looks: Vec<Look>,
}

impl Table {
    fn of(position: &AnyGame, ids: &mut PieceIds, is_mirrored: bool, is_close_up: bool) -> Table {
        let scene = Scene::new(position, AnySeat::of(position.name())[0]);
        let board = lay_out(&scene, ROOM, is_mirrored);
        let mut looks = looks(&scene, &board, &ids.follow(&scene));
        let is_aside =
            |look: &Look| matches!(scene.zones()[look.at.0].name, ZoneName::Hand(_) | ZoneName::Aside);
        looks.retain(|look| look.placed.is_visible && !(is_close_up && is_aside(look)));
        Table { scene, board, looks }
    }
}

/// The pieces of each of successive tables, and whether they are shown. Each step has all pieces of all tables in the same
/// order, so that the elements of the page stay the same.
fn steps(tables: &[Table]) -> Vec<Vec<(Look, bool)>> {
    let mut ids: Vec<PieceId> = tables.iter().flat_map(|table| &table.looks).map(|look| look.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let find = |table: &Table, id: PieceId| table.looks.iter().find(|look| look.id == id).copied();
    let mut steps = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        let mut step = Vec::new();
        for id in &ids {
            let shown = find(table, *id);
            // A piece that is gone stays where it was last, and one that is still to come is where it will come.
            let others = || tables[..at].iter().rev().chain(&tables[at..]).find_map(|table| find(table, *id));
            step.extend(shown.or_else(others).map(|look| (look, shown.is_some())));
        }
        steps.push(step);
    }
    steps
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
fn piece(texts: Texts, look: &Look, is_shown: bool, frame: Rect) -> impl IntoView + use<> {
    let (x, y) = look.placed.rect.middle();
    let (width, height) = look.upright();
    let Look { face, showing, .. } = *look;
    // A miniature shows what the table looks like; nobody counts its dots.
    let detail = if matches!(face, Face::Card(_)) { Detail::Compact } else { Detail::Full };
    view! {
        <div
            class="miniature-piece"
            class:is-last=look.last_played.is_some()
            class:is-gone=!is_shown
            style:left=percent(x - width / 2.0 - frame.left, frame.width)
            style:top=percent(y - height / 2.0 - frame.top, frame.height)
            style:width=percent(width, frame.width)
            style:height=percent(height, frame.height)
            style:transform=format!("rotate({}deg)", look.placed.turn.degrees())
            style:z-index=look.layer.to_string()
            inner_html=move || texts.with(|lang| face_markup(face, |rank| lang.rank_index(rank), detail, showing))
        ></div>
    }
}

/// The demonstration of a game on the start page: a few moves, one after the other, while the game is pointed at.
#[derive(Clone, Copy)]
pub(super) struct Demonstration {
    /// The number of moves that are made.
    pub(super) at: RwSignal<usize>,
    timer: StoredValue<Option<IntervalHandle>>,
    moves: usize,
    app: AppState,
}

impl Demonstration {
    /// The time between two moves.
    const PAUSE: Duration = Duration::from_millis(900);

    /// A demonstration of a number of moves.
    pub(super) fn new(moves: usize) -> Demonstration {
        let shown =
            Demonstration { at: RwSignal::new(0), timer: StoredValue::new(None), moves, app: use_app() };
        on_cleanup(move || shown.stop());
        shown
    }

    /// Makes a move after each pause, unless the player wants no motion.
    pub(super) fn begin(self) {
        let has_motion = self.app.settings.with_untracked(|settings| settings.motion != Motion::None);
        if self.timer.with_value(Option::is_some) || !has_motion || prefers_reduced_motion() {
            return;
        }
        let next = move || self.at.update(|at| *at = (*at + 1).min(self.moves));
        self.timer.set_value(set_interval_with_handle(next, Demonstration::PAUSE).ok());
    }

    /// Goes back to the first position.
    pub(super) fn end(self) {
        self.stop();
        self.at.set(0);
    }

    fn stop(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }
}

/// Positions of a game without an unfinished sitting: the sample of the game, and those after each of its last three moves.
pub(super) fn samples(game: GameName) -> Vec<AnyGame> {
    const SHOWN: usize = 3;
    let Sample { deal, moves } = ui(game).sample;
    let deal = DealNumber::new(deal).expect("the deals of samples are small numbers");
    let mut positions = vec![AnyGame::deal(&AnyOptions::for_table(game), deal)];
    for text in moves.split(", ") {
        let mut position = positions[positions.len() - 1].clone();
        let wanted = position.read_move(text).expect("the moves of samples can be read");
        position.play(wanted).expect("the moves of samples are legal");
        positions.push(position);
    }
    positions.split_off(positions.len() - 1 - SHOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_is_shown_by_three_moves() {
        for game in GameName::ALL {
            assert_eq!(samples(game).len(), 4, "{game}");
        }
    }
}
