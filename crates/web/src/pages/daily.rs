//! The deals of the day: today's, and the days before it, which can be made up.

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
use crate::state::texts::Texts;

/// The number of weeks that the calendar shows.
const WEEKS: u64 = 5;

/// Every game with its days.
#[component]
pub fn Daily(
    /// A day of the last week that is shown, instead of today.
    day: Option<Day>,
) -> impl IntoView {
    let app @ AppState { texts, today, .. } = use_app();
    let weeks = Memo::new(move |_| Weeks::up_to(day, today.get()));
    // The text is shown as well, for browsers that do not let a page copy.
    let shared = RwSignal::new(String::new());
    let share = move || {
        let text = results(app, today.get_untracked());
        shared.set(text.clone());
        spawn_local(async move { drop(browser::copy(&text).await) });
    };
    view! {
        <Frame title=texts.signal("daily-title")>
            <p class="lead">{texts.signal("daily-intro")}</p>
            <div class="calendars">
                {move || GameName::ALL.map(|game| view! { <Days game weeks={weeks.get()}/> })}
            </div>
            <nav class="other-days" aria-label=texts.signal("daily-title")>
                {move || weeks.get().links(texts)}
            </nav>
            <p><Button name="daily-share" run=share/></p>
            <pre class="results" role="status">{shared}</pre>
        </Frame>
    }
}

/// The weeks that are on the page.
#[derive(Clone, Copy, PartialEq)]
struct Weeks {
    today: Day,
    /// The day that the address names, if it is over.
    asked: Option<Day>,
    /// The first Monday.
    first: Day,
}

impl Weeks {
    /// The weeks up to that of a day, or of today. No deal is made up before its day.
    fn up_to(day: Option<Day>, today: Day) -> Weeks {
        let asked = day.filter(|day| *day < today);
        let last = asked.unwrap_or(today);
        Weeks { today, asked, first: last.before(last.weekday() + 7 * (WEEKS - 1)) }
    }

    /// The first day after these weeks.
    fn end(self) -> Day {
        Day::new(self.first.get() + 7 * WEEKS)
    }

    /// The links to the weeks before and after these.
    fn links(self, texts: Texts) -> impl IntoView {
        let link = move |name: &'static str, day: Option<Day>| {
            view! { <a class="command" href=Address::Days(day).to_string()>{texts.signal(name)}</a> }
        };
        let later = Day::new(self.end().get() + 7 * WEEKS - 1);
        let later =
            (self.end() <= self.today).then(|| link("daily-later", (later < self.today).then_some(later)));
        (link("daily-earlier", Some(self.first.before(1))), later)
    }
}

/// The weeks of a game, and how each day went.
#[component]
fn Days(game: GameName, weeks: Weeks) -> impl IntoView {
    let AppState { texts, game: state, .. } = use_app();
    let games = state.session.with_untracked(|session| session.daily_games(game));
    let id = format!("daily-{game}");
    let heading = id.clone();
    let language = texts.with_untracked(|lang| lang.language().code());
    let days = (weeks.first.get()..weeks.end().get()).map(Day::new);
    let weekdays = days.clone().take(7).map(|day| view! { <li>{browser::weekday(day, language)}</li> });
    let days = days.take_while(|day| *day <= weeks.today).map(|day| {
        let state = DayState::of(games.get(&day));
        let (is_today, is_asked) = (day == weeks.today, Some(day) == weeks.asked);
        view! { <DayLink game day state is_today is_asked/> }
    });
    let month = browser::month(weeks.asked.unwrap_or(weeks.today), language);
    view! {
        <section class="days" aria-labelledby=heading>
            <h2 id=id>{move || texts.with(|lang| lang.game_name(game))} <span class="month">{month}</span></h2>
            <ul class="calendar weekdays" aria-hidden="true">{weekdays.collect_view()}</ul>
            <ol class="calendar">{days.collect_view()}</ol>
        </section>
    }
}

/// The link to the deal of a day, with its result.
#[component]
fn DayLink(game: GameName, day: Day, state: DayState, is_today: bool, is_asked: bool) -> impl IntoView {
    let texts = use_app().texts;
    let (_, _, number) = day.date();
    let name = move || {
        let values = [("date", day.to_string().into()), ("state", texts.text(state.text_id()).into())];
        // The name begins with what is seen.
        format!("{number}: {}", texts.text_with("daily-day", &values))
    };
    view! {
        <li>
            <a class="day" class:is-asked=is_asked data-state=state.text_id() aria-label=name aria-current=is_today.then_some("date")
                href=Address::Daily(game, Some(day)).to_string()>
                <span aria-hidden="true">{number}</span>
                <span class="day-sign" aria-hidden="true">{state.sign()}</span>
            </a>
        </li>
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
