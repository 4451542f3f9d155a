//! `#/match/ID/INVITE`: who invites, and the button that sits down. Opening the link seats nobody, because messengers
//! fetch links for previews.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{MatchId, MatchPlayers};
use talon_lang::Lang;
use talon_rules::curse::Seat;

use super::calls::{self, CallError};
use super::game_for_two;
use super::key::Key;
use super::problem::Problem;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::faces::{Detail, tile_back, tile_face};
use crate::pages::frame::Frame;

/// The invitation to a match.
#[component]
pub(crate) fn Invitation(id: MatchId, invite: String) -> impl IntoView {
    let texts = use_app().texts;
    let players = RwSignal::new(None::<Result<MatchPlayers, CallError>>);
    spawn_local(async move {
        // A player who is at the match already comes back to it, and one without a key was never at any.
        let own = if Key::is_there() { calls::open_matches().await.unwrap_or_default() } else { Vec::new() };
        if own.iter().any(|open| open.id == id) {
            return come_in(id);
        }
        players.try_set(Some(calls::players(id).await));
    });
    let title = move || match players.get() {
        Some(Ok(players)) => texts.with(|lang| {
            let host = players.south.map(|host| lang.person_name(&host)).unwrap_or_default();
            lang.text_with("online-invites", &[("name", host.into())])
        }),
        _ => texts.text("web-friend"),
    };
    view! {
        <Frame title=Signal::derive(title)>
            {move || match players.get() {
                None => view! { <p role="status">{texts.signal("online-link-connecting")}</p> }.into_any(),
                Some(Err(error)) => view! { <Problem error/> }.into_any(),
                Some(Ok(players)) => view! { <Seats id invite=invite.clone() players/> }.into_any(),
            }}
        </Frame>
    }
}

/// Goes to the match, so that the way back does not lead through the invitation.
fn come_in(id: MatchId) {
    browser::replace_with(&Address::Match(id.to_string(), None).to_string());
}

/// The two seats, what was agreed on, and the button.
#[component]
fn Seats(id: MatchId, invite: String, players: MatchPlayers) -> impl IntoView {
    let texts = use_app().texts;
    let problem = RwSignal::new(None::<CallError>);
    let is_full = players.south.is_some() && players.north.is_some();
    let sit = move |()| {
        let invite = invite.clone();
        spawn_local(async move {
            match calls::sit(id, Some(invite)).await {
                Ok(_) => come_in(id),
                Err(error) => {
                    problem.try_set(Some(error));
                }
            }
        });
    };
    let agreed = move || texts.with(|lang| agreement(lang, &players));
    let watch = Address::Watch(id.to_string()).to_string();
    view! {
        <div class="invitation">
            <div class="friend-tiles" aria-hidden="true">
                <div class="friend-tile" inner_html=tile_face("5-6".parse().expect("a tile's text"), Detail::Full)></div>
                <div class="friend-tile" inner_html=tile_back()></div>
            </div>
            <p class="friend-lead">{texts.signal("curse-blurb")}" "{agreed}</p>
            {move || problem.get().map(|error| view! { <Problem error/> })}
            <div class="link-buttons">
                {if is_full {
                    view! {
                        <p>{texts.signal("online-seats-taken")}</p>
                        <a class="command is-strong" href=watch.clone()>{texts.signal("online-watch")}</a>
                    }
                    .into_any()
                } else {
                    view! { <Button name="online-sit-down" is_strong=true run=sit/> }.into_any()
                }}
                {game_for_two().map(|game| view! {
                    <a class="command" href=Address::Rules(game, None).to_string()>
                        {texts.signal("rules-heading-rules")}
                    </a>
                })}
            </div>
        </div>
    }
}

/// The agreement of the players: `To 11 points, without a clock.`
fn agreement(lang: &Lang, players: &MatchPlayers) -> String {
    let target = ("target", players.settings.target.into());
    let course = match players.settings.clock {
        None => lang.text_with("online-agreed-no-clock", &[target]),
        Some(clock) => {
            lang.text_with("online-agreed-clock", &[target, ("minutes", (clock.bank_ms / 60_000).into())])
        }
    };
    let leader = players.settings.leader.map(|leader| {
        // The friend who opens the link sits north.
        let who = if leader == Seat::North { "you" } else { "other" };
        let name = players.south.as_ref().map(|host| lang.person_name(host)).unwrap_or_default();
        lang.text_with("online-agreed-leader", &[("who", who.into()), ("name", name.into())])
    });
    [Some(course), leader].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
