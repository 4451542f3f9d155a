//! The things that a player can do after a match: check its deals, look back at the last hand, play again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{Command, MatchId, View};

use super::calls;
use super::state::MatchState;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// The things that a player can do after a match.
#[component]
pub(super) fn AfterMatch(state: MatchState) -> impl IntoView {
    let offer = Memo::new(move |_| {
        let of = |view: &View| (view.rematch, view.rematch_offer, view.seat);
        state.table.with(|table| table.view().map(of))
    });
    let address = move |next: MatchId| {
        if state.watches { Address::Watch(next.to_string()) } else { Address::Match(next.to_string(), None) }
    };
    // Once both want it, the next match opens before their eyes. One that was there before does not take the player away.
    let next = Memo::new(move |_| offer.get().and_then(|(next, ..)| next));
    Effect::new(move |before: Option<Option<MatchId>>| {
        let next = next.get();
        if let (Some(None), Some(next)) = (before, next) {
            browser::go_to(&address(next).to_string());
        }
        next
    });
    let rematch = move || {
        let (next, offered, seat) = offer.get()?;
        if let Some(next) = next {
            let link = address(next).to_string();
            let name = state.app.texts.signal("online-to-rematch");
            return Some(view! { <a class="command is-strong" href=link>{name}</a> }.into_any());
        }
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
        <Button name="review-title" run=move || state.review()/>
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
