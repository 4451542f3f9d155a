//! The review of a hand of Curse of the Doublet, in lines.

use std::io::{self, BufRead, Write};

use talon_rules::curse::Seat;
use talon_table::HandReview;

use super::Plain;
use super::advice::LONG;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Tells what the moves of the hand that ended last told the other seat, and what they were worth.
    pub(super) fn tell_hand_review(&mut self) -> io::Result<()> {
        let Some(mut review) = HandReview::new(self.session.sitting()) else {
            return self.say("hand-review-none");
        };
        self.say("terminal-plain-review-first")?;
        self.output.flush()?;
        self.session.note_hand_review(&review);
        let hand = review.hands().len() - 1;
        while let Some(query) = review.query(hand) {
            let Some(answer) = self.help.ask(query.clone(), LONG) else {
                return self.say("outlook-failed");
            };
            review.take(&query, &answer);
        }
        let title = self.lang.hand_title(&review, hand);
        let verdict = self.lang.hand_verdict(&review, hand);
        let given = Seat::BOTH.map(|seat| self.lang.hand_given_away(&review, hand, seat));
        for text in [title, verdict].iter().chain(&given) {
            self.tell(text)?;
        }
        let moves = review.hands()[hand].clone();
        for number in moves.clone() {
            let made = self.lang.hand_move(&review, number);
            let told = self.lang.hand_move_told(&review, number).join(" ");
            self.tell(&format!("{}. {made}. {told}", number + 1 - moves.start))?;
        }
        Ok(())
    }
}
