//! What a player can do after a match: check its deals, look back at the last hand, play again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{Command, View};

use super::calls;
use super::state::MatchState;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// What a player can do after a match.
#[component]
pub(super) fn AfterMatch(state: MatchState) -> impl IntoView {
    let offer = Memo::new(move |_| {
        let of = |view: &View| (view.rematch, view.rematch_offer, view.seat);
        state.view.with(|view| view.as_ref().map(of))
    });
    // Once both want it, the next match is open.
    Effect::new(move |_| {
        if let Some((Some(next), ..)) = offer.get() {
            browser::go_to(&Address::Match(next.to_string(), None).to_string());
        }
    });
    let rematch = move || {
        let (_, offered, seat) = offer.get()?;
        let seat = seat?;
        if offered == Some(seat) {
            let waiting = state.app.texts.text("online-rematch-waits");
            return Some(view! { <span class="note-aside" role="status">{waiting}</span> }.into_any());
        }
        let name = if offered.is_some() { "online-rematch-accept" } else { "online-rematch" };
        Some(view! { <Button name is_strong=true run=move || state.act(Command::Rematch)/> }.into_any())
    };
    view! {
        <Verified state/>
        {rematch}
        <a class="command" href=Address::Review.to_string()>{state.app.texts.signal("review-title")}</a>
        <a class="command" href=Address::Start.to_string()>{state.app.texts.signal("command-games")}</a>
    }
}

/// The button that deals all hands anew from the seeds, and what came of it.
#[component]
fn Verified(state: MatchState) -> impl IntoView {
    let texts = state.app.texts;
    let is_asked = RwSignal::new(false);
    let check = move |()| {
        is_asked.set(true);
        spawn_local(async move {
            let record = calls::record(state.id).await;
            let lang = texts.get_untracked();
            let verified = record.map(|record| record.verify());
            let interface = state.app.interface;
            match verified {
                Ok(Ok(verified)) => {
                    let hands = ("hands", verified.hands.into());
                    let id = if verified.missing.is_empty() {
                        "online-verified"
                    } else {
                        "online-verified-in-part"
                    };
                    interface.inform(lang.text_with(id, &[hands]));
                }
                Ok(Err(error)) => {
                    let why = error.to_string();
                    interface.refuse(lang.text_with("online-not-verified", &[("why", why.into())]));
                }
                Err(_) => {
                    is_asked.try_set(false);
                    interface.refuse(lang.text("online-unreachable"));
                }
            }
        });
    };
    move || (!is_asked.get()).then(|| view! { <Button name="online-verify" run=check/> })
}
