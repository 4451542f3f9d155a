//! The start page: the games.

use leptos::prelude::*;
use talon_query::Origin;
use talon_rules::GameName;
use talon_table::{Command, Day, GameResult, Sitting, TableKind};

use super::day_state::DayState;
use super::miniature::{Miniature, sample};
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::OpponentField;
use crate::icons::{Icon, of_command};
use crate::state::texts::Texts;
use crate::storage_note::StorageNoteOfPage;

/// The games, each with a miniature of its table.
#[component]
pub fn Start(
    /// True if the player has followed a link that leads nowhere.
    #[prop(optional)]
    is_lost: bool,
) -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <div class="page start-page">
            <header class="start-head">
                <div>
                    <h1>{texts.signal("start-title")}</h1>
                    <p>{texts.signal("web-tagline")}</p>
                </div>
                <nav aria-label=texts.signal("web-pages")>
                    <PageLink command=Command::Archive address=Address::Games/>
                    <PageLink command=Command::Puzzles address=Address::Puzzles(None)/>
                    <PageLink command=Command::Statistics address=Address::Statistics(GameName::ALL[0])/>
                    <PageLink command=Command::Help address=Address::Keys/>
                    <PageLink command=Command::Settings address=Address::Settings/>
                </nav>
            </header>
            <main>
                <StorageNoteOfPage/>
                {is_lost.then(|| view! { <p class="lost-link" role="alert">{texts.signal("web-unknown-address")}</p> })}
                <DailyStrip/>
                <ul class="games">{GameName::ALL.map(|game| view! { <GameCard game/> })}</ul>
            </main>
        </div>
    }
}

/// A link to another page, with the name and the icon of the command that opens it at a table.
#[component]
fn PageLink(command: Command, address: Address) -> impl IntoView {
    let name = use_app().texts.signal(command.label());
    view! {
        <a class="command is-bare" href=address.to_string() aria-label=name>
            <Icon lines=of_command(command)/>
            <span class="command-name">{name}</span>
        </a>
    }
}

/// The link to the deals of the day: the date, how each of them went today, and the days in a row with a win.
#[component]
fn DailyStrip() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let now = browser::now();
    let today = Day::of(now);
    let games =
        game.session.with_untracked(|session| GameName::ALL.map(|game| (game, session.daily_games(game))));
    let streak = today.streak(|day| {
        games.iter().any(|(_, days)| days.get(&day).is_some_and(|row| row.result == Some(GameResult::Won)))
    });
    let states = games.map(|(game, days)| (game, DayState::of(days.get(&today))));
    let date = move || texts.with(|lang| browser::day_and_month(now, lang.language().code()));
    let streak = move || (streak > 1).then(|| texts.text_with("daily-streak", &[("count", streak.into())]));
    let results = move || {
        let result = |(game, state): (GameName, DayState)| {
            texts.with(|lang| format!("{}: {}", lang.game_name(game), lang.text(state.text_id())))
        };
        states.map(result).join(", ")
    };
    let mark = |(_, state): (GameName, DayState)| {
        view! { <span class="daily-mark" data-state=state.text_id()>{state.sign()}</span> }
    };
    view! {
        <a class="daily-strip" href=Address::Days.to_string()>
            <Icon lines=of_command(Command::Daily)/>
            <strong>{texts.signal("daily-title")}</strong>
            <span class="daily-date">{date}</span>
            <span class="daily-streak">{streak}</span>
            <span class="daily-marks" aria-hidden="true">{states.map(mark).collect_view()}</span>
            <span class="for-listeners">{results}</span>
        </a>
    }
}

/// A game: a miniature of its table, its name, and links. The whole card links to the table; the other links lie above
/// it.
#[component]
fn GameCard(game: GameName) -> impl IntoView {
    let texts = use_app().texts;
    let unfinished = use_app().game.unfinished(TableKind::alone(game));
    let position = unfinished.as_ref().map_or_else(|| sample(game), |sitting| sitting.game().clone());
    let play = move || match &unfinished {
        Some(sitting) => resume_text(texts, sitting),
        None => texts.text("web-play"),
    };
    let (name, link) = (format!("game-{game}"), format!("play-{game}"));
    let table = Address::table(TableKind::alone(game)).to_string();
    view! {
        <li class="game-card" data-game=game.as_str()>
            <Miniature position/>
            <div class="game-text">
                <h2 id=name.clone()>{move || texts.with(|lang| lang.game_name(game))}</h2>
                <p>{move || texts.with(|lang| lang.game_blurb(game))}</p>
                <div class="game-actions">
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
            <a href=Address::Daily(game, None).to_string() aria-describedby=name.clone()>
                {texts.signal("web-daily")}
            </a>
            <a href=lessons.to_string() aria-describedby=name.clone()>
                {texts.signal(if is_new { "web-learn-first" } else { "web-learn" })}
            </a>
            <a href=Address::Rules(game, None).to_string() aria-describedby=name>
                {texts.signal("rules-heading-rules")}
            </a>
            <TableForTwo game/>
            {(game.properties().players > 1).then(|| view! {
                <a href=Address::Friend.to_string()>{texts.signal("web-friend")}</a>
            })}
            {(game.properties().players > 1).then(|| view! { <OpponentField/> })}
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
        <a href=Address::table(kind).to_string() aria-describedby=format!("game-{game}")>
            {text}
        </a>
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
