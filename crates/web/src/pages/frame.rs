//! The frame of all pages that are read.

use leptos::html;
use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::{Command, TableKind};

use super::miniature::Miniature;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::icons::{BACK, Icon, of_command};
use crate::picture::samples;
use crate::storage_note::StorageNoteOfPage;

/// A page with a link back to the games and a heading.
#[component]
pub(crate) fn Frame(
    /// The heading, which gets the focus.
    #[prop(into)]
    title: Signal<String>,
    /// True if something else on the page takes the focus.
    #[prop(optional)]
    leaves_focus: bool,
    /// The content below the heading.
    children: Children,
) -> impl IntoView {
    let texts = use_app().texts;
    let heading = NodeRef::<html::H1>::new();
    heading.on_load(move |heading| {
        if !leaves_focus {
            // A heading with a tab index can take the focus.
            heading.focus().ok();
        }
    });
    view! {
        <div class="page reading-page">
            <nav class="page-bar" aria-label=texts.signal("web-pages")>
                <a class="command is-bare" href=Address::Start.to_string()>
                    <Icon lines=BACK/>
                    <span>{texts.signal("command-games")}</span>
                </a>
                <PageLinks/>
            </nav>
            <main class="reading">
                <StorageNoteOfPage/>
                <h1 node_ref=heading tabindex="-1">{title}</h1>
                {children()}
            </main>
        </div>
    }
}

/// Links to the pages besides the tables, each with the name and the icon of the command that opens it at a table.
#[component]
pub(super) fn PageLinks() -> impl IntoView {
    let texts = use_app().texts;
    let link = |(command, address): (Command, Address)| {
        let name = texts.signal(command.label());
        view! {
            <a class="command is-bare page-link" href=address.to_string() aria-label=name>
                <Icon lines=of_command(command)/>
                <span class="command-name">{name}</span>
            </a>
        }
    };
    [
        (Command::Archive, Address::Games),
        (Command::Puzzles, Address::Puzzles(None)),
        (Command::Statistics, Address::Statistics(GameName::ALL[0])),
        (Command::Help, Address::Keys),
        (Command::Settings, Address::Settings),
    ]
    .map(link)
}

/// Links to the same page of each game.
#[component]
pub(crate) fn GameLinks(
    /// The game of this page.
    current: GameName,
    /// The class of the list in the style sheets.
    class: &'static str,
    /// The id of its label.
    label: &'static str,
    /// The address of a game's page.
    address: fn(GameName) -> Address,
) -> impl IntoView {
    let texts = use_app().texts;
    let link = move |game: GameName| {
        view! {
            <a
                class="command"
                href=address(game).to_string()
                aria-current=(game == current).then_some("page")
            >
                {move || texts.with(|lang| lang.game_name(game))}
            </a>
        }
    };
    view! { <nav class=class aria-label=texts.signal(label)>{GameName::ALL.map(link)}</nav> }
}

/// The content of a page before there is anything to show on it: all games, to begin one.
#[component]
pub(super) fn GamesToPlay() -> impl IntoView {
    let texts = use_app().texts;
    let link = |game: GameName| {
        let position = samples(game).swap_remove(0);
        let address = Address::table(TableKind::alone(game)).to_string();
        view! {
            <li>
                <a href=address>
                    <Miniature position is_filled=true/>
                    <span class="command is-strong">{move || texts.with(|lang| lang.game_name(game))}</span>
                </a>
            </li>
        }
    };
    view! { <ul class="games-to-play">{GameName::ALL.map(link)}</ul> }
}

/// The text of a page if its files cannot be fetched.
#[component]
pub(crate) fn FetchFailed() -> impl IntoView {
    let texts = use_app().texts;
    view! { <p class="page-problem" role="alert">{texts.signal("web-fetch-failed")}</p> }
}
