//! The things that a player can do in a match besides moves: say something, stop, let others watch, mute and block.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{Command, Phrase};

use super::kept;
use super::state::MatchState;
use crate::address::Address;
use crate::browser;
use crate::controls::Button;

/// The things that a player can do besides moves, behind one button.
#[component]
pub(super) fn More(
    /// The match.
    state: MatchState,
    /// Asks whether the player wants to give up.
    #[prop(into)]
    give_up: UnsyncCallback<()>,
) -> impl IntoView {
    let texts = state.app.texts;
    let is_open = RwSignal::new(false);
    let close = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && is_open.get_untracked() {
            event.stop_propagation();
            is_open.set(false);
        }
    };
    let panel = move || {
        is_open.get().then(|| {
            view! {
                <div class="match-panel" id="match-panel" role="group" aria-label=texts.signal("online-more")>
                    <div class="match-phrases" role="group" aria-label=texts.signal("online-say")><Phrases state close=move || is_open.set(false)/></div>
                    <div class="match-acts">
                        <Others state/>
                        <Button name="online-stop" run=move || { is_open.set(false); state.act(Command::Abort) }/>
                        <Button name="command-give-up" run=move || { is_open.set(false); give_up.run(()) }/>
                    </div>
                </div>
            }
        })
    };
    view! {
        <div class="match-more" on:keydown=close>
            {panel}
            <button
                type="button"
                class="command"
                aria-expanded=move || is_open.get().to_string()
                aria-controls="match-panel"
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {texts.signal("online-more")}
            </button>
        </div>
    }
}

/// The phrases that fit the moment.
#[component]
fn Phrases(
    /// The match.
    state: MatchState,
    /// Closes the panel.
    #[prop(into)]
    close: UnsyncCallback<()>,
) -> impl IntoView {
    let texts = state.app.texts;
    let fitting = Memo::new(move |_| state.table.with(|table| table.phrases().collect::<Vec<_>>()));
    move || {
        let button = |phrase: Phrase| {
            let say = move |_| {
                close.run(());
                state.act(Command::Say(phrase));
            };
            view! {
                <button type="button" class="command" on:click=say>{texts.with(|lang| lang.phrase(phrase))}</button>
            }
        };
        fitting.get().into_iter().map(button).collect_view()
    }
}

/// The link for spectators, and the switches that keep the other player's phrases away.
#[component]
fn Others(state: MatchState) -> impl IntoView {
    let texts = state.app.texts;
    let watch = move |()| {
        let link = browser::with_hash(&Address::Watch(state.id.to_string()).to_string());
        spawn_local(async move {
            let text = if browser::copy(&link).await.is_ok() {
                texts.with_untracked(|lang| lang.text("online-copied"))
            } else {
                link
            };
            state.app.interface.inform(text);
        });
    };
    let named = move |id| texts.with(|lang| lang.text_with(id, &[("name", state.other_name(lang).into())]));
    let silence = Memo::new(move |_| state.table.with(|table| table.silence));
    let other = Memo::new(move |_| state.table.with(|table| table.other_player().map(|(id, _)| id)));
    let mute = move || named(if silence.get().is_muted { "online-unmute" } else { "online-mute" });
    let switch_mute = move |_| state.table.update(|table| table.silence.is_muted = !table.silence.is_muted);
    let block = move || {
        let player = other.get()?;
        let name = move || named(if silence.get().is_blocked { "online-unblock" } else { "online-block" });
        let switch = move |_| {
            let is_blocked = !silence.get_untracked().is_blocked;
            kept::block(player, is_blocked);
            state.table.update(|table| table.silence.is_blocked = is_blocked);
        };
        Some(view! { <button type="button" class="command" on:click=switch>{name}</button> })
    };
    view! {
        <Button name="online-watch-link" run=watch/>
        <button type="button" class="command" on:click=switch_mute>{mute}</button>
        {block}
    }
}
