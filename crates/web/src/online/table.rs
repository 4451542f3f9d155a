//! `#/match/ID` and `#/watch/ID`: a match on the ordinary table.

use leptos::prelude::*;
use talon_app::network::{NoMove, why_off};
use talon_hall::MatchId;
use talon_rules::AnyMove;
use talon_table::Refused;

use super::invitation::Invitation;
use super::note::MatchNote;
use super::plate::PlatePlayer;
use super::problem::Problem;
use super::state::MatchState;
use super::waiting::Waiting;
use crate::actions::app_state::use_app;
use crate::languages;
use crate::pages::frame::{FetchFailed, Frame};
use crate::state::practice::{Practice, Versus};
use crate::table::Table;

/// The page of a match: the invitation, the link, or the table.
#[component]
pub(crate) fn MatchPage(
    /// The id, as the address has it.
    id: String,
    /// The key of the invitation.
    invite: Option<String>,
    /// True if the player watches.
    #[prop(optional)]
    watches: bool,
) -> impl IntoView {
    let texts = use_app().texts;
    let sentences = languages::fetch_topic(texts, "online", "online-copy");
    let is_there = Memo::new(move |_| sentences.get());
    move || {
        let id: Result<MatchId, _> = id.parse();
        Some(match (is_there.get()?, id, invite.clone()) {
            (false, ..) => view! { <FetchFailed/> }.into_any(),
            (true, Err(_), _) => {
                let error = super::calls::CallError::Refused("no-match".to_owned());
                view! { <Frame title=texts.signal("web-friend")><Problem error/></Frame> }.into_any()
            }
            (true, Ok(id), Some(invite)) => view! { <Invitation id invite/> }.into_any(),
            (true, Ok(id), None) => view! { <Match id watches/> }.into_any(),
        })
    }
}

/// The state that the page of a match shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The server has not answered yet, or the tiles are about to be dealt.
    Coming,
    /// A seat is open.
    Waiting,
    Table,
    Problem,
}

/// A match that this player takes part in or watches.
#[component]
fn Match(id: MatchId, watches: bool) -> impl IntoView {
    let app = use_app();
    let state = MatchState::show(app, id, watches);
    let stage = Memo::new(move |_| {
        let has_view = state.has_view();
        if state.problem.with(Option::is_some) {
            Stage::Problem
        } else if state.is_dealt() {
            Stage::Table
        } else if has_view && !state.is_full() && !state.is_over() {
            Stage::Waiting
        } else {
            Stage::Coming
        }
    });
    provide_context(state);
    move || match stage.get() {
        Stage::Table => view! { <MatchTable state/> }.into_any(),
        Stage::Waiting => view! { <Waiting state/> }.into_any(),
        Stage::Problem => state
            .problem
            .get()
            .map(|error| {
                view! { <Frame title=app.texts.signal("web-friend")><Problem error/></Frame> }
            })
            .into_any(),
        Stage::Coming => view! {
            <Frame title=app.texts.signal("web-friend")>
                <p role="status">{move || app.texts.with(|lang| state.progress(lang))}</p>
            </Frame>
        }
        .into_any(),
    }
}

/// The table of a match.
#[component]
fn MatchTable(state: MatchState) -> impl IntoView {
    let app = state.app;
    app.interface.cursor.set(None);
    app.practice.set(Some(Practice {
        play: UnsyncCallback::new(move |wanted| state.play(wanted)),
        hint: UnsyncCallback::new(move |()| {
            app.interface.refuse(app.texts.with_untracked(|lang| lang.text("online-off-help")));
        }),
        marked: Signal::derive(|| (None, None)),
        wrong: Signal::derive(|| (None, None)),
        note: || view! { <MatchNote/> }.into_any(),
        versus: Some(Versus {
            player: |seat, is_short| view! { <PlatePlayer seat is_short/> }.into_any(),
            turn: || {
                let state: MatchState = use_context().expect("a match on the table provides its state");
                state.app.texts.with(|lang| state.progress(lang))
            },
            why_off,
        }),
    }));
    state.lay_out();
    on_cleanup(move || app.practice.set(None));
    view! { <Table/> }
}

impl MatchState {
    /// Plays a move on the table and sends it; says why not if it is illegal.
    fn play(self, wanted: AnyMove) {
        self.app.game.let_go();
        if untrack(|| self.is_looking_back()) {
            return self.go_on();
        }
        let session = self.app.game.session;
        let checked = session
            .with_untracked(|session| self.table.with_untracked(|table| table.check_move(session, wanted)));
        match checked {
            Ok(legal) => self.act(talon_hall::Command::Move(legal)),
            Err(NoMove::Illegal(violation)) => self.app.refuse_because(&Refused::Illegal(violation)),
            Err(reason) => self.app.interface.refuse(reason.text(&self.app.texts.get_untracked())),
        }
    }
}
