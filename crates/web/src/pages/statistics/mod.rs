//! The statistics of a game: figures and graphs.

mod chart;
mod graphs;

use std::time::Duration;

use leptos::prelude::*;
use talon_lang::Figure;
use talon_query::Level;
use talon_rules::GameName;
use talon_table::{Counting, Statistics as Values, TableKind, Tally};

use super::frame::{Frame, GameLinks};
use super::games::SavedGame;
use super::transfer::Transfer;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::controls::Switch;
use crate::state::game::GameState;
use crate::state::storage::StorageState;
use crate::state::texts::Texts;

/// Number of games in the list of the latest games.
const LATEST: usize = 8;

/// How many milliseconds one step of the counting takes at most, so that the page still draws in time.
const STEP: f64 = 10.0;

/// The statistics of a game.
#[component]
pub fn Statistics(
    /// The game.
    game: GameName,
) -> impl IntoView {
    let texts = use_app().texts;
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
    // The previous figures stay until there are new ones.
    let values = Memo::new(move |last: Option<&Option<Values>>| {
        let complete = counting.with(|counting| {
            let counting = counting.as_ref().filter(|counting| counting.is_done());
            counting.map(Counting::statistics)
        });
        complete.or_else(|| last.cloned().flatten())
    });
    let hides_numbers = Memo::new(move |_| settings.with(|settings| settings.hides_numbers));
    move || {
        if hides_numbers.get() {
            return view! { <p class="lead">{texts.text("statistics-hidden")}</p> }.into_any();
        }
        values.with(|values| match values {
            Some(values) => show(texts, game, values),
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

/// The figures and graphs, or a link to the table before the first game has ended.
fn show(texts: Texts, game: GameName, values: &Values) -> AnyView {
    let is_empty = [values.games, values.with_undo, values.assisted].iter().all(|tally| tally.played == 0);
    if is_empty {
        let table = Address::table(TableKind::alone(game));
        return view! {
            <div class="empty">
                <p class="lead">{texts.text("statistics-empty")}</p>
                <p>
                    <a class="command is-strong" href=table.to_string()>
                        {texts.text("web-to-the-table")}
                    </a>
                </p>
            </div>
        }
        .into_any();
    }
    view! {
        <dl class="figures">{figures(texts, values)}</dl>
        {texts.with(|lang| lang.rates(game)).map(|rates| view! { <p class="rates">{rates}</p> })}
        {by_opponent(texts, values)}
        {graphs::all(texts, values)}
        <Latest game/>
    }
    .into_any()
}

/// The games won against each opponent, in a game that has opponents.
fn by_opponent(texts: Texts, values: &Values) -> Option<AnyView> {
    let row = |(level, games): (&Level, &Tally)| {
        let (name, value) = texts.with(|lang| (lang.level_name(*level), lang.won_of(*games)));
        view! {
            <div class="opponent-row">
                <dt>{name}</dt>
                <dd>{value}</dd>
                <meter min="0" max=games.played value=games.won aria-hidden="true"></meter>
            </div>
        }
    };
    let rows = values.by_opponent.iter().map(row).collect_view();
    (!values.by_opponent.is_empty()).then(|| {
        view! {
            <section>
                <h2>{texts.text("statistics-by-opponent")}</h2>
                <dl class="opponents">{rows}</dl>
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
