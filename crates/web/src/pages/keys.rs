//! What the keys do, as a page.

use leptos::prelude::*;

use super::frame::Frame;
use crate::desk::use_desk;
use crate::dialogs::KeyTables;

/// What the keys, the mouse and a finger do.
#[component]
pub fn Keys() -> impl IntoView {
    let desk = use_desk();
    let title = desk.says("table-keys");
    view! { <Frame title><KeyTables/></Frame> }
}
