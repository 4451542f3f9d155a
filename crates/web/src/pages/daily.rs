//! The deals of the day: today's, and the days that can be made up.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_rules::GameName;
use talon_table::Day;

use super::day_state::DayState;
use super::frame::Frame;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// Number of days that the calendar shows: four weeks.
const DAYS: u64 = 28;

/// Every game with its days.
#[component]
pub fn Daily() -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let today = Day::of(browser::now());
    // The text is shown as well, for browsers that do not let a page copy.
    let shared = RwSignal::new(String::new());
    let share = move || {
        let text = results(app, today);
        shared.set(text.clone());
        spawn_local(async move { drop(browser::copy(&text).await) });
    };
    view! {
        <Frame title=texts.signal("daily-title")>
            <p class="lead">{texts.signal("daily-intro")}</p>
            {GameName::ALL.map(|game| view! { <Days game today/> })}
            <p><Button name="daily-share" run=share/></p>
            <pre class="results" role="status">{shared}</pre>
        </Frame>
    }
}

/// The days of a game, and how each of them went.
#[component]
fn Days(game: GameName, today: Day) -> impl IntoView {
    let AppState { texts, game: state, .. } = use_app();
    let games = state.session.with_untracked(|session| session.daily_games(game));
    let id = format!("daily-{game}");
    let heading = id.clone();
    let days = (0..DAYS).rev().map(|ago| {
        let day = today.before(ago);
        let id = DayState::of(games.get(&day)).text_id();
        let name = move || {
            let values = [("date", day.to_string().into()), ("state", texts.text(id).into())];
            texts.text_with("daily-day", &values)
        };
        let (_, _, number) = day.date();
        view! {
            <li>
                <a class="day" data-state=id aria-label=name aria-current=(ago == 0).then_some("date")
                    href=Address::Daily(game, Some(day)).to_string()>
                    <span aria-hidden="true">{number}</span>
                    <span class="day-sign" aria-hidden="true">{DayState::of(games.get(&day)).sign()}</span>
                </a>
            </li>
        }
    });
    view! {
        <section class="days" aria-labelledby=heading>
            <h2 id=id>{move || texts.with(|lang| lang.game_name(game))}</h2>
            <ol class="calendar">{days.collect_view()}</ol>
        </section>
    }
}

/// Today's results as a text to send to a friend: nothing in it says how a deal is won.
fn results(AppState { texts, game, .. }: AppState, today: Day) -> String {
    let line = |name: GameName| {
        let games = game.session.with_untracked(|session| session.daily_games(name));
        let row = games.get(&today)?;
        let values = [
            ("game", texts.with_untracked(|lang| lang.game_name(name)).into()),
            ("state", texts.text(DayState::of(Some(row)).text_id()).into()),
            ("count", row.moves.into()),
            ("time", texts.with_untracked(|lang| lang.duration(row.seconds)).into()),
        ];
        Some(texts.text_with("daily-result", &values))
    };
    let lines = GameName::ALL.into_iter().filter_map(line);
    [format!("Talon {today}")].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
