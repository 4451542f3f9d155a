//! The review of hands of Curse of the Doublet.

use talon_query::Judged;
use talon_rules::curse::{Move, Seat};
use talon_rules::{AnyLayout, Game};
use talon_table::{Decision, Disclosure, HandReview};

use crate::Lang;

impl Lang {
    /// The verdict of a review on a hand, in a sentence or two.
    pub fn hand_verdict(&self, review: &HandReview, hand: usize) -> String {
        let (done, all) = review.progress(hand);
        if done < all {
            return self.text("hand-review-looking");
        }
        let Some(number) = review.costliest(hand) else { return self.text("hand-review-nobody-erred") };
        let (Some(decision), Some(seat)) = (review.decision(number), review.seat(number)) else {
            return self.text("hand-review-nobody-erred");
        };
        let values = [
            ("number", self.number_in_hand(review, number).into()),
            ("seat", self.seat(seat)),
            ("play", self.play_name(decision.chosen()).into()),
            ("best", self.play_name(decision.best_fair()).into()),
            ("points", self.points(decision.fair_loss()).into()),
        ];
        self.text_with("hand-review-costliest", &values)
    }

    /// The points that a seat gave away in a hand, as a sentence.
    pub fn hand_given_away(&self, review: &HandReview, hand: usize, seat: Seat) -> String {
        let given = review.given_away(hand, seat);
        let (fair, seen) = (self.points(given.fair), self.points(100 * given.seen));
        let values = [("seat", self.seat(seat)), ("fair", fair.into()), ("seen", seen.into())];
        self.text_with("hand-review-given-away", &values)
    }

    /// The number of a hand and how it ended: `Hand 2. South goes out and scores 7 points.`
    pub fn hand_title(&self, review: &HandReview, hand: usize) -> String {
        let ending = match review.points(hand) {
            None => self.text("hand-review-given-up"),
            Some([0, 0]) => self.text("curse-blocked"),
            Some([south, north]) => {
                let (seat, points) = if south > north { (Seat::South, south) } else { (Seat::North, north) };
                self.text_with(
                    "hand-review-went-out",
                    &[("seat", self.seat(seat)), ("points", points.into())],
                )
            }
        };
        self.text_with("hand-review-hand", &[("number", (hand + 1).into()), ("ending", ending.into())])
    }

    /// A move of a hand and its seat, in a few words: `South: 2-5 (upper branch)`. For a move between two hands, the
    /// name of the move.
    pub fn hand_move(&self, review: &HandReview, number: usize) -> String {
        let played = review.moves()[number];
        let Some(seat) = review.seat(number) else {
            let layout = AnyLayout::Curse(review.before(number).layout());
            return self.move_name(&talon_rules::AnyMove::Curse(played), &layout);
        };
        let values = [("seat", self.seat(seat)), ("play", self.short_move(played).into())];
        self.text_with("hand-review-move", &values)
    }

    /// The details of a move: what it revealed to the other seat, and how it compares with the best play.
    pub fn hand_move_details(&self, review: &HandReview, number: usize) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(review.disclosure(number).and_then(|disclosure| self.disclosed(&disclosure)));
        let Some(seat) = review.seat(number) else { return lines };
        match review.decision(number) {
            Some(decision) => lines.extend(self.judged(decision, seat)),
            None if !review.is_decision(number) => lines.push(self.text("hand-review-no-choice")),
            None => lines.push(self.text("hand-review-looking")),
        }
        lines
    }

    /// A play in a few words: `2-5 (upper branch)`.
    pub fn play_name(&self, judged: &Judged) -> String {
        match judged.play {
            talon_rules::AnyMove::Curse(play) => self.short_move(play),
            // Only plays of Curse are judged.
            other => other.to_string(),
        }
    }

    /// Points from hundredths, with a sign and one decimal place: `+1.3`.
    pub fn signed_points(&self, hundredths: i32) -> String {
        let sign = match tenths(hundredths) {
            0 => None,
            1.. => Some('+'),
            _ => Some('-'),
        };
        sign.into_iter().chain(self.points(hundredths.abs()).chars()).collect()
    }

    /// Points from non-negative hundredths, with one decimal place unless it is 0.
    fn points(&self, hundredths: i32) -> String {
        let tenths = tenths(hundredths);
        if tenths % 10 == 0 {
            return (tenths / 10).to_string();
        }
        let values = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
        self.text_with("hand-review-points", &values)
    }

    pub(crate) fn short_move(&self, named: Move) -> String {
        match named {
            Move::Set(tile) => self.text_with("hand-review-set", &[("tile", self.tile_name(tile).into())]),
            Move::Play { tile, side } => {
                let values = [("tile", self.tile_name(tile).into()), ("side", side.into())];
                self.text_with("hand-review-play", &values)
            }
            Move::Pass => self.text("curse-move-pass"),
            Move::Lead(seat) => self.text_with("curse-move-lead", &[("seat", self.seat(seat))]),
            Move::Next => self.text("curse-move-next"),
        }
    }

    /// The number of a move within its hand, from 1.
    fn number_in_hand(&self, review: &HandReview, number: usize) -> usize {
        number + 1 - review.hands()[review.hand_of(number)].start
    }

    /// The proof of a move; `None` for a play that proved nothing.
    fn disclosed(&self, disclosure: &Disclosure) -> Option<String> {
        let lacks = self.list(disclosure.lacks.iter().map(u8::to_string));
        let id = match (disclosure.lacks.is_empty(), disclosure.after) {
            (true, after) if after == disclosure.before => return None,
            (false, after) if after == disclosure.before => "hand-review-pass-proves",
            (true, 1) => "hand-review-play-shows-all",
            (true, _) => "hand-review-play-narrows",
            (false, 1) => "hand-review-pass-shows-all",
            (false, _) => "hand-review-pass-narrows",
        };
        let values = [
            ("watcher", self.seat(disclosure.watcher)),
            ("seat", self.seat(disclosure.watcher.other())),
            ("lacks", lacks.into()),
            ("before", disclosure.before.into()),
            ("after", disclosure.after.into()),
        ];
        Some(self.text_with(id, &values))
    }

    fn judged(&self, decision: &Decision, seat: Seat) -> Vec<String> {
        let chosen = decision.chosen();
        let compared = |was_best: bool, ids: [&str; 2], best: &Judged, worth: i32, most: i32| {
            let values = [
                ("seat", self.seat(seat)),
                ("best", self.play_name(best).into()),
                ("points", self.signed_points(worth).into()),
                ("most", self.signed_points(most).into()),
            ];
            self.text_with(if was_best { ids[0] } else { ids[1] }, &values)
        };
        let fair = decision.best_fair();
        let ids = ["hand-review-fair-best", "hand-review-fair-better"];
        // A difference that is not shown is none.
        let is_best = fair == chosen || tenths(fair.fair) == tenths(chosen.fair);
        let mut lines = vec![compared(is_best, ids, fair, chosen.fair, fair.fair)];
        if let (Some(seen), Some(worth)) = (decision.best_seen(), chosen.seen) {
            let ids = ["hand-review-seen-best", "hand-review-seen-better"];
            lines.push(compared(seen == chosen, ids, seen, 100 * worth, 100 * seen.seen.unwrap_or(worth)));
        }
        lines
    }
}

/// Hundredths, rounded to tenths.
fn tenths(hundredths: i32) -> i32 {
    (hundredths.abs() + 5) / 10 * hundredths.signum()
}
