//! The start page: the games.

use std::collections::BTreeMap;

use leptos::prelude::*;
use talon_query::Origin;
use talon_rules::GameName;
use talon_table::{ArchiveRow, Command, Day, GameResult, Sitting, TableKind};

use super::day_state::DayState;
use super::frame::PageLinks;
use super::miniature::{Demonstration, Miniature};
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::OpponentField;
use crate::icons::{Icon, of_command};
use crate::picture::samples;
use crate::state::texts::Texts;
use crate::storage_note::StorageNoteOfPage;

/// The games, each with a miniature of its table.
#[component]
pub fn Start() -> impl IntoView {
    let texts = use_app().texts;
    let for_two = GameName::ALL.into_iter().filter(|game| game.properties().players > 1);
    view! {
        <div class="page start-page">
            <header class="start-head">
                <div>
                    <h1>{texts.signal("start-title")}</h1>
                    <p>{texts.signal("web-tagline")}</p>
                </div>
                <nav aria-label=texts.signal("web-pages")><PageLinks/></nav>
            </header>
            <main>
                <StorageNoteOfPage/>
                <ul class="games">{GameName::ALL.map(|game| view! { <GameCard game/> })}</ul>
                <div class="strips">
                    <DailyStrip/>
                    {for_two.map(|game| view! { <PeopleStrip game/> }).collect_view()}
                </div>
            </main>
        </div>
    }
}

/// The deals of the day: the date, the days in a row with a win, and a link to each deal with its result.
#[component]
fn DailyStrip() -> impl IntoView {
    let AppState { texts, today, game, .. } = use_app();
    let games =
        game.session.with_untracked(|session| GameName::ALL.map(|game| (game, session.daily_games(game))));
    let games = StoredValue::new(games);
    let deals = move || {
        let today = today.get();
        let link = |(game, days): &(GameName, BTreeMap<Day, ArchiveRow>)| {
            view! { <DailyLink game=*game state=DayState::of(days.get(&today))/> }
        };
        games.with_value(|games| games.iter().map(link).collect_view())
    };
    let date = move || texts.with(|lang| browser::day_and_month(today.get(), lang.language().code()));
    let streak = move || {
        let is_won = |row: &ArchiveRow| row.result == Some(GameResult::Won);
        let has_won =
            |day| games.with_value(|games| games.iter().any(|(_, days)| days.get(&day).is_some_and(is_won)));
        let days = today.get().streak(has_won);
        (days > 1).then(|| texts.text_with("daily-streak", &[("count", days.into())]))
    };
    view! {
        <section class="strip" aria-labelledby="daily-title">
            <Icon lines=of_command(Command::Daily)/>
            <a id="daily-title" class="strip-title" href=Address::Days(None).to_string()>
                <strong>{texts.signal("daily-title")}</strong> <span class="strip-note">{date}</span>
            </a>
            <span class="daily-streak">{streak}</span>
            <ul class="strip-links">{deals}</ul>
        </section>
    }
}

/// The link to today's deal of a game, with its result.
#[component]
fn DailyLink(game: GameName, state: DayState) -> impl IntoView {
    let texts = use_app().texts;
    let id = state.text_id();
    let name = move || texts.with(|lang| lang.game_name(game));
    view! {
        <li>
            <a
                href=Address::Daily(game, None).to_string()
                aria-label=move || format!("{}: {}", name(), texts.text(id))
            >
                {name}
                <span class="daily-mark" data-state=id aria-hidden="true">{state.sign()}</span>
            </a>
        </li>
    }
}

/// The ways to play against another person, for the games that have them.
#[component]
fn PeopleStrip(game: GameName) -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <section class="strip" aria-labelledby="people-title">
            <Icon lines=of_command(Command::Players)/>
            <a id="people-title" class="strip-title" href=Address::Friend.to_string()>
                <strong>{texts.signal("web-friend")}</strong>
                " "
                <span class="strip-note">{move || texts.with(|lang| lang.game_name(game))}</span>
            </a>
            <ul class="strip-links"><TableForTwo game/></ul>
        </section>
    }
}

