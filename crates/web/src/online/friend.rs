//! `#/friend`: makes a match and its link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::api::OpenMatch;
use talon_hall::{ClockSettings, MatchPlayers, Settings};
use talon_rules::curse::Seat;

use super::calls::{self, CallError};
use super::kept;
use super::key::Key;
use super::problem::Problem;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::faces::{Detail, tile_face};
use crate::languages;
use crate::pages::frame::{FetchFailed, Frame};

/// The clocks that friends can choose, with the ids of their names.
const CLOCKS: [(Option<ClockSettings>, &str); 3] = [
    (None, "online-clock-none"),
    (Some(ClockSettings::NORMAL), "online-clock-normal"),
    (Some(ClockSettings::CALM), "online-clock-calm"),
];

/// The seats that can lead the first hand, with the ids of the names. The player who makes the link sits south.
const LEADERS: [(Option<Seat>, &str); 3] = [
    (None, "online-leader-coin"),
    (Some(Seat::South), "online-leader-you"),
    (Some(Seat::North), "online-leader-friend"),
];

/// The page, once its sentences are fetched.
#[component]
pub(crate) fn Friend() -> impl IntoView {
    let texts = use_app().texts;
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    move || {
        Some(match sentences.get()? {
            true => view! { <FriendPage/> }.into_any(),
            false => view! { <FetchFailed/> }.into_any(),
        })
    }
}

#[component]
fn FriendPage() -> impl IntoView {
    let AppState { texts, .. } = use_app();
    let settings = RwSignal::new(Settings::FRIENDS);
    let is_busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<CallError>);
    let make = move |()| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            match calls::open(settings.get_untracked()).await {
                Ok(opened) => {
                    if let Some(invite) = opened.invite {
                        kept::keep_invite(opened.id, &invite);
                    }
                    browser::go_to(&Address::Match(opened.id.to_string(), None).to_string());
                }
                Err(error) => {
                    is_busy.try_set(false);
                    problem.try_set(Some(error));
                }
            }
        });
    };
    view! {
        <Frame title=texts.signal("web-friend")>
            <div class="friend-page">
                <Tiles/>
                <div class="friend-text">
                    <p class="friend-lead">{texts.signal("online-lead")}</p>
                    <ol class="friend-steps">
                        <li>{texts.signal("online-step-link")}</li>
                        <li>{texts.signal("online-step-send")}</li>
                        <li>{texts.signal("online-step-play")}</li>
                    </ol>
                    <form class="settings friend-form" on:submit=|event| event.prevent_default()>
                        <Choice legend="online-clock" choices=CLOCKS settings field=|settings| &mut settings.clock/>
                        <Choice legend="online-leader" choices=LEADERS settings field=|settings| &mut settings.leader/>
                        <Button name="online-make-link" is_strong=true run=make/>
                    </form>
                    {move || problem.get().map(|error| view! { <Problem error/> })}
                    <OpenMatches/>
                    <div class="link-buttons people-links">
                        <a class="command" href=Address::People.to_string()>{texts.signal("online-people")}</a>
                        <a class="command" href=Address::Me(None).to_string()>{texts.signal("online-me")}</a>
                    </div>
                </div>
            </div>
        </Frame>
    }
}

/// One of the things that the players agree on.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The id of its name.
    legend: &'static str,
    /// The values, with the ids of their names.
    choices: [(T, &'static str); 3],
    /// The settings that the players agree on.
    settings: RwSignal<Settings>,
    /// The field of the value.
    field: fn(&mut Settings) -> &mut T,
) -> impl IntoView {
    let texts = use_app().texts;
    let choice = move |(value, name): (T, &'static str)| {
        let is_chosen = move || *field(&mut settings.get()) == value;
        let choose = move |_| settings.update(|settings| *field(settings) = value);
        view! {
            <label class="choice">
                <input type="radio" name=legend prop:checked=is_chosen on:change=choose/>
                <span>{texts.signal(name)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{texts.signal(legend)}</legend>
            <div class="choices">{choices.map(choice)}</div>
        </fieldset>
    }
}

/// Two tiles that lean towards each other.
#[component]
pub(super) fn Tiles() -> impl IntoView {
    let tile = |text: &str| tile_face(text.parse().expect("a tile's text"), Detail::Full);
    view! {
        <div class="friend-tiles" aria-hidden="true">
            <div class="friend-tile" inner_html=tile("3-5")></div>
            <div class="friend-tile" inner_html=tile("5-6")></div>
        </div>
    }
}

/// The player's matches on a page that needs no other sentences about matches; nothing for one who has never played any.
#[component]
pub(crate) fn OpenMatchesElsewhere() -> impl IntoView {
    let texts = use_app().texts;
    Key::is_there().then(|| {
        let sentences = languages::fetch_topic(texts, "online", "online-copy");
        move || (sentences.get() == Some(true)).then(|| view! { <OpenMatches/> })
    })
}

/// Links to the player's matches that are not over.
#[component]
pub(crate) fn OpenMatches() -> impl IntoView {
    let texts = use_app().texts;
    let matches = RwSignal::new(Vec::<(OpenMatch, MatchPlayers)>::new());
    if Key::is_there() {
        spawn_local(async move {
            let mut open_matches = calls::open_matches().await.unwrap_or_default();
            open_matches.sort_by_key(|open| !open.to_move);
            for open in open_matches {
                if let Ok(players) = calls::players(open.id).await {
                    matches.try_update(|matches| matches.push((open, players)));
                }
            }
        });
    }
    let link = move |(open, players): (OpenMatch, MatchPlayers)| {
        let other = if open.seat == Some(Seat::North) { players.south } else { players.north };
        let name = move || {
            texts.with(|lang| match &other {
                Some(other) => {
                    let id = if open.to_move { "online-your-turn-against" } else { "online-open-match" };
                    lang.text_with(id, &[("name", lang.person_name(other).into())])
                }
                None => lang.text("online-waiting"),
            })
        };
        let address = Address::Match(open.id.to_string(), None).to_string();
        view! { <li><a class="command" class:is-strong=open.to_move href=address>{name}</a></li> }
    };
    move || {
        let matches = matches.get();
        (!matches.is_empty()).then(|| {
            view! {
                <section class="open-matches">
                    <h2>{texts.signal("online-open-matches")}</h2>
                    <ul>{matches.into_iter().map(link).collect_view()}</ul>
                </section>
            }
        })
    }
}
