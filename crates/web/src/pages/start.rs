//! The first page: the four games.

use leptos::prelude::*;
use talon_rules::GameName;

use crate::address::Address;
use crate::desk::use_desk;

/// The four games as four tables in miniature.
#[component]
pub fn Start() -> impl IntoView {
    let desk = use_desk();
    let entry = move |game: GameName| {
        let address = Address::Table { game, deal: None, moves: Vec::new() };
        view! {
            <li>
                <a class="game-card" href=address.to_string() data-game=game.as_str()>
                    <h2>{move || desk.lang.with(|lang| lang.game_name(game))}</h2>
                    <p>{move || desk.lang.with(|lang| lang.game_blurb(game))}</p>
                </a>
            </li>
        }
    };
    view! {
        <main class="page start-page">
            <h1>"Talon"</h1>
            <ul class="games">{GameName::ALL.map(entry)}</ul>
        </main>
    }
}
