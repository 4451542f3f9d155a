//! The small dialogs: a question, a choice, or one field.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_query::Grade;
use talon_rules::pieces::DealNumber;
use talon_table::{SearchGoal, TableKind};

use crate::actions::app_state::{AppState, use_app};
use crate::controls::Button;

/// A question with the answers no and yes.
#[component]
pub(super) fn Ask(question: Confirmation) -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    view! {
        <p>{move || texts.with(|lang| lang.confirmation(question))}</p>
        <div class="dialog-buttons">
            <Button name="web-no" autofocus=true run=move || interface.dialog.set(None)/>
            <Button name="web-yes" is_strong=true run=move || app.confirm()/>
        </div>
    }
}

/// A field for the number of a deal.
#[component]
pub(super) fn DealNumberForm() -> impl IntoView {
    let app @ AppState { texts, interface, .. } = use_app();
    let typed = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| typed.trim().parse::<DealNumber>()) {
            Ok(number) => app.deal_number(number),
            Err(_) => is_wrong.set(true),
        }
    };
    let fault = move || {
        let most = ("most", DealNumber::MAX.to_string().into());
        is_wrong.get().then(|| texts.text_with("table-deal-number-wrong", &[most]))
    };
    view! {
        <form on:submit=submit novalidate>
            <NumberField typed is_wrong/>
            <p class="fault" role="alert">{fault}</p>
            <div class="dialog-buttons">
                <Button name="web-cancel" run=move || interface.dialog.set(None)/>
                <button type="submit" class="command is-strong">{texts.signal("web-deal-it")}</button>
            </div>
        </form>
    }
}

/// The field with its label.
#[component]
fn NumberField(typed: RwSignal<String>, is_wrong: RwSignal<bool>) -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <label for="deal-number">{texts.signal("table-deal-number")}</label>
        <input
            id="deal-number"
            class="field"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            autofocus
            aria-describedby="deal-number-note"
            aria-invalid=move || is_wrong.get().then_some("true")
            prop:value=typed
            on:input=move |event| {
                is_wrong.set(false);
                typed.set(event_target_value(&event));
            }
        />
        <p id="deal-number-note" class="field-note">{texts.signal("web-deal-number-note")}</p>
    }
}

/// The grades of deals that can be won.
#[component]
pub(super) fn GradeChoice() -> impl IntoView {
    let app @ AppState { texts, game, interface, .. } = use_app();
    let choice = move |grade: Grade| {
        view! {
            <button
                type="button"
                class="command"
                data-grade=grade.as_str()
                autofocus=grade == Grade::Easy
                on:click=move |_| {
                    interface.dialog.set(None);
                    app.search_deal(game.kind().game, SearchGoal::Graded(grade), false);
                }
            >
                {move || texts.with(|lang| lang.grade_name(grade))}
            </button>
        }
    };
    view! { <div class="player-choices">{Grade::WINNABLE.map(choice)}</div> }
}

/// The kinds of tables for the game. Each keeps its own game, which is resumed when the player comes back.
#[component]
pub(super) fn PlayerChoice() -> impl IntoView {
    let app @ AppState { texts, game, .. } = use_app();
    let here = game.kind();
    let choice = move |kind: TableKind| {
        let name = if kind.hot_seat { "table-two-players" } else { "web-against-computer" };
        let note = if kind.hot_seat { "web-two-at-one-table-note" } else { "web-against-computer-note" };
        view! {
            <button
                type="button"
                class="command player-choice"
                aria-current=(kind == here).then_some("true")
                autofocus=kind == here
                on:click=move |_| app.choose_players(kind)
            >
                <strong>{texts.signal(name)}</strong>
                <span>{texts.signal(note)}</span>
            </button>
        }
    };
    view! { <div class="player-choices">{TableKind::all_of(here.game).into_iter().map(choice).collect_view()}</div> }
}

/// The link, ready to be copied by hand.
#[component]
pub(super) fn LinkForm() -> impl IntoView {
    let app = use_app();
    let link = untrack(|| app.link()).unwrap_or_default();
    view! {
        <input class="field" type="text" readonly autofocus prop:value=link aria-labelledby="dialog-title"/>
    }
}

/// The progress of the search, and a button that stops it.
#[component]
pub(super) fn SearchProgress() -> impl IntoView {
    let app @ AppState { texts, advice, .. } = use_app();
    let tried = move || {
        let tried = advice.search.with(|search| search.as_ref().map_or(0, |search| search.deals.tried()));
        texts.text_with("seek-tried", &[("count", tried.into())])
    };
    view! {
        <p role="status">{tried}</p>
        <div class="dialog-buttons"><Button name="web-cancel" autofocus=true run=move || app.stop_search()/></div>
    }
}
