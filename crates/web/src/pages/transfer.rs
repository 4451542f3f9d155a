//! Export and import of games as files.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_wire::Export;
use web_sys::File;

use crate::actions::app_state::{AppState, use_app};
use crate::actions::transfer::TransferReport;
use crate::controls::Button;
use crate::settings::Settings;

/// The buttons for export and import, and the report of the last transfer.
#[component]
pub(super) fn Transfer() -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let report = RwSignal::new(TransferReport::default());
    let quarantined = move || {
        let count = app.quarantined();
        (count > 0).then(|| view! { <p>{texts.text_with("transfer-aside", &[("count", count.into())])}</p> })
    };
    view! {
        <fieldset class="transfer">
            <legend>{texts.signal("transfer-title")}</legend>
            <p class="field-note">{texts.signal("transfer-note")}</p>
            {quarantined}
            <Buttons report/>
            <p class="told" role="status">{move || report.with(|report| report.done.clone())}</p>
            <div class="told" role="alert">
                {move || report.get().refused.into_iter().map(|text| view! { <p class="fault">{text}</p> }).collect_view()}
            </div>
            {move || report.get().sound.map(|sound| view! { <OfferedGames sound report/> })}
            {move || report.get().settings.map(|settings| view! { <OfferedSettings settings report/> })}
        </fieldset>
    }
}

/// The buttons, with the browser's file chooser behind them.
#[component]
fn Buttons(report: RwSignal<TransferReport>) -> impl IntoView {
    let app @ AppState { game, .. } = use_app();
    let chooser = NodeRef::<html::Input>::new();
    let choose = move || {
        if let Some(chooser) = chooser.get_untracked() {
            chooser.click();
        }
    };
    let import = move |_| {
        let files = chooser.get_untracked().map(|chooser| take_files(&chooser)).unwrap_or_default();
        spawn_local(async move {
            let imported = app.import_games(files).await;
            // Fails once the player has left the page.
            report.try_set(imported);
        });
    };
    let has_game = Memo::new(move |_| game.session.with(|session| session.sitting().has_begun()));
    let export_one = move || {
        has_game.get().then(|| {
            view! { <Button name="transfer-export-one" run=move || report.set(app.export_game())/> }
        })
    };
    view! {
        <div class="transfer-buttons">
            <Button name="transfer-export" run=move || report.set(app.export_games())/>
            <Button name="transfer-import" run=choose/>
            {export_one}
        </div>
        <input type="file" node_ref=chooser hidden multiple accept=".json,.talon,application/json" on:change=import/>
    }
}

/// Offers the sound games of a file in which others are damaged.
#[component]
fn OfferedGames(sound: Export, report: RwSignal<TransferReport>) -> impl IntoView {
    let app @ AppState { texts, .. } = use_app();
    let values = [("count", sound.records.len().into())];
    let name = texts.text_with("import-sound", &values);
    let sound = StoredValue::new(sound);
    let import = move |_| {
        spawn_local(async move {
            let imported = app.import(&sound.get_value()).await;
            // Fails once the player has left the page.
            report.try_set(imported);
        });
    };
    view! {
        <div class="transfer-buttons">
            <button type="button" class="command" on:click=import>{name}</button>
        </div>
    }
}

/// Offers the settings that came with the imported games.
#[component]
fn OfferedSettings(settings: Settings, report: RwSignal<TransferReport>) -> impl IntoView {
    let AppState { texts, settings: current, .. } = use_app();
    let accept = move || {
        current.set(settings.clone());
        let done = untrack(|| texts.text("import-settings-taken"));
        report.set(TransferReport { done, ..TransferReport::default() });
    };
    view! {
        <div class="transfer-buttons">
            <span>{texts.signal("import-has-settings")}</span>
            <Button name="import-take-settings" run=accept/>
        </div>
    }
}

/// Takes the chosen files out of the chooser, so that the player can choose the same ones again.
fn take_files(chooser: &web_sys::HtmlInputElement) -> Vec<File> {
    let Some(list) = chooser.files() else { return Vec::new() };
    let files = (0..list.length()).filter_map(|index| list.item(index)).collect();
    chooser.set_value("");
    files
}
