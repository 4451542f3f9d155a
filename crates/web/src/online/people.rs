//! `#/people`: looks for an opponent. The search goes on while the player does something else.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{OpenSeek, Pace};

use super::calls::{self, CallError};
use super::friend::Tiles;
use super::kept;
use super::problem::Problem;
use super::state::MatchState;
use super::waiting::Meanwhile;
use crate::actions::app_state::{AppState, use_app};
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::languages;
use crate::pages::frame::{FetchFailed, Frame};
use crate::state::later::Sound;

/// The time between two readings of the list of those who look for an opponent.
const REFRESH: Duration = Duration::from_secs(5);

/// The clocks of a rated match, with the ids of their names.
const PACES: [(Pace, &str); 2] = [(Pace::Normal, "online-clock-normal"), (Pace::Calm, "online-clock-calm")];

/// The page, once its sentences are fetched.
#[component]
pub(crate) fn People() -> impl IntoView {
    let texts = use_app().texts;
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    let is_there = Memo::new(move |_| sentences.get());
    move || {
        Some(match is_there.get()? {
            true => view! { <Search/> }.into_any(),
            false => view! { <FetchFailed/> }.into_any(),
        })
    }
}

#[component]
fn Search() -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    let pace = RwSignal::new(Pace::Normal);
    let problem = RwSignal::new(None::<CallError>);
    let choice = move |(value, name): (Pace, &'static str)| {
        view! {
            <label class="choice">
                <input type="radio" name="pace" prop:checked=value == Pace::Normal on:change=move |_| pace.set(value)/>
                <span>{texts.signal(name)}</span>
            </label>
        }
    };
    let content = move || {
        if interface.is_seeking.get() {
            view! {
                <p class="waiting-said" role="status">
                    <span class="waiting-dots" aria-hidden="true"><i></i><i></i><i></i></span>
                    <span>{texts.signal("online-seeking")}</span>
                </p>
                <p>{texts.signal("online-seeking-text")}</p>
                <div class="link-buttons">
                    <Meanwhile/>
                    <Button name="online-seek-stop" run=move || stop(app)/>
                </div>
            }
            .into_any()
        } else {
            view! {
                <form class="settings friend-form" on:submit=|event| event.prevent_default()>
                    <fieldset>
                        <legend>{texts.signal("online-clock")}</legend>
                        <div class="choices">{PACES.map(choice)}</div>
                    </fieldset>
                    <Button name="online-seek" is_strong=true run=move || seek(app, pace.get_untracked(), problem)/>
                </form>
            }
            .into_any()
        }
    };
    view! {
        <Frame title=texts.signal("online-people")>
            <div class="friend-page">
                <Tiles/>
                <div class="friend-text">
                    <p class="friend-lead">{texts.signal("online-people-text")}</p>
                    {content}
                    {move || problem.get().map(|error| view! { <Problem error/> })}
                    <OpenSeeks/>
                    <div class="link-buttons people-links">
                        <a class="command" href=Address::Friend.to_string()>{texts.signal("web-friend")}</a>
                        <a class="command" href=Address::Me(None).to_string()>{texts.signal("online-me")}</a>
                    </div>
                </div>
            </div>
        </Frame>
    }
}

/// Those who look for an opponent now.
#[component]
fn OpenSeeks() -> impl IntoView {
    let texts = use_app().texts;
    let seeks = RwSignal::new(Vec::<OpenSeek>::new());
    let read = move || {
        spawn_local(async move {
            if let Ok(current) = calls::open_seeks().await {
                seeks.try_set(current);
            }
        });
    };
    read();
    let reading = set_interval_with_handle(read, REFRESH);
    on_cleanup(move || {
        if let Ok(reading) = reading {
            reading.clear();
        }
    });
    let row = move |seek: OpenSeek| {
        let pace = PACES.into_iter().find(|(pace, _)| *pace == seek.pace).map(|(_, name)| texts.signal(name));
        view! { <li><b>{seek.name}</b> <span>{seek.rating}</span> <span class="note-aside">{pace}</span></li> }
    };
    move || {
        let seeks = seeks.get();
        (!seeks.is_empty()).then(|| {
            view! {
                <section class="open-seeks">
                    <h2>{texts.signal("online-open-seeks")}</h2>
                    <ul>{seeks.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// Looks for an opponent until there is one or the player stops; then goes to the match. A player who plays something
/// else keeps their table: a bar above it asks whether they want to play now.
fn seek(app: AppState, pace: Pace, problem: RwSignal<Option<CallError>>) {
    if app.interface.is_seeking.get_untracked() {
        return;
    }
    app.interface.is_seeking.set(true);
    problem.set(None);
    spawn_local(async move {
        let seek = loop {
            let seek = calls::seek(pace, kept::blocked()).await;
            if !app.interface.is_seeking.get_untracked() {
                return;
            }
            match seek {
                Ok(seek) if seek.game.is_none() => {}
                seek => break seek,
            }
        };
        app.interface.is_seeking.set(false);
        match seek {
            Ok(seek) => {
                app.sound(Sound::Win);
                let Some(id) = seek.game else { return };
                if Address::read(&browser::hash()) == Address::People {
                    browser::go_to(&Address::Match(id.to_string(), None).to_string());
                } else {
                    MatchState::offer(app, id);
                }
            }
            Err(error) => {
                problem.try_set(Some(error));
            }
        }
    });
}

/// Stops looking.
fn stop(app: AppState) {
    app.interface.is_seeking.set(false);
    // A search that nobody asks about ends by itself.
    spawn_local(async move { drop(calls::stop_seeking().await) });
}
