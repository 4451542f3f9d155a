//! The line below the table that says how the game stands.

use leptos::prelude::*;

use super::verdict::Verdict;
use crate::address::Address;
use crate::desk::use_desk;
use crate::settings::Settings;

/// How the game stands, and what was said last.
#[component]
pub(super) fn StatusLine() -> impl IntoView {
    let desk = use_desk();
    let is_on = move |wanted: fn(&Settings) -> bool| desk.settings.with(wanted);
    let score = move || {
        let score = desk.session.with(|session| session.game().score());
        score
            .filter(|_| is_on(|settings| settings.shows_score && !settings.hides_numbers))
            .map(|points| desk.text_with("table-points", &[("points", points.into())]))
    };
    let moves = move || {
        let count = desk.session.with(|session| session.sitting().moves_made());
        is_on(|settings| settings.shows_moves && !settings.hides_numbers)
            .then(|| desk.text_with("table-moves", &[("count", count.into())]))
    };
    let time = move || {
        is_on(|settings| settings.shows_time && !settings.hides_numbers)
            .then(|| desk.lang.with(|lang| lang.duration(desk.seconds.get())))
    };
    let said = move || desk.said.with(|said| (!said.is_refusal).then(|| said.text.clone()));
    let refused = move || desk.said.with(|said| said.is_refusal.then(|| said.text.clone()));
    // The rule that was broken can be looked up.
    let rule = move || {
        let rule = desk.said.with(|said| said.rule)?;
        let address = Address::Rules(desk.game(), Some(rule)).to_string();
        let name = desk.text_with("web-rule", &[("rule", rule.into())]);
        Some(view! { " " <a class="rule-link" href=address>{name}</a> })
    };
    view! {
        <footer class="status-line">
            <span class="figure">{score}</span>
            <span class="figure">{moves}</span>
            <span class="figure">{time}</span>
            <Verdict/>
            <span class="said" role="status" aria-live="polite">{said}</span>
            <span class="said refusal" role="alert">{refused}{rule}</span>
        </footer>
    }
}
