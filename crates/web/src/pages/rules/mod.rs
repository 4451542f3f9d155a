//! The rules of a game, with pictures.

mod figures;

use leptos::html;
use leptos::prelude::*;
use talon_lang::RulesPage;
use talon_rules::GameName;
use talon_table::TableKind;

use self::figures::Figures;
use super::frame::{Frame, GameLinks};
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::languages;

/// The rules of a game with their numbers, and its author.
#[component]
pub fn Rules(
    /// The game.
    game: GameName,
    /// The rule that the address names; it is marked and gets the focus.
    rule: Option<&'static str>,
) -> impl IntoView {
    let texts = use_app().texts;
    // The sentences of the pictures are in the file of the lessons.
    let captions = languages::fetch_topic(texts, "lessons", "doublets-figure-table");
    let has_captions = Memo::new(move |_| captions.get() == Some(true));
    let page = Memo::new(move |_| texts.with(|lang| lang.rules_page(game)));
    let title = Signal::derive(move || page.with(|page| page.title.clone()));
    let table = Address::table(TableKind::alone(game));
    view! {
        <Frame title leaves_focus=rule.is_some()>
            <p class="lead">{move || page.with(|page| page.author.clone())}</p>
            <p><a class="command is-strong" href=table.to_string()>{texts.signal("web-to-the-table")}</a></p>
            <Section page heading="rules-heading-goal" text=|page| page.goal.clone()/>
            <Section page heading="rules-heading-deal" text=|page| page.deal.clone()/>
            {move || has_captions.get().then(|| view! { <Figures game rule=None/> })}
            <section>
                <h2>{texts.signal("rules-heading-rules")}</h2>
                <dl class="rules"><Lines game page named=rule has_captions/></dl>
            </section>
            <Section page heading="rules-heading-scoring" text=|page| page.scoring.clone()/>
            <section>
                <h2>{texts.signal("rules-heading-tips")}</h2>
                <ul class="tips"><Tips page/></ul>
            </section>
            <GameLinks
                current=game
                class="games-nav"
                label="web-other-rules"
                address=|other| Address::Rules(other, None)
            />
        </Frame>
    }
}

/// A section with one paragraph.
#[component]
fn Section(
    page: Memo<RulesPage>,
    /// The id of the heading.
    heading: &'static str,
    /// The paragraph.
    text: fn(&RulesPage) -> String,
) -> impl IntoView {
    let texts = use_app().texts;
    view! {
        <section>
            <h2>{texts.signal(heading)}</h2>
            <p>{move || page.with(text)}</p>
        </section>
    }
}

/// The numbered rules.
#[component]
fn Lines(
    game: GameName,
    page: Memo<RulesPage>,
    named: Option<&'static str>,
    has_captions: Memo<bool>,
) -> impl IntoView {
    let line = move |(number, text): &(&'static str, String)| {
        let number = *number;
        let is_named = named == Some(number);
        let element = NodeRef::<html::Div>::new();
        if is_named {
            element.on_load(|element| {
                // An element with a tab index can take the focus, and scrolls into view.
                element.focus().ok();
            });
            // The pictures above it push it away when they come.
            Effect::new(move |_| {
                if let (true, Some(element)) = (has_captions.get(), element.get()) {
                    request_animation_frame(move || element.scroll_into_view());
                }
            });
        }
        view! {
            <div node_ref=element class="rule" id=number tabindex=is_named.then_some("-1") aria-current=is_named.then_some("true")>
                <dt><a href=Address::Rules(game, Some(number)).to_string()>{number}</a></dt>
                <dd>
                    <p>{text.clone()}</p>
                    {move || has_captions.get().then(|| view! { <Figures game rule=Some(number)/> <LessonOf game number/> })}
                </dd>
            </div>
        }
    };
    move || page.with(|page| page.rules.iter().map(line).collect_view())
}

/// A link to the lesson of a rule.
#[component]
fn LessonOf(game: GameName, number: &'static str) -> impl IntoView {
    let texts = use_app().texts;
    let title = format!("lesson-{game}-{number}");
    let address = Address::Learn(game, Some(number.to_owned())).to_string();
    view! {
        <a class="rule-lesson" href=address>{texts.signal("web-lesson")}": "{move || texts.text(&title)}</a>
    }
}

/// The tips.
#[component]
fn Tips(page: Memo<RulesPage>) -> impl IntoView {
    move || page.with(|page| page.tips.iter().map(|tip| view! { <li>{tip.clone()}</li> }).collect_view())
}
