//! The layer of cards and tiles. They are only drawn; the buttons above them react to the player.

use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;
use talon_table::{Mark, Marks, Scene, Session, Spot};

use super::drag::Dragged;
use super::keyed_list::KeyedList;
use super::piece_element::{Drawing, PieceElement, Placement};
use crate::actions::app_state::{AppState, use_app};
use crate::appearance;
use crate::pieces::look::Look;
use crate::pieces::piece_ids::PieceId;
use crate::settings::Motion;

/// The time that it takes to spread the pieces of a new deal.
const SPREADING: Duration = Duration::from_millis(900);

/// The stage of a new deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DealStage {
    /// All pieces lie together.
    Together,
    /// They move to their places, one after the other.
    Spreading,
    /// They lie at their places.
    Done,
}

/// All pieces on the table.
#[component]
pub(super) fn PieceLayer() -> impl IntoView {
    let app = use_app();
    let stage = deal_stage(app);
    let layer = NodeRef::<Div>::new();
    follow(app, layer, stage);
    view! {
        <div
            class="pieces"
            class:is-together=move || stage.get() == DealStage::Together
            class:is-spreading=move || stage.get() == DealStage::Spreading
            aria-hidden="true"
            node_ref=layer
        ></div>
    }
}

/// Keeps the pieces as they should be. One effect draws them all, and of each piece only what has changed.
fn follow(app: AppState, layer: NodeRef<Div>, stage: RwSignal<DealStage>) {
    let AppState { texts, settings, game, interface, .. } = app;
    let marks: Memo<Marks> = expect_context();
    // Where the last move was refused, and the number of the refusal.
    let refused = Memo::new(move |_| {
        let number = interface.message.with(|message| message.rule.map(|_| message.number))?;
        Some((interface.cursor.get_untracked()?, number))
    });
    let dragged: RwSignal<Option<Dragged>> = expect_context();
    Effect::new(move |pieces: Option<KeyedList<PieceId, PieceElement>>| {
        let mut pieces = pieces.unwrap_or_default();
        let Some(layer) = layer.get() else { return pieces };
        let large_print = settings.with(|settings| settings.large_print);
        let shift = dragged.get().map(|dragged| dragged.shift);
        let is_together = stage.get() == DealStage::Together;
        let deck = is_together.then(|| game.board.with(|board| board.deck().middle()));
        let lang = texts.get();
        game.looks.with(|looks| {
            let looks = looks.iter().map(|look| (look.id, look));
            pieces.reconcile(
                &layer,
                looks,
                |_| PieceElement::new(),
                |piece, look| {
                    let is_held = || game.scene.with(|scene| marks.with(|marks| is_held(look, scene, marks)));
                    let carried = if shift.is_some() && is_held() { shift } else { None };
                    let is_at = |spot: Spot| game.scene.with(|scene| spot_of(look, scene)) == Some(spot);
                    let refused = refused.get().filter(|(spot, _)| is_at(*spot)).map(|(_, number)| number);
                    piece.place(Placement::new(look, carried, deck, refused));
                    piece.draw(Drawing::new(look, large_print, lang.language()), &lang);
                },
            );
        });
        pieces
    });
}

/// Returns true if the player holds this piece.
fn is_held(look: &Look, scene: &Scene, marks: &Marks) -> bool {
    spot_of(look, scene).is_some_and(|spot| marks.of(spot) == Mark::Held)
}

/// The spot at which a piece lies.
fn spot_of(look: &Look, scene: &Scene) -> Option<Spot> {
    let (zone, place) = look.at;
    scene.zones().get(zone)?.places.get(place)?.spot
}

/// The stage of the deal on the table. Each new deal is spread. The player need not wait for that, because the buttons
/// are at their places from the beginning. At a table for two the pieces come from behind the curtain, and nothing is
/// spread.
fn deal_stage(AppState { settings, game, .. }: AppState) -> RwSignal<DealStage> {
    let lies_still = move || {
        let moves_nothing = settings.with_untracked(|settings| settings.motion == Motion::None);
        moves_nothing || appearance::prefers_reduced_motion() || game.kind().hot_seat
    };
    let stage = RwSignal::new(if lies_still() { DealStage::Done } else { DealStage::Together });
    let seated = Memo::new(move |_| game.session.with(Session::seated));
    Effect::new(move |_| {
        // A memo that nobody reads would never change.
        seated.get();
        if !lies_still() {
            stage.set(DealStage::Together);
            spread(stage);
        }
    });
    stage
}

/// Lets the pieces go once a frame has shown them together.
fn spread(stage: RwSignal<DealStage>) {
    let finish = move || {
        stage.try_set(DealStage::Done);
    };
    request_animation_frame(move || {
        request_animation_frame(move || {
            stage.try_set(DealStage::Spreading);
            set_timeout(finish, SPREADING);
        });
    });
}
