//! The statistics of a game: figures and graphs.

mod chart;
mod example;
mod graphs;

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use talon_lang::{Figure, Lang};
use talon_query::Answer;
use talon_rules::GameName;
use talon_table::{Counting, DealCounts, Inquiry, Statistics as Values, TableKind, Tally};

use super::frame::{Frame, GameLinks};
use super::games::SavedGame;
use super::transfer::Transfer;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::controls::Switch;
use crate::state::advice::IdleQuery;
use crate::state::game::GameState;
use crate::state::storage::StorageState;
use crate::state::texts::Texts;

/// Number of games in the list of the latest games.
const LATEST: usize = 8;

/// The number of milliseconds that one step of the counting takes at most, so that the page still draws in time.
const STEP: f64 = 10.0;

/// The statistics of a game.
#[component]
pub fn Statistics(
    /// The game.
    game: GameName,
    /// The matches against people.
    children: ChildrenFn,
) -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let shows_numbers = Memo::new(move |_| settings.with(|settings| !settings.hides_numbers));
    let name = move || texts.with(|lang| lang.game_name(game));
    let title = Signal::derive(move || texts.text_with("table-statistics-of", &[("game", name().into())]));
    view! {
        <Frame title>
            <GameLinks
                current=game
                class="games-tabs"
                label="web-other-statistics"
                address=Address::Statistics
            />
            <Content game/>
            <Show when=move || shows_numbers.get()>{children()}</Show>
            <div class="settings is-inline">
                <Switch name="setting-hide-numbers" field=|settings| &mut settings.hides_numbers/>
                <Transfer/>
            </div>
        </Frame>
    }
}

/// The figures and graphs; the progress while they are counted; a note when the player hides them.
#[component]
fn Content(game: GameName) -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let counting = count_in_steps(use_app().game, use_app().storage, game);
    grade_counted(counting);
    // The previous figures stay until there are new ones.
    let all = Memo::new(move |last: Option<&Option<Values>>| {
        let complete = counting.with(|counting| {
            let counting = counting.as_ref().filter(|counting| counting.is_done());
            counting.map(Counting::statistics)
        });
        complete.or_else(|| last.cloned().flatten())
    });
    // Grades come one by one. They do not draw the rest of the page anew.
    let deals = Memo::new(move |_| {
        all.with(|all| all.as_ref().map(|all| (all.games, all.deals.clone()))).unwrap_or_default()
    });
    let values = Memo::new(move |_| {
        let all = all.get()?;
        Some(Values { deals: DealCounts::default(), ..all })
    });
    let hides_numbers = Memo::new(move |_| settings.with(|settings| settings.hides_numbers));
    move || {
        if hides_numbers.get() {
            return view! { <p class="lead">{texts.text("statistics-hidden")}</p> }.into_any();
        }
        values.with(|values| match values {
            Some(values) => show(texts, game, values, deals),
            None => progress(texts, counting),
        })
    }
}

/// Counts the statistics of a game, and counts anew whenever records change. Between two steps the page can do
/// everything else.
fn count_in_steps(state: GameState, storage: StorageState, game: GameName) -> RwSignal<Option<Counting>> {
    let counting = RwSignal::new(None);
    let run = StoredValue::new(0);
    Effect::new(move |_| {
        storage.changes.track();
        run.update_value(|run| *run += 1);
        counting.set(state.session.try_update_untracked(|session| session.begin_counting(game)));
        step(state, counting, run, run.get_value());
    });
    counting
}

/// Counts records for one step and schedules the next one. A run ends with the page, and when a new one begins.
fn step(state: GameState, counting: RwSignal<Option<Counting>>, run: StoredValue<u32>, own_run: u32) {
    if run.try_get_value() != Some(own_run) {
        return;
    }
    let end = js_sys::Date::now() + STEP;
    counting.update(|counting| {
        let Some(counting) = counting else { return };
        state.session.update_untracked(|session| {
            while !counting.is_done() && js_sys::Date::now() < end {
                session.count_one(counting);
            }
        });
    });
    if counting.with_untracked(|counting| counting.as_ref().is_some_and(|counting| !counting.is_done())) {
        set_timeout(move || step(state, counting, run, own_run), Duration::ZERO);
    }
}

/// Grades the deals that were counted and are not graded yet, one after the other, as long as the page is open.
fn grade_counted(counting: RwSignal<Option<Counting>>) {
    let app = use_app();
    let receive = Callback::new(move |answer: Answer| {
        let name = |counting: &Option<Counting>| counting.as_ref()?.record_in_question().map(str::to_owned);
        let name = counting.try_with_untracked(name).flatten();
        // The grade is written into the record, so that has to belong to this tab.
        app.with_acquired(name, move |app| {
            counting.try_update(|counting| {
                let Some(counting) = counting else { return };
                app.game.session.update_untracked(|session| session.receive_for_counting(counting, answer));
            });
        });
    });
    Effect::new(move |_| {
        let query = counting.with(|counting| counting.as_ref().and_then(Counting::next_query));
        app.advice.idle.set(query.map(|query| IdleQuery { query, receive }));
    });
    on_cleanup(move || app.advice.idle.set(None));
}

