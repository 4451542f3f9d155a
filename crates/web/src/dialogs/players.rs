//! The choice between one player and two.

use leptos::prelude::*;
use talon_table::TableKind;

use crate::actions::app_state::{AppState, use_app};

/// The kinds of tables for the game. Each keeps its own game, which is resumed when the player comes back.
#[component]
pub(super) fn Choice() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let here = game.kind();
    let choice = move |kind: TableKind| {
        let name = if kind.hot_seat { "table-two-players" } else { "web-against-computer" };
        let note = if kind.hot_seat { "web-two-at-one-table-note" } else { "web-against-computer-note" };
        view! {
            <button
                type="button"
                class="command player-choice"
                aria-current=(kind == here).then_some("true")
                autofocus=kind == here
                on:click=move |_| app.choose_players(kind)
            >
                <strong>{texts.signal(name)}</strong>
                <span>{texts.signal(note)}</span>
            </button>
        }
    };
    view! { <div class="player-choices">{TableKind::all_of(here.game).into_iter().map(choice).collect_view()}</div> }
}
