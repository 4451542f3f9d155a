//! What can be pointed at: a button over each spot, in groups that follow the zones of the table. This
//! is what the keys walk over, and what a screen reader hears.

use leptos::html::Div;
use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::{Spot, Zone, ZoneName};
use wasm_bindgen::JsCast;
use web_sys::{Event, Node};

use super::drag::{Pressed, end_touch, press, was_done};
use super::marks::Marks;
use super::spot::{Group, Told, ToldZone, tell};
use crate::desk::use_desk;
use crate::state::game::{GameState, use_game};
use crate::state::interface::{InterfaceState, use_interface};
use crate::state::settings::{SettingsState, use_settings};
use crate::state::texts::{Texts, use_texts};

/// All buttons that there are.
type Groups = StoredValue<Vec<Group>, LocalStorage>;

/// All zones of the table.
///
/// As the pieces, one effect keeps them as they are to be, and of each only what has changed. What is done with them
/// is heard here for all of them.
#[component]
pub(super) fn Spots() -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let game = use_game();
    let interface = use_interface();
    let desk = use_desk();
    let pressed: RwSignal<Option<Pressed>> = expect_context();
    let layer = NodeRef::<Div>::new();
    let groups: Groups = StoredValue::new_local(Vec::new());
    follow(texts, settings, game, interface, layer, groups);
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
                    && !was_done(pressed, &event)
                {
                    desk.point(spot, false);
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

/// Keeps the buttons as the table is, and the focus where the keys go.
fn follow(
    texts: Texts,
    settings: SettingsState,
    game: GameState,
    interface: InterfaceState,
    layer: NodeRef<Div>,
    groups: Groups,
) {
    let marks: Memo<Marks> = expect_context();
    let zones = Memo::new(move |_| told(texts, settings, game));
    Effect::new(move |focused: Option<Option<Spot>>| {
        let layer = layer.get()?;
        let current = game.scene.with(|scene| interface.current_spot(scene));
        let of_keys = current.filter(|_| interface.has_focus.get());
        let mut element = None;
        groups.update_value(|groups| {
            zones.with(|zones| tell(&layer, groups, zones));
            for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
                button.mark(marks.with(|marks| marks.of(button.spot)), current == Some(button.spot));
                if of_keys == Some(button.spot) {
                    element = Some(button.element());
                }
            }
        });
        // Only where the keys go: somebody may have left the table for the buttons around it since.
        if of_keys != focused.flatten()
            && let Some(element) = element
        {
            // Whatever is on the page can take the focus, and has it already if it was clicked at.
            element.focus().ok();
        }
        of_keys
    });
}

/// All zones, as a player sees and hears them.
fn told(texts: Texts, settings: SettingsState, game: GameState) -> Vec<ToldZone> {
    let shows_letters = settings.with(|settings| settings.shows_letters);
    let hides_stock = settings.with(|settings| settings.hides_count(ZoneName::Stock));
    let name_of = if hides_stock { Lang::spot_name_without_count } else { Lang::spot_name };
    texts.with(|lang| {
        game.scene.with(|scene| {
            let spot = |spot: Spot| {
                let rect = game.board.with(|board| board.rect_of(scene, spot)).unwrap_or_default();
                let letter = scene.letter(spot).filter(|_| shows_letters);
                (spot, Told { rect, label: name_of(lang, scene, spot), letter })
            };
            let zone = |zone: &Zone| ToldZone {
                name: zone.name,
                label: match settings.with(|settings| settings.hides_count(zone.name)) {
                    true => lang.zone_name(zone.name),
                    false => lang.zone_told(scene, zone.name),
                },
                spots: zone.places.iter().filter_map(|place| place.spot).map(spot).collect(),
            };
            scene.zones().iter().map(zone).collect()
        })
    })
}

/// The spot of the button at which something happened.
fn spot_of(groups: Groups, event: &Event) -> Option<Spot> {
    let target = event.target()?.dyn_into::<Node>().ok()?;
    groups.with_value(|groups| {
        let mut buttons = groups.iter().flat_map(|group| &group.buttons);
        buttons.find(|button| button.holds(&target)).map(|button| button.spot)
    })
}
