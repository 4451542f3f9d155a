//! The rules of a game, with pictures.

mod figures;

use leptos::html;
use leptos::prelude::*;
use talon_rules::GameName;
use talon_table::TableKind;

use self::figures::Figures;
use super::frame::{FetchFailed, Frame, GameLinks};
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
    let sentences = languages::fetch_topic(texts, "learn", "yield-goal");
    move || {
        let view = match sentences.get()? {
            true => view! { <RulesText game rule/> }.into_any(),
            false => view! { <FetchFailed/> }.into_any(),
        };
        Some(view)
    }
}

/// The page, once its sentences are there.
#[component]
fn RulesText(game: GameName, rule: Option<&'static str>) -> impl IntoView {
    let texts = use_app().texts;
    // Sentences of other topics, which come while the player reads, must not draw the page anew.
    let page = Memo::new(move |_| texts.with(|lang| lang.rules_page(game)));
    move || {
        let page = page.get();
        let table = Address::table(TableKind::alone(game)).to_string();
        let tips = page.tips.into_iter().map(|tip| view! { <li>{tip}</li> }).collect_view();
        let lines = page.rules.into_iter().map(move |(number, text)| {
            view! { <Line game number text is_named={rule == Some(number)}/> }
        });
        view! {
            <Frame title=page.title leaves_focus=rule.is_some()>
                <p class="lead">{page.author}</p>
                <p><a class="command is-strong" href=table>{texts.signal("web-to-the-table")}</a></p>
                <Section heading="rules-heading-goal"><p>{page.goal}</p></Section>
                <Section heading="rules-heading-deal"><p>{page.deal}</p></Section>
                <Figures game rule=None/>
                <Section heading="rules-heading-rules"><dl class="rules">{lines.collect_view()}</dl></Section>
                <Section heading="rules-heading-scoring"><p>{page.scoring}</p></Section>
                <Section heading="rules-heading-tips"><ul class="tips">{tips}</ul></Section>
                <GameLinks
                    current=game
                    class="games-nav"
                    label="web-other-rules"
                    address=|other| Address::Rules(other, None)
                />
            </Frame>
        }
    }
}

/// A section below a heading.
#[component]
fn Section(
    /// The id of the heading.
    heading: &'static str,
    /// The content.
    children: Children,
) -> impl IntoView {
    let texts = use_app().texts;
    view! { <section><h2>{texts.signal(heading)}</h2>{children()}</section> }
}

/// A numbered rule with its pictures and its lesson.
#[component]
fn Line(game: GameName, number: &'static str, text: String, is_named: bool) -> impl IntoView {
    let texts = use_app().texts;
    let element = NodeRef::<html::Div>::new();
    if is_named {
        element.on_load(|element| {
            // An element with a tab index can take the focus, and scrolls into view.
            element.focus().ok();
        });
    }
    let title = format!("lesson-{game}-{number}");
    let lesson = Address::Learn(game, Some(number.to_owned())).to_string();
    view! {
        <div node_ref=element class="rule" id=number tabindex=is_named.then_some("-1") aria-current=is_named.then_some("true")>
            <dt><a href=Address::Rules(game, Some(number)).to_string()>{number}</a></dt>
            <dd>
                <p>{text}</p>
                <Figures game rule=Some(number)/>
                <a class="rule-lesson" href=lesson>{texts.signal("web-lesson")}": "{move || texts.text(&title)}</a>
            </dd>
        </div>
    }
}
