//! The pictures between the rules.

use leptos::prelude::*;
use talon_rules::GameName;
use talon_rules::pieces::Card;

use crate::actions::app_state::use_app;
use crate::faces::{Detail, Showing, card_face};
use crate::games::{Drawing, Figure, figures};
use crate::pages::miniature::Miniature;
use crate::state::texts::Texts;

/// The outline of a check mark.
const CHECK: &str = "M3 9 6.5 12.5 13 4";

/// The outline of a cross.
const CROSS: &str = "M4 4 12 12M12 4 4 12";

/// The pictures of a rule, or of the whole table. Their sentences say the same in words.
#[component]
pub(super) fn Figures(
    /// The game.
    game: GameName,
    /// The number of the rule; `None` for the table.
    rule: Option<&'static str>,
) -> impl IntoView {
    let texts = use_app().texts;
    let figures: Vec<AnyView> = figures(game)
        .iter()
        .filter(|figure| figure.rule == rule)
        .map(|figure| draw(texts, game, figure))
        .collect();
    (!figures.is_empty()).then(|| view! { <div class="rule-figures">{figures}</div> })
}

fn draw(texts: Texts, game: GameName, figure: &'static Figure) -> AnyView {
    let drawing = match &figure.drawing {
        Drawing::Table { start, moves, marked, is_close_up } => {
            let (position, marked) = start.play(game, moves, *marked);
            view! { <Miniature position marked is_close_up=*is_close_up/> }.into_any()
        }
        Drawing::Cards(groups) => {
            let groups = groups.iter().map(|group| cards(texts, group.cards, group.is_allowed));
            view! { <div class="figure-cards" aria-hidden="true">{groups.collect_view()}</div> }.into_any()
        }
    };
    view! {
        <figure class="rule-figure">
            {drawing}
            <figcaption>{texts.signal(figure.caption)}</figcaption>
        </figure>
    }
    .into_any()
}

/// Cards that belong together, with a sign that says whether the rule allows them.
fn cards(texts: Texts, cards: &'static str, is_allowed: Option<bool>) -> impl IntoView {
    let card = move |text: &str| {
        let card: Card = text.parse().expect("a picture has valid cards");
        let face = move || {
            texts.with(|lang| card_face(card, &lang.rank_index(card.rank()), Detail::Compact, Showing::Whole))
        };
        view! { <span class="figure-card" inner_html=face></span> }
    };
    let sign = is_allowed.map(|is_allowed| {
        let (class, path) =
            if is_allowed { ("sign figure-sign is-allowed", CHECK) } else { ("sign figure-sign", CROSS) };
        view! { <svg class=class viewBox="0 0 16 16" aria-hidden="true"><path d=path/></svg> }
    });
    view! { <span class="figure-group">{cards.split(' ').map(card).collect_view()}{sign}</span> }
}
