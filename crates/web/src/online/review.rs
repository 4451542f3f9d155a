//! The review of a match that is over: all its hands, dealt again from the seeds.

use leptos::prelude::*;
use leptos::task::spawn_local;
use talon_hall::MatchRecord;
use talon_rules::curse::Seat;
use talon_table::HandReview;

use super::calls;
use super::state::MatchState;
use crate::address::Address;
use crate::browser;
use crate::state::advice::{GameReview, ReviewedMatch};

impl MatchState {
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
            browser::go_to(&Address::Review.to_string());
        });
    }
}
