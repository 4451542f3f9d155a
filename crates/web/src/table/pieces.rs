//! The cards and tiles. They are only to be seen: what can be done with them lies above them.

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;
use talon_table::{Scene, Session};

use super::drag::Dragged;
use super::marks::{Mark, Marks};
use super::piece::{Drawing, Piece, Shown};
use crate::appearance;
use crate::pieces::{Look, PieceId};
use crate::settings::Motion;
use crate::state::game::{GameState, use_game};
use crate::state::settings::{SettingsState, use_settings};
use crate::state::texts::{Texts, use_texts};

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
    let texts = use_texts();
    let settings = use_settings();
    let game = use_game();
    let deal = dealt(settings, game);
    let layer = NodeRef::<Div>::new();
    follow(texts, settings, game, layer, deal);
    view! {
        <div
            class="pieces"
            class:is-together=move || deal.get() == Deal::Together
            class:is-spreading=move || deal.get() == Deal::Spreading
            aria-hidden="true"
            node_ref=layer
        ></div>
    }
}

/// Keeps the pieces as they are to be seen. One effect draws them all, and of each only what has changed: signals of
/// their own for up to 52 pieces would take more time than the drawing.
fn follow(texts: Texts, settings: SettingsState, game: GameState, layer: NodeRef<Div>, deal: RwSignal<Deal>) {
    let marks: Memo<Marks> = expect_context();
    let dragged: RwSignal<Option<Dragged>> = expect_context();
    Effect::new(move |pieces: Option<BTreeMap<PieceId, Piece>>| {
        let mut pieces = pieces.unwrap_or_default();
        let Some(layer) = layer.get() else { return pieces };
        let large_print = settings.with(|settings| settings.large_print);
        let shift = dragged.get().map(|dragged| dragged.shift);
        let deck = (deal.get() == Deal::Together).then(|| game.board.with(|board| board.deck().middle()));
        let lang = texts.get();
        game.looks.with(|looks| {
            pieces.retain(|id, piece| {
                let stays = looks.binary_search_by_key(id, |look| look.id).is_ok();
                if !stays {
                    piece.remove();
                }
                stays
            });
            for look in looks {
                let is_held = || game.scene.with(|scene| marks.with(|marks| is_held(look, scene, marks)));
                let carried = shift.filter(|_| is_held());
                let piece = pieces.entry(look.id).or_insert_with(|| Piece::on(&layer));
                piece.show(Shown::new(look, carried, deck));
                piece.draw(Drawing::new(look, large_print, lang.language()), &lang);
            }
        });
        pieces
    });
}

/// Whether the player has this piece in hand.
fn is_held(look: &Look, scene: &Scene, marks: &Marks) -> bool {
    let (zone, place) = look.at;
    let spot = scene.zones().get(zone).and_then(|zone| zone.places.get(place)?.spot);
    spot.is_some_and(|spot| marks.of(spot) == Mark::Held)
}

/// Follows the deals: whenever another one is on the table, its pieces are spread anew. Nobody has to wait
/// for that, as what can be pointed at lies there from the beginning. At a table for two the pieces come from behind
/// the curtain, and nothing is dealt.
fn dealt(settings: SettingsState, game: GameState) -> RwSignal<Deal> {
    let lies_still = move || {
        let moves_nothing = settings.with_untracked(|settings| settings.motion == Motion::None);
        moves_nothing || appearance::prefers_reduced_motion() || game.kind().hot_seat
    };
    let deal = RwSignal::new(if lies_still() { Deal::Done } else { Deal::Together });
    let seated = Memo::new(move |_| game.session.with(Session::seated));
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
