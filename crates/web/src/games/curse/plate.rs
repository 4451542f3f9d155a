//! The score plate of Curse of the Doublet: the players with their points, the hand, and what to do now.

use leptos::prelude::*;
use talon_query::Level;
use talon_rules::AnySeat;
use talon_table::{Counts, CurseCounts, Scene};

use crate::actions::app_state::{AppState, use_app};

/// Below this height the plate has two lines.
const ROOM_FOR_PLAYERS: f64 = 116.0;

/// The score plate; nothing in other games.
#[component]
pub(crate) fn Plate() -> impl IntoView {
    let AppState { texts, game, practice, .. } = use_app();
    let rect = Memo::new(move |_| game.board.with(|board| board.plate));
    let level = Memo::new(move |_| game.session.with(|session| session.opponent()));
    let counts = Memo::new(move |_| match game.scene.with(Scene::counts) {
        Counts::Curse(counts) => Some(counts),
        _ => None,
    });
    let is_high = Memo::new(move |_| rect.with(|rect| rect.height >= ROOM_FOR_PLAYERS));
    let plate = move || {
        let counts = counts.get()?;
        let score = if is_high.get() {
            view! { <Players counts=counts.clone() level=level.get()/> }.into_any()
        } else {
            view! { <ScoreLine counts=counts.clone()/> }.into_any()
        };
        let turn = match practice.with(|practice| practice.as_ref().and_then(|practice| practice.versus)) {
            Some(versus) => Some((versus.turn)()),
            None => game.scene.with(|scene| texts.with(|lang| lang.turn_of(scene, &counts, level.get()))),
        };
        let is_mine = counts.turn == Some(counts.seat) && counts.result.is_none();
        Some(view! {
            <section
                class="plate"
                class:is-high=move || is_high.get()
                aria-label=texts.signal("curse-score-title")
                style:left=move || format!("{}px", rect.get().left)
                style:top=move || format!("{}px", rect.get().top)
                style:width=move || format!("{}px", rect.get().width)
                style:height=move || format!("{}px", rect.get().height)
            >
                {score}
                <p class="plate-turn" class:is-mine=is_mine>{turn}</p>
            </section>
        })
    };
    view! { {plate} }
}

/// Both players, the other one first, as their hands lie on the table.
#[component]
fn Players(counts: CurseCounts, level: Option<Level>) -> impl IntoView {
    let AppState { texts, practice, .. } = use_app();
    let hand = counts.standing.map(|standing| texts.with(|lang| lang.hand_number(&standing, false)));
    let seats = AnySeat::of(talon_rules::GameName::Curse);
    let others = seats.iter().copied().filter(|seat| *seat != counts.seat);
    let seats = others.chain([counts.seat]);
    let versus = practice.with(|practice| practice.as_ref().and_then(|practice| practice.versus));
    let player = |seat: AnySeat| {
        let name = match versus {
            Some(versus) => (versus.player)(seat, false),
            None => texts.with(|lang| lang.player_name(seat, counts.seat, level)).into_any(),
        };
        let (points, target) =
            (counts.points_of(seat), counts.standing.map_or(0, |standing| standing.target));
        let just_won =
            counts.result.filter(|result| result.winner == Some(seat)).map_or(0, |result| result.points());
        let dots = (1..=target.min(20)).map(|dot| {
            let (is_won, is_new) = (dot <= points, dot <= points && points - dot < just_won);
            view! { <i class:is-won=is_won class:is-new=is_new></i> }
        });
        view! {
            <li class="plate-player" class:is-to-move=counts.turn == Some(seat) && counts.result.is_none()>
                <span class="plate-name">{name}</span>
                <b class="plate-points">{points}</b>
                <span class="plate-dots" aria-hidden="true">{dots.collect_view()}</span>
            </li>
        }
    };
    view! {
        <p class="plate-hand">{hand}</p>
        <ul class="plate-players">{seats.map(player).collect_view()}</ul>
    }
}

/// The score in one line.
#[component]
fn ScoreLine(counts: CurseCounts) -> impl IntoView {
    let AppState { texts, practice, .. } = use_app();
    let versus = practice.with(|practice| practice.as_ref().and_then(|practice| practice.versus));
    let [south, north] = [AnySeat::South, AnySeat::North].map(|seat| {
        let name = match versus {
            Some(versus) => (versus.player)(seat, true),
            None => texts.with(|lang| lang.seat_name(seat)).into_any(),
        };
        (name, counts.points_of(seat))
    });
    let hand = counts.standing.map(|standing| texts.with(|lang| lang.hand_number(&standing, true)));
    view! {
        <p class="plate-score">
            {south.0} <b>{south.1}</b> <span>":"</span> <b>{north.1}</b> {north.0}
            <span class="plate-hand">{hand}</span>
        </p>
    }
}
