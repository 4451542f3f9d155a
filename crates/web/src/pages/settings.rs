//! The settings, as a page and as the content of a dialog. Each takes effect at once.

use leptos::prelude::*;
use talon_app::preferences::VerdictShown;
use talon_lang::Language;
use talon_rules::pieces::Card;
use talon_table::DealChoice;

use super::frame::Frame;
use super::transfer::Transfer;
use crate::actions::app_state::{AppState, use_app};
use crate::browser;
use crate::controls::{OpponentField, Switch};
use crate::faces::{Detail, Showing, card_face};
use crate::settings::{Colour, Contrast, Motion, Settings as Values, Theme};

/// The themes, with the ids of their names.
const THEMES: &[(Theme, &str)] = &[
    (Theme::Auto, "setting-as-system"),
    (Theme::Dark, "setting-theme-dark"),
    (Theme::Light, "setting-theme-light"),
];

/// The contrasts, with the ids of their names.
const CONTRASTS: &[(Contrast, &str)] =
    &[(Contrast::Auto, "setting-as-system"), (Contrast::High, "setting-contrast-high")];

/// The motions, with the ids of their names.
const MOTIONS: &[(Motion, &str)] =
    &[(Motion::Auto, "setting-as-system"), (Motion::None, "setting-motion-none")];

/// The colours, with the ids of their names.
const COLOURS: &[(Colour, &str)] = &[
    (Colour::Green, "colour-green"),
    (Colour::Blue, "colour-blue"),
    (Colour::Red, "colour-red"),
    (Colour::Grey, "colour-grey"),
];

/// The verdicts, with the ids of their names.
const VERDICTS: &[(VerdictShown, &str)] = &[
    (VerdictShown::WhenAsked, "setting-verdict-when-asked"),
    (VerdictShown::AllCards, "setting-verdict-all-cards"),
    (VerdictShown::Fair, "setting-verdict-fair"),
    (VerdictShown::Never, "setting-verdict-never"),
];

/// The choices of deals, with the ids of their names.
const NEW_DEALS: &[(DealChoice, &str)] = &[
    (DealChoice::EasyAtFirst, "setting-deals-easy-at-first"),
    (DealChoice::Winnable, "setting-deals-winnable"),
    (DealChoice::Any, "setting-deals-any"),
];

/// The page of the settings.
#[component]
pub fn Settings() -> impl IntoView {
    view! { <Frame title=use_app().texts.signal("command-settings")><SettingsForm/></Frame> }
}

/// All settings, in groups.
#[component]
pub fn SettingsForm() -> impl IntoView {
    view! {
        <form class="settings" on:submit=|event| event.prevent_default()>
            <SampleCards/>
            <Choice name="setting-theme" choices=THEMES field=|settings| &mut settings.theme/>
            <Choice name="setting-contrast" choices=CONTRASTS field=|settings| &mut settings.contrast/>
            <Choice name="setting-felt" choices=COLOURS field=|settings| &mut settings.felt/>
            <Choice name="setting-backs" choices=COLOURS field=|settings| &mut settings.backs/>
            <Choice name="setting-motion" choices=MOTIONS field=|settings| &mut settings.motion/>
            <Group name="setting-sounds">
                <Switch name="setting-sounds-on" field=|settings| &mut settings.sounds/>
                {browser::can_vibrate().then(|| view! {
                    <Switch name="setting-vibrates" field=|settings| &mut settings.vibrates/>
                })}
            </Group>
            <Group name="setting-pieces">
                <Switch name="setting-four-colours" field=|settings| &mut settings.preferences.four_colours/>
                <Switch name="setting-large-print" field=|settings| &mut settings.large_print/>
                <Switch name="setting-left-handed" field=|settings| &mut settings.is_mirrored/>
                <Switch name="setting-letter-keys" field=|settings| &mut settings.letter_keys/>
                <Switch name="setting-letters" field=|settings| &mut settings.shows_letters/>
                <Switch name="setting-stock" field=|settings| &mut settings.shows_stock/>
            </Group>
            <Languages/>
            <Group name="setting-status-line">
                <Switch name="setting-score" field=|settings| &mut settings.shows_score/>
                <Switch name="label-moves" field=|settings| &mut settings.shows_moves/>
                <Switch name="command-time" field=|settings| &mut settings.preferences.shows_time/>
            </Group>
            <Choice name="setting-verdict" choices=VERDICTS field=|settings| &mut settings.preferences.verdict/>
            <Group name="setting-hints">
                <Switch name="setting-hints-see-all" field=|settings| &mut settings.preferences.hints_see_all/>
            </Group>
            <Choice name="setting-deals" choices=NEW_DEALS field=|settings| &mut settings.preferences.deals/>
            <Group name="label-games">
                <Switch name="setting-hide-numbers" field=|settings| &mut settings.hides_numbers/>
                <OpponentField/>
            </Group>
            <Transfer/>
        </form>
    }
}

/// Settings that belong together.
#[component]
fn Group(
    /// The id of their heading.
    name: &'static str,
    children: Children,
) -> impl IntoView {
    view! { <fieldset><legend>{use_app().texts.signal(name)}</legend>{children()}</fieldset> }
}

/// A setting with one of several values.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The id of its name.
    name: &'static str,
    /// The values, with the ids of their names.
    choices: &'static [(T, &'static str)],
    /// Its field among the settings.
    field: fn(&mut Values) -> &mut T,
) -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let choice = move |(value, text): &(T, &'static str)| {
        let value = *value;
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || *field(&mut settings.get()) == value
                    on:change=move |_| settings.update(|settings| *field(settings) = value)
                />
                <span>{texts.signal(text)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{texts.signal(name)}</legend>
            <div class="choices">{choices.iter().map(choice).collect_view()}</div>
        </fieldset>
    }
}

/// The languages, each by its own name.
#[component]
fn Languages() -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let option = |language: Language| {
        view! { <option value=language.code() lang=language.code()>{language.own_name()}</option> }
    };
    view! {
        <div class="setting-field">
            <label for="setting-language">{texts.signal("setting-language")}</label>
            <select
                id="setting-language"
                class="field"
                prop:value=move || settings.with(|settings| settings.language.clone().unwrap_or_default())
                on:change=move |event| {
                    let code = event_target_value(&event);
                    settings.update(|settings| {
                        settings.language = if code.is_empty() { None } else { Some(code) };
                    });
                }
            >
                <option value="">{texts.signal("setting-as-browser")}</option>
                {Language::ALL.map(option)}
            </select>
        </div>
    }
}

/// Four cards that show the effect of the settings.
#[component]
fn SampleCards() -> impl IntoView {
    let AppState { texts, settings, .. } = use_app();
    let cards = ["AS", "QH", "KC", "JD"].map(|text| text.parse::<Card>().expect("a card's text"));
    let sample = move |card: Card| {
        let markup = move || {
            let detail = Detail::for_width(96.0, settings.with(|settings| settings.large_print));
            card_face(card, &texts.with(|lang| lang.rank_index(card.rank())), detail, Showing::Whole)
        };
        view! { <div class="sample-card" inner_html=markup></div> }
    };
    view! { <div class="sample-cards" aria-hidden="true">{cards.map(sample)}</div> }
}
