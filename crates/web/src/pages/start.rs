//! The first page: the four games.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::{Origin, Sitting, TableKind};

use super::miniature::{Miniature, sample};
use super::opponent::opponent_field;
use crate::address::Address;
use crate::command::Command;
use crate::desk::{Desk, use_desk};
use crate::icons::{self, Icon};
use crate::storage_note::StorageNoteOfPage;

/// The four games as four tables in miniature.
#[component]
pub fn Start() -> impl IntoView {
    let desk = use_desk();
    let link = move |command: Command, address: Address| {
        view! {
            <a class="command is-bare" href=address.to_string() aria-label=move || desk.text(command.name())>
                <Icon lines=icons::of_command(command)/>
                <span class="command-name">{move || desk.text(command.name())}</span>
            </a>
        }
    };
    view! {
        <div class="page start-page">
            <header class="start-head">
                <div>
                    <h1>{desk.says("start-title")}</h1>
                    <p>{desk.says("web-tagline")}</p>
                </div>
                <nav aria-label=desk.says("web-pages")>
                    {link(Command::Statistics, Address::Statistics(GameName::Doublets))}
                    {link(Command::Keys, Address::Keys)}
                    {link(Command::Settings, Address::Settings)}
                </nav>
            </header>
            <main>
                <StorageNoteOfPage/>
                <ul class="games">{GameName::ALL.map(|game| view! { <GameCard game/> })}</ul>
            </main>
        </div>
    }
}

/// A game: its table, its name, and what can be done with it. All of the card is one link to the table;
/// the other links lie above it.
#[component]
fn GameCard(game: GameName) -> impl IntoView {
    let desk = use_desk();
    let left = desk.unfinished(TableKind::alone(game));
    let shown = left.as_ref().map_or_else(|| sample(game), |left| left.game().clone());
    let table = Address::table(TableKind::alone(game));
    let play = move || match &left {
        Some(left) => told(desk, left),
        None => desk.text("web-play"),
    };
    let (name, action) = (format!("game-{game}"), format!("play-{game}"));
    view! {
        <li class="game-card" data-game=game.as_str()>
            <Miniature game=shown/>
            <div class="game-text">
                <h2 id=name.clone()>{move || desk.lang.with(|lang| lang.game_name(game))}</h2>
                <p>{move || desk.lang.with(|lang| lang.game_blurb(game))}</p>
                <div class="game-actions">
                    <a
                        id=action.clone()
                        class="command is-strong game-link"
                        href=table.to_string()
                        aria-labelledby=format!("{action} {name}")
                    >
                        {play}
                    </a>
                    <button
                        type="button"
                        class="command"
                        aria-describedby=name
                        on:click=move |_| desk.deal_elsewhere(game)
                    >
                        {desk.says("web-new-deal")}
                    </button>
                    <a class="command" href=Address::Daily(game).to_string() aria-describedby=format!("game-{game}")>
                        {desk.says("web-daily")}
                    </a>
                    <a class="command" href=Address::Rules(game, None).to_string() aria-describedby=format!("game-{game}")>
                        {desk.says("rules-heading-rules")}
                    </a>
                    {for_two(desk, game)}
                    {(game == GameName::Curse).then(|| opponent_field(desk))}
                </div>
            </div>
        </li>
    }
}

/// The way to a table for two, where the game has one.
fn for_two(desk: Desk, game: GameName) -> impl IntoView {
    let kind = TableKind::all_of(game).into_iter().find(|kind| kind.hot_seat);
    kind.map(|kind| {
        let left = desk.unfinished(kind).map(|left| left.moves_made());
        let told = move || match left {
            Some(count) => desk.text_with("web-continue-for-two", &[("count", count.into())]),
            None => desk.text("table-two-players"),
        };
        view! {
            <a class="command" href=Address::table(kind).to_string() aria-describedby=format!("game-{game}")>
                {told}
            </a>
        }
    })
}

/// What was left of a game, in a few words.
fn told(desk: Desk, left: &Sitting) -> String {
    let count = ("count", left.moves_made().into());
    match left.start().origin() {
        Origin::Deal(deal) => {
            desk.text_with("table-continue-deal", &[("deal", deal.to_string().into()), count])
        }
        Origin::Deck(_) | Origin::Position(_) => desk.text_with("web-continue", &[count]),
    }
}
