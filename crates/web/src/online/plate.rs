//! The parts that a match adds to the score plate: clocks and absences.

use leptos::prelude::*;
use talon_rules::AnySeat;

use super::state::MatchState;

/// Below this time a clock is urgent, in seconds.
const URGENT: u64 = 30;

/// A player on the score plate: the name, the clock, and how long an absent one can stay away.
#[component]
pub(super) fn PlatePlayer(
    /// The seat.
    seat: AnySeat,
    /// True if there is only room for a name.
    is_short: bool,
) -> impl IntoView {
    let state: MatchState = use_context().expect("a match on the table provides its state");
    let texts = state.app.texts;
    let seat = state.seat_of(seat)?;
    let name = move || {
        texts.with(|lang| match (is_short, state.seat() == Some(seat)) {
            (true, true) => lang.text("seat-player"),
            (true, false) => state.name(lang, seat),
            (false, _) => state.seat_and_name(lang, seat),
        })
    };
    let left = Memo::new(move |_| {
        let seconds = state.table.with(|table| table.seconds_left(seat, state.now.get()))?;
        Some((seconds, seconds < URGENT))
    });
    let clock = move || {
        let (seconds, is_urgent) = left.get()?;
        let spoken = move || {
            let time = texts.with(|lang| lang.duration(seconds));
            texts.text_with("online-time-left", &[("time", time.into())])
        };
        Some(view! {
            <span class="player-clock" class:is-urgent=is_urgent role="timer" aria-label=spoken>
                {format!("{}:{:02}", seconds / 60, seconds % 60)}
            </span>
        })
    };
    let away = move || {
        let left = state.table.with(|table| table.absence_left(seat, state.now.get()))?;
        Some(view! {
            <span class="player-away">{texts.text_with("online-away", &[("seconds", left.into())])}</span>
        })
    };
    Some(view! { {name}<span class="player-state">{clock}{away}</span> })
}
