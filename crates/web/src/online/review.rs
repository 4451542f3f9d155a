//! `#/match/ID/review`: the review of a match that is over, with all its hands, dealt again from the seeds.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::{MatchId, MatchRecord};
use talon_rules::curse::Seat;
use talon_table::HandReview;

use super::calls::{self, CallError};
use super::problem::Problem;
use super::state::MatchState;
use crate::actions::app_state::use_app;
use crate::address::Address;
use crate::browser;
use crate::languages;
use crate::pages::frame::{FetchFailed, Frame};
use crate::pages::review::Review;
use crate::state::advice::{GameReview, ReviewedMatch};

/// The page of the review. After a reload, it deals the hands once more.
#[component]
pub(crate) fn MatchReview(
    /// The id, as the address has it.
    id: String,
    /// True if the player watched.
    watches: bool,
) -> impl IntoView {
    let app = use_app();
    let sentences = languages::fetch_topic(app.texts, "online", "online-copy");
    let are_there = Memo::new(move |_| sentences.get());
    let address = if watches { Address::Watch(id.clone()) } else { Address::Match(id.clone(), None) };
    let is_ready = Memo::new(move |_| {
        let of_match = |review: &GameReview| Some(review.of_match.as_ref()?.address == address);
        app.advice.of_review(of_match).flatten() == Some(true)
    });
    let id: Option<MatchId> = id.parse().ok();
    move || {
        Some(match (are_there.get()?, is_ready.get(), id) {
            (false, ..) => view! { <FetchFailed/> }.into_any(),
            (true, true, _) => view! { <Review/> }.into_any(),
            (true, false, Some(id)) => view! { <Coming id watches/> }.into_any(),
            (true, false, None) => refused(CallError::Refused("no-match".to_owned())),
        })
    }
}

/// Comes back to a match, and opens its review; that of a match that goes on leads to its table.
#[component]
fn Coming(id: MatchId, watches: bool) -> impl IntoView {
    let state = MatchState::show(use_app(), id, watches);
    Effect::new(move |is_asked: Option<bool>| {
        let is_known =
            state.table.with(|table| table.view().is_some() && table.person(Seat::South).is_some());
        if is_asked == Some(true) || !is_known {
            return is_asked == Some(true);
        }
        if state.is_over() {
            state.review();
        } else {
            browser::go_to(&state.address().to_string());
        }
        true
    });
    move || state.problem.get().map(refused)
}

/// A page that says why there is no review.
fn refused(error: CallError) -> AnyView {
    let title = use_app().texts.signal("review-title");
    view! { <Frame title><Problem error/></Frame> }.into_any()
}

impl MatchState {
    /// The page of the review.
    fn review_address(self) -> Address {
        Address::MatchReview { id: self.id.to_string(), watches: self.watches }
    }

    /// Opens the review of the match.
    pub(super) fn review(self) {
        spawn_local(async move {
            let record = calls::record(self.id).await;
            let interface = self.app.interface;
            let lang = self.app.texts.get_untracked();
            let hands = match record.as_ref().map(MatchRecord::course) {
                Ok(Ok(course)) => course.and_then(|(first, moves)| HandReview::of_match(first, moves)),
                Ok(Err(error)) => {
                    let why = ("why", error.to_string().into());
                    return interface.refuse(lang.text_with("online-not-verified", &[why]));
                }
                Err(_) => return interface.refuse(lang.text("online-unreachable")),
            };
            let Some(hands) = hands else { return interface.refuse(lang.text("web-review-nothing")) };
            let names = (0..hands.moves().len()).map(|number| lang.hand_move(&hands, number)).collect();
            let session = self.app.game.session;
            let of = session.with_untracked(|session| (session.seated(), session.sitting().line().len()));
            let players = untrack(|| Seat::BOTH.map(|seat| self.seat_and_name(&lang, seat)));
            let of_match = Some(ReviewedMatch { address: self.address(), players });
            let review = GameReview {
                of,
                review: None,
                chances: None,
                hands: Some(hands),
                names,
                position: 0,
                of_match,
            };
            self.app.advice.review.set(Some(review));
            browser::go_to(&self.review_address().to_string());
        });
    }
}
