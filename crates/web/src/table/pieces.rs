//! The cards and tiles. They are only to be seen: what can be done with them lies above them.

use std::time::Duration;

use leptos::prelude::*;
use talon_table::{Face, Session};

use super::drag::Dragged;
use super::marks::{Mark, Marks};
use crate::browser;
use crate::desk::{Desk, use_desk};
use crate::faces::card::{CardBack, CardFace};
use crate::faces::tile::{TileBack, TileFace};
use crate::faces::{Detail, Showing};
use crate::layouts::Turn;
use crate::pieces::{Look, PieceId};
use crate::settings::Motion;

/// How long it takes until all pieces of a new deal lie where they belong.
const DEALING: Duration = Duration::from_millis(900);

/// How a new deal comes onto the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deal {
    /// All pieces lie together.
    Together,
    /// They are on their way, one after the other.
    Spreading,
    /// They lie where they belong.
    Done,
}

/// All pieces on the table.
#[component]
pub(super) fn Pieces() -> impl IntoView {
    let desk = use_desk();
    let ids = Memo::new(move |_| {
        desk.looks.with(|looks| looks.iter().map(|look| look.id).collect::<Vec<PieceId>>())
    });
    let deal = dealt(desk);
    provide_context(deal);
    view! {
        <div
            class="pieces"
            class:is-together=move || deal.get() == Deal::Together
            class:is-spreading=move || deal.get() == Deal::Spreading
            aria-hidden="true"
        >
            <For each=move || ids.get() key=|id| *id let:id>
                <Piece id/>
            </For>
        </div>
    }
}

/// Follows the deals: whenever another one is on the table, its pieces are spread anew. Nobody has to wait
/// for that, as what can be pointed at lies there from the beginning. At a table for two the pieces come from behind
/// the curtain, and nothing is dealt.
fn dealt(desk: Desk) -> RwSignal<Deal> {
    let lies_still = move || {
        let moves_nothing = desk.settings.with_untracked(|settings| settings.motion == Motion::None);
        moves_nothing || browser::wants_less_motion() || desk.kind().hot_seat
    };
    let deal = RwSignal::new(if lies_still() { Deal::Done } else { Deal::Together });
    let seated = Memo::new(move |_| desk.session.with(Session::seated));
    Effect::new(move |_| {
        seated.track();
        if lies_still() {
            return;
        }
        deal.set(Deal::Together);
        // The first frame shows them together, the next one lets them go.
        request_animation_frame(move || {
            request_animation_frame(move || {
                deal.try_set(Deal::Spreading);
                set_timeout(
                    move || {
                        deal.try_set(Deal::Done);
                    },
                    DEALING,
                );
            });
        });
    });
    deal
}

/// One piece, from the moment it comes into sight until it leaves the table.
#[component]
fn Piece(id: PieceId) -> impl IntoView {
    let desk = use_desk();
    let marks: Memo<Marks> = expect_context();
    let dragged: RwSignal<Option<Dragged>> = expect_context();
    let deal: RwSignal<Deal> = expect_context();
    let look = Memo::new(move |_| {
        desk.looks.with(|looks| looks.binary_search_by_key(&id, |look| look.id).ok().map(|at| looks[at]))
    });
    let spot = Memo::new(move |_| {
        let (zone, place) = look.get()?.at;
        desk.scene.with(|scene| scene.zones().get(zone)?.places.get(place)?.spot)
    });
    let mark = Memo::new(move |_| spot.get().map_or(Mark::None, |spot| marks.with(|marks| marks.of(spot))));
    let is_carried = move || mark.get() == Mark::Held && dragged.with(Option::is_some);
    let transform = move || {
        if deal.get() == Deal::Together {
            return desk.board.with(|board| transform_at(board.deck().middle(), 0));
        }
        let shift = is_carried().then(|| dragged.get()).flatten().map_or((0.0, 0.0), |dragged| dragged.shift);
        look.get().map_or_else(String::new, |look| transform_of(&look, shift))
    };
    let layer = move || {
        let layer = look.get().map_or(0, |look| look.layer);
        (layer + if is_carried() { 200 } else { 0 }).to_string()
    };
    let size = Memo::new(move |_| look.get().map_or((0.0, 0.0), |look| upright(&look)));
    let face = Memo::new(move |_| look.get().map(|look| look.face));
    let showing = Signal::derive(move || look.get().map_or(Showing::Whole, |look| look.showing));
    let detail = Signal::derive(move || {
        Detail::for_width(size.get().0, desk.settings.with(|settings| settings.large_print))
    });
    view! {
        <div
            class="piece"
            class:is-hidden=move || look.get().is_none_or(|look| !look.placed.is_visible)
            class:is-carried=is_carried
            data-mark=move || mark.get().as_str()
            style:width=move || format!("{}px", size.get().0)
            style:height=move || format!("{}px", size.get().1)
            style:transform=transform
            style:z-index=layer
            style:--deal-order=move || look.get().map_or(0, |look| look.layer).to_string()
        >
            {move || face.get().map(|face| draw(desk, face, detail, showing))}
        </div>
    }
}

/// Where a piece stands, and how it is turned: about its own middle.
fn transform_of(look: &Look, (right, down): (f64, f64)) -> String {
    let rect = look.placed.rect;
    let (x, y) = (rect.left + rect.width / 2.0 + right, rect.top + rect.height / 2.0 + down);
    transform_at((x, y), look.placed.turn.degrees())
}

fn transform_at((x, y): (f64, f64), turn: u16) -> String {
    format!("translate({x:.2}px, {y:.2}px) translate(-50%, -50%) rotate({turn}deg)")
}

/// The width and height of a piece before it is turned.
pub(crate) fn upright(look: &Look) -> (f64, f64) {
    let rect = look.placed.rect;
    match look.placed.turn {
        Turn::Up | Turn::Down => (rect.width, rect.height),
        Turn::Right | Turn::Left => (rect.height, rect.width),
    }
}

/// What a piece shows.
pub(crate) fn draw(desk: Desk, face: Face, detail: Signal<Detail>, showing: Signal<Showing>) -> AnyView {
    match face {
        Face::Card(card) => {
            let index = Signal::derive(move || desk.lang.with(|lang| lang.rank_index(card.rank())));
            view! { <CardFace card index detail showing/> }.into_any()
        }
        Face::Back(_) => view! { <CardBack/> }.into_any(),
        Face::Tile(tile) | Face::Joined { tile, .. } => view! { <TileFace tile/> }.into_any(),
        Face::TileBack => view! { <TileBack/> }.into_any(),
        Face::Empty => ().into_any(),
    }
}
