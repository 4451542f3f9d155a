//! Who plays?

use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::TableKind;

use crate::desk::use_desk;

/// The kinds of sittings that there are of Curse of the Doublet. Each keeps a game of its own, which is gone on
/// with.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let desk = use_desk();
    let here = desk.kind();
    let choice = move |kind: TableKind| {
        let name = if kind.hot_seat { "table-two-players" } else { "web-against-computer" };
        let note = if kind.hot_seat { "web-two-at-one-table-note" } else { "web-against-computer-note" };
        view! {
            <button
                type="button"
                class="command player-choice"
                aria-current=(kind == here).then_some("true")
                autofocus=kind == here
                on:click=move |_| desk.choose_players(kind)
            >
                <strong>{desk.says(name)}</strong>
                <span>{desk.says(note)}</span>
            </button>
        }
    };
    view! { <div class="player-choices">{TableKind::all_of(GameName::Curse).into_iter().map(choice).collect_view()}</div> }
}
