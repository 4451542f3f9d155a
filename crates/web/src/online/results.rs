//! The statistics of matches against people.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::Tally;

use super::{game_for_two, kept};
use crate::actions::app_state::use_app;
use crate::languages;

/// The matches against people that this browser has seen end; nothing before the first, and for other games.
#[component]
pub(crate) fn MatchResults(
    /// The game of the statistics.
    game: GameName,
) -> impl IntoView {
    let texts = use_app().texts;
    let results = kept::results();
    if results.is_empty() || game_for_two() != Some(game) {
        return None;
    }
    let won = results.iter().filter(|result| result.is_won).count();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let tally = Tally { played: count(results.len()), won: count(won), drawn: 0 };
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    let section = move || {
        view! {
            <section>
                <h2>{texts.signal("online-statistics")}</h2>
                <dl class="shares">
                    <div class="share-row">
                        <dt>{texts.signal("online-statistics-matches")}</dt>
                        <dd>{move || texts.with(|lang| lang.won_of(tally))}</dd>
                        <meter min="0" max=tally.played value=tally.won aria-hidden="true"></meter>
                    </div>
                </dl>
            </section>
        }
    };
    Some(move || (sentences.get() == Some(true)).then(section))
}
