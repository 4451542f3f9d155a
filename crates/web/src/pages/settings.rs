//! How things look and behave, as the player wants them. All of it takes effect at once.

use leptos::prelude::*;
use talon_lang::Language;
use talon_pieces::Card;

use super::frame::Frame;
use super::opponent::opponent_field;
use super::transfer::Transfer;
use crate::desk::use_desk;
use crate::faces::{Detail, Showing, card_face};
use crate::settings::{Contrast, Motion, Settings as Switched, Theme, VerdictShown};

/// The page of the settings.
#[component]
pub fn Settings() -> impl IntoView {
    let desk = use_desk();
    let title = desk.says("web-settings");
    view! { <Frame title><SettingsForm/></Frame> }
}

/// All settings, in groups.
#[component]
pub fn SettingsForm() -> impl IntoView {
    let themes = [
        (Theme::Auto, "setting-as-system"),
        (Theme::Dark, "setting-theme-dark"),
        (Theme::Light, "setting-theme-light"),
    ];
    let contrasts = [(Contrast::Auto, "setting-as-system"), (Contrast::High, "setting-contrast-high")];
    let motions = [(Motion::Auto, "setting-as-system"), (Motion::None, "setting-motion-none")];
    let verdicts = [
        (VerdictShown::WhenAsked, "setting-verdict-when-asked"),
        (VerdictShown::AllCardsKnown, "setting-verdict-all-cards"),
        (VerdictShown::Fair, "setting-verdict-fair"),
        (VerdictShown::Never, "setting-verdict-never"),
    ];
    let desk = use_desk();
    view! {
        <form class="settings" on:submit=|event| event.prevent_default()>
            <SampleCards/>
            <Choice name="setting-theme" choices=themes.to_vec() field=|settings| &mut settings.theme/>
            <Choice name="setting-contrast" choices=contrasts.to_vec() field=|settings| &mut settings.contrast/>
            <Choice name="setting-motion" choices=motions.to_vec() field=|settings| &mut settings.motion/>
            <Group name="setting-pieces">
                <Switch name="setting-four-colours" field=|settings| &mut settings.four_colours/>
                <Switch name="setting-large-print" field=|settings| &mut settings.large_print/>
                <Switch name="setting-left-handed" field=|settings| &mut settings.is_mirrored/>
                <Switch name="setting-letters" field=|settings| &mut settings.shows_letters/>
                <Switch name="setting-stock" field=|settings| &mut settings.shows_stock/>
            </Group>
            <Languages/>
            <Group name="setting-status-line">
                <Switch name="setting-score" field=|settings| &mut settings.shows_score/>
                <Switch name="label-moves" field=|settings| &mut settings.shows_moves/>
                <Switch name="setting-time" field=|settings| &mut settings.shows_time/>
            </Group>
            <Choice name="setting-verdict" choices=verdicts.to_vec() field=|settings| &mut settings.shows_verdict/>
            <Group name="setting-hints">
                <Switch name="setting-hints-see-all" field=|settings| &mut settings.hints_see_all/>
            </Group>
            <Group name="label-games">
                <Switch name="setting-winnable-only" field=|settings| &mut settings.winnable_only/>
                <Switch name="setting-hide-numbers" field=|settings| &mut settings.hides_numbers/>
                {opponent_field(desk)}
            </Group>
            <Transfer/>
        </form>
    }
}

/// Settings that belong together.
#[component]
fn Group(name: &'static str, children: Children) -> impl IntoView {
    let desk = use_desk();
    view! { <fieldset><legend>{desk.says(name)}</legend>{children()}</fieldset> }
}

/// Something that is switched on or off.
#[component]
pub fn Switch(
    /// The id of what it is called.
    name: &'static str,
    /// Where it stands among the settings.
    field: fn(&mut Switched) -> &mut bool,
) -> impl IntoView {
    let desk = use_desk();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || *field(&mut desk.settings.get())
                on:change=move |event| {
                    desk.settings.update(|settings| *field(settings) = event_target_checked(&event));
                }
            />
            <span>{desk.says(name)}</span>
        </label>
    }
}

/// One of several.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The id of what it is called.
    name: &'static str,
    /// What there is to choose, with the ids of their names.
    choices: Vec<(T, &'static str)>,
    /// Where it stands among the settings.
    field: fn(&mut Switched) -> &mut T,
) -> impl IntoView {
    let desk = use_desk();
    let choice = move |(value, text): (T, &'static str)| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || *field(&mut desk.settings.get()) == value
                    on:change=move |_| desk.settings.update(|settings| *field(settings) = value)
                />
                <span>{desk.says(text)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{desk.says(name)}</legend>
            <div class="choices">{choices.into_iter().map(choice).collect_view()}</div>
        </fieldset>
    }
}

/// The languages, each by its own name.
#[component]
fn Languages() -> impl IntoView {
    let desk = use_desk();
    let choice = |language: Language| {
        view! { <option value=language.code() lang=language.code()>{language.own_name()}</option> }
    };
    view! {
        <div class="setting-field">
            <label for="setting-language">{desk.says("setting-language")}</label>
            <select
                id="setting-language"
                class="field"
                prop:value=move || desk.settings.with(|settings| settings.language.clone().unwrap_or_default())
                on:change=move |event| {
                    let code = Some(event_target_value(&event)).filter(|code| !code.is_empty());
                    desk.settings.update(|settings| settings.language = code);
                }
            >
                <option value="">{desk.says("setting-as-browser")}</option>
                {Language::ALL.map(choice)}
            </select>
        </div>
    }
}

/// Four cards that show what the settings do.
#[component]
fn SampleCards() -> impl IntoView {
    let desk = use_desk();
    let cards = ["AS", "QH", "KC", "JD"].map(|text| text.parse::<Card>().expect("a card as it is written"));
    let sample = move |card: Card| {
        let drawn = move || {
            let detail = Detail::for_width(96.0, desk.settings.with(|settings| settings.large_print));
            card_face(card, &desk.lang.with(|lang| lang.rank_index(card.rank())), detail, Showing::Whole)
        };
        view! { <div class="sample-card" inner_html=drawn></div> }
    };
    view! { <div class="sample-cards" aria-hidden="true">{cards.map(sample)}</div> }
}
