//! What came of all games: figures, and graphs of them.

mod chart;
mod graphs;

use std::time::Duration;

use leptos::prelude::*;
use talon_lang::Figure;
use talon_rules::GameName;
use talon_table::{Counting, Statistics as OddsCount, TableKind};

use super::frame::Frame;
use super::settings::Switch;
use super::transfer::Transfer;
use crate::address::Address;
use crate::desk::{Desk, use_desk};

/// For so many milliseconds records are looked at without a pause: the page still draws a picture in time.
const MOMENT: f64 = 10.0;

/// The statistics of a game.
#[component]
pub fn Statistics(
    /// The game.
    game: GameName,
) -> impl IntoView {
    let desk = use_desk();
    let name = move || desk.lang.with(|lang| lang.game_name(game));
    let title = Signal::derive(move || desk.text_with("table-statistics-of", &[("game", name().into())]));
    let counting = counted_in_steps(desk, game);
    // Figures that were there stay until there are new ones.
    let counted = Memo::new(move |last: Option<&Option<OddsCount>>| {
        let done = counting.with(|counting| {
            let done = counting.as_ref().filter(|counting| counting.is_done());
            done.map(Counting::statistics)
        });
        done.or_else(|| last.cloned().flatten())
    });
    let hides_numbers = Memo::new(move |_| desk.settings.with(|settings| settings.hides_numbers));
    let shown = move || {
        if hides_numbers.get() {
            return view! { <p class="lead">{desk.text("statistics-hidden")}</p> }.into_any();
        }
        counted.with(|counted| match counted {
            Some(counted) => show(desk, game, counted),
            None => progress(desk, counting),
        })
    };
    view! {
        <Frame title>
            <nav class="games-tabs" aria-label=desk.says("web-other-statistics")>
                {GameName::ALL.map(|other| view! {
                    <a
                        class="command"
                        href=Address::Statistics(other).to_string()
                        aria-current=(other == game).then_some("page")
                    >
                        {move || desk.lang.with(|lang| lang.game_name(other))}
                    </a>
                })}
            </nav>
            {shown}
            <div class="settings is-inline">
                <Switch name="setting-hide-numbers" field=|settings| &mut settings.hides_numbers/>
                <Transfer/>
            </div>
        </Frame>
    }
}

/// The statistics of a game as they are counted, and anew whenever records have changed. Between two steps the page
/// has time for everything else.
fn counted_in_steps(desk: Desk, game: GameName) -> RwSignal<Option<Counting>> {
    let counting = RwSignal::new(None);
    let run = StoredValue::new(0);
    Effect::new(move |_| {
        desk.records_changed.track();
        run.update_value(|run| *run += 1);
        counting.set(desk.session.try_update_untracked(|session| session.begin_counting(game)));
        step(desk, counting, run, run.get_value());
    });
    counting
}

/// Looks at records for a moment, and at the next ones later. A run ends with the page, and when a new one begins.
fn step(desk: Desk, counting: RwSignal<Option<Counting>>, run: StoredValue<u32>, mine: u32) {
    if run.try_get_value() != Some(mine) {
        return;
    }
    let end = js_sys::Date::now() + MOMENT;
    counting.update(|counting| {
        let Some(counting) = counting else { return };
        desk.session.update_untracked(|session| {
            while !counting.is_done() && js_sys::Date::now() < end {
                session.count_one(counting);
            }
        });
    });
    if counting.with_untracked(|counting| counting.as_ref().is_some_and(|counting| !counting.is_done())) {
        set_timeout(move || step(desk, counting, run, mine), Duration::ZERO);
    }
}

/// How far the counting is.
fn progress(desk: Desk, counting: RwSignal<Option<Counting>>) -> AnyView {
    let progress = move || counting.with(|counting| counting.as_ref().map_or((0, 1), Counting::progress));
    let label = move || {
        let (done, all) = progress();
        desk.text_with("statistics-progress", &[("done", done.into()), ("all", all.into())])
    };
    view! {
        <p class="lead" role="status">{desk.text("statistics-counting")}</p>
        <progress class="counting" max=move || progress().1 value=move || progress().0 aria-label=label></progress>
    }
    .into_any()
}

/// The figures and graphs, or what stands there before the first game has ended.
fn show(desk: Desk, game: GameName, counted: &OddsCount) -> AnyView {
    let is_empty = counted.games.played == 0 && counted.assisted.played == 0;
    if is_empty {
        let table = Address::table(TableKind::alone(game));
        return view! {
            <div class="empty">
                <p class="lead">{desk.text("statistics-empty")}</p>
                <p>
                    <a class="command is-strong" href=table.to_string()>
                        {desk.text("web-to-the-table")}
                    </a>
                </p>
            </div>
        }
        .into_any();
    }
    view! {
        <dl class="figures">{figures(desk, counted)}</dl>
        {desk.lang.with(|lang| lang.rates(game)).map(|rates| view! { <p class="rates">{rates}</p> })}
        {graphs::all(desk, counted)}
    }
    .into_any()
}

/// The figures that this game has, and those of assisted games only if there are any.
fn figures(desk: Desk, counted: &OddsCount) -> AnyView {
    let is_shown = |figure: &Figure| match figure {
        Figure::BestScore => counted.best_score.is_some(),
        Figure::BestTime => counted.best_seconds.is_some(),
        Figure::Assisted => counted.assisted.played > 0,
        _ => true,
    };
    let told = |figure: Figure| {
        let (name, value) = desk.lang.with(|lang| (lang.figure_name(figure), lang.figure(figure, counted)));
        view! { <div class="figure-box"><dt>{name}</dt><dd>{value}</dd></div> }
    };
    Figure::ALL.into_iter().filter(is_shown).map(told).collect_view().into_any()
}