/// The progress of the counting.
fn progress(texts: Texts, counting: RwSignal<Option<Counting>>) -> AnyView {
    let progress = move || counting.with(|counting| counting.as_ref().map_or((0, 1), Counting::progress));
    let label = move || {
        let (done, all) = progress();
        texts.text_with("statistics-progress", &[("done", done.into()), ("all", all.into())])
    };
    view! {
        <p class="lead" role="status">{texts.text("statistics-counting")}</p>
        <progress class="counting" max=move || progress().1 value=move || progress().0 aria-label=label></progress>
    }
    .into_any()
}

/// The figures and graphs, or what comes before the first game has ended.
fn show(texts: Texts, game: GameName, values: &Values, deals: Memo<(Tally, DealCounts)>) -> AnyView {
    let is_empty = [values.games, values.with_undo, values.assisted].iter().all(|tally| tally.played == 0);
    if is_empty {
        return empty(texts, game);
    }
    let paragraph = |text: String| view! { <p class="rates">{text}</p> };
    view! {
        <dl class="figures">{figures(texts, values)}</dl>
        {move || deals.with(|(games, deals)| texts.with(|lang| lang.winnable_rate(*games, deals)).map(paragraph))}
        {texts.with(|lang| lang.rates(game)).map(paragraph)}
        {shares(texts, "statistics-by-opponent", &values.by_opponent, Lang::level_name)}
        {move || deals.with(|(_, deals)| shares(texts, "statistics-by-grade", &deals.by_grade, Lang::grade_name))}
        {graphs::all(texts, values)}
        <Latest game/>
    }
    .into_any()
}

/// The ways to a first game, what is known about games of all players, and an example of what will be here.
fn empty(texts: Texts, game: GameName) -> AnyView {
    let example = example::statistics(game);
    view! {
        <p class="lead">{texts.text("statistics-empty")}</p>
        <p class="empty-links">
            <a class="command is-strong" href=Address::table(TableKind::alone(game)).to_string()>{texts.text("web-to-the-table")}</a>
            <a class="command" href=Address::Learn(game, None).to_string()>{texts.text("web-learn")}</a>
        </p>
        {texts.with(|lang| lang.rates(game)).map(|text| view! { <p class="rates">{text}</p> })}
        <section class="example" aria-labelledby="example">
            <h2 id="example">{texts.text("statistics-example")}</h2>
            <dl class="figures">{figures(texts, &example)}</dl>
            {graphs::all(texts, &example)}
        </section>
    }
    .into_any()
}

/// The games won against each opponent, or of each grade; nothing in a game without them.
fn shares<K: Copy>(
    texts: Texts,
    heading: &'static str,
    games: &BTreeMap<K, Tally>,
    name: fn(&Lang, K) -> String,
) -> Option<AnyView> {
    let row = |(key, games): (&K, &Tally)| {
        let (name, value) = texts.with(|lang| (name(lang, *key), lang.won_of(*games)));
        view! {
            <div class="share-row">
                <dt>{name}</dt>
                <dd>{value}</dd>
                <meter min="0" max=games.played value=games.won aria-hidden="true"></meter>
            </div>
        }
    };
    let rows = games.iter().map(row).collect_view();
    (!games.is_empty()).then(|| {
        view! {
            <section>
                <h2>{texts.text(heading)}</h2>
                <dl class="shares">{rows}</dl>
            </section>
        }
        .into_any()
    })
}

/// The games that began last, each with its review, and a link to all games.
#[component]
fn Latest(game: GameName) -> impl IntoView {
    let AppState { texts, game: state, storage, .. } = use_app();
    let rows = move || {
        storage.changes.track();
        let rows = state.session.with_untracked(|session| session.latest_games(game, LATEST));
        rows.into_iter().map(|row| view! { <SavedGame row/> }).collect_view()
    };
    view! {
        <section>
            <h2>{texts.text("graph-latest")}</h2>
            <ul class="saved-games">{rows}</ul>
            <p><a class="command" href=Address::Games.to_string()>{texts.text("archive-title")}</a></p>
        </section>
    }
}

/// The figures that the game has. Those of assisted games appear only if there are any.
fn figures(texts: Texts, values: &Values) -> AnyView {
    let is_shown = |figure: &Figure| match figure {
        Figure::BestScore => values.best_score.is_some(),
        Figure::BestTime => values.best_seconds.is_some(),
        Figure::WithUndo => values.with_undo.played > 0,
        Figure::Assisted => values.assisted.played > 0,
        _ => true,
    };
    let figure_box = |figure: Figure| {
        let (name, value) = texts.with(|lang| (lang.figure_name(figure), lang.figure(figure, values)));
        view! { <div class="figure-box"><dt>{name}</dt><dd>{value}</dd></div> }
    };
    Figure::ALL.into_iter().filter(is_shown).map(figure_box).collect_view().into_any()
}
