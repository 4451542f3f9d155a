//! The rules of a game.

use leptos::html;
use leptos::prelude::*;
use talon_lang::RulesPage;
use talon_rules::GameName;
use talon_table::TableKind;

use super::frame::Frame;
use crate::address::Address;
use crate::desk::use_desk;

/// The rules of a game, with their numbers, and who made it.
#[component]
pub fn Rules(
    /// The game.
    game: GameName,
    /// The rule that is meant, if one is: it is marked and gets the focus.
    rule: Option<&'static str>,
) -> impl IntoView {
    let desk = use_desk();
    let page = Memo::new(move |_| desk.lang.with(|lang| lang.rules_page(game)));
    let title = Signal::derive(move || page.with(|page| page.title.clone()));
    let section = move |heading: &'static str, text: fn(&RulesPage) -> String| {
        view! {
            <section>
                <h2>{desk.says(heading)}</h2>
                <p>{move || page.with(text)}</p>
            </section>
        }
    };
    let line = move |(number, text): &(&'static str, String)| {
        let is_meant = rule == Some(*number);
        let element = NodeRef::<html::Div>::new();
        if is_meant {
            element.on_load(|element| {
                // An element with a tab index can take the focus, and is scrolled to.
                element.focus().ok();
            });
        }
        view! {
            <div node_ref=element class="rule" id=*number tabindex=is_meant.then_some("-1") aria-current=is_meant.then_some("true")>
                <dt>{*number}</dt>
                <dd>{text.clone()}</dd>
            </div>
        }
    };
    let rules = move || page.with(|page| page.rules.iter().map(line).collect_view());
    let tips =
        move || page.with(|page| page.tips.iter().map(|tip| view! { <li>{tip.clone()}</li> }).collect_view());
    let table = Address::table(TableKind::alone(game));
    view! {
        <Frame title leaves_focus=rule.is_some()>
            <p class="lead">{move || page.with(|page| page.author.clone())}</p>
            <p><a class="command is-strong" href=table.to_string()>{desk.says("web-to-the-table")}</a></p>
            {section("rules-heading-goal", |page| page.goal.clone())}
            {section("rules-heading-deal", |page| page.deal.clone())}
            <section>
                <h2>{desk.says("rules-heading-rules")}</h2>
                <dl class="rules">{rules}</dl>
            </section>
            {section("rules-heading-scoring", |page| page.scoring.clone())}
            <section>
                <h2>{desk.says("rules-heading-tips")}</h2>
                <ul class="tips">{tips}</ul>
            </section>
            <nav class="games-nav" aria-label=desk.says("web-other-rules")>
                {GameName::ALL.map(|other| view! {
                    <a
                        class="command"
                        href=Address::Rules(other, None).to_string()
                        aria-current=(other == game).then_some("page")
                    >
                        {move || desk.lang.with(|lang| lang.game_name(other))}
                    </a>
                })}
            </nav>
        </Frame>
    }
}
