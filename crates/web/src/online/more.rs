//! The things that a player can do in a match besides moves: say something, stop, let others watch, mute and block.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{Command, Moment, Phrase};
use talon_rules::curse::Seat;

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
    let moment = Memo::new(move |_| state.moment());
    move || {
        let fitting = Phrase::ALL.into_iter().filter(|phrase| phrase.moment() == moment.get());
        let button = |phrase: Phrase| {
            let say = move |_| {
                close.run(());
                state.act(Command::Say(phrase));
            };
            view! {
                <button type="button" class="command" on:click=say>{texts.with(|lang| lang.phrase(phrase))}</button>
            }
        };
        fitting.map(button).collect_view()
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
    let mute = move || named(if state.is_muted.get() { "online-unmute" } else { "online-mute" });
    let block = move || {
        let player = state.other_id()?;
        let is_blocked = state.is_blocked.get();
        let name = move || named(if is_blocked { "online-unblock" } else { "online-block" });
        let switch = move |_| {
            kept::block(player, !is_blocked);
            state.is_blocked.set(!is_blocked);
        };
        Some(view! { <button type="button" class="command" on:click=switch>{name}</button> })
    };
    view! {
        <Button name="online-watch-link" run=watch/>
        <button type="button" class="command" on:click=move |_| state.is_muted.update(|muted| *muted = !*muted)>{mute}</button>
        {block}
    }
}

impl MatchState {
    /// The moment that decides which phrases fit.
    fn moment(self) -> Moment {
        if self.is_over() {
            return Moment::End;
        }
        let has_begun = self.view.with(|view| {
            let layout = view.as_ref().and_then(|view| view.layout.as_ref());
            layout.is_some_and(|layout| layout.set.is_some() || layout.game.is_some_and(|game| game.hand > 1))
        });
        if has_begun { Moment::Play } else { Moment::Start }
    }

    /// The id of the other player; `None` for a bot and a former player.
    fn other_id(self) -> Option<talon_hall::PlayerId> {
        let other = self.seat()?.other();
        self.players.with(|players| {
            let players = players.as_ref()?;
            let person = if other == Seat::South { &players.south } else { &players.north };
            person.as_ref()?.id
        })
    }
}
