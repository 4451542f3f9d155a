//! Games as files: to be taken along, and to be taken in.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;

use crate::desk::transfer::Transferred;
use crate::desk::use_desk;
use crate::settings::Settings;

/// Buttons for that, and what came of it.
#[component]
pub(super) fn Transfer() -> impl IntoView {
    let desk = use_desk();
    let told = RwSignal::new(Transferred::default());
    let chooser = NodeRef::<html::Input>::new();
    let choose = move |_| {
        if let Some(chooser) = chooser.get_untracked() {
            chooser.click();
        }
    };
    let chosen = move |_| {
        let files = chooser.get_untracked().map(|chooser| take_files(&chooser)).unwrap_or_default();
        spawn_local(async move {
            let imported = desk.import_games(files).await;
            // Whoever has gone to another page meanwhile is not told.
            told.try_set(imported);
        });
    };
    let has_game = Memo::new(move |_| desk.session.with(|session| session.sitting().has_begun()));
    let export_one = move || {
        has_game.get().then(|| {
            view! { <TransferButton name="transfer-export-one" run=move || told.set(desk.export_game())/> }
        })
    };
    let aside = move || {
        let count = desk.set_aside();
        (count > 0).then(|| view! { <p>{desk.text_with("transfer-aside", &[("count", count.into())])}</p> })
    };
    view! {
        <fieldset class="transfer">
            <legend>{desk.says("transfer-title")}</legend>
            <p class="field-note">{desk.says("transfer-note")}</p>
            {aside}
            <div class="transfer-buttons">
                <TransferButton name="transfer-export" run=move || told.set(desk.export_games())/>
                <TransferButton name="transfer-import" run=move || choose(())/>
                {export_one}
            </div>
            <input type="file" node_ref=chooser hidden multiple accept=".json,.talon,application/json" on:change=chosen/>
            <p class="told" role="status">{move || told.with(|told| told.done.clone())}</p>
            <div class="told" role="alert">
                {move || told.get().refused.into_iter().map(|text| view! { <p class="fault">{text}</p> }).collect_view()}
            </div>
            {move || told.get().settings.map(|settings| view! { <OfferedSettings settings told/> })}
        </fieldset>
    }
}

#[component]
fn TransferButton(
    /// The id of its name.
    name: &'static str,
    /// What it does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    let desk = use_desk();
    view! {
        <button type="button" class="command" on:click=move |_| run()>
            {desk.says(name)}
        </button>
    }
}

/// Settings that came along with the games, for whoever wants them.
#[component]
fn OfferedSettings(settings: Settings, told: RwSignal<Transferred>) -> impl IntoView {
    let desk = use_desk();
    let take = move || {
        desk.settings.set(settings.clone());
        let done = untrack(|| desk.text("import-settings-taken"));
        told.set(Transferred { done, ..Transferred::default() });
    };
    view! {
        <div class="transfer-buttons">
            <span>{desk.says("import-has-settings")}</span>
            <TransferButton name="import-take-settings" run=take/>
        </div>
    }
}

/// The files that were chosen. The same ones can be chosen again.
fn take_files(chooser: &web_sys::HtmlInputElement) -> Vec<File> {
    let Some(list) = chooser.files() else { return Vec::new() };
    let files = (0..list.length()).filter_map(|index| list.item(index)).collect();
    chooser.set_value("");
    files
}
