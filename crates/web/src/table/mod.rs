//! The table of a game: the pieces, the buttons above them, and the bars around.

mod captions;
mod curtain;
mod drag;
mod keyed_list;
mod keys;
mod letters;
mod marks;
pub(crate) mod notes;
mod outlines;
mod panel;
mod piece_element;
mod piece_layer;
mod spot_button;
mod spot_layer;
mod status_line;
mod top_bar;
mod verdict;

use leptos::html::Main;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::actions::app_state::{AppState, use_app};
use crate::games::curse::ends::OpenEnds;
use crate::games::curse::plate::Plate;
use crate::layouts::rect::Area;

/// A game on the table.
#[component]
pub fn Table() -> impl IntoView {
    let app @ AppState { texts, game, interface, later, .. } = use_app();
    let room = NodeRef::<Main>::new();
    watch_room(room, interface.area);
    let name = move || game.name().as_str();
    drag::listen(app);
    keys::listen(app);
    let has_room = Memo::new(move |_| interface.area.with(|area| area.width > 0.0));
    let curtain = Memo::new(move |_| game.curtain());
    on_cleanup(move || game.lower_curtain());
    view! {
        <div class="page table-page" data-game=name>
            <top_bar::TopBar/>
            <main class="table" node_ref=room aria-label=texts.signal("web-table")>
                {move || match curtain.get() {
                    Some(seat) => view! { <curtain::Curtain seat/> }.into_any(),
                    None if has_room.get() => view! { <OnTable/> }.into_any(),
                    // The layout needs the size of the room.
                    None => ().into_any(),
                }}
            </main>
            {move || later.get().map(|later| (later.notes)())}
            <status_line::StatusLine/>
        </div>
    }
}

/// The layers of the table, from the lowest to the highest.
#[component]
fn OnTable() -> impl IntoView {
    view! {
        <outlines::Outlines/>
        <OpenEnds/>
        <captions::Captions/>
        <panel::Panel/>
        <Plate/>
        <piece_layer::PieceLayer/>
        <letters::Letters/>
        <spot_layer::SpotLayer/>
    }
}

/// Measures the room for the table whenever its size changes.
fn watch_room(room: NodeRef<Main>, area: RwSignal<Area>) {
    Effect::new(move |_| {
        let Some(element) = room.get() else { return };
        let measured = element.clone();
        let measure = move || {
            let (width, height) = (measured.client_width(), measured.client_height());
            area.set(Area { width: f64::from(width), height: f64::from(height) });
        };
        measure();
        let changed = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = web_sys::ResizeObserver::new(changed.as_ref().unchecked_ref()) {
            observer.observe(&element);
            let observer = StoredValue::new_local((observer, changed));
            on_cleanup(move || observer.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}
