//! A miniature of a table, in the same layout as the table itself.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use talon_rules::{AnyGame, AnyMove};
use talon_table::Face;

use crate::actions::app_state::{AppState, use_app};
use crate::appearance::prefers_reduced_motion;
use crate::faces::{Detail, face_markup};
use crate::layouts::rect::Rect;
use crate::picture::{Picture, close_up, css_of_piece, css_within, whole_room};
use crate::pieces::look::Look;
use crate::pieces::piece_ids::{PieceId, PieceIds};
use crate::settings::Motion;
use crate::state::texts::Texts;

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
    let pictures: Vec<Picture> = [position]
        .iter()
        .chain(&next)
        .map(|game| Picture::of(game, &mut ids, is_mirrored, is_close_up))
        .collect();
    let marks = marked.map(|marked| marks(&pictures[0], marked));
    let rects = pictures.iter().flat_map(|picture| &picture.looks).map(|look| look.placed.rect);
    let frame = if is_close_up || is_filled { close_up(rects) } else { whole_room() };
    let steps = steps(&pictures);
    let pieces = move || {
        let step = &steps[at.get().min(steps.len() - 1)];
        step.iter().map(|(look, is_shown)| piece(texts, look, *is_shown, frame)).collect_view()
    };
    view! { <div class="miniature" aria-hidden="true"><div class="miniature-room">{pieces}{marks}</div></div> }
}

/// The pieces of each of successive pictures, and whether they are shown. Each step has all pieces of all pictures in the same
/// order, so that the elements of the page stay the same.
fn steps(pictures: &[Picture]) -> Vec<Vec<(Look, bool)>> {
    let mut ids: Vec<PieceId> =
        pictures.iter().flat_map(|picture| &picture.looks).map(|look| look.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let find = |picture: &Picture, id: PieceId| picture.looks.iter().find(|look| look.id == id).copied();
    let mut steps = Vec::new();
    for (at, picture) in pictures.iter().enumerate() {
        let mut step = Vec::new();
        for id in &ids {
            let shown = find(picture, *id);
            // A piece that is gone stays where it was last, and one that is still to come is where it will come.
            let others =
                || pictures[..at].iter().rev().chain(&pictures[at..]).find_map(|picture| find(picture, *id));
            step.extend(shown.or_else(others).map(|look| (look, shown.is_some())));
        }
        steps.push(step);
    }
    steps
}

/// Frames around the places of a move.
fn marks(picture: &Picture, marked: AnyMove) -> impl IntoView + use<> {
    let frame = |rect| view! { <div class="miniature-mark" prop:style=css_within(rect, whole_room())></div> };
    picture.marks(marked).into_iter().map(frame).collect_view()
}

/// A piece, placed in percent of a part of the room.
fn piece(texts: Texts, look: &Look, is_shown: bool, frame: Rect) -> impl IntoView + use<> {
    let Look { face, showing, .. } = *look;
    // A miniature shows what the table looks like; nobody counts its dots.
    let detail = if matches!(face, Face::Card(_)) { Detail::Compact } else { Detail::Full };
    view! {
        <div
            class="miniature-piece"
            class:is-last=look.last_played.is_some()
            class:is-gone=!is_shown
            prop:style=css_of_piece(look, frame)
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
