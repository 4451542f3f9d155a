//! The page of a match until the friend sits down: the link, as a text and as a QR code on a tile.

use leptos::prelude::*;
use talon_rules::curse::Seat;
use talon_table::TableKind;

use super::game_for_two;
use super::kept;
use super::link::{SharedLink, qr_code};
use super::state::MatchState;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::browser;
use crate::pages::frame::Frame;

/// The player waits for the friend.
#[component]
pub(super) fn Waiting(state: MatchState) -> impl IntoView {
    let texts = state.app.texts;
    let invite = kept::invite(state.id);
    let link = invite
        .map(|invite| browser::with_hash(&Address::Match(state.id.to_string(), Some(invite)).to_string()));
    let connection = move || texts.with(|lang| state.table.with(|table| table.trouble(lang)));
    let own = move || texts.with(|lang| state.name(lang, state.seat().unwrap_or(Seat::South)));
    let content = match link {
        Some(link) => view! {
            <SharedLink link=link.clone() label="online-link" invitation="online-share-text"/>
            <p class="note-aside is-wrapped">{texts.signal("online-link-once")}</p>
        }
        .into_any(),
        None => view! { <p>{texts.signal("online-link-elsewhere")}</p> }.into_any(),
    };
    view! {
        <Frame title=texts.signal("online-waiting-title")>
            <div class="friend-page">
                <LinkTile state/>
                <div class="friend-text">
                    <p class="friend-lead">{move || texts.text_with("online-you-are", &[("name", own().into())])}</p>
                    {content}
                    <p class="waiting-said" role="status">
                        <span class="waiting-dots" aria-hidden="true"><i></i><i></i><i></i></span>
                        <span>{texts.signal("online-waiting")}</span>
                    </p>
                    <div class="link-buttons"><Meanwhile/></div>
                    <p role="status">{connection}</p>
                </div>
            </div>
        </Frame>
    }
}

/// A link to a table against the computer, for a player who waits.
#[component]
pub(super) fn Meanwhile() -> impl IntoView {
    let texts = use_app().texts;
    let table = Address::table(TableKind::alone(game_for_two()?)).to_string();
    Some(view! { <a class="command" href=table>{texts.signal("online-meanwhile")}</a> })
}

/// A tile with the QR code of the link on its upper half, and both seats on the lower one.
#[component]
fn LinkTile(state: MatchState) -> impl IntoView {
    let texts = state.app.texts;
    let invite = kept::invite(state.id)?;
    let link = browser::with_hash(&Address::Match(state.id.to_string(), Some(invite)).to_string());
    let code = qr_code(&link)?;
    let host = move || texts.with(|lang| state.name(lang, Seat::South));
    let initials = move || {
        let host = host();
        host.split_whitespace().filter_map(|word| word.chars().next()).collect::<String>()
    };
    Some(view! {
        <div class="link-tile">
            <div class="link-code" role="img" aria-label=texts.signal("online-qr") inner_html=code></div>
            <ul class="link-seats">
                <li><b class="seat-token" aria-hidden="true">{initials}</b><span>{host}</span></li>
                <li class="is-open"><b class="seat-token" aria-hidden="true">"?"</b><span>{texts.signal("online-open-seat")}</span></li>
            </ul>
        </div>
    })
}
