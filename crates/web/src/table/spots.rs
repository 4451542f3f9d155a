//! What can be pointed at: a button over each spot, in groups that follow the zones of the table. This
//! is what the keys walk over, and what a screen reader hears.

use leptos::html::Button;
use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::{Spot, ZoneName};

use super::drag::{Pressed, end_touch, press, was_done};
use super::marks::{Mark, Marks};
use crate::desk::use_desk;

/// All zones of the table.
#[component]
pub(super) fn Spots() -> impl IntoView {
    let desk = use_desk();
    let names = Memo::new(move |_| {
        desk.scene.with(|scene| scene.zones().iter().map(|zone| zone.name).collect::<Vec<ZoneName>>())
    });
    view! {
        <div class="spots">
            <For each=move || names.get() key=|name| *name let:name>
                <Zone name/>
            </For>
        </div>
    }
}

/// A zone: a group of spots with a name.
#[component]
fn Zone(name: ZoneName) -> impl IntoView {
    let desk = use_desk();
    let spots = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let zone = scene.zones().iter().find(|zone| zone.name == name);
            zone.into_iter()
                .flat_map(|zone| &zone.places)
                .filter_map(|place| place.spot)
                .collect::<Vec<Spot>>()
        })
    });
    let label = move || {
        desk.lang.with(|lang| match desk.hides_count(name) {
            true => lang.zone_name(name),
            false => desk.scene.with(|scene| lang.zone_told(scene, name)),
        })
    };
    view! {
        <div role="group" aria-label=label>
            <For each=move || spots.get() key=|spot| *spot let:spot>
                <SpotButton spot/>
            </For>
        </div>
    }
}

/// A spot: a button that lies over its piece.
#[component]
fn SpotButton(spot: Spot) -> impl IntoView {
    let desk = use_desk();
    let marks: Memo<Marks> = expect_context();
    let pressed: RwSignal<Option<Pressed>> = expect_context();
    let button = NodeRef::<Button>::new();
    let placed = Memo::new(move |_| {
        desk.scene.with(|scene| desk.board.with(|board| board.rect_of(scene, spot))).unwrap_or_default()
    });
    let mark = Memo::new(move |_| marks.with(|marks| marks.of(spot)));
    let label = move || {
        let told = match desk.hides_count(ZoneName::Stock) {
            true => Lang::spot_name_without_count,
            false => Lang::spot_name,
        };
        desk.lang.with(|lang| desk.scene.with(|scene| told(lang, scene, spot)))
    };
    let letter = move || {
        let is_shown = desk.settings.with(|settings| settings.shows_letters);
        is_shown.then(|| desk.scene.with(|scene| scene.letter(spot)).map(String::from)).flatten()
    };
    let is_said = matches!(spot, Spot::Pass | Spot::Lead(_) | Spot::Next);
    let is_current = Memo::new(move |_| desk.current_spot() == Some(spot));
    Effect::new(move |_| {
        if is_current.get()
            && desk.has_focus.get()
            && let Some(button) = button.get()
        {
            // A button that has just gone cannot take the focus; the next one will.
            button.focus().ok();
        }
    });
    view! {
        <button
            type="button"
            class="spot"
            node_ref=button
            data-mark=move || mark.get().as_str()
            aria-label=label
            aria-keyshortcuts=letter
            aria-pressed=move || (mark.get() == Mark::Held).then_some("true")
            tabindex=move || if is_current.get() { "0" } else { "-1" }
            style:left=move || format!("{}px", placed.get().left)
            style:top=move || format!("{}px", placed.get().top)
            style:width=move || format!("{}px", placed.get().width)
            style:height=move || format!("{}px", placed.get().height)
            class:is-said=is_said
            on:pointerdown=move |event| press(pressed, spot, &event)
            on:touchend=move |event| end_touch(pressed, &event)
            on:click=move |event| {
                if !was_done(pressed, &event) {
                    desk.point(spot, false);
                }
            }
            on:focus=move |_| {
                desk.has_focus.set(true);
                desk.cursor.set(Some(spot));
            }
        >
            {is_said.then(|| view! { <span>{label}</span> })}
        </button>
    }
}
