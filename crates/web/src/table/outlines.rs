//! The outlines below the pieces: of empty places, and of the foundations, which are the goal.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_rules::pieces::Suit;
use talon_table::{Counts, Face, Scene, ZoneName};

use crate::actions::app_state::{AppState, use_app};
use crate::faces::card::suit_symbol;
use crate::layouts::board::Board;
use crate::layouts::rect::Rect;

/// An outline on the table.
#[derive(Clone, PartialEq, Debug)]
struct Outline {
    rect: Rect,
    kind: &'static str,
    rank: String,
    suits: Vec<Suit>,
}

/// The outlines of all foundations and empty places.
#[component]
pub(super) fn Outlines() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let outlines = Memo::new(move |_| {
        game.scene.with(|scene| game.board.with(|board| texts.with(|lang| outlines(lang, scene, board))))
    });
    let outlines =
        move || {
            let outlines = outlines.get().into_iter();
            outlines
                .map(|outline| {
                    let Outline { rect, kind, rank, suits } = outline;
                    let suits: String = suits.iter().map(|suit| {
                    let symbol = suit_symbol(*suit);
                    format!(r##"<svg viewBox="0 0 1 1"><use href="#{symbol}" width="1" height="1"/></svg>"##)
                }).collect();
                    view! {
                        <div class=format!("outline {kind}") prop:style=rect.css()>
                            <b>{rank}</b>
                            <span inner_html=suits></span>
                        </div>
                    }
                })
                .collect_view()
        };
    view! { <div class="places" aria-hidden="true">{outlines}</div> }
}

/// The foundations, and the empty places except for those without an outline: gaps in the pyramid, empty hands, sides of
/// the set, and choices.
fn outlines(lang: &Lang, scene: &Scene, board: &Board) -> Vec<Outline> {
    let mut outlines = Vec::new();
    for (zone, placed) in scene.zones().iter().zip(&board.zones) {
        let is_outlined = !matches!(
            zone.name,
            ZoneName::PyramidRow(_)
                | ZoneName::Hand(_)
                | ZoneName::Aside
                | ZoneName::Branch(_)
                | ZoneName::Choices
        );
        let is_foundation = matches!(zone.name, ZoneName::Foundation(_));
        for (place, placed) in zone.places.iter().zip(placed).take(if is_foundation { 1 } else { usize::MAX })
        {
            let is_empty = place.face == Face::Empty;
            if is_foundation || is_outlined && is_empty {
                let (rank, suits) =
                    if is_empty { first_card(lang, scene, zone.name) } else { Default::default() };
                let kind = if is_foundation { "goal" } else { "empty" };
                outlines.push(Outline { rect: placed.rect, kind, rank, suits });
            }
        }
    }
    outlines
}

/// The rank of the first card of an empty foundation, and its suit as far as it matters: one of those without a
/// foundation. Empty for other places.
fn first_card(lang: &Lang, scene: &Scene, name: ZoneName) -> (String, Vec<Suit>) {
    match (name, scene.counts()) {
        (ZoneName::Foundation(_), Counts::LadyJane(counts)) => {
            (lang.rank_index(counts.base), suits_without_foundation(scene))
        }
        (ZoneName::Foundation(_), Counts::Doublets(counts)) => {
            (counts.wanted.map(|rank| lang.rank_index(rank)).unwrap_or_default(), Vec::new())
        }
        _ => (String::new(), Vec::new()),
    }
}

fn suits_without_foundation(scene: &Scene) -> Vec<Suit> {
    let foundations = scene.zones().iter().filter(|zone| matches!(zone.name, ZoneName::Foundation(_)));
    let has_foundation = |suit: Suit| {
        let mut places = foundations.clone().flat_map(|zone| &zone.places);
        places.any(|place| matches!(place.face, Face::Card(card) if card.suit() == suit))
    };
    Suit::ALL.into_iter().filter(|suit| !has_foundation(*suit)).collect()
}
