//! A link that a player gives to another person: as text, as a QR code, copied and shared.

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcode::{Color, EcLevel, QrCode};

use crate::actions::app_state::use_app;
use crate::browser;
use crate::controls::Button;

/// The white margin that a QR code needs, in modules.
const MARGIN: usize = 3;

/// A QR code of a text, as an `<svg>` that fills the element around it.
pub(super) fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (place, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            path += &format!("M{} {}h1v1h-1z", place % width + MARGIN, place / width + MARGIN);
        }
    }
    let side = width + 2 * MARGIN;
    Some(format!(r#"<svg viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path d="{path}"/></svg>"#))
}

/// A link as a text that can be selected, with buttons that copy and share it.
#[component]
pub(super) fn SharedLink(
    /// The link.
    link: String,
    /// The id of its label.
    label: &'static str,
    /// The id of the sentence that goes with it where it is shared.
    invitation: &'static str,
) -> impl IntoView {
    let texts = use_app().texts;
    let said = RwSignal::new("");
    let copied = link.clone();
    let copy = move |()| {
        let link = copied.clone();
        spawn_local(async move {
            let id = if browser::copy(&link).await.is_ok() { "online-copied" } else { "online-copy-by-hand" };
            said.set(id);
        });
    };
    let shared = link.clone();
    let share = browser::can_share().then(|| {
        let share = move |()| browser::share(&untrack(|| texts.text(invitation)), &shared);
        view! { <Button name="online-share" run=share/> }
    });
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="shared-link">
            <label>
                <span>{texts.signal(label)}</span>
                <input
                    class="field"
                    type="text"
                    readonly
                    dir="ltr"
                    prop:value=link
                    on:focus=select
                />
            </label>
            <div class="link-buttons">
                <Button name="online-copy" is_strong=true run=copy/>
                {share}
            </div>
            <p class="link-said" role="status">{move || (!said.get().is_empty()).then(|| texts.text(said.get()))}</p>
        </div>
    }
}
