//! The motion after a win: cards fall, turn over, land and gather. Players who have switched motion off see none of it.

use leptos::prelude::*;
use talon_rules::pieces::{Card, Rank, Suit};
use talon_table::Face;

use crate::actions::app_state::{AppState, use_app};
use crate::faces::{Detail, Showing, face_markup};

/// Thirteen cards, from the ace to the king. Screen readers hear the result from the note.
#[component]
pub(super) fn Celebration() -> impl IntoView {
    let AppState { texts, .. } = use_app();
    let markup = move |face| {
        let draw = |lang: &talon_lang::Lang| {
            face_markup(face, |rank| lang.rank_index(rank), Detail::Full, Showing::default())
        };
        texts.with_untracked(draw)
    };
    let cards =
        Rank::first(13).zip(Suit::ALL.into_iter().cycle()).enumerate().map(|(number, (rank, suit))| {
            view! {
                <div class="falling" style=("--number", number.to_string())>
                    <div class="falling-sides">
                        <div class="piece-side" inner_html=markup(Face::Card(Card::new(rank, suit)))></div>
                        <div class="piece-side is-back" inner_html=markup(Face::Back(None))></div>
                    </div>
                </div>
            }
        });
    view! { <div class="celebration" aria-hidden="true">{cards.collect_view()}</div> }
}
