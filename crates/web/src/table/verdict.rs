//! The verdict in the status line: a sign and a few words.

use leptos::prelude::*;
use talon_app::preferences::VerdictShown;
use talon_table::{Command, Winnability};

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;
use crate::settings::Settings;

/// The verdict on a button that shows or hides it. A screen reader hears each new verdict as a sentence.
#[component]
pub(super) fn Verdict() -> impl IntoView {
    let app @ AppState { texts, settings, game, .. } = use_app();
    let winnability = Memo::new(move |_| game.with_advice(|advice| advice.winnability()));
    // The last verdict stays until there is a new one.
    let verdict = Memo::new(move |last: Option<&Option<Winnability>>| match winnability.get() {
        Some(Winnability::Looking) => last.copied().flatten(),
        Some(Winnability::Odds(count)) if !count.is_complete() => last.copied().flatten(),
        winnability => winnability,
    });
    let sentence = move || verdict.get().map(|verdict| texts.with(|lang| lang.winnability_sentence(verdict)));
    let words = move || match winnability.get() {
        Some(shown) => texts.with(|lang| lang.winnability(shown)),
        None => texts.text("command-verdict"),
    };
    let button = move || {
        view! {
            <button
                type="button"
                class="verdict"
                data-verdict=move || winnability.get().map(name_of)
                aria-pressed=move || settings.with(|settings| settings.preferences.verdict.knowledge().is_some()).to_string()
                on:click=move |_| settings.update(Settings::switch_verdict)
            >
                <svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d=move || sign(winnability.get())/></svg>
                {words}
            </button>
        }
    };
    let may_show = move || {
        settings.with(|settings| settings.preferences.verdict != VerdictShown::Never)
            && game.with_advice(|advice| advice.has_verdict())
    };
    // A deal that was lost from the start is no deal to stay at.
    let other_deal = move || {
        (winnability.get() == Some(Winnability::NeverWinnable)).then(|| {
            view! { <Button name="web-deal-winnable" run=move || app.run(Command::NewWinnableDeal)/> }
        })
    };
    view! {
        <Show when=may_show>{button}</Show>
        {other_deal}
        <span class="for-listeners" role="status">{sentence}</span>
    }
}

fn name_of(winnability: Winnability) -> &'static str {
    match winnability {
        Winnability::Winnable => "can",
        Winnability::Lost => "cannot",
        Winnability::NeverWinnable => "never",
        Winnability::Odds(count) if count.is_complete() => "odds",
        Winnability::Odds(_) => "counting",
        Winnability::Unknown => "not-found",
        Winnability::Looking => "looking",
    }
}

/// The sign: a tick, a cross, a barred circle, two waves, a question mark, three dots.
fn sign(winnability: Option<Winnability>) -> &'static str {
    match winnability {
        Some(Winnability::Winnable) => "M3.5 8.5 6.8 12 12.5 4.5",
        Some(Winnability::Lost) => "M4 4 12 12M12 4 4 12",
        Some(Winnability::NeverWinnable) => "M8 2.2a5.8 5.8 0 1 0 .01 0M4 12 12 4",
        Some(Winnability::Odds(_)) => "M2.5 6.5q2.75-3 5.5 0t5.5 0M2.5 11q2.75-3 5.5 0t5.5 0",
        Some(Winnability::Unknown) | None => "M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.7 8 9.2 8 10M8 12.8v.2",
        Some(Winnability::Looking) => "M3 8h.01M8 8h.01M13 8h.01",
    }
}
