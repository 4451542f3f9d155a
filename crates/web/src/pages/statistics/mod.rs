//! What came of all games: figures, and graphs of them.

mod chart;
mod graphs;

use leptos::prelude::*;
use talon_lang::Figure;
use talon_rules::GameName;
use talon_table::Statistics as Counted;

use super::frame::Frame;
use super::settings::Switch;
use super::transfer::Transfer;
use crate::address::Address;
use crate::desk::{Desk, use_desk};

/// The statistics of a game.
#[component]
pub fn Statistics(
    /// The game.
    game: GameName,
) -> impl IntoView {
    let desk = use_desk();
    let name = move || desk.lang.with(|lang| lang.game_name(game));
    let title = Signal::derive(move || desk.text_with("web-statistics-of", &[("game", name().into())]));
    let counted = StoredValue::new(desk.statistics(game));
    let hides_numbers = Memo::new(move |_| desk.settings.with(|settings| settings.hides_numbers));
    let shown = move || {
        if hides_numbers.get() {
            return view! { <p class="lead">{desk.text("statistics-hidden")}</p> }.into_any();
        }
        counted.with_value(|counted| show(desk, game, counted))
    };
    view! {
        <Frame title>
            <nav class="games-tabs" aria-label=move || desk.text("web-other-statistics")>
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

/// The figures and graphs, or what stands there before the first game has ended.
fn show(desk: Desk, game: GameName, counted: &Counted) -> AnyView {
    let is_empty = counted.games.played == 0 && counted.assisted.played == 0;
    if is_empty {
        let table = Address::Table { game, deal: None, moves: Vec::new() };
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
        {graphs::all(desk, counted)}
    }
    .into_any()
}

/// The figures that this game has, and those of assisted games only if there are any.
fn figures(desk: Desk, counted: &Counted) -> AnyView {
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