/// A game: a miniature of its table, its name, and links. The whole card links to the table; the other links lie above
/// it.
#[component]
fn GameCard(game: GameName) -> impl IntoView {
    let app = use_app();
    let texts = app.texts;
    let unfinished = app.game.unfinished(TableKind::alone(game));
    let mut positions =
        unfinished.as_ref().map_or_else(|| samples(game), |sitting| vec![sitting.game().clone()]);
    let (position, next) = (positions.remove(0), positions);
    // Hands and boneyard say less than the tiles in the middle.
    let is_for_two = game.properties().players > 1;
    let demonstration = Demonstration::new(next.len());
    let play = move || match &unfinished {
        Some(sitting) => resume_text(texts, sitting),
        None => texts.text("web-play"),
    };
    let (name, link) = (format!("game-{game}"), format!("play-{game}"));
    let table = Address::table(TableKind::alone(game)).to_string();
    view! {
        <li
            class="game-card"
            data-game=game.as_str()
            on:pointerenter=move |_| demonstration.begin()
            on:focusin=move |_| demonstration.begin()
            on:pointerleave=move |_| demonstration.end()
            on:focusout=move |_| demonstration.end()
        >
            <Miniature position next at=demonstration.at is_close_up=is_for_two is_filled=true/>
            <div class="game-text">
                <h2 id=name.clone()>{move || texts.with(|lang| lang.game_name(game))}</h2>
                <p>{move || texts.with(|lang| lang.game_blurb(game))}</p>
                <div class="game-actions">
                    {is_for_two.then(|| view! { <OpponentField/> })}
                    <a
                        id=link.clone()
                        class="command is-strong game-link"
                        href=table
                        aria-labelledby=format!("{link} {name}")
                    >
                        {play}
                    </a>
                    <GameLinks game/>
                </div>
            </div>
        </li>
    }
}

/// The ways to start or learn a game other than its table.
#[component]
fn GameLinks(game: GameName) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let name = format!("game-{game}");
    let is_new = app.game.session.with_untracked(|session| session.is_new(game));
    let lessons = Address::Learn(game, is_new.then(|| "first".to_owned()));
    // On a first visit, the table deals anew by itself.
    let new_deal = (!is_new).then(|| {
        view! {
            <button type="button" aria-describedby=name.clone() on:click=move |_| app.deal_elsewhere(game)>
                {texts.signal("command-new-deal")}
            </button>
        }
    });
    view! {
        <div class="quiet-links">
            {new_deal}
            <a href=lessons.to_string() aria-describedby=name.clone()>
                {texts.signal(if is_new { "web-learn-first" } else { "web-learn" })}
            </a>
            <a href=Address::Rules(game, None).to_string() aria-describedby=name>
                {texts.signal("rules-heading-rules")}
            </a>
        </div>
    }
}

/// The link to a table for two, if the game has one.
#[component]
fn TableForTwo(game: GameName) -> impl IntoView {
    let texts = use_app().texts;
    let kind = TableKind::all_of(game).into_iter().find(|kind| kind.hot_seat)?;
    let moves = use_app().game.unfinished(kind).map(|sitting| sitting.moves_made());
    let text = move || match moves {
        Some(count) => texts.text_with("web-continue-for-two", &[("count", count.into())]),
        None => texts.text("table-two-players"),
    };
    Some(view! {
        <li><a href=Address::table(kind).to_string()>{text}</a></li>
    })
}

/// The text of the link that resumes a game.
fn resume_text(texts: Texts, unfinished: &Sitting) -> String {
    let count = ("count", unfinished.moves_made().into());
    match unfinished.start().origin() {
        Origin::Deal(deal) => {
            texts.text_with("table-continue-deal", &[("deal", deal.to_string().into()), count])
        }
        Origin::Deck(_) | Origin::Position(_) => texts.text_with("web-continue", &[count]),
    }
}
