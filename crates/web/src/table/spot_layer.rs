//! The layer of spots: a button over each spot, in a group for each zone. The keys walk over these buttons, and a
//! screen reader hears them.

use leptos::html::Div;
use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::{Face, Marks, Scene, Spot, Zone};
use wasm_bindgen::JsCast;
use web_sys::{Event, FocusOptions, MouseEvent, Node};

use super::drag::{Pressed, end_touch, press, was_handled};
use super::keyed_list::HasElement;
use super::spot_button::{Group, Groups, SpotView, ZoneView};
use crate::actions::app_state::{AppState, use_app};
use crate::layouts::rect::Rect;

/// All buttons.
type StoredGroups = StoredValue<Groups, LocalStorage>;

/// All zones of the table. One listener of each kind serves all buttons.
#[component]
pub(super) fn SpotLayer() -> impl IntoView {
    let app @ AppState { interface, .. } = use_app();
    let pressed: RwSignal<Option<Pressed>> = expect_context();
    let layer = NodeRef::<Div>::new();
    let groups: StoredGroups = StoredValue::new_local(Groups::default());
    let zones = Memo::new(move |_| zone_views(app));
    // The second click of a double click means the piece of the first, and not the one that has taken its place.
    let clicked: StoredValue<Option<(Spot, Option<Face>)>> = StoredValue::new(None);
    let is_second_click = move |event: &MouseEvent, spot: Spot| {
        let now = Some((spot, app.game.scene.with_untracked(|scene| scene.face_at(spot))));
        let before = clicked.get_value();
        clicked.set_value(now);
        event.detail() > 1 && before != now && before.is_some_and(|(other, _)| other == spot)
    };
    follow(app, zones, layer, groups);
    view! {
        <div
            class="spots"
            node_ref=layer
            on:pointerdown=move |event| {
                if let Some(spot) = spot_of(groups, &event) {
                    press(pressed, spot, &event);
                }
            }
            on:touchend=move |event| end_touch(pressed, &event)
            on:click=move |event| {
                if let Some(spot) = spot_of(groups, &event)
                    && !was_handled(pressed, &event)
                    && !is_second_click(&event, spot)
                {
                    app.point(spot, false);
                }
            }
            on:focusin=move |event| {
                if let Some(spot) = spot_of(groups, &event) {
                    interface.has_focus.set(true);
                    interface.cursor.set(Some(spot));
                }
            }
        ></div>
    }
}

/// Keeps the buttons as the table is, and the focus at the keyboard cursor. Like the pieces, one effect updates all
/// buttons.
fn follow(app: AppState, zones: Memo<Vec<ZoneView>>, layer: NodeRef<Div>, groups: StoredGroups) {
    let AppState { game, interface, .. } = app;
    let marks: Memo<Marks> = expect_context();
    Effect::new(move |focused: Option<Option<Spot>>| {
        let layer = layer.get()?;
        let current = game.scene.with(|scene| interface.current_spot(scene));
        let to_focus = if interface.has_focus.get() { current } else { None };
        let refused = interface.message.with(|message| message.rule.map(|_| message.number));
        let mut element = None;
        groups.update_value(|groups| {
            zones.with(|zones| {
                groups.reconcile(&layer, zones.iter().map(|zone| (zone.name, zone)), Group::new, Group::show);
            });
            for (spot, button) in groups.iter_mut().flat_map(|(_, group)| group.buttons.iter_mut()) {
                button.mark(marks.with(|marks| marks.of(*spot)), current == Some(*spot));
                button.refuse(refused.filter(|_| current == Some(*spot)));
                if to_focus == Some(*spot) {
                    element = Some(button.element().clone());
                }
            }
        });
        // The focus moves only with the cursor: the player may have left the table for the buttons around it.
        if to_focus != focused.flatten()
            && let Some(element) = element
            // After a click the button has it already, and asking again would compute the styles at once.
            && !document().active_element().is_some_and(|active| active.is_same_node(Some(&element)))
        {
            // The table never scrolls, and to find out about that the browser would have to lay the page out.
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // A button on the page can take the focus.
            element.focus_with_options(&options).ok();
        }
        to_focus
    });
}

/// All zones as a player sees and hears them.
fn zone_views(app: AppState) -> Vec<ZoneView> {
    let AppState { texts, settings, game, .. } = app;
    game.scene.with(|scene| {
        let pickable = scene.pickable();
        // The board lists the spots in the order of the scene.
        let mut rects = game.board.with(|board| board.spots(scene)).into_iter();
        let zone = |zone: &Zone| ZoneView {
            name: zone.name,
            label: if settings.with(|settings| settings.hides_count(zone.name)) {
                texts.with(|lang| lang.zone_name(zone.name))
            } else {
                texts.with(|lang| lang.zone_text(scene, zone.name))
            },
            spots: zone
                .places
                .iter()
                .filter_map(|place| place.spot)
                .zip(rects.by_ref())
                .map(|(spot, (_, rect))| (spot, spot_view(app, scene, spot, rect, pickable.contains(&spot))))
                .collect(),
        };
        scene.zones().iter().map(zone).collect()
    })
}

/// A spot as a player sees and hears it.
fn spot_view(app: AppState, scene: &Scene, spot: Spot, rect: Rect, is_usable: bool) -> SpotView {
    let AppState { texts, settings, .. } = app;
    let (shows_letters, shows_stock) =
        settings.with(|settings| (settings.shows_letters, settings.shows_stock));
    let name = if shows_stock { Lang::spot_name } else { Lang::spot_name_without_count };
    SpotView {
        rect,
        label: texts.with(|lang| name(lang, scene, spot)),
        is_usable,
        is_playable_piece: is_usable
            && !matches!(spot, Spot::Foundation(_))
            && matches!(scene.face_at(spot), Some(Face::Card(_) | Face::Tile(_))),
        letter: if shows_letters { scene.letter(spot) } else { None },
    }
}

/// The spot of the button in which an event happened.
fn spot_of(groups: StoredGroups, event: &Event) -> Option<Spot> {
    let target = event.target()?.dyn_into::<Node>().ok()?;
    groups.with_value(|groups| {
        let mut buttons = groups.iter().flat_map(|(_, group)| group.buttons.iter());
        buttons.find(|(_, button)| button.contains(&target)).map(|(spot, _)| *spot)
    })
}
