//! `#/me`: the player of this browser, and what they can do with their data; `#/me/KEY`: becoming a player of another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::api::Me;

use super::calls::{self, CallError};
use super::key::Key;
use super::link::{SharedLink, qr_code};
use super::problem::Problem;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;
use crate::languages;
use crate::pages::frame::{FetchFailed, Frame};

/// The page, once its sentences are fetched.
#[component]
pub(crate) fn MePage(
    /// The key in the address.
    key: Option<String>,
) -> impl IntoView {
    let texts = use_app().texts;
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    let is_there = Memo::new(move |_| sentences.get());
    move || {
        Some(match (is_there.get()?, key.clone()) {
            (false, _) => view! { <FetchFailed/> }.into_any(),
            (true, Some(key)) => view! { <Moving key/> }.into_any(),
            (true, None) => view! { <Own/> }.into_any(),
        })
    }
}

/// A player who comes from another device. Nothing changes before they say so.
#[component]
fn Moving(key: String) -> impl IntoView {
    let texts = use_app().texts;
    let Some(key) = Key::read(&key) else {
        let error = CallError::Refused("wrong-key".to_owned());
        return view! { <Frame title=texts.signal("online-me")><Problem error/></Frame> }.into_any();
    };
    let problem = RwSignal::new(None::<CallError>);
    let take = move |()| {
        spawn_local(async move {
            match calls::check_key(key).await {
                Ok(()) => {
                    key.keep();
                    browser::replace_with(&Address::Me(None).to_string());
                }
                Err(error) => drop(problem.try_set(Some(error))),
            }
        });
    };
    view! {
        <Frame title=texts.signal("online-move-title")>
            <p class="friend-lead">{texts.signal("online-move-text")}</p>
            <Button name="online-move" is_strong=true run=take/>
            {move || problem.get().map(|error| view! { <Problem error/> })}
        </Frame>
    }
    .into_any()
}

/// The player of this browser.
#[component]
fn Own() -> impl IntoView {
    let texts = use_app().texts;
    let me = RwSignal::new(None::<Result<Me, CallError>>);
    spawn_local(async move {
        me.try_set(Some(calls::introduce().await));
    });
    view! {
        <Frame title=texts.signal("online-me")>
            {move || match me.get() {
                None => view! { <p role="status">{texts.signal("online-link-connecting")}</p> }.into_any(),
                Some(Err(error)) => view! { <Problem error/> }.into_any(),
                Some(Ok(me)) => view! { <Known me/> }.into_any(),
            }}
        </Frame>
    }
}

/// A player whom the server knows.
#[component]
fn Known(me: Me) -> impl IntoView {
    let texts = use_app().texts;
    let Me { name, rating } = me;
    let rating = rating.map(|rating| format!("{:.0}", rating.rating));
    let lead = move || {
        let name = ("name", name.clone().into());
        match &rating {
            Some(rating) => texts.text_with("online-me-rated", &[name, ("rating", rating.as_str().into())]),
            None => texts.text_with("online-you-are", &[name]),
        }
    };
    view! {
        <div class="me-page">
            <p class="friend-lead">{lead}</p>
            <KeepMe/>
            <OwnData/>
        </div>
    }
}

/// The link that carries the player to another device. It is a secret, so it is shown only when the player wants it.
#[component]
fn KeepMe() -> impl IntoView {
    let texts = use_app().texts;
    let shown = RwSignal::new(None::<Key>);
    let said = RwSignal::new("");
    let change = move |()| {
        spawn_local(async move {
            let changed = calls::change_key().await;
            said.try_set(if changed.is_ok() { "online-key-changed" } else { "online-unreachable" });
            if let Ok(key) = changed {
                shown.try_set(Some(key));
            }
        });
    };
    let link_of = |key: Key| browser::with_hash(&Address::Me(Some(key.text())).to_string());
    let content = move || match shown.get() {
        None => {
            view! { <Button name="online-keep-show" is_strong=true run=move || shown.set(Some(Key::own()))/> }
                .into_any()
        }
        Some(key) => {
            let link = link_of(key);
            let (code, file) = (qr_code(&link), link.clone());
            let save = move |()| {
                if browser::download("talon-player.txt", "text/plain", &file).is_err() {
                    said.set("online-copy-by-hand");
                }
            };
            view! {
                <div class="keep-link">
                    <div class="link-code" role="img" aria-label=texts.signal("online-qr") inner_html=code></div>
                    <div>
                        <SharedLink link label="online-keep-link" invitation="online-keep-link"/>
                        <div class="link-buttons">
                            <Button name="online-keep-file" run=save/>
                            <Button name="online-new-key" run=change/>
                        </div>
                        <p class="note-aside is-wrapped">{texts.signal("online-new-key-text")}</p>
                    </div>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <section class="me-section">
            <h2>{texts.signal("online-keep-title")}</h2>
            <p>{texts.signal("online-keep-text")}</p>
            {content}
            <p class="link-said" role="status">{move || (!said.get().is_empty()).then(|| texts.text(said.get()))}</p>
        </section>
    }
}

/// Exports and erases what the server knows about the player.
#[component]
fn OwnData() -> impl IntoView {
    let texts = use_app().texts;
    let asks = RwSignal::new(false);
    let said = RwSignal::new("");
    let export = move |()| {
        spawn_local(async move {
            let saved = match calls::export().await {
                Ok(text) => browser::download("talon-matches.json", "application/json", &text).is_ok(),
                Err(_) => false,
            };
            said.try_set(if saved { "online-exported" } else { "online-unreachable" });
        });
    };
    let erase = move |()| {
        asks.set(false);
        spawn_local(async move {
            let is_erased = calls::erase().await.is_ok();
            if is_erased {
                Key::forget();
            }
            said.try_set(if is_erased { "online-erased" } else { "online-unreachable" });
        });
    };
    let buttons = move || {
        if asks.get() {
            view! {
                <p class="is-wrapped" role="alert">{texts.signal("online-erase-question")}</p>
                <Button name="online-erase" is_strong=true run=erase/>
                <Button name="web-cancel" run=move || asks.set(false)/>
            }
            .into_any()
        } else {
            view! {
                <Button name="online-export" run=export/>
                <Button name="online-erase" run=move || asks.set(true)/>
            }
            .into_any()
        }
    };
    view! {
        <section class="me-section">
            <h2>{texts.signal("online-data-title")}</h2>
            <p>{texts.signal("online-data-text")}</p>
            <div class="link-buttons">{buttons}</div>
            <p class="link-said" role="status">{move || (!said.get().is_empty()).then(|| texts.text(said.get()))}</p>
        </section>
    }
}
