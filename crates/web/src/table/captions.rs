//! The captions on the table, such as the number of cards in a pile or the owner of a hand.

use leptos::prelude::*;

use crate::actions::app_state::{AppState, use_app};

/// All captions. Screen readers hear them as the names of the groups.
#[component]
pub(super) fn Captions() -> impl IntoView {
    let AppState { texts, settings, game, .. } = use_app();
    let captions = move || {
        let captions = game.board.with(|board| board.captions.clone());
        let caption = |caption: crate::layouts::board::Caption| {
            let text = game.scene.with(|scene| {
                let zone = scene.zones().get(caption.zone)?;
                Some(texts.with(|lang| match settings.with(|settings| settings.hides_count(zone.name)) {
                    true => lang.zone_name(zone.name),
                    false => lang.caption(scene, zone, caption.place),
                }))
            });
            view! {
                <span class="caption" prop:style=caption.rect.css()>{text}</span>
            }
        };
        captions.into_iter().map(caption).collect_view()
    };
    view! { <div class="captions" aria-hidden="true">{captions}</div> }
}
