//! Buttons and controls of settings that more than one part of the page shows.

use leptos::prelude::*;
use talon_query::Level;

use crate::actions::app_state::{AppState, use_app};
use crate::icons::{CLOSE, Icon};
use crate::settings::Settings;

/// A button with a name.
#[component]
pub(crate) fn Button(
    /// The id of its name.
    name: &'static str,
    /// True if it is the likeliest choice.
    #[prop(optional)]
    is_strong: bool,
    /// True if it gets the focus when its dialog opens.
    #[prop(optional)]
    autofocus: bool,
    /// The action of the button.
    #[prop(into)]
    run: UnsyncCallback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="command" class:is-strong=is_strong autofocus=autofocus on:click=move |_| run.run(())>
            {use_app().texts.signal(name)}
        </button>
    }
}

/// A button that closes a note or a dialog.
#[component]
pub(crate) fn CloseButton(
    /// The id of its name.
    #[prop(default = "web-close")]
    name: &'static str,
    /// The action of the button.
    #[prop(into)]
    run: UnsyncCallback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="command is-bare close" aria-label=use_app().texts.signal(name) on:click=move |_| run.run(())>
            <Icon lines=CLOSE/>
        </button>
    }
}

/// A setting that is switched on or off.
#[component]
pub fn Switch(
    /// The id of its name.
    name: &'static str,
    /// Its field among the settings.
    field: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || *field(&mut settings.get())
                on:change=move |event| {
                    settings.update(|settings| *field(settings) = event_target_checked(&event));
                }
            />
            <span>{texts.signal(name)}</span>
        </label>
    }
}

/// The choice of an opponent for new matches of Curse of the Doublet.
#[component]
pub fn OpponentField() -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let option = move |level: Level| {
        view! {
            <option
                value=level.as_str()
                prop:selected=move || settings.with(|settings| settings.preferences.opponent == level)
            >
                {move || texts.with(|lang| lang.level_name(level))}
            </option>
        }
    };
    let change = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            settings.update(|settings| settings.preferences.opponent = level);
        }
    };
    view! {
        <label class="opponent">
            <span>{texts.signal("web-opponent")}</span>
            <select class="field" on:change=change>{Level::ALL.map(option)}</select>
        </label>
    }
}
