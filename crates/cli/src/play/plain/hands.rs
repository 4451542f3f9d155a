//! The review of a hand of Curse of the Doublet, in lines.

use std::io::{self, BufRead, Write};

use talon_rules::curse::Seat;
use talon_table::HandReview;

use super::Plain;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Prints what the moves of the last hand revealed to the other seat, and what they were worth.
    pub(super) fn print_hand_review(&mut self) -> io::Result<()> {
        let Some(mut review) = self.session.hand_review() else {
            return self.print_text("hand-review-none");
        };
        self.print_text("terminal-plain-review-first")?;
        self.print_hand(&mut review)
    }

    /// Prints the same of all hands of a match.
    pub(super) fn print_match_review(&mut self, mut review: HandReview) -> io::Result<()> {
        self.print_text("terminal-plain-review-first")?;
        for hand in 0..review.hands().len() {
            review.go_to_hand(hand);
            self.print_hand(&mut review)?;
        }
        Ok(())
    }

    /// Prints the review of the hand that it looks at.
    fn print_hand(&mut self, review: &mut HandReview) -> io::Result<()> {
        self.output.flush()?;
        if self.ask_all(review).is_none() {
            return self.print_text("outlook-failed");
        }
        let hand = review.hand();
        let title = self.lang.hand_title(review, hand);
        let verdict = self.lang.hand_verdict(review, hand);
        let given = Seat::BOTH.map(|seat| self.lang.hand_given_away(review, hand, seat));
        for text in [title, verdict].iter().chain(&given) {
            self.print(text)?;
        }
        let moves = review.hands()[hand].clone();
        for number in moves.clone() {
            let name = self.lang.hand_move(review, number);
            let details = self.lang.hand_move_details(review, number).join(" ");
            self.print(&format!("{}. {name}. {details}", number + 1 - moves.start))?;
        }
        Ok(())
    }
}
