//! The motion after a win: cards or tiles fall, turn over, land and gather. Players who have switched motion off see none of it.

use std::time::Duration;

use leptos::prelude::*;
use talon_rules::pieces::{Card, Rank, Suit, Tile};
use talon_table::Face;

use crate::actions::app_state::{AppState, use_app};
use crate::faces::{Detail, Showing, face_markup};

/// The time until the pieces are made. The last move is shown first, because both at once take a weak device too long.
const AFTER_THE_MOVE: Duration = Duration::from_millis(60);

/// The motion, soon after the last move.
#[component]
pub(super) fn Celebration() -> impl IntoView {
    let is_due = RwSignal::new(false);
    let begin = move || {
        is_due.try_set(true);
    };
    set_timeout(begin, AFTER_THE_MOVE);
    move || is_due.get().then(|| view! { <Pieces/> })
}

/// Thirteen cards, from the ace to the king, or after a match all doublets. Screen readers hear the result from the note.
#[component]
fn Pieces() -> impl IntoView {
    let AppState { texts, game, .. } = use_app();
    let is_match = untrack(|| game.name()).properties().players > 1;
    let markup = move |face| {
        let draw = |lang: &talon_lang::Lang| {
            face_markup(face, |rank| lang.rank_index(rank), Detail::Full, Showing::default())
        };
        texts.with_untracked(draw)
    };
    let (faces, back): (Vec<Face>, Face) = if is_match {
        (Tile::all().filter(|tile| tile.is_doublet()).map(Face::Tile).collect(), Face::TileBack)
    } else {
        let cards = Rank::first(13).zip(Suit::ALL.into_iter().cycle());
        (cards.map(|(rank, suit)| Face::Card(Card::new(rank, suit))).collect(), Face::Back(None))
    };
    // The middle one stands upright.
    let first = (13 - faces.len()) / 2;
    let pieces = faces.into_iter().zip(first..).map(|(face, number)| {
        view! {
            <div class="falling" class:is-tile=is_match style=("--number", number.to_string())>
                <div class="falling-sides">
                    <div class="piece-side" inner_html=markup(face)></div>
                    <div class="piece-side is-back" inner_html=markup(back)></div>
                </div>
            </div>
        }
    });
    view! { <div class="celebration" aria-hidden="true">{pieces.collect_view()}</div> }
}
